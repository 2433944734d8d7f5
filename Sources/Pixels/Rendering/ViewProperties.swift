/// What of a view can be animated: where it stands and how it is styled.
package struct ViewProperties: Equatable, Sendable {
  /// The middle of the view in its superview's bounds.
  package var center = Point.zero
  /// The view's own coordinates: origin and size.
  package var bounds = Rect.zero
  /// What few views have; nil where it is all as at first.
  private var effects: ViewEffects?
  package var alpha = 1.0
  package var backgroundColor: Color?
  /// Whether the transform is another than the identity.
  // Stored beside the effects: every hit test reads it.
  package private(set) var isTransformed = false

  /// The transform about the center.
  package var transform: Transform3D {
    get { effects?.transform ?? .identity }
    set {
      effects = ViewEffects(transform: newValue, style: style)
      isTransformed = newValue != .identity
    }
  }

  package var style: ViewStyle {
    get { effects?.style ?? ViewStyle() }
    set { effects = ViewEffects(transform: transform, style: newValue) }
  }

  package init() {}

  /// Takes other properties with another transform, in the memory of its own.
  package mutating func take(_ other: ViewProperties, transform: Transform3D) {
    let style = other.style
    if isKnownUniquelyReferenced(&effects), let effects, transform != .identity {
      effects.take(transform, style)
    } else {
      effects = ViewEffects(transform: transform, style: style)
    }
    isTransformed = transform != .identity
    center = other.center
    bounds = other.bounds
    alpha = other.alpha
    backgroundColor = other.backgroundColor
  }
}

/// The decoration of a view's rectangle.
package struct ViewStyle: Equatable, Sendable {
  package var cornerRadius = 0.0
  package var borderWidth = 0.0
  package var borderColor = Color.clear
  package var shadow: Shadow?

  /// Makes the style of a view that shows no decoration but its corners.
  package init(cornerRadius: Double = 0) { self.cornerRadius = cornerRadius }
}

/// The transform and the decoration of a view, apart from its other properties to keep those small.
private final class ViewEffects: Equatable, @unchecked Sendable {
  // Unchecked: written only through properties that nothing shares it with.
  private(set) var transform: Transform3D
  private(set) var style: ViewStyle

  /// Fails for what a view has at first.
  init?(transform: Transform3D, style: ViewStyle) {
    guard transform != .identity || style != ViewStyle() else { return nil }
    self.transform = transform
    self.style = style
  }

  func take(_ transform: Transform3D, _ style: ViewStyle) {
    self.transform = transform
    self.style = style
  }

  static func == (a: ViewEffects, b: ViewEffects) -> Bool {
    a === b || (a.transform == b.transform && a.style == b.style)
  }
}
