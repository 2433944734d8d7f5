import Dispatch

/// Where tasks run away from the main actor, one after the other, on a queue of their own.
///
/// The pool that tasks share is looked at once a second for as long as the program runs; queues are not.
nonisolated final class WorkQueue: TaskExecutor {
  private let queue: DispatchQueue

  /// Makes a queue with a name for debuggers.
  init(_ name: String, qos: DispatchQoS = .userInitiated) {
    queue = DispatchQueue(label: name, qos: qos)
  }

  /// Runs a piece of a task when those before are done.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
