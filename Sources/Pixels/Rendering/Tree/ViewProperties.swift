/// The animatable properties of a view: its geometry and its style.
package struct ViewProperties: Equatable, Sendable {
  /// The center of the view in its superview's coordinates.
  package var center = Point.zero
  /// The view's own coordinates: origin and size.
  package var bounds = Rect.zero
  /// Properties that few views set; `nil` if all have their defaults.
  private var effects: ViewEffects?
  // Stored outside the effects, so that a view that is moved in each frame allocates nothing.
  /// The transform, if it is only a translation in the plane.
  private var translation = Point.zero
  package var alpha = 1.0
  package var backgroundColor: Color?
  /// Whether the transform differs from the identity.
  // Stored, and outside the effects, because every hit test reads it: a getter would copy the
  // whole value for a caller in another module.
  package private(set) var isTransformed = false

  /// The transform about the center.
  package var transform: Transform3D {
    get {
      translation == .zero ? effects?.transform ?? .identity : Transform3D(moving: translation)
    }
    set {
      let (offset, former) = (newValue.planarTranslation, effects?.transform ?? .identity)
      let rest = offset == nil ? newValue : .identity
      if rest != former { effects = ViewEffects(transform: rest, style: style) }
      translation = offset ?? .zero
      isTransformed = newValue != .identity
    }
  }

  package var style: ViewStyle {
    get { effects?.style ?? ViewStyle() }
    set {
      effects = ViewEffects(transform: effects?.transform ?? .identity, style: newValue)
    }
  }

  package init() {}

  /// Copies other properties with another transform, reusing its own memory.
  package mutating func take(_ other: ViewProperties, transform: Transform3D) {
    let style = other.style
    if isKnownUniquelyReferenced(&effects), let effects, transform != .identity {
      effects.take(transform, style)
    } else {
      effects = ViewEffects(transform: transform, style: style)
    }
    translation = .zero
    isTransformed = transform != .identity
    center = other.center
    bounds = other.bounds
    alpha = other.alpha
    backgroundColor = other.backgroundColor
  }
}

extension Transform3D {
  fileprivate init(moving offset: Point) {
    self.init(Transform(translationX: offset.x, y: offset.y))
  }

  /// The translation in the plane that the transform is, or `nil` if it is anything else.
  fileprivate var planarTranslation: Point? {
    let offset = Point(x: rows.3.x, y: rows.3.y)
    return self == Transform3D(moving: offset) ? offset : nil
  }
}

/// The decoration of a view's rectangle.
package struct ViewStyle: Equatable, Sendable {
  package var cornerRadius = 0.0
  package var borderWidth = 0.0
  package var borderColor = Color.clear
  package var shadow: Shadow?

  /// Creates the style of a view without decoration except for its corners.
  package init(cornerRadius: Double = 0) { self.cornerRadius = cornerRadius }
}

/// The transform and style of a view, stored separately to keep the properties small.
private final class ViewEffects: Equatable, @unchecked Sendable {
  // Unchecked: written only while uniquely referenced.
  private(set) var transform: Transform3D
  private(set) var style: ViewStyle

  /// Returns `nil` for the default values.
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
