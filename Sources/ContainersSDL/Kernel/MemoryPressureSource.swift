/// A thing of the kernel's that tells when memory runs short.
@MainActor
protocol MemoryPressureSource: AnyObject {
  /// What to poll.
  var descriptor: Int32 { get }
  /// The events of poll(2) to wait for.
  var events: Int16 { get }
  /// Returns whether memory runs short, now that the descriptor is ready.
  func take() -> Bool
}

/// Where the kernel and the service manager tell of memory: files that a test may put elsewhere.
struct MemoryPressureFiles {
  /// The whole machine's pressure-stall information.
  var pressure = "/proc/pressure/memory"
  /// The control groups of this process.
  var groups = "/proc/self/cgroup"
  /// What is mounted where.
  var mounts = "/proc/self/mounts"
  /// What the service manager wants to be watched; nil where it says nothing.
  var watched: String?
  /// What the service manager wants written into that first, in base 64.
  var written: String?
}
