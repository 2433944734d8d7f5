/// A fact together with the data set that says it.
///
/// What the fact has itself can be read through it: `place.country?.name`.
@dynamicMemberLookup
public struct Sourced<Value> {
  /// The fact.
  public let value: Value
  /// The data set that says it.
  public let source: DataSource

  /// Makes a fact of a value and what says it.
  public init(_ value: Value, _ source: DataSource) {
    self.value = value
    self.source = source
  }

  /// Returns what the fact itself has.
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    value[keyPath: path]
  }
}

extension Sourced: Equatable where Value: Equatable {}
extension Sourced: Hashable where Value: Hashable {}
extension Sourced: Sendable where Value: Sendable {}
