/// An object that is called before and after a storage changes.
@MainActor
protocol StorageObserver: AnyObject {
  /// What is observed, as messages name it.
  var subject: String { get }
  func storageWillChange()
  func storageDidChange()
}

/// The observers of one storage, in the order they were added.
@MainActor
final class ObserverList {
  /// The number of changes inside one another, made by observers, that are reported.
  private static let mostDepth = 64

  private struct Entry {
    weak var observer: (any StorageObserver)?
  }

  private var entries: [Entry] = []
  // Reused, so that a change allocates nothing.
  private var told: [any StorageObserver] = []
  private var depth = 0

  func add(_ observer: any StorageObserver) {
    entries.removeAll { $0.observer == nil }
    entries.append(Entry(observer: observer))
  }

  func remove(_ observer: any StorageObserver) {
    entries.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Makes a change, calling the observers before and after it.
  ///
  /// An observer added during the change is called only for later ones. One that ends during the
  /// change is called no more.
  func notify(_ change: () -> Void) {
    guard !entries.isEmpty, depth < ObserverList.mostDepth else {
      change()
      if let observer = entries.lazy.compactMap(\.observer).first {
        warn(
          "\(observer.subject) is changed \(depth) times inside its own observers, which are not "
            + "told any more: an observer must not change what it observes every time.")
      }
      return
    }
    depth += 1
    defer { depth -= 1 }
    var observers: [any StorageObserver] = []
    // Taken out, because an observer may change the storage again.
    swap(&observers, &told)
    for entry in entries { if let observer = entry.observer { observers.append(observer) } }
    for observer in observers { observer.storageWillChange() }
    change()
    for observer in observers { observer.storageDidChange() }
    observers.removeAll(keepingCapacity: true)
    swap(&observers, &told)
  }
}
