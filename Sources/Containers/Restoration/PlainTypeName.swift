/// A reader of the names that the compiler gives to types that are neither generic nor private.
///
/// They consist of identifiers, each followed by the kind of what it names. The runtime reads every
/// name of the compiler, but crashes at some that the compiler never writes.
struct PlainTypeName {
  private var rest: Substring.UTF8View

  /// Returns whether a text has the form of a name.
  static func matches(_ text: String) -> Bool {
    var name = PlainTypeName(rest: text.utf8[...])
    return name.matches()
  }

  private mutating func matches() -> Bool {
    guard identifier() else { return false }
    var isType = false
    while let byte = rest.first {
      isType = false
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): guard identifier() else { return false }
      case UInt8(ascii: "C"), UInt8(ascii: "O"), UInt8(ascii: "V"):
        rest.removeFirst()
        isType = true
      case UInt8(ascii: "E"): rest.removeFirst()
      default: guard substitution() else { return false }
      }
    }
    return isType
  }

  /// Moves past an identifier: its length and itself, or the numbers of words that occurred before.
  private mutating func identifier() -> Bool {
    let isCoded = take("0")
    let isForeign = isCoded && take("0")
    var hasWords = isCoded && !isForeign
    repeat {
      while hasWords, let isLast = word() { hasWords = !isLast }
      if take("0") { return true }
      guard let count = length() else { return false }
      if isForeign { _ = take("_") }
      guard count <= rest.count else { return false }
      rest.removeFirst(count)
    } while hasWords
    return true
  }

  /// Moves past what stands for something that occurred before.
  private mutating func substitution() -> Bool {
    guard take("A") else { return false }
    while let isLast = word() { if isLast { return true } }
    return false
  }

  /// Moves past a letter, and returns whether it is an uppercase one, which ends a list; `nil` if
  /// there is none.
  private mutating func word() -> Bool? {
    guard let byte = rest.first else { return nil }
    let isLast = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
    guard isLast || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte else { return nil }
    rest.removeFirst()
    return isLast
  }

  private mutating func length() -> Int? {
    let digits = rest.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    guard digits.count <= 3, let count = Int(Substring(digits)) else { return nil }
    rest.removeFirst(digits.count)
    return count
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest.removeFirst()
    return true
  }
}
