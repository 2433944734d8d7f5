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
    var reader = Reader(characters: Array(text))
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
    let characters: [Character]
    private var position = 0

    init(characters: [Character]) { self.characters = characters }

    func failure(_ expected: String) -> Failure { Failure(offset: position, expected: expected) }

    private mutating func skipSpace() {
      while position < characters.count, characters[position] == " " { position += 1 }
    }

    var isAtEnd: Bool {
      mutating get {
        skipSpace()
        return position == characters.count
      }
    }

    mutating func take(_ token: String) -> Bool {
      skipSpace()
      guard characters[position...].starts(with: token) else { return false }
      position += token.count
      return true
    }

    var startsNumber: Bool {
      mutating get {
        skipSpace()
        guard position < characters.count else { return false }
        let first = characters[position]
        return first == "-" || first == "." || first.isASCII && first.isNumber
      }
    }

    mutating func number(_ expected: String) throws(Failure) -> Double {
      skipSpace()
      let start = position
      if position < characters.count, characters[position] == "-" { position += 1 }
      while position < characters.count,
        characters[position] == "." || characters[position].isASCII && characters[position].isNumber
      {
        position += 1
      }
      guard let value = Double(String(characters[start..<position])), value.isFinite else {
        position = start
        throw failure(expected)
      }
      return value
    }

    mutating func name(_ expected: String) throws(Failure) -> String {
      skipSpace()
      let start = position
      while position < characters.count, characters[position].isOfName,
        position > start || !characters[position].isNumber
      {
        position += 1
      }
      guard position > start else { throw failure(expected) }
      return String(characters[start..<position])
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
