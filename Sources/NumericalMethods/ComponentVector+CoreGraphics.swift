#if canImport(CoreGraphics)
  public import CoreGraphics

  extension CGPoint: ComponentVector {
    public static func + (left: CGPoint, right: CGPoint) -> CGPoint {
      CGPoint(x: left.x + right.x, y: left.y + right.y)
    }
    public static func - (left: CGPoint, right: CGPoint) -> CGPoint {
      CGPoint(x: left.x - right.x, y: left.y - right.y)
    }
    public mutating func scale(by factor: Double) {
      x *= factor
      y *= factor
    }
    public var magnitudeSquared: Double { x * x + y * y }
    public var componentCount: Int { 2 }
    public subscript(component index: Int) -> Double {
      get {
        requireComponent(index, of: 2)
        return index == 0 ? x : y
      }
      set {
        requireComponent(index, of: 2)
        if index == 0 { x = newValue } else { y = newValue }
      }
    }
  }

  extension CGSize: ComponentVector {
    public static func + (left: CGSize, right: CGSize) -> CGSize {
      CGSize(width: left.width + right.width, height: left.height + right.height)
    }
    public static func - (left: CGSize, right: CGSize) -> CGSize {
      CGSize(width: left.width - right.width, height: left.height - right.height)
    }
    public mutating func scale(by factor: Double) {
      width *= factor
      height *= factor
    }
    public var magnitudeSquared: Double { width * width + height * height }
    public var componentCount: Int { 2 }
    public subscript(component index: Int) -> Double {
      get {
        requireComponent(index, of: 2)
        return index == 0 ? width : height
      }
      set {
        requireComponent(index, of: 2)
        if index == 0 { width = newValue } else { height = newValue }
      }
    }
  }

  extension CGRect: ComponentVector {
    public static func + (left: CGRect, right: CGRect) -> CGRect {
      CGRect(origin: left.origin + right.origin, size: left.size + right.size)
    }
    public static func - (left: CGRect, right: CGRect) -> CGRect {
      CGRect(origin: left.origin - right.origin, size: left.size - right.size)
    }
    public mutating func scale(by factor: Double) {
      origin.scale(by: factor)
      size.scale(by: factor)
    }
    public var magnitudeSquared: Double { origin.magnitudeSquared + size.magnitudeSquared }
    public var componentCount: Int { 4 }
    public subscript(component index: Int) -> Double {
      get { index < 2 ? origin[component: index] : size[component: index - 2] }
      set { if index < 2 { origin[component: index] = newValue } else { size[component: index - 2] = newValue } }
    }
  }
#endif
