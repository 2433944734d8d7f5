/// The digits that the user types for a part of a date.
struct DateTyping: Hashable, Sendable {
  /// The digits so far; empty if the part shows its value.
  private(set) var digits = ""

  /// What a digit makes of the part.
  struct Entry: Hashable, Sendable {
    /// The number to store, or nil if it is not one yet.
    var value: Int?
    /// Whether no other digit can follow.
    var isComplete: Bool
  }

  /// Adds a digit; one that would leave the range begins anew.
  mutating func type(_ digit: Int, width: Int, range: ClosedRange<Int>) -> Entry {
    if let number = Int(digits + "\(digit)"), digits.count < width, number <= range.upperBound {
      digits += "\(digit)"
    } else {
      digits = "\(digit)"
    }
    let number = Int(digits) ?? 0
    let isComplete = digits.count >= width || number * 10 > range.upperBound
    let isReady = range.contains(number) && (width <= 2 || isComplete)
    if isComplete { digits = "" }
    return Entry(value: isReady ? number : nil, isComplete: isComplete)
  }

  /// Ends typing.
  ///
  /// - Returns: The year that an incomplete one stands for: of two digits, that of a century.
  mutating func end(century: Int) -> Int? {
    defer { digits = "" }
    guard let number = Int(digits), number > 0 else { return nil }
    return digits.count <= 2 ? century * 100 + number : number
  }
}
