extension PluralRule {
  /// Parses the value of `Plural-Forms` in a catalog's header; nil if it is invalid.
  init?(header: some StringProtocol) {
    var (count, expression): (Int?, Expression?)
    for part in header.split(separator: ";") {
      let text = String(part.filter { !$0.isWhitespace })
      if text.hasPrefix("nplurals=") { count = Int(text.dropFirst("nplurals=".count)) }
      if text.hasPrefix("plural=") {
        var reader = ExpressionReader(text.dropFirst("plural=".count))
        expression = reader.whole()
      }
    }
    guard let count, 1...Self.mostForms ~= count, let expression else { return nil }
    self.init(formCount: count, expression: expression)
  }

  /// The maximum number of forms, which no language exceeds.
  private static let mostForms = 6
}

/// Parses an expression without whitespace, by operator precedence.
private struct ExpressionReader {
  /// The maximum nesting depth, so that a malicious catalog cannot overflow the stack.
  private static let deepest = 64

  private var rest: Substring
  private var depth = 0

  init(_ text: Substring) { rest = text }

  /// Parses the entire text.
  mutating func whole() -> PluralRule.Expression? {
    guard let expression = choice(), rest.isEmpty else { return nil }
    return expression
  }

  private mutating func choice() -> PluralRule.Expression? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    guard let condition = operation(atLeast: 1) else { return nil }
    guard take("?") else { return condition }
    guard let yes = choice(), take(":"), let no = choice() else { return nil }
    return .choice(condition, yes, no)
  }

  private mutating func operation(atLeast least: Int) -> PluralRule.Expression? {
    guard var left = operand() else { return nil }
    var length = 0
    while let sign = nextOperator(atLeast: least) {
      length += 1
      // A long chain of operators nests to the left, so its length is limited too.
      guard length < Self.deepest, let right = operation(atLeast: sign.precedence + 1) else {
        return nil
      }
      left = .binary(sign, left, right)
    }
    return left
  }

  private mutating func nextOperator(atLeast least: Int) -> PluralRule.Operator? {
    // Two-character operators come first, so that `<=` is not parsed as `<`.
    for sign in PluralRule.Operator.allCases
    where sign.precedence >= least && rest.hasPrefix(sign.rawValue) {
      rest = rest.dropFirst(sign.rawValue.count)
      return sign
    }
    return nil
  }

  private mutating func operand() -> PluralRule.Expression? {
    guard depth < Self.deepest else { return nil }
    depth += 1
    defer { depth -= 1 }
    if take("!") { return operand().map { .not($0) } }
    if take("n") { return .count }
    if take("(") {
      guard let inner = choice(), take(")") else { return nil }
      return inner
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let number = UInt(digits) else { return nil }
    rest = rest[digits.endIndex...]
    return .number(number)
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
}
