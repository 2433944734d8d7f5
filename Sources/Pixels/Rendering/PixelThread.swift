internal import Dispatch
internal import Glibc
internal import Synchronization

/// A thread that helps with pixels: it starts with the first work that there is for two, and ends with
/// the object.
///
/// Sendable by handing over: the caller writes the job before it wakes the thread and waits for the
/// thread before it writes another.
package final class PixelThread: @unchecked Sendable {
  private let helper = PixelHelper()
  private lazy var isRunning = helper.start()

  /// Makes a thread that has not started.
  package init() {}

  deinit { helper.end() }

  /// Runs a body for 0, 1 … count − 1, part of it on the caller's thread (lane 0) and part on the
  /// helper (lane 1), and returns when all is done; only one caller at a time.
  package func run(_ count: Int, _ body: @escaping @Sendable (_ index: Int, _ lane: Int) -> Void) {
    guard count > 1, isRunning else {
      for index in 0..<count { body(index, 0) }
      return
    }
    helper.share(PixelHelper.Job(count: count, body: body))
  }
}

/// What the caller and the thread share; the thread alone holds it once it is to end.
private final class PixelHelper: @unchecked Sendable {
  struct Job {
    let count: Int
    let body: @Sendable (_ index: Int, _ lane: Int) -> Void
  }

  private let wake = DispatchSemaphore(value: 0)
  private let done = DispatchSemaphore(value: 0)
  private let next = Atomic<Int>(0)
  /// What is to be done; nil between jobs, and for a thread that is woken to end.
  private var job: Job?

  /// Starts the thread.
  ///
  /// - Returns: Whether the system has one.
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

  /// Ends the thread, if it was started.
  func end() { wake.signal() }

  /// Does a job together with the thread.
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
