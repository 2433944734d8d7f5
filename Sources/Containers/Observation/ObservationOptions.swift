/// The values that an observer receives, and the times it is called.
public struct ObservationOptions: OptionSet, Hashable, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int

  /// Creates options from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The change includes the new value.
  public static let new = ObservationOptions(rawValue: 1)
  /// The change includes the old value.
  public static let old = ObservationOptions(rawValue: 2)
  /// The observer is called once with the current value before `observe` returns.
  public static let initial = ObservationOptions(rawValue: 4)
  /// The observer is also called before each change.
  public static let prior = ObservationOptions(rawValue: 8)
}

/// A change of an observed property.
public struct ObservedChange<Value> {
  /// The value after the change.
  ///
  /// It is nil without ``ObservationOptions/new``, and in the call before a change.
  public let newValue: Value?
  /// The value before the change.
  ///
  /// It is nil without ``ObservationOptions/old``, and in the initial call.
  public let oldValue: Value?
  /// Whether the observer is called before the change.
  public let isPrior: Bool
}
