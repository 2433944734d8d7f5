extension Transform {
  /// Returns the transform that rotates by an angle in radians, clockwise (y down), then applies
  /// this one.
  public func rotated(by radians: Double) -> Transform {
    Transform(rotationAngle: radians).concatenating(self)
  }

  /// Returns the transform that scales, then applies this one.
  public func scaledBy(x: Double, y: Double) -> Transform {
    Transform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns the transform that translates, then applies this one.
  public func translatedBy(x: Double, y: Double) -> Transform {
    Transform(translationX: x, y: y).concatenating(self)
  }

  /// Returns the size transformed without the translation.
  public func apply(_ size: Size) -> Size {
    Size(width: a * size.width + c * size.height, height: b * size.width + d * size.height)
  }
}

extension Point {
  /// Returns the point transformed.
  public func applying(_ transform: Transform) -> Point { transform.apply(self) }
}

extension Size {
  /// Returns the size transformed without the translation.
  public func applying(_ transform: Transform) -> Size { transform.apply(self) }
}

extension Rect {
  /// Returns the bounding rectangle of this rectangle transformed.
  public func applying(_ transform: Transform) -> Rect { transform.apply(self) }
}
