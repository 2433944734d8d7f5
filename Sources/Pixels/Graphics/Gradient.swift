/// Colors that change along a line or outward from a center.
public struct Gradient: Hashable, Sendable {
  /// A color at a position.
  public struct Stop: Hashable, Sendable {
    /// The position: 0 is the start, 1 the end.
    public var location: Double
    /// The color at the position.
    public var color: Color

    /// Creates a stop.
    public init(_ location: Double, _ color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// The geometry of a gradient, in the coordinates of the canvas that it fills.
  public enum Shape: Hashable, Sendable {
    /// From one point to another, constant at right angles to that line.
    case linear(from: Point, to: Point)
    /// From a center to a circle around it.
    case radial(center: Point, radius: Double)
  }

  /// The stops in order of location.
  ///
  /// Before the first and after the last, the color is constant.
  public var stops: [Stop]
  /// The geometry of the gradient.
  public var shape: Shape

  /// Creates a gradient from stops in any order.
  public init(stops: [Stop], shape: Shape) {
    self.stops = stops.sorted { $0.location < $1.location }
    self.shape = shape
  }

  /// Creates a gradient of evenly spaced colors.
  public init(_ colors: [Color], shape: Shape) {
    let last = Double(max(1, colors.count - 1))
    self.init(
      stops: colors.enumerated().map { Stop(Double($0.offset) / last, $0.element) }, shape: shape)
  }

  /// Returns the color at a position along the gradient.
  public func color(at location: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.color }
    if location >= last.location { return last.color }
    let next = stops.firstIndex { $0.location > location } ?? stops.count - 1
    let (a, b) = (stops[next - 1], stops[next])
    return a.color.mixed(
      with: b.color, by: (location - a.location) / (b.location - a.location))
  }
}
