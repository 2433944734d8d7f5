/// A parsed visual format of a row or column, for example `H:|-[name(>=50)]-8-[value]-|`.
package struct VisualFormat {
  /// A condition: a relation to a number or a named object, with an optional priority.
  package struct Predicate: Equatable {
    var relation = LayoutConstraint.Relation.equal
    package var object: Object
    package var priority: Number?
  }

  /// A number, or the name of a metric.
  package enum Number: Equatable {
    case value(Double)
    case name(String)
  }

  /// The object of a comparison.
  package enum Object: Equatable {
    case value(Double)
    /// The name of a metric or an item.
    case name(String)
  }

  /// The connection between two neighbors.
  package enum Connection: Equatable {
    /// No space.
    case flush
    /// The system spacing.
    case standard
    case predicates([Predicate])
  }

  /// A named item, or the superview.
  package struct Element: Equatable {
    /// The name of the item; nil for the superview.
    package var name: String?
    package var predicates: [Predicate] = []
  }

  private(set) var axis = LayoutConstraint.Axis.horizontal
  package private(set) var elements: [Element] = []
  /// The connections between each element and the next.
  package private(set) var connections: [Connection] = []

  /// Parses a format.
  package init(_ text: String) throws(VisualFormatError) {
    var reader = Reader(text)
    if reader.take("H:") { axis = .horizontal } else if reader.take("V:") { axis = .vertical }
    if reader.take("|") {
      elements.append(Element(name: nil))
      connections.append(try reader.connection())
    }
    elements.append(try reader.element())
    while !reader.isAtEnd {
      connections.append(try reader.connection())
      if reader.take("|") {
        elements.append(Element(name: nil))
        break
      }
      elements.append(try reader.element())
    }
    guard reader.isAtEnd else { throw reader.error("nothing after the superview") }
  }
}

/// The error of an invalid visual format.
package struct VisualFormatError: Error, CustomStringConvertible {
  let text: String
  package let offset: Int
  package let expected: String

  /// The text, a mark below the position of the error, and what was expected there.
  package var description: String {
    "The visual format cannot be read: expected \(expected).\n  \(text)\n  "
      + String(repeating: " ", count: offset) + "^"
  }
}

extension VisualFormat {
  /// Parses a format from left to right.
  private struct Reader {
    private let text: String
    private let characters: [Character]
    private var position = 0

    init(_ text: String) {
      self.text = text
      characters = Array(text)
    }

    var isAtEnd: Bool { position == characters.count }

    func error(_ expected: String) -> VisualFormatError {
      VisualFormatError(text: text, offset: position, expected: expected)
    }

    mutating func take(_ token: String) -> Bool {
      let wanted = Array(token)
      guard characters[position...].starts(with: wanted) else { return false }
      position += wanted.count
      return true
    }

    mutating func element() throws(VisualFormatError) -> Element {
      guard take("[") else { throw error("[ and the name of a view") }
      var element = Element(name: try name("the name of a view"))
      if take("(") { element.predicates = try predicates() }
      guard take("]") else { throw error("]") }
      return element
    }

    mutating func connection() throws(VisualFormatError) -> Connection {
      guard take("-") else { return .flush }
      if let next = characters[position...].first, next == "[" || next == "|" { return .standard }
      let list = take("(") ? try predicates() : [Predicate(object: try object())]
      guard take("-") else { throw error("- after the distance") }
      return .predicates(list)
    }

    /// Parses a list of conditions, after its opening parenthesis.
    private mutating func predicates() throws(VisualFormatError) -> [Predicate] {
      var list = [try predicate()]
      while take(",") { list.append(try predicate()) }
      guard take(")") else { throw error(", or )") }
      return list
    }

    private mutating func predicate() throws(VisualFormatError) -> Predicate {
      var relation = LayoutConstraint.Relation.equal
      if take("<=") {
        relation = .lessThanOrEqual
      } else if take(">=") {
        relation = .greaterThanOrEqual
      } else {
        _ = take("==")
      }
      var predicate = Predicate(relation: relation, object: try object())
      guard take("@") else { return predicate }
      switch try object() {
      case .value(let value): predicate.priority = .value(value)
      case .name(let name): predicate.priority = .name(name)
      }
      return predicate
    }

    private mutating func object() throws(VisualFormatError) -> Object {
      let start = position
      if let first = characters[position...].first, first.isNumber || first == "-" || first == "." {
        position += 1
        while let next = characters[position...].first, next.isNumber || next == "." {
          position += 1
        }
        guard let value = Double(String(characters[start..<position])) else {
          position = start
          throw error("a number")
        }
        return .value(value)
      }
      return .name(try name("a number or a name"))
    }

    private mutating func name(_ expected: String) throws(VisualFormatError) -> String {
      let start = position
      while let next = characters[position...].first,
        next.isLetter || next == "_" || position > start && next.isNumber
      {
        position += 1
      }
      guard position > start else { throw error(expected) }
      return String(characters[start..<position])
    }
  }
}
