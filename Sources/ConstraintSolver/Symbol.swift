/// A column of the tableau: what it is and its number, packed into one integer.
struct Symbol: Hashable, Comparable, Sendable {
  /// What a symbol stands for, which decides what values it may take.
  enum Kind: Int32 {
    /// A variable of the problem: any value.
    case external
    /// The distance of an inequality from its limit: not negative.
    case slack
    /// By how much a constraint that is not required is violated: not negative.
    case error
    /// The mark of a required equation: always 0, kept to know which rows the equation is in.
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
  /// Whether the symbol may take any value from 0 up.
  @inline(__always) var isRestricted: Bool {
    code & 3 == Kind.slack.rawValue || code & 3 == Kind.error.rawValue
  }

  @inline(__always) static func < (one: Symbol, other: Symbol) -> Bool { one.code < other.code }
}
