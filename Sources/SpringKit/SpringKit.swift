@_exported public import NumericalMethods
@_exported public import Springs
