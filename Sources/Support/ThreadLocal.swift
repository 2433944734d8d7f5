internal import Glibc

/// What is in force on a thread while some work runs that does not suspend; unlike a task-local value
/// it takes nothing from the heap.
package struct ThreadLocal<Value: AnyObject>: Sendable {
  private let key: pthread_key_t

  /// Makes a value that is nil on every thread; it lasts as long as the program.
  package init() {
    var key = pthread_key_t()
    guard pthread_key_create(&key, nil) == 0 else {
      misuse("\(Self.self) is one of too many: the system has 1024 keys for a process.")
    }
    self.key = key
  }

  /// What is in force on the running thread.
  package var value: Value? {
    pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs some work with another value in force.
  package func withValue<Result>(_ value: Value?, _ work: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, value.map { Unmanaged.passUnretained($0).toOpaque() })
    defer { pthread_setspecific(key, outer) }
    return try withExtendedLifetime(value) { try work() }
  }
}
