/// A trait: something that a view hierarchy inherits from the top down, such as light or dark.
///
/// The system's traits are definitions like those of a program:
///
/// ```swift
/// enum DensityTrait: TraitDefinition {
///   static let defaultValue = 1.0
/// }
/// view.traitOverrides[DensityTrait.self] = 0.8
/// let density = subview.traitCollection[DensityTrait.self]  // 0.8
/// ```
public protocol TraitDefinition: SendableMetatype {
  /// What the trait says.
  associatedtype Value: Hashable & Sendable
  /// The value where nothing above says another.
  static var defaultValue: Value { get }
  /// What the trait is called in messages; the name of the type unless declared.
  static var name: String { get }
  /// Whether colours may be others with another value, so that views draw again; false unless
  /// declared.
  static var affectsColorAppearance: Bool { get }
}

extension TraitDefinition {
  /// The name of the type.
  public static var name: String { String(describing: self) }
  /// No.
  public static var affectsColorAppearance: Bool { false }

  /// Whether a value says nothing, so that it is not stored.
  static func isUnspecified(_ value: Value) -> Bool {
    self is any SystemTrait.Type && value == defaultValue
  }
}

/// A trait as a value, to be named in a list.
public typealias Trait = any TraitDefinition.Type

/// A trait whose default stands for none said: it is inherited, not stored.
protocol SystemTrait: TraitDefinition {}
