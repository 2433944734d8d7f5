import Dispatch

/// A serial queue that runs tasks off the main actor.
///
/// The shared pool of Swift tasks wakes up once a second for as long as the program runs. A queue
/// does not.
nonisolated final class WorkQueue: TaskExecutor {
  private let queue: DispatchQueue

  /// Creates a queue with a label for debuggers.
  init(_ name: String, qos: DispatchQoS = .userInitiated) {
    queue = DispatchQueue(label: name, qos: qos)
  }

  /// Runs work after the work that was enqueued before.
  func perform(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  /// Runs a job after those before it.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
