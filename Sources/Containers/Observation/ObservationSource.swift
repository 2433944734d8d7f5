/// An object with ``Observed`` properties.
@MainActor
public protocol ObservationSource: AnyObject {}

extension ObservationSource {
  /// Calls a closure after each change of a property, as long as the token that it returns is held.
  ///
  /// ```swift
  /// map.observe(\.currentLocation, options: [.old, .new]) { [weak self] change in
  ///   self?.show(change.newValue)
  /// }.store(in: &tokens)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: An ``Observed`` property, or anything that is computed from such properties: of the
  ///     same object, or of those that it leads to, which may change on the way.
  ///   - options: What the change carries, and whether there is a call at once and one before each
  ///     change.
  ///   - changeHandler: Gets the change. Capture the observer weakly if it holds the token.
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
