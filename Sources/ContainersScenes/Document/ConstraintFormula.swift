internal import Containers

/// A constraint written as a formula, for example `logo.width = 0.5 * self.width + 8 @750 #logo`.
struct ConstraintFormula {
  /// An attribute of an item.
  struct Side: Hashable {
    let item: String
    let attribute: LayoutConstraint.Attribute
  }

  /// What was expected where the formula cannot be read.
  struct Failure: Error {
    let offset: Int
    let expected: String
  }

  let first: Side
  let relation: LayoutConstraint.Relation
  private(set) var factor = 1.0
  private(set) var second: Side?
  private(set) var constant = 0.0
  private(set) var priority = 1000.0
  private(set) var identifier: String?

  /// Reads a formula.
  init(_ text: String) throws(Failure) {
    var reader = Reader(text)
    first = try reader.side()
    relation = try reader.relation()
    try readRight(&reader)
    if reader.take("@") { priority = try reader.number("a priority") }
    if reader.take("#") { identifier = try reader.name("the id of the constraint") }
    guard reader.isAtEnd else { throw reader.failure("+, -, @, # or the end") }
  }

  private mutating func readRight(_ reader: inout Reader) throws(Failure) {
    guard reader.startsNumber else {
      second = try reader.side()
      return try readConstant(&reader)
    }
    let number = try reader.number("a number")
    guard reader.take("*") else {
      constant = number
      return
    }
    factor = number
    second = try reader.side()
    try readConstant(&reader)
  }

  private mutating func readConstant(_ reader: inout Reader) throws(Failure) {
    if reader.take("+") {
      constant = try reader.number("a number")
    } else if reader.take("-") {
      constant = -(try reader.number("a number"))
    }
  }

  /// Why the layout would not take the constraint, or `nil` if it does.
  var obstacle: String? {
    guard priority > 0, priority <= 1000 else {
      return "has a priority that is not above 0 and up to 1000."
    }
    guard abs(constant) <= 1e9, abs(factor) <= 1e6 else {
      return "has a number that is out of range."
    }
    guard let second else {
      return first.attribute.kind == .extent
        ? nil : "compares a position with a number: compare it with another item, such as self."
    }
    let (a, b) = (first.attribute, second.attribute)
    guard a.kind == b.kind else {
      return
        "compares different things: use two horizontal positions, two vertical ones, or two sizes."
    }
    let (x, y) = (a.withinMargins, b.withinMargins)
    guard !(x.isDirectional && y.isFixedSide || x.isFixedSide && y.isDirectional) else {
      return "mixes leading or trailing with left or right: use one of both."
    }
    return factor == 0 && a.kind != .extent
      ? "has a factor of 0, which leaves nothing to compare." : nil
  }

  static let attributes: KeyValuePairs<String, LayoutConstraint.Attribute> = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline,
    "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
    "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]
}

extension ConstraintFormula {
  /// Reads a formula from left to right; spaces mean nothing.
  private struct Reader {
    private let text: String
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
      self.text = text
      bytes = Array(text.utf8)
    }

    func failure(_ expected: String) -> Failure {
      Failure(offset: string(from: 0).count, expected: expected)
    }

    /// Returns what stands before the position.
    private func string(from start: Int) -> String {
      String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// The next character if it is ASCII, as nearly all are: finding where others end is slow.
    private var next: UInt8? {
      guard position < bytes.count else { return nil }
      let isAlone = position + 1 == bytes.count || bytes[position + 1] < 0x80
      // Otherwise accents may follow, which make it another character.
      return isAlone && bytes[position] < 0x80 ? bytes[position] : character.asciiValue
    }

    /// The next character, which has to exist.
    private var character: Character {
      text[text.utf8.index(text.startIndex, offsetBy: position)]
    }

    private mutating func skipSpace() {
      while next == UInt8(ascii: " ") { position += 1 }
    }

    var isAtEnd: Bool {
      mutating get {
        skipSpace()
        return position == bytes.count
      }
    }

    mutating func take(_ token: String) -> Bool {
      skipSpace()
      let start = position
      for byte in token.utf8 {
        guard next == byte else {
          position = start
          return false
        }
        position += 1
      }
      return true
    }

    var startsNumber: Bool {
      mutating get {
        skipSpace()
        return next.map { $0 == UInt8(ascii: "-") || Self.isOfNumber($0) } ?? false
      }
    }

    private static func isOfNumber(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: ".") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }

    mutating func number(_ expected: String) throws(Failure) -> Double {
      skipSpace()
      let start = position
      if next == UInt8(ascii: "-") { position += 1 }
      while let byte = next, Self.isOfNumber(byte) { position += 1 }
      guard let value = Double(string(from: start)), value.isFinite else {
        position = start
        throw failure(expected)
      }
      return value
    }

    mutating func name(_ expected: String) throws(Failure) -> String {
      skipSpace()
      let start = position
      while position < bytes.count {
        if let byte = next {
          guard byte.isOfName, position > start || !Self.isOfNumber(byte) else { break }
          position += 1
        } else {
          let character = character
          guard character.isOfName, position > start || !character.isNumber else { break }
          position += character.utf8.count
        }
      }
      guard position > start else { throw failure(expected) }
      return string(from: start)
    }

    mutating func side() throws(Failure) -> Side {
      let item = try name("the id of an item")
      guard take(".") else { throw failure(". and an attribute") }
      let start = position
      let name = try name("an attribute")
      guard let attribute = attributes.first(where: { $0.key == name })?.value else {
        position = start
        throw failure("an attribute; " + NearestName.hint(for: name, among: attributes.map(\.key)))
      }
      return Side(item: item, attribute: attribute)
    }

    mutating func relation() throws(Failure) -> LayoutConstraint.Relation {
      if take("<=") { return .lessThanOrEqual }
      if take(">=") { return .greaterThanOrEqual }
      guard take("==") || take("=") else { throw failure("=, <= or >=") }
      return .equal
    }
  }
}
