/// A property that can be observed: whoever asked is told of every change.
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
/// What is observed is the storage itself, not the key path that leads to it: an observer finds it
/// through a subclass, or through a computed property that reads it, as well.
@MainActor
@propertyWrapper
public final class Observed<Value> {
  private var value: Value
  private let observers = ObserverList()

  /// Makes the storage with its first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value; observers are told of every assignment, of an equal value too.
  public var wrappedValue: Value {
    get {
      ReadRecorder.current?.note(observers)
      return value
    }
    set { observers.notify { value = newValue } }
  }
}
