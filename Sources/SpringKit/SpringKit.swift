@_exported public import Engines
@_exported public import MotionPaths
@_exported public import NumericalMethods
@_exported public import Springs
@_exported public import Timelines
@_exported public import TimingCurves
