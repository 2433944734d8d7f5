public import Containers

/// A place on the stage: an element by what it is called and what kind of thing it is, or a point.
///
/// A string literal stands for the element of that name:
///
/// ```swift
/// stage.tap("Search")
/// stage.tap(.switch("Favorite"))
/// stage.tap(.button("Delete", in: "Row 3"))
/// stage.tap(.at(20, 40))
/// ```
///
/// A name is an accessibility label or, where no element has that label, an accessibility identifier. Of
/// several elements with one name a control counts before a picture or a plain view, and that before a
/// caption, so that "Favorite" is the switch and not the text beside it.
public struct Spot: Hashable, Sendable, ExpressibleByStringInterpolation {
  enum Place: Hashable, Sendable {
    case element(ElementQuery)
    case point(Point)
  }

  let place: Place

  /// Makes the place of the element of a name.
  public init(stringLiteral name: String) { self = .element(name) }

  private init(_ place: Place) { self.place = place }

  /// Returns a point of the window, in points from the upper left corner.
  public static func at(_ x: Double, _ y: Double) -> Spot { .point(Point(x: x, y: y)) }

  /// Returns a point of the window, in points from the upper left corner.
  public static func point(_ point: Point) -> Spot { Spot(.point(point)) }

  /// Returns the place of an element.
  ///
  /// - Parameters:
  ///   - name: Its label or identifier; nil for any.
  ///   - container: The label or identifier of an element that it lies in; nil for any place.
  ///   - traits: Traits that it has, all of them.
  public static func element(
    _ name: String? = nil, in container: String? = nil, traits: AccessibilityProperties.Traits = []
  ) -> Spot {
    Spot(.element(ElementQuery(name: name, container: container, traits: traits)))
  }
}

// MARK: - Roles

extension Spot {
  /// Returns the place of a button.
  public static func button(_ name: String? = nil, in container: String? = nil) -> Spot {
    .element(name, in: container, traits: .button)
  }

  /// Returns the place of a switch, or of another control that is on or off.
  public static func `switch`(_ name: String? = nil, in container: String? = nil) -> Spot {
    .element(name, in: container, traits: .toggleButton)
  }

  /// Returns the place of a field or view that text can be typed in.
  public static func textField(_ name: String? = nil, in container: String? = nil) -> Spot {
    .element(name, in: container, traits: .textField)
  }

  /// Returns the place of a slider, a stepper or another control whose value moves up and down.
  public static func adjustable(_ name: String? = nil, in container: String? = nil) -> Spot {
    .element(name, in: container, traits: .adjustable)
  }

  /// Returns the place of text that stays as it is.
  public static func text(_ name: String? = nil, in container: String? = nil) -> Spot {
    .element(name, in: container, traits: .staticText)
  }

  /// Returns the place of a picture.
  public static func image(_ name: String? = nil, in container: String? = nil) -> Spot {
    .element(name, in: container, traits: .image)
  }

  /// Returns the place of what heads a section.
  public static func header(_ name: String? = nil, in container: String? = nil) -> Spot {
    .element(name, in: container, traits: .header)
  }
}
