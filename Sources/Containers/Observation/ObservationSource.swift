/// An object with ``Observed`` properties.
@MainActor
public protocol ObservationSource: AnyObject {}

extension ObservationSource {
  /// Calls a closure after each change of a property until the returned token is released.
  ///
  /// ```swift
  /// map.observe(\.currentLocation, options: [.old, .new]) { [weak self] change in
  ///   self?.show(change.newValue)
  /// }.store(in: &tokens)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: The key path of an ``Observed`` property, or of a value computed from such
  ///     properties. These may belong to other objects on the path, which may be replaced while
  ///     observed.
  ///   - options: The values to include in the change, and whether to call the closure initially
  ///     and before each change.
  ///   - changeHandler: A closure that receives the change. Capture the observer weakly if it holds
  ///     the token.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: ObservationOptions = [],
    changeHandler: @escaping (ObservedChange<Value>) -> Void
  ) -> ObservationToken {
    let observation = PropertyObservation(
      self, keyPath, options: options, changeHandler: changeHandler)
    let token = ObservationToken(observation)
    observation.begin()
    return token
  }
}
