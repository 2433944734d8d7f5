/// Colours that change along a line or outward from a centre.
public struct Gradient: Hashable, Sendable {
  /// A colour and where it stands.
  public struct Stop: Hashable, Sendable {
    /// The position: 0 is the start, 1 the end.
    public var location: Double
    /// The colour at the position.
    public var color: Color

    /// Makes a stop.
    public init(_ location: Double, _ color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// Where the colours run, in the points of the canvas it fills.
  public enum Shape: Hashable, Sendable {
    /// From a point to a point, constant across.
    case linear(from: Point, to: Point)
    /// From a centre to a circle around it.
    case radial(center: Point, radius: Double)
  }

  /// The stops, by rising location; before the first and after the last the colour stays.
  public var stops: [Stop]
  /// Where the colours run.
  public var shape: Shape

  /// Makes a gradient of stops, in any order.
  public init(stops: [Stop], shape: Shape) {
    self.stops = stops.sorted { $0.location < $1.location }
    self.shape = shape
  }

  /// Makes an even gradient of colours.
  public init(_ colors: [Color], shape: Shape) {
    let last = Double(max(1, colors.count - 1))
    self.init(
      stops: colors.enumerated().map { Stop(Double($0.offset) / last, $0.element) }, shape: shape)
  }

  /// Returns the colour at a position along the gradient.
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
