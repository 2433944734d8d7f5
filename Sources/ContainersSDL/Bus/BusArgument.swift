/// A value that ``BusMessage`` writes: the few types that its calls and answers have.
enum BusArgument: Equatable, ExpressibleByStringInterpolation {
  case text(String)
  case number(UInt32)
  /// A dictionary of properties without entries.
  case noProperties

  init(stringLiteral text: String) { self = .text(text) }

  /// The signature of the type.
  var signature: String {
    switch self {
    case .text: "s"
    case .number: "u"
    case .noProperties: "a{sv}"
    }
  }
}
