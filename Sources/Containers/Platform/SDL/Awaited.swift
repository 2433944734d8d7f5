internal import Dispatch
internal import Synchronization

/// What a queue works out, for whoever has to wait for it.
final class Awaited<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let work = DispatchGroup()

  /// Begins the work.
  init(on queue: DispatchQueue, _ make: @escaping @Sendable () -> Value) {
    queue.async(group: work) { [self] in
      let made = make()
      value.withLock { $0 = made }
    }
  }

  /// Returns the value, when it is there.
  func wait() -> Value {
    work.wait()
    guard let value = value.withLock({ $0 }) else {
      misuse("A value of \(Value.self) was awaited before the work on it was handed to a queue.")
    }
    return value
  }
}
