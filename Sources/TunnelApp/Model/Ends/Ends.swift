/// A value for each end of the tunnel.
package nonisolated struct Ends<Value> {
  /// The value of the end where the child digs.
  package var start: Value
  /// The value of the end where the child comes out.
  package var target: Value

  /// The value of an end.
  package subscript(end: End) -> Value {
    get { end == .start ? start : target }
    set { if end == .start { start = newValue } else { target = newValue } }
  }

  /// Both values, that of the start first.
  package var values: [Value] { [start, target] }
}

nonisolated extension Ends {
  /// Creates the values of both ends, that of the start first.
  init(_ make: (End) -> Value) { self.init(start: make(.start), target: make(.target)) }

  /// Returns a value for each end that is made from this one.
  func map<Other>(_ transform: (Value) -> Other) -> Ends<Other> {
    Ends<Other>(start: transform(start), target: transform(target))
  }
}

nonisolated extension Ends: Equatable where Value: Equatable {}
nonisolated extension Ends: Hashable where Value: Hashable {}
nonisolated extension Ends: Sendable where Value: Sendable {}
