/// The operations of a document, one after the other.
@MainActor
final class DocumentQueue {
  private var last: Task<Void, Never>?

  /// Runs an operation after those that were added before.
  func run(_ operation: @escaping @MainActor () async -> Bool) async -> Bool {
    let task = Task { [last] in
      await last?.value
      return await operation()
    }
    last = Task { _ = await task.value }
    return await task.value
  }

  /// Waits for the operations that were added so far.
  func finish() async { await last?.value }
}
