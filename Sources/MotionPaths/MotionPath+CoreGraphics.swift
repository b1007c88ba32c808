#if canImport(CoreGraphics)
  public import CoreGraphics

  extension MotionPath {
    /// A path with the elements of a CoreGraphics path, whose arcs are cubic curves already. Traps for points that are
    /// not finite.
    public init(_ path: CGPath) {
      self.init()
      var elements: [Element] = []
      unsafe path.applyWithBlock { element in
        func point(_ index: Int) -> SIMD2<Double> {
          let point = unsafe element.pointee.points[index]
          return SIMD2(Double(point.x), Double(point.y))
        }
        switch unsafe element.pointee.type {
        case .moveToPoint: elements.append(.move(to: point(0)))
        case .addLineToPoint: elements.append(.line(to: point(0)))
        case .addQuadCurveToPoint: elements.append(.quadCurve(to: point(1), control: point(0)))
        case .addCurveToPoint: elements.append(.curve(to: point(2), control1: point(0), control2: point(1)))
        case .closeSubpath: elements.append(.closeSubpath)
        @unknown default: fatalError("a CGPath element of a new type")
        }
      }
      for element in elements { append(element) }
    }

    /// The path for CoreGraphics, which makes cubic curves of arcs.
    public var cgPath: CGPath {
      let result = CGMutablePath()
      func point(_ point: SIMD2<Double>) -> CGPoint { CGPoint(x: point.x, y: point.y) }
      walk { element, _, segment in
        switch element {
        case .move(let end): result.move(to: point(end))
        case .closeSubpath: result.closeSubpath()
        default: break
        }
        switch segment {
        case .line(let line): if element != .closeSubpath { result.addLine(to: point(line.end)) }
        case .quadratic(let curve): result.addQuadCurve(to: point(curve.end), control: point(curve.control))
        case .cubic(let curve):
          result.addCurve(to: point(curve.end), control1: point(curve.control1), control2: point(curve.control2))
        case .arc(let arc):
          let ellipse = CGAffineTransform(translationX: arc.center.x, y: arc.center.y)
            .rotated(by: arc.xAxisRotation).scaledBy(x: arc.radii.x, y: arc.radii.y)
          result.addRelativeArc(
            center: .zero, radius: 1, startAngle: arc.startAngle, delta: arc.sweep, transform: ellipse)
        case nil: break
        }
      }
      return result
    }
  }
#endif
