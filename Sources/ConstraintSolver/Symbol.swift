/// A column of the tableau: its kind and number, packed into one integer.
struct Symbol: Hashable, Comparable, Sendable {
  /// The meaning of a symbol, which determines the values it may take.
  enum Kind: Int32 {
    /// A variable of the problem; it may take any value.
    case external
    /// The distance of an inequality from its limit; it is nonnegative.
    case slack
    /// The violation of a constraint that is not required; it is nonnegative.
    case error
    /// The marker of a required equation; it is always 0 and identifies the rows with the equation.
    case dummy
  }

  let code: Int32

  /// No symbol.
  static let none = Symbol(code: -1)

  init(_ kind: Kind, index: Int) { code = Int32(truncatingIfNeeded: index) << 2 | kind.rawValue }

  private init(code: Int32) { self.code = code }

  var isError: Bool { !isNone && code & 3 == Kind.error.rawValue }

  @inline(__always) var index: Int { Int(code >> 2) }
  @inline(__always) var isNone: Bool { code < 0 }
  @inline(__always) var isExternal: Bool { code & 3 == Kind.external.rawValue }
  @inline(__always) var isDummy: Bool { code & 3 == Kind.dummy.rawValue }
  /// Whether the symbol may take any nonnegative value.
  @inline(__always) var isRestricted: Bool {
    code & 3 == Kind.slack.rawValue || code & 3 == Kind.error.rawValue
  }

  @inline(__always) static func < (one: Symbol, other: Symbol) -> Bool { one.code < other.code }
}
