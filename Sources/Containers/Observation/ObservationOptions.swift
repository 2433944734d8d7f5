/// What an observer wants to know, and when.
public struct ObservationOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Makes options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The change carries the new value.
  public static let new = ObservationOptions(rawValue: 1)
  /// The change carries the old value.
  public static let old = ObservationOptions(rawValue: 2)
  /// The observer is told once of the present value, before `observe` returns.
  public static let initial = ObservationOptions(rawValue: 4)
  /// The observer is told before each change, too.
  public static let prior = ObservationOptions(rawValue: 8)
}

/// What an observer is told of a change.
public struct ObservedChange<Value> {
  /// The value after the change; nil unless asked for by ``ObservationOptions/new``, and in the call
  /// before the change.
  public let newValue: Value?
  /// The value before the change; nil unless asked for by ``ObservationOptions/old``, and in the
  /// initial call.
  public let oldValue: Value?
  /// Whether the change is still to come.
  public let isPrior: Bool
}
