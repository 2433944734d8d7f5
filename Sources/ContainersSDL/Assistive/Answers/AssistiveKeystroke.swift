/// A key as assistive technology hears it, in the numbers of X11.
struct AssistiveKeystroke: Hashable {
  /// The modifier keys that were held before the key changed.
  struct Modifiers: OptionSet, Hashable {
    let rawValue: UInt32

    static let shift = Modifiers(rawValue: 1 << 0)
    static let capsLock = Modifiers(rawValue: 1 << 1)
    static let control = Modifiers(rawValue: 1 << 2)
    static let alternate = Modifiers(rawValue: 1 << 3)
    static let numLock = Modifiers(rawValue: 1 << 4)
    static let command = Modifiers(rawValue: 1 << 6)
    static let level3 = Modifiers(rawValue: 1 << 7)
  }

  /// Whether the key was pressed; otherwise it was released.
  var isPress: Bool
  /// The symbol.
  var symbol: UInt32
  /// The position on the keyboard.
  var code: UInt32
  var modifiers: Modifiers
  /// The name of the symbol, or the text that it types.
  var name: String
  /// Whether the key types the name.
  var isText: Bool

  /// Returns the argument by which the registry is told of the key.
  ///
  /// The registry refuses the unsigned numbers that its own interface description asks for.
  ///
  /// - Parameter now: The time of the frame clock.
  func value(at now: Duration) -> AssistiveValue {
    let time = Int64(now / .milliseconds(1))
    return .structure([
      .uint32(isPress ? 0 : 1), .int32(Int32(bitPattern: symbol)), .int32(Int32(code)),
      .int32(Int32(modifiers.rawValue)), .int32(Int32(truncatingIfNeeded: time)), .string(name),
      .boolean(isText),
    ])
  }
}
