/// An observation of a property, which tracks the storages that the property reads.
///
/// The storages are determined anew at each change, since a different object or branch may lead to
/// different ones.
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
  /// The values before the changes in progress, as a stack.
  ///
  /// A handler may change the property again, and the inner change ends before the outer one.
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

  /// Starts observing, and calls the handler with the current value if requested.
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

  var subject: String { "\(keyPath) of \(source.map { "\($0)" } ?? "nothing")" }

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

  /// Reads the property, and observes exactly the storages that this reads.
  private func read(_ source: Source) -> Value {
    // The recorder is reused, but taken out during a read, which may start another one.
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
