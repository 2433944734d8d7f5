internal import Dispatch
internal import Glibc
internal import Synchronization

/// A helper thread for pixel work, started on first use and ended with this object.
///
/// Sendable because jobs are handed over: the caller writes a job before it wakes the thread, and
/// waits for the thread before it writes another.
package final class PixelThread: @unchecked Sendable {
  private let helper = PixelHelper()
  private lazy var isRunning = helper.start()

  /// Creates a thread that has not started.
  package init() {}

  deinit { helper.end() }

  /// Runs a body for 0..<count, partly on the caller's thread (lane 0) and partly on the helper
  /// (lane 1), and returns when all calls are done.
  ///
  /// Only one caller at a time.
  package func run(_ count: Int, _ body: @escaping @Sendable (_ index: Int, _ lane: Int) -> Void) {
    guard count > 1, isRunning else {
      for index in 0..<count { body(index, 0) }
      return
    }
    helper.share(PixelHelper.Job(count: count, body: body))
  }
}

/// The state shared by the caller and the thread; only the thread holds it when it is to end.
private final class PixelHelper: @unchecked Sendable {
  struct Job {
    let count: Int
    let body: @Sendable (_ index: Int, _ lane: Int) -> Void
  }

  private let wake = DispatchSemaphore(value: 0)
  private let done = DispatchSemaphore(value: 0)
  private let next = Atomic<Int>(0)
  /// The current job; `nil` between jobs, and when the thread is woken to end.
  private var job: Job?

  /// Starts the thread.
  ///
  /// - Returns: Whether the system could create one.
  func start() -> Bool {
    var thread = pthread_t()
    let raw = Unmanaged.passRetained(self)
    let result = pthread_create(
      &thread, nil,
      { raw in
        raw.map { Unmanaged<PixelHelper>.fromOpaque($0).takeRetainedValue() }?.help()
        return nil
      }, raw.toOpaque())
    guard result == 0 else {
      raw.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  /// Ends the thread if it was started.
  func end() { wake.signal() }

  /// Runs a job together with the thread.
  func share(_ job: Job) {
    self.job = job
    next.store(0, ordering: .relaxed)
    wake.signal()
    work(on: job, lane: 0)
    done.wait()
    self.job = nil
  }

  private func help() {
    while true {
      wake.wait()
      guard let job else { return }
      work(on: job, lane: 1)
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
