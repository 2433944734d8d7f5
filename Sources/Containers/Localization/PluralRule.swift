/// The rule that selects a message's plural form for a number, from the header of a gettext
/// catalog.
///
/// It is a C expression in `n`: `nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);`.
struct PluralRule: Sendable {
  /// An integer expression, in which `n` is the number that selects the form.
  indirect enum Expression: Sendable {
    case number(UInt)
    case count
    case not(Expression)
    case binary(Operator, Expression, Expression)
    case choice(Expression, Expression, Expression)
  }

  /// A binary operator.
  enum Operator: String, Sendable, CaseIterable {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case unequal = "!="
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case greater = ">"
    case plus = "+"
    case minus = "-"
    case times = "*"
    case over = "/"
    case remainder = "%"
  }

  /// The number of forms.
  let formCount: Int
  private let expression: Expression

  /// The rule for English, which also applies to catalogs without a rule.
  static let english = PluralRule(
    formCount: 2, expression: .binary(.unequal, .count, .number(1)))

  init(formCount: Int, expression: Expression) {
    self.formCount = formCount
    self.expression = expression
  }

  /// Returns the index of the form for a number; nil if the expression has no value or names no
  /// form.
  ///
  /// A negative number uses the form of its magnitude.
  func form(for number: Int) -> Int? {
    guard let value = Self.value(of: expression, number.magnitude), value < UInt(formCount) else {
      return nil
    }
    return Int(value)
  }

  private static func value(of expression: Expression, _ n: UInt) -> UInt? {
    switch expression {
    case .number(let number): return number
    case .count: return n
    case .not(let operand): return value(of: operand, n).map { $0 == 0 ? 1 : 0 }
    case .choice(let condition, let yes, let no):
      return value(of: condition, n).flatMap { value(of: $0 != 0 ? yes : no, n) }
    case .binary(let sign, let left, let right):
      guard let left = value(of: left, n) else { return nil }
      // As in C, the right side is not evaluated if the left side decides.
      if sign == .or, left != 0 { return 1 }
      if sign == .and, left == 0 { return 0 }
      return value(of: right, n).flatMap { sign.result(left, $0) }
    }
  }
}

extension PluralRule.Operator {
  /// The precedence of the operator; higher values bind tighter.
  var precedence: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .unequal: 3
    case .atMost, .atLeast, .less, .greater: 4
    case .plus, .minus: 5
    case .times, .over, .remainder: 6
    }
  }

  /// Returns the result for two operands; nil for a division by zero.
  ///
  /// Arithmetic wraps around, as for unsigned numbers in C.
  fileprivate func result(_ a: UInt, _ b: UInt) -> UInt? {
    switch self {
    case .or: a != 0 || b != 0 ? 1 : 0
    case .and: a != 0 && b != 0 ? 1 : 0
    case .equal: a == b ? 1 : 0
    case .unequal: a != b ? 1 : 0
    case .atMost: a <= b ? 1 : 0
    case .atLeast: a >= b ? 1 : 0
    case .less: a < b ? 1 : 0
    case .greater: a > b ? 1 : 0
    case .plus: a &+ b
    case .minus: a &- b
    case .times: a &* b
    case .over: b == 0 ? nil : a / b
    case .remainder: b == 0 ? nil : a % b
    }
  }
}
