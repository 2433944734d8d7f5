public import Containers

/// A place on the stage: an element, by its name and role, or a point.
///
/// A string literal refers to the element with that name:
///
/// ```swift
/// stage.tap("Search")
/// stage.tap(.switch("Favorite"))
/// stage.tap(.button("Delete", in: "Row 3"))
/// stage.tap(.at(20, 40))
/// ```
///
/// A name is an accessibility label or, if no element has that label, an accessibility identifier.
/// If several elements have the same name, controls take precedence over images and plain views,
/// which take precedence over captions. "Favorite" is therefore the switch and not the text beside
/// it.
public struct Spot: Hashable, Sendable, ExpressibleByStringInterpolation {
  enum Place: Hashable, Sendable {
    case element(ElementQuery)
    case point(Point)
  }

  let place: Place

  /// Creates the spot of an element with a name.
  public init(stringLiteral name: String) { self = .element(name) }

  private init(_ place: Place) { self.place = place }

  /// Returns a spot in the window, in points from the top left corner.
  public static func at(_ x: Double, _ y: Double) -> Spot { .point(Point(x: x, y: y)) }

  /// Returns a spot in the window, in points from the top left corner.
  public static func point(_ point: Point) -> Spot { Spot(.point(point)) }

  /// Returns the spot of an element.
  ///
  /// - Parameters:
  ///   - name: The label or identifier; `nil` for any.
  ///   - container: The label or identifier of an element that contains it; `nil` for any.
  ///   - traits: Traits that the element must all have.
  public static func element(
    _ name: String? = nil, in container: String? = nil, traits: AccessibilityProperties.Traits = []
  ) -> Spot {
    Spot(.element(ElementQuery(name: name, container: container, traits: traits)))
  }
}

// MARK: - Roles

extension Spot {
  /// Returns the spot of a button.
  public static func button(_ name: String? = nil, in container: String? = nil) -> Spot {
    .element(name, in: container, traits: .button)
  }

  /// Returns the spot of a switch, or of another on-off control.
  public static func `switch`(_ name: String? = nil, in container: String? = nil) -> Spot {
    .element(name, in: container, traits: .toggleButton)
  }

  /// Returns the spot of an editable text field or text view.
  public static func textField(_ name: String? = nil, in container: String? = nil) -> Spot {
    .element(name, in: container, traits: .textField)
  }

  /// Returns the spot of a slider, a stepper or another control with an adjustable value.
  public static func adjustable(_ name: String? = nil, in container: String? = nil) -> Spot {
    .element(name, in: container, traits: .adjustable)
  }

  /// Returns the spot of static text.
  public static func text(_ name: String? = nil, in container: String? = nil) -> Spot {
    .element(name, in: container, traits: .staticText)
  }

  /// Returns the spot of an image.
  public static func image(_ name: String? = nil, in container: String? = nil) -> Spot {
    .element(name, in: container, traits: .image)
  }

  /// Returns the spot of a section header.
  public static func header(_ name: String? = nil, in container: String? = nil) -> Spot {
    .element(name, in: container, traits: .header)
  }
}
