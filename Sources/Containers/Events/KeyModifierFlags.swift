/// The modifier keys that are down.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The flags as bits.
  public let rawValue: Int

  /// Makes flags from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifierFlags(rawValue: 1)
  /// Control.
  public static let control = KeyModifierFlags(rawValue: 2)
  /// Alt, on other keyboards Option.
  public static let alternate = KeyModifierFlags(rawValue: 4)
  /// Super, on other keyboards Command or Windows.
  public static let command = KeyModifierFlags(rawValue: 8)
}
