internal import Dispatch
internal import Glibc
internal import Synchronization

/// One thread that helps with pixels, for as long as the program runs.
///
/// Sendable by handing over: the caller writes the job before it wakes the thread and waits for the
/// thread before it writes another.
package final class PixelThread: @unchecked Sendable {
  /// The thread, started when it is first asked for.
  package static let shared = PixelThread()

  private struct Job {
    let count: Int
    let body: @Sendable (_ index: Int, _ lane: Int) -> Void
  }

  private let start = DispatchSemaphore(value: 0)
  private let done = DispatchSemaphore(value: 0)
  private let next = Atomic<Int>(0)
  private var job: Job?

  private init() {
    var thread = pthread_t()
    // The thread never ends, and the object is never let go of.
    let raw = Unmanaged.passRetained(self).toOpaque()
    let result = pthread_create(
      &thread, nil,
      { raw in
        raw.map { Unmanaged<PixelThread>.fromOpaque($0).takeUnretainedValue() }?.help()
        return nil
      }, raw)
    isRunning = result == 0
    if isRunning { pthread_detach(thread) }
  }

  private var isRunning = false

  /// Runs a body for 0, 1 … count − 1, part of it on the caller's thread (lane 0) and part on the
  /// helper (lane 1), and returns when all is done; only one caller at a time.
  package func run(_ count: Int, _ body: @escaping @Sendable (_ index: Int, _ lane: Int) -> Void) {
    guard count > 1, isRunning else {
      for index in 0..<count { body(index, 0) }
      return
    }
    let job = Job(count: count, body: body)
    self.job = job
    next.store(0, ordering: .relaxed)
    start.signal()
    work(on: job, lane: 0)
    done.wait()
    self.job = nil
  }

  private func help() {
    while true {
      start.wait()
      if let job { work(on: job, lane: 1) }
      done.signal()
    }
  }

  private func work(on job: Job, lane: Int) {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < job.count else { return }
      job.body(index, lane)
    }
  }
}
