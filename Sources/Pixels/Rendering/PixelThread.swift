internal import Glibc
internal import Support
internal import Synchronization

/// A helper thread for pixel work, started on first use and ended with this object.
///
/// Sendable because jobs are handed over: the caller writes a job before it wakes the thread, and
/// waits for the thread before it writes another.
package final class PixelThread: @unchecked Sendable {
  private let helper = PixelHelper()
  private lazy var isRunning = helper.start()
  /// Whether the helper had work since the last ``prepare()``.
  private var isBusy = false

  /// Creates a thread that has not started.
  package init() {}

  deinit { helper.end() }

  /// Wakes the helper for work that is about to come, if it had some since the last call.
  ///
  /// Call it at the beginning of a frame, on the thread that calls ``run(_:_:)``: the helper takes
  /// about 50 µs to wake up.
  package func prepare() {
    if isBusy { helper.rouse() }
    isBusy = false
  }

  /// Runs a body for 0..<count, partly on the caller's thread (lane 0) and partly on the helper
  /// (lane 1), and returns when all calls are done.
  ///
  /// Only one caller at a time.
  package func run(_ count: Int, _ body: @escaping @Sendable (_ index: Int, _ lane: Int) -> Void) {
    guard count > 1, isRunning else {
      for index in 0..<count { body(index, 0) }
      return
    }
    isBusy = true
    helper.share(PixelHelper.Job(count: count, body: body))
  }
}

/// The state shared by the caller and the thread; only the thread holds it when it is to end.
private final class PixelHelper: @unchecked Sendable {
  struct Job {
    let count: Int
    let body: @Sendable (_ index: Int, _ lane: Int) -> Void
  }

  /// How long the caller polls for the end of the last part of a job.
  private static let partTime = Duration.microseconds(100)
  /// How long the thread polls for a job that follows another in the same frame.
  private static let pauseTime = Duration.microseconds(50)
  /// How long the thread polls after it was roused: longer than most layouts take.
  private static let layoutTime = Duration.microseconds(300)

  private let wake = PolledSignal()
  private let done = PolledSignal()
  private let next = Atomic<Int>(0)
  /// The number of jobs so far; the thread reads ``job`` only after it has changed.
  private let jobCount = Atomic<Int>(0)
  /// The current job; `nil` between jobs, and as the last one, which ends the thread.
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
  func end() { post(nil) }

  /// Wakes the thread, which then expects a job.
  func rouse() { wake.rouse() }

  /// Runs a job together with the thread.
  func share(_ job: Job) {
    next.store(0, ordering: .relaxed)
    post(job)
    work(on: job, lane: 0)
    done.wait(pollingFor: PixelHelper.partTime)
    self.job = nil
  }

  private func post(_ job: Job?) {
    self.job = job
    jobCount.wrappingAdd(1, ordering: .releasing)
    wake.signal()
  }

  private func help() {
    var (seen, pollingTime) = (0, PixelHelper.layoutTime)
    while true {
      let wasAsleep = wake.wait(pollingFor: pollingTime)
      let count = jobCount.load(ordering: .acquiring)
      guard count != seen else {
        // Otherwise it was the signal of the last job, which the thread began when it was roused.
        if wasAsleep { pollingTime = PixelHelper.layoutTime }
        continue
      }
      guard let job else { return }
      (seen, pollingTime) = (count, PixelHelper.pauseTime)
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
