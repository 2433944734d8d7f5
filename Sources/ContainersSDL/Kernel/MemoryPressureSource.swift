/// A source of memory pressure notifications of the kernel.
@MainActor
protocol MemoryPressureSource: AnyObject {
  /// The descriptor to poll.
  var descriptor: Int32 { get }
  /// The events of poll(2) to wait for.
  var events: Int16 { get }
  /// Returns whether memory is short, after the descriptor has become ready.
  func take() -> Bool
}

/// The files with which the kernel and the service manager report memory pressure; tests replace
/// them.
struct MemoryPressureFiles {
  /// The pressure-stall information of the whole machine.
  var pressure = "/proc/pressure/memory"
  /// The control groups of this process.
  var groups = "/proc/self/cgroup"
  /// The mount table.
  var mounts = "/proc/self/mounts"
  /// The file that the service manager wants watched; `nil` if unset.
  var watched: String?
  /// The data, in Base64, that the service manager wants written to the watched file first.
  var written: String?
}
