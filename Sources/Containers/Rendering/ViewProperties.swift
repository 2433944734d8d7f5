/// What of a view can be animated: where it stands and how it is styled.
struct ViewProperties: Equatable, Sendable {
  /// The middle of the view in its superview's bounds.
  var center = Point.zero
  /// The view's own coordinates: origin and size.
  var bounds = Rect.zero
  /// What few views have; nil where it is all as at first.
  private var effects: ViewEffects?
  var alpha = 1.0
  var backgroundColor: Color?

  /// The transform about the center.
  var transform: Transform3D {
    get { effects?.transform ?? .identity }
    set { effects = ViewEffects(transform: newValue, style: style) }
  }

  var style: ViewStyle {
    get { effects?.style ?? ViewStyle() }
    set { effects = ViewEffects(transform: transform, style: newValue) }
  }

  /// Whether the transform is another than the identity.
  var isTransformed: Bool { effects?.isTransformed ?? false }

  init() {}

  /// Takes other properties with another transform, in the memory of its own.
  mutating func take(_ other: ViewProperties, transform: Transform3D) {
    let style = other.style
    if isKnownUniquelyReferenced(&effects), let effects, transform != .identity {
      effects.take(transform, style)
    } else {
      effects = ViewEffects(transform: transform, style: style)
    }
    center = other.center
    bounds = other.bounds
    alpha = other.alpha
    backgroundColor = other.backgroundColor
  }
}

/// The decoration of a view's rectangle.
struct ViewStyle: Equatable, Sendable {
  var cornerRadius = 0.0
  var borderWidth = 0.0
  var borderColor = Color.clear
  var shadow: Shadow?
}

/// The transform and the decoration of a view, apart from its other properties to keep those small.
private final class ViewEffects: Equatable, @unchecked Sendable {
  // Unchecked: written only through properties that nothing shares it with.
  private(set) var transform: Transform3D
  private(set) var style: ViewStyle
  private(set) var isTransformed: Bool

  /// Fails for what a view has at first.
  init?(transform: Transform3D, style: ViewStyle) {
    isTransformed = transform != .identity
    guard isTransformed || style != ViewStyle() else { return nil }
    self.transform = transform
    self.style = style
  }

  func take(_ transform: Transform3D, _ style: ViewStyle) {
    isTransformed = transform != .identity
    self.transform = transform
    self.style = style
  }

  static func == (a: ViewEffects, b: ViewEffects) -> Bool {
    a === b || (a.transform == b.transform && a.style == b.style)
  }
}
