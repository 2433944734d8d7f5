internal import CSupport
internal import Dispatch
internal import Synchronization

/// A signal for which a thread polls for a moment before it sleeps.
///
/// A thread that sleeps takes about 50 µs to wake up, and 15 µs of the thread that wakes it: a third
/// of a small frame. Signals are counted; only one thread may wait.
package final class PolledSignal: Sendable {
  /// The number of signals not taken yet; -1 while the waiting thread sleeps.
  private let count = Atomic<Int>(0)
  private let semaphore = DispatchSemaphore(value: 0)

  /// Whether several processors may be used; on a single one, polling holds up the other thread.
  private static let mayPoll = support_processor_count() > 1

  /// Creates a signal that has not been given yet.
  package init() {}

  /// Lets the waiting thread continue, or the next ``wait(pollingFor:)`` return at once.
  package func signal() {
    if count.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue < 0 { semaphore.signal() }
  }

  /// Wakes the waiting thread if it sleeps, without a signal, so that it polls when one comes.
  package func rouse() {
    guard PolledSignal.mayPoll else { return }
    let (isAsleep, _) = count.compareExchange(expected: -1, desired: 0, ordering: .relaxed)
    if isAsleep { semaphore.signal() }
  }

  /// Waits for a signal, or until the thread is roused: then there may be nothing to do yet.
  ///
  /// - Parameter duration: The time to poll before the thread sleeps.
  /// - Returns: Whether the thread slept.
  @discardableResult
  package func wait(pollingFor duration: Duration) -> Bool {
    if PolledSignal.mayPoll {
      let end = ContinuousClock.now + duration
      repeat {
        for _ in 0..<16 {
          if take() { return false }
          support_processor_pause()
        }
      } while ContinuousClock.now < end
    }
    let (former, _) = count.wrappingSubtract(1, ordering: .acquiringAndReleasing)
    guard former <= 0 else { return false }
    semaphore.wait()
    return true
  }

  /// Takes a signal; only the waiting thread reduces the count.
  private func take() -> Bool {
    guard count.load(ordering: .acquiring) > 0 else { return false }
    count.wrappingSubtract(1, ordering: .relaxed)
    return true
  }
}
