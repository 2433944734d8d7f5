/// One observer's view of a property: which storages it reads now, and what to tell of them.
///
/// The storages are found anew at each change, since a property may read others then: those of the
/// object that an observed property has been set to, or of another branch.
@MainActor
final class PropertyObservation<Source: ObservationSource, Value>: StorageObserver,
  EndableObservation
{
  private weak var source: Source?
  private let keyPath: KeyPath<Source, Value>
  private let options: ObservationOptions
  private var changeHandler: ((ObservedChange<Value>) -> Void)?
  private var lists: [ObserverList] = []
  private var recorder: ReadRecorder?
  /// The values before the changes that go on: a handler may change the property again, and the inner
  /// change ends before the outer one does.
  private var pending: [Value] = []

  init(
    _ source: Source, _ keyPath: KeyPath<Source, Value>, options: ObservationOptions,
    changeHandler: @escaping (ObservedChange<Value>) -> Void
  ) {
    self.source = source
    self.keyPath = keyPath
    self.options = options
    self.changeHandler = changeHandler
  }

  /// Begins to observe, and tells of the present value where that is wanted.
  func begin() {
    guard let source else { return }
    let present = read(source)
    guard !lists.isEmpty else {
      misuse(
        "\(keyPath) of \(type(of: source)) cannot be observed: it reads no @Observed property.")
    }
    guard options.contains(.initial) else { return }
    let new = options.contains(.new) ? present : nil
    changeHandler?(ObservedChange(newValue: new, oldValue: nil, isPrior: false))
  }

  func end() {
    for list in lists { list.remove(self) }
    lists = []
    changeHandler = nil
  }

  func storageWillChange() {
    guard let source, let changeHandler, !options.isDisjoint(with: [.old, .prior]) else { return }
    let old = source[keyPath: keyPath]
    pending.append(old)
    guard options.contains(.prior) else { return }
    let carried = options.contains(.old) ? old : nil
    changeHandler(ObservedChange(newValue: nil, oldValue: carried, isPrior: true))
  }

  func storageDidChange() {
    guard let source, let changeHandler else { return }
    let new = read(source)
    let old = options.contains(.old) ? pending.last : nil
    if !pending.isEmpty { pending.removeLast() }
    changeHandler(
      ObservedChange(newValue: options.contains(.new) ? new : nil, oldValue: old, isPrior: false))
  }

  /// Reads the property, and observes exactly the storages that this has touched.
  private func read(_ source: Source) -> Value {
    // Kept between readings, and away while one goes on, which may lead to another.
    let recorder = recorder ?? ReadRecorder()
    self.recorder = nil
    let value = recorder.record { source[keyPath: keyPath] }
    for list in recorder.lists where !lists.contains(where: { $0 === list }) { list.add(self) }
    for list in lists where !recorder.lists.contains(where: { $0 === list }) { list.remove(self) }
    swap(&lists, &recorder.lists)
    recorder.lists.removeAll(keepingCapacity: true)
    self.recorder = recorder
    return value
  }
}
