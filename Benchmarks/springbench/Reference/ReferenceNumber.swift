#if arch(x86_64) || arch(i386)
  /// The type in which references are computed: 11 bits more than what is measured.
  typealias ReferenceNumber = Float80
#else
  /// The type in which references are computed; this processor has none that is wider than what is measured.
  typealias ReferenceNumber = Double
#endif

/// What a reference can tell.
enum ReferencePrecision {
  /// Whether references are so much better than the results that their difference is the results' error.
  ///
  /// Asked of the arithmetic, not of the type: Valgrind computes with 53 bits whatever the type has.
  static let isExtended = ReferenceNumber(opaque(1)) + 0x1p-60 > 1

  /// By how many bounds a correct result may differ from a reference that has rounding errors of its own.
  static let slack: ReferenceNumber = isExtended ? 0 : 1
}
