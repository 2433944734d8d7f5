/// A property wrapper that notifies observers of every change.
///
/// ```swift
/// final class Thermometer: ObservationSource {
///   @Observed var temperature = 20.0
/// }
/// let token = thermometer.observe(\.temperature, options: [.old, .new]) { change in
///   print(change.oldValue, change.newValue)
/// }
/// ```
///
/// Observers are attached to the storage, not to the key path. They therefore also observe it
/// through a subclass, or through a computed property that reads it.
@MainActor
@propertyWrapper
public final class Observed<Value> {
  private var value: Value
  private let observers = ObserverList()

  /// Creates the storage with an initial value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value; every assignment notifies observers, even if the value is equal.
  public var wrappedValue: Value {
    get {
      ReadRecorder.current?.note(observers)
      return value
    }
    set { observers.notify { value = newValue } }
  }
}
