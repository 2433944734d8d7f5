/// Work that other rooms do at a turn of the application's life, such as saving.
///
/// ```swift
/// application.willLeaveForeground.add(for: document) { await $0.autosaveIfNeeded() }
/// ```
///
/// All work begins at once, in the order in which it was added, and its first part runs before
/// ``begin(then:)`` returns. What it awaits may finish in any order.
@MainActor
package final class LifeCycleWork {
  private struct Entry {
    weak var owner: AnyObject?
    let make: @MainActor (AnyObject) -> (@MainActor () async -> Void)?
  }

  private var entries: [Entry] = []

  /// Adds work for an object, which is held weakly, and only while the work runs.
  package func add<Owner: AnyObject>(
    for owner: Owner, _ work: @escaping @MainActor (Owner) async -> Void
  ) {
    entries.removeAll { $0.owner == nil }
    let entry = Entry(owner: owner) { object in
      guard let owner = object as? Owner else { return nil }
      return { await work(owner) }
    }
    entries.append(entry)
  }

  /// Begins all work.
  ///
  /// - Parameter done: Called when all work is done, which may be before the method returns.
  func begin(then done: @escaping @MainActor () -> Void = {}) {
    let due = entries.compactMap { entry in entry.owner.flatMap { entry.make($0) } }
    var pending = due.count
    guard pending > 0 else { return done() }
    for work in due {
      Task.immediate { @MainActor in
        await work()
        pending -= 1
        if pending == 0 { done() }
      }
    }
  }
}
