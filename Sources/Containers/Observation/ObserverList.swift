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

  private var observers = WeakList<any StorageObserver>()
  // Reused, so that a change allocates nothing.
  private var told: [any StorageObserver] = []
  private var depth = 0

  func add(_ observer: any StorageObserver) { observers.append(observer) }

  func remove(_ observer: any StorageObserver) { observers.remove(observer) }

  /// Makes a change, calling the observers before and after it.
  ///
  /// An observer added during the change is called only for later ones. One that ends during the
  /// change is called no more.
  func notify(_ change: () -> Void) {
    guard !observers.isEmpty, depth < ObserverList.mostDepth else {
      change()
      if let observer = observers.first(where: { _ in true }) {
        warn(
          "\(observer.subject) is changed \(depth) times inside its own observers, which are not "
            + "told any more: an observer must not change what it observes every time.")
      }
      return
    }
    depth += 1
    defer { depth -= 1 }
    var told: [any StorageObserver] = []
    // Taken out, because an observer may change the storage again.
    swap(&told, &self.told)
    told.append(contentsOf: observers)
    for observer in told { observer.storageWillChange() }
    change()
    for observer in told { observer.storageDidChange() }
    told.removeAll(keepingCapacity: true)
    swap(&told, &self.told)
  }
}
