internal import Glibc

/// A value that is in force on one thread while synchronous work runs.
///
/// Unlike a task-local value, it needs no heap allocation.
package struct ThreadLocal<Value: AnyObject>: Sendable {
  private let key: pthread_key_t

  /// Creates a value that is `nil` on every thread.
  ///
  /// Its key lasts as long as the process.
  package init() {
    var key = pthread_key_t()
    guard pthread_key_create(&key, nil) == 0 else {
      misuse("\(Self.self) cannot be created: the process has used all of its 1024 thread keys.")
    }
    self.key = key
  }

  /// The value in force on the current thread.
  package var value: Value? {
    pthread_getspecific(key).map { Unmanaged<Value>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Runs work with another value in force.
  ///
  /// The value is not retained.
  package func withValue<Result>(_ value: Value?, _ work: () throws -> Result) rethrows -> Result {
    let outer = pthread_getspecific(key)
    pthread_setspecific(key, value.map { Unmanaged.passUnretained($0).toOpaque() })
    defer { pthread_setspecific(key, outer) }
    return try withExtendedLifetime(value) { try work() }
  }
}
