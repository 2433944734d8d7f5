/// A JSON value, as the archive of the state and its coders hold it.
enum RestorationValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// A number as it is written in JSON, so that none loses precision.
  case number(String)
  case text(String)
  case list([RestorationValue])
  case table([String: RestorationValue])
}

extension RestorationValue {
  /// The text, or `nil` if the value is not one.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The items, or `nil` if the value is not a list.
  var list: [RestorationValue]? { if case .list(let items) = self { items } else { nil } }

  /// The members, or `nil` if the value is not a table.
  var table: [String: RestorationValue]? {
    if case .table(let members) = self { members } else { nil }
  }

  /// The truth value, or `nil` if the value is not one.
  var bool: Bool? { if case .bool(let isTrue) = self { isTrue } else { nil } }

  /// The number if it is finite, or `nil` if the value is not one.
  var number: Double? {
    guard case .number(let text) = self, let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }

  /// The number if it is a whole one, or `nil` if the value is not.
  var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }

  /// Creates the value of a whole number.
  init(_ number: Int) { self = .number("\(number)") }

  /// Creates the value of a number, which is null if JSON has no such number.
  init(_ number: Double) { self = number.isFinite ? .number("\(number)") : .null }
}
