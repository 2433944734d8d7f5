/// An object with ``Observed`` properties.
@MainActor
public protocol ObservationSource: AnyObject {}

extension ObservationSource {
  /// Calls a closure after each change of a property, as long as the token that it returns is held.
  ///
  /// - Parameters:
  ///   - keyPath: An ``Observed`` property, or one that is computed from such properties of the same
  ///     object.
  ///   - options: What the change carries, and whether there is a call at once and one before each
  ///     change.
  ///   - changeHandler: Gets the change. Capture the observer weakly if it holds the token.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: ObservationOptions = [],
    changeHandler: @escaping (ObservedChange<Value>) -> Void
  ) -> ObservationToken {
    let recorder = ReadRecorder()
    let present = ReadRecorder.$current.withValue(recorder) { self[keyPath: keyPath] }
    guard !recorder.lists.isEmpty else {
      misuse("\(keyPath) of \(type(of: self)) cannot be observed: it reads no @Observed property.")
    }
    let token = makeToken(keyPath, options: options, changeHandler: changeHandler)
    for list in recorder.lists { list.add(token) }
    if options.contains(.initial) {
      let new = options.contains(.new) ? present : nil
      changeHandler(ObservedChange(newValue: new, oldValue: nil, isPrior: false))
    }
    return token
  }

  private func makeToken<Value>(
    _ keyPath: KeyPath<Self, Value>, options: ObservationOptions,
    changeHandler: @escaping (ObservedChange<Value>) -> Void
  ) -> ObservationToken {
    // A handler may change the property again: the inner change ends before the outer one does.
    var pending: [Value] = []
    return ObservationToken(
      willChange: { [weak self] in
        guard let self, !options.isDisjoint(with: [.old, .prior]) else { return }
        let old = self[keyPath: keyPath]
        pending.append(old)
        guard options.contains(.prior) else { return }
        let carried = options.contains(.old) ? old : nil
        changeHandler(ObservedChange(newValue: nil, oldValue: carried, isPrior: true))
      },
      didChange: { [weak self] in
        guard let self else { return }
        let old = options.contains(.old) ? pending.last : nil
        if !pending.isEmpty { pending.removeLast() }
        let new = options.contains(.new) ? self[keyPath: keyPath] : nil
        changeHandler(ObservedChange(newValue: new, oldValue: old, isPrior: false))
      })
  }
}
