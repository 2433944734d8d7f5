/// Who wants to know before and after a storage changes.
@MainActor
protocol StorageObserver: AnyObject {
  func storageWillChange()
  func storageDidChange()
}

/// The observers of one storage, in the order in which they came.
@MainActor
final class ObserverList {
  private struct Entry {
    weak var observer: (any StorageObserver)?
  }

  private var entries: [Entry] = []
  // Kept, so that a change allocates nothing.
  private var told: [any StorageObserver] = []

  func add(_ observer: any StorageObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  func remove(_ observer: any StorageObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Makes a change between the two halves of telling of it.
  ///
  /// Who is added meanwhile hears of the next change; who ends meanwhile hears no more.
  func notify(_ change: () -> Void) {
    guard !entries.isEmpty else {
      change()
      return
    }
    var observers: [any StorageObserver] = []
    // Taken out, for whoever is told may make the next change.
    swap(&observers, &told)
    for entry in entries { if let observer = entry.observer { observers.append(observer) } }
    for observer in observers { observer.storageWillChange() }
    change()
    for observer in observers { observer.storageDidChange() }
    observers.removeAll(keepingCapacity: true)
    swap(&observers, &told)
  }
}
