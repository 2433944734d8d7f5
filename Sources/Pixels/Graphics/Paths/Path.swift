/// A path of lines and curves, in points.
public struct Path: Hashable, Sendable {
  /// A segment of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a new subpath at a point.
    case move(Point)
    /// Adds a straight line.
    case line(Point)
    /// Adds a quadratic Bézier curve with a control point.
    case quad(Point, control: Point)
    /// Adds a cubic Bézier curve with two control points.
    case cubic(Point, control1: Point, control2: Point)
    /// Adds a line back to the start of the subpath.
    case close
  }

  /// The elements in order.
  public private(set) var elements: [Element] = []
  private var start = Point.zero
  private var current = Point.zero

  /// Creates an empty path.
  public init() {}

  /// Removes all elements, keeping the capacity.
  mutating func removeAll() {
    elements.removeAll(keepingCapacity: true)
    (start, current) = (.zero, .zero)
  }

  /// Reserves capacity for a number of elements.
  mutating func reserve(_ count: Int) { elements.reserveCapacity(count) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element; `nil` for an empty path.
  public var currentPoint: Point? { isEmpty ? nil : current }

  /// Starts a new subpath.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    start = point
    current = point
  }

  /// Adds a straight line; in an empty path it only sets the starting point.
  public mutating func line(to point: Point) {
    guard !isEmpty else { return move(to: point) }
    elements.append(.line(point))
    current = point
  }

  /// Adds a quadratic Bézier curve; an empty path starts at the control point.
  public mutating func quad(to point: Point, control: Point) {
    if isEmpty { move(to: control) }
    elements.append(.quad(point, control: control))
    current = point
  }

  /// Adds a cubic Bézier curve; an empty path starts at the first control point.
  public mutating func cubic(to point: Point, control1: Point, control2: Point) {
    if isEmpty { move(to: control1) }
    elements.append(.cubic(point, control1: control1, control2: control2))
    current = point
  }

  /// Adds a line back to the start of the subpath.
  public mutating func close() {
    guard !isEmpty, elements.last != .close else { return }
    elements.append(.close)
    current = start
  }

  /// Adds the elements of another path as separate subpaths.
  public mutating func append(_ other: Path) {
    guard !other.isEmpty else { return }
    elements += other.elements
    start = other.start
    current = other.current
  }

  /// Returns the path transformed.
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
