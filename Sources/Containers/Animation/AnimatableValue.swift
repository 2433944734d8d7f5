/// The value of an animatable property.
enum AnimatableValue: Equatable {
  case number(Double)
  case point(Point)
  case rect(Rect)
  case transform(Transform3D)
  case color(Color?)
  case style(ViewStyle)

  /// Returns the value interpolated toward another of the same kind: 0 is this value, 1 the other.
  func mixed(with other: AnimatableValue, by progress: Double) -> AnimatableValue {
    if progress == 0 { return self }
    return switch (self, other) {
    case (.number(let a), .number(let b)): .number(Interpolation.number(a, b, progress))
    case (.point(let a), .point(let b)): .point(Interpolation.point(a, b, progress))
    case (.rect(let a), .rect(let b)): .rect(Interpolation.rect(a, b, progress))
    case (.transform(let a), .transform(let b)):
      .transform(Interpolation.transform(a, b, progress))
    case (.color(let a), .color(let b)): .color(Interpolation.color(a, b, progress))
    case (.style(let a), .style(let b)): .style(Interpolation.style(a, b, progress))
    default: other
    }
  }

  /// Returns the value offset by the difference between a moving value and its base, which adds up
  /// animations.
  func moved(with moving: AnimatableValue, from base: AnimatableValue) -> AnimatableValue {
    if moving == base { return self }
    switch (self, moving, base) {
    case (.number(let value), .number(let moving), .number(let base)):
      return .number(value + (moving - base))
    case (.point(let value), .point(let moving), .point(let base)):
      return .point(value + (moving - base))
    case (.rect(let value), .rect(let moving), .rect(let base)):
      return .rect(
        Rect(
          x: value.minX + (moving.minX - base.minX), y: value.minY + (moving.minY - base.minY),
          width: value.width + (moving.width - base.width),
          height: value.height + (moving.height - base.height)))
    case (.transform(let value), .transform(let moving), .transform(let base)):
      guard let back = base.inverted else { return self }
      return .transform(moving.concatenating(back).concatenating(value))
    default: return self
    }
  }

  /// Returns the distance to another value of the same kind, in a metric of that kind, for paced
  /// keyframes.
  func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(a - b)
    case (.point(let a), .point(let b)): return AnimatableValue.length(b - a)
    case (.rect(let a), .rect(let b)):
      return AnimatableValue.length(b.center - a.center)
        + AnimatableValue.length(
          Point(x: b.width - a.width, y: b.height - a.height))
    case (.transform(let a), .transform(let b)):
      let (x, y) = (a.rows, b.rows)
      let squares =
        (x.0 - y.0) * (x.0 - y.0) + (x.1 - y.1) * (x.1 - y.1) + (x.2 - y.2) * (x.2 - y.2)
        + (x.3 - y.3) * (x.3 - y.3)
      return squares.sum().squareRoot()
    case (.color(let a), .color(let b)):
      let (a, b) = (a ?? .clear, b ?? .clear)
      let squares = [a.red - b.red, a.green - b.green, a.blue - b.blue, a.alpha - b.alpha]
      return squares.reduce(0) { $0 + $1 * $1 }.squareRoot()
    default: return self == other ? 0 : 1
    }
  }

  private static func length(_ way: Point) -> Double {
    (way.x * way.x + way.y * way.y).squareRoot()
  }
}
