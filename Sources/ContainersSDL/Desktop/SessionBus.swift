internal import Glibc
internal import Support

/// The session's message bus as SDL finds it: by a variable of the environment.
///
/// SDL's libdbus waits without a limit for a bus that accepts connections and says nothing. So a client of our
/// own says hello first, and where nothing answers in time the variable turns to `disabled:`.
///
/// Sendable: once other threads run, only the one that asks ``allowIfAnswering()`` and then starts SDL reads
/// or writes the value. Its memory is never freed and never moves, unlike that of `setenv`.
struct SessionBus: @unchecked Sendable {
  /// How long the bus may take to answer.
  static let patience = Duration.milliseconds(500)
  private static let variable = "DBUS_SESSION_BUS_ADDRESS"
  private static let disabled = "disabled:"

  private let address: String
  private let value: UnsafeMutablePointer<CChar>

  /// Puts the address of the bus into the environment; call it before the program starts other threads.
  ///
  /// Where no bus is running SDL's start would start one, by a process that costs more time than all the
  /// rest of it.
  init() {
    address = SessionBus.currentAddress ?? SessionBus.disabled
    let entry = Array("\(SessionBus.variable)=\(address)".utf8CString)
    let room = max(entry.count, SessionBus.variable.utf8.count + SessionBus.disabled.utf8.count + 2)
    // The environment keeps it for as long as the process runs.
    let memory = UnsafeMutablePointer<CChar>.allocate(capacity: room)
    memory.initialize(repeating: 0, count: room)
    memory.update(from: entry, count: entry.count)
    putenv(memory)
    value = memory + SessionBus.variable.utf8.count + 1
  }

  private static var currentAddress: String? {
    if let address = environmentVariable(variable), !address.isEmpty { return address }
    guard let folder = environmentVariable("XDG_RUNTIME_DIR"), access(folder + "/bus", F_OK) == 0
    else { return nil }
    return BusAddress.text(path: folder + "/bus")
  }

  /// Waits for the bus to answer, and keeps SDL from it where it does not; on any thread, once.
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
