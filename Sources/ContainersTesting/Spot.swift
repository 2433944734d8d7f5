public import Containers

/// A place on the stage: an element by what it is called, or a point.
///
/// A string literal stands for an element: `stage.tap("Search")`.
public enum Spot: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The middle of the element that has a label, or else an identifier.
  case element(String)
  /// A point of the window.
  case point(Point)

  /// Makes the place of an element.
  public init(stringLiteral label: String) { self = .element(label) }

  /// Returns a point of the window, in points from the upper left corner.
  public static func at(_ x: Double, _ y: Double) -> Spot { .point(Point(x: x, y: y)) }
}
