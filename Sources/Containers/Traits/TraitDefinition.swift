/// A trait: a value that a view hierarchy inherits from the top down, such as light or dark.
///
/// The system traits are defined in the same way as those of a program:
///
/// ```swift
/// enum DensityTrait: TraitDefinition {
///   static let defaultValue = 1.0
/// }
/// view.traitOverrides[DensityTrait.self] = 0.8
/// let density = subview.traitCollection[DensityTrait.self]  // 0.8
/// ```
public protocol TraitDefinition: SendableMetatype {
  /// The type of the trait's values.
  associatedtype Value: Hashable & Sendable
  /// The value of the trait if no ancestor specifies one.
  static var defaultValue: Value { get }
  /// The name of the trait in messages; the name of the type by default.
  static var name: String { get }
  /// Whether the trait affects colors, so that views redraw when it changes; `false` by default.
  static var affectsColorAppearance: Bool { get }
}

extension TraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: self) }
  /// Returns `false`.
  public static var affectsColorAppearance: Bool { false }

  /// Whether a value is unspecified and therefore not stored.
  static func isUnspecified(_ value: Value) -> Bool {
    self is any SystemTrait.Type && value == defaultValue
  }
}

/// A trait as a value, for use in lists.
public typealias Trait = any TraitDefinition.Type

/// A trait whose default value means unspecified, so that it is inherited and not stored.
protocol SystemTrait: TraitDefinition {}
