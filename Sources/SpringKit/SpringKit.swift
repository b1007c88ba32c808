@_exported public import Engines
@_exported public import NumericalMethods
@_exported public import Springs
