/// A value for each of some columns of a split, kept in place so that layout takes no memory.
struct ColumnValues<Value> {
  typealias Column = SplitViewController.Column

  private var primary: Value?
  private var supplementary: Value?
  private var secondary: Value?
  private var compact: Value?

  /// The value of a column, or `nil` if it has none.
  subscript(column: Column) -> Value? {
    get {
      switch column {
      case .primary: primary
      case .supplementary: supplementary
      case .secondary: secondary
      case .compact: compact
      }
    }
    set {
      switch column {
      case .primary: primary = newValue
      case .supplementary: supplementary = newValue
      case .secondary: secondary = newValue
      case .compact: compact = newValue
      }
    }
  }
}

extension ColumnValues: Equatable where Value: Equatable {}
extension ColumnValues: Sendable where Value: Sendable {}

extension ColumnValues: Sequence, IteratorProtocol {
  /// Removes and returns the first value, in the order of the columns from the primary edge.
  mutating func next() -> (column: Column, value: Value)? {
    for column in [Column.primary, .supplementary, .secondary, .compact] {
      guard let value = self[column] else { continue }
      self[column] = nil
      return (column, value)
    }
    return nil
  }
}

extension ColumnValues: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral elements: (Column, Value)...) {
    for (column, value) in elements { self[column] = value }
  }
}
