internal import Glibc
internal import Support

/// The session's message bus as SDL finds it, through an environment variable.
///
/// SDL's libdbus waits indefinitely for a bus that accepts connections but never answers. So our
/// own client greets the bus first, and if it does not answer in time, the variable becomes
/// `disabled:`.
///
/// Sendable: once other threads run, only the thread that calls ``allowIfAnswering()`` and then
/// starts SDL reads or writes the value. Its memory is never freed or moved, unlike that of
/// `setenv`.
struct SessionBus: @unchecked Sendable {
  /// The time within which the bus must answer.
  static let patience = Duration.milliseconds(500)
  private static let variable = "DBUS_SESSION_BUS_ADDRESS"
  private static let disabled = "disabled:"

  private let address: String
  private let value: UnsafeMutablePointer<CChar>

  /// Sets the address of the bus in the environment.
  ///
  /// Call it before the program starts other threads. If no bus is running, SDL would start one
  /// with a process that takes longer than the rest of SDL's launch.
  init() {
    address = SessionBus.currentAddress ?? SessionBus.disabled
    let entry = Array("\(SessionBus.variable)=\(address)".utf8CString)
    let room = max(entry.count, SessionBus.variable.utf8.count + SessionBus.disabled.utf8.count + 2)
    // The environment refers to this memory for as long as the process runs.
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: room)
    memory.initialize(repeating: 0, count: room)
    memory.update(from: entry, count: entry.count)
    putenv(memory)
    value = memory + SessionBus.variable.utf8.count + 1
  }

  /// The number of open files below which a program does without a bus, which takes up to three.
  private static let leastFiles: rlim_t = 24

  private static var currentAddress: String? {
    var limit = rlimit()
    guard
      getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) != 0
        || limit.rlim_cur >= leastFiles
    else { return nil }
    if let address = environmentVariable(variable), !address.isEmpty { return address }
    guard let folder = UserFolder.runtime(from: environmentVariable),
      FileSystem.current.exists(folder + "/bus")
    else { return nil }
    return BusAddress.text(path: folder + "/bus")
  }

  /// Waits for the bus to answer, and disables it for SDL if it does not; call once, on any thread.
  func allowIfAnswering() {
    guard address != SessionBus.disabled else { return }
    if let address = BusAddress(address),
      BusGreeting.isAnswered(by: address, within: SessionBus.patience)
    {
      return
    }
    let disabled = Array(SessionBus.disabled.utf8CString)
    value.update(from: disabled, count: disabled.count)
  }
}
