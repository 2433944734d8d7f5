/// A value and the data set that it comes from.
///
/// Members of the value are directly accessible: `place.country?.name`.
@dynamicMemberLookup
public struct Sourced<Value> {
  /// The value.
  public let value: Value
  /// The data set that the value comes from.
  public let source: DataSource

  /// Creates a value with its source.
  public init(_ value: Value, _ source: DataSource) {
    self.value = value
    self.source = source
  }

  /// Returns a member of the value.
  public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    value[keyPath: path]
  }
}

extension Sourced: Equatable where Value: Equatable {}
extension Sourced: Hashable where Value: Hashable {}
extension Sourced: Sendable where Value: Sendable {}
