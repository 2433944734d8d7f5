/// The modifier keys that are pressed.
public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The flags as a bit mask.
  public let rawValue: Int

  /// Creates flags from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = KeyModifierFlags(rawValue: 1)
  /// Control.
  public static let control = KeyModifierFlags(rawValue: 2)
  /// Alt, or Option on other keyboards.
  public static let alternate = KeyModifierFlags(rawValue: 4)
  /// Super, or Command or Windows on other keyboards.
  public static let command = KeyModifierFlags(rawValue: 8)
}
