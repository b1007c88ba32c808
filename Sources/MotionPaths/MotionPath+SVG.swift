extension MotionPath {
  /// A path from SVG path data: the `d` of a `path` element, or what CSS's `path()` holds.
  ///
  /// The whole grammar of SVG 2 is read: numbers that touch, flags without separators, implicit lines after a move,
  /// relative commands, the shorthands `H V S T`. Numbers are rounded once, correctly. Empty data are an empty path.
  /// `23.`, a coordinate that is not finite and anything after an error are refused. It takes time in proportion to the
  /// text.
  ///
  /// Source: SVG 2, "Paths", section 9.3.
  ///
  /// - Throws: ``MotionPathError/text(offset:reason:)``. ``parse(svgPathData:)-(StringProtocol)`` has what precedes the error as well.
  public init(svgPathData text: some StringProtocol) throws(MotionPathError) {
    try self.init(svgPathData: Array(text.utf8).span)
  }

  /// A path from SVG path data in UTF-8; see ``init(svgPathData:)-(StringProtocol)``.
  public init(svgPathData text: Span<UInt8>) throws(MotionPathError) {
    let (path, error) = Self.parse(svgPathData: text)
    if let error { throw error }
    self = path
  }

  /// What a renderer shows of SVG path data: everything before the first error, and that error, nil where there is
  /// none.
  ///
  /// The elements before the erroneous one are kept, as SVG asks ("render until error").
  public static func parse(svgPathData text: some StringProtocol) -> (path: MotionPath, error: MotionPathError?) {
    parse(svgPathData: Array(text.utf8).span)
  }

  /// What a renderer shows of SVG path data in UTF-8; see ``parse(svgPathData:)-(StringProtocol)``.
  public static func parse(svgPathData text: Span<UInt8>) -> (path: MotionPath, error: MotionPathError?) {
    var parser = SVGPathParser()
    let error = parser.read(text)
    return (parser.path, error)
  }

  /// The path as SVG path data, in few characters.
  ///
  /// Reading it gives the same elements to the bit, but for arcs given by their center: each becomes SVG arcs of at
  /// most a quarter turn, whose ends are the same to the bit and whose points are within 32 ulps of the largest
  /// coordinate or radius. For each element the shortest of its forms is taken; a relative one only where adding gives
  /// the bits back.
  public var svgPathData: String {
    var printer = SVGPathPrinter()
    for element in elements { printer.write(element) }
    return String(decoding: printer.text, as: UTF8.self)
  }
}
