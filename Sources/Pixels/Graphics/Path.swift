/// An outline on the plane made of lines and curves, in points.
public struct Path: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a new piece at a point.
    case move(Point)
    /// Draws a straight line.
    case line(Point)
    /// Draws a quadratic Bézier curve by way of a control point.
    case quad(Point, control: Point)
    /// Draws a cubic Bézier curve by way of two control points.
    case cubic(Point, control1: Point, control2: Point)
    /// Draws a line back to the start of the piece.
    case close
  }

  /// The steps in order.
  public private(set) var elements: [Element] = []
  private var start = Point.zero
  private var current = Point.zero

  /// Makes an empty path.
  public init() {}

  /// Takes all steps out, and keeps their memory.
  mutating func removeAll() {
    elements.removeAll(keepingCapacity: true)
    (start, current) = (.zero, .zero)
  }

  /// Makes room for some steps.
  mutating func reserve(_ count: Int) { elements.reserveCapacity(count) }

  /// Whether the path has no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next step begins.
  public var currentPoint: Point? { isEmpty ? nil : current }

  /// Starts a new piece.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    start = point
    current = point
  }

  /// Adds a straight line; in an empty path it only sets the start.
  public mutating func line(to point: Point) {
    guard !isEmpty else { return move(to: point) }
    elements.append(.line(point))
    current = point
  }

  /// Adds a quadratic Bézier curve.
  public mutating func quad(to point: Point, control: Point) {
    if isEmpty { move(to: control) }
    elements.append(.quad(point, control: control))
    current = point
  }

  /// Adds a cubic Bézier curve.
  public mutating func cubic(to point: Point, control1: Point, control2: Point) {
    if isEmpty { move(to: control1) }
    elements.append(.cubic(point, control1: control1, control2: control2))
    current = point
  }

  /// Adds a line back to the start of the piece.
  public mutating func close() {
    guard !isEmpty, elements.last != .close else { return }
    elements.append(.close)
    current = start
  }

  /// Adds the steps of another path as pieces of their own.
  public mutating func append(_ other: Path) {
    guard !other.isEmpty else { return }
    elements += other.elements
    start = other.start
    current = other.current
  }

  /// Returns the path with every point moved by a transform.
  public func apply(_ transform: Transform) -> Path {
    var moved = self
    moved.start = transform.apply(start)
    moved.current = transform.apply(current)
    moved.elements = elements.map { element in
      switch element {
      case .move(let point): .move(transform.apply(point))
      case .line(let point): .line(transform.apply(point))
      case .quad(let point, let control):
        .quad(transform.apply(point), control: transform.apply(control))
      case .cubic(let point, let control1, let control2):
        .cubic(
          transform.apply(point), control1: transform.apply(control1),
          control2: transform.apply(control2))
      case .close: .close
      }
    }
    return moved
  }
}
