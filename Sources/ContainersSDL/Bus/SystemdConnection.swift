internal import Glibc

/// A connection to a message bus by sd-bus, which never blocks.
///
/// sd-bus returns every message that it has no handler for, so that none is registered with it.
@MainActor
final class SystemdConnection {
  /// The number of messages handled in one turn, so that a flood delays frames little.
  private static let share = 64
  /// The number of unsent messages at which a bus that does not read counts as dead.
  private static let mostUnsent: UInt64 = 16384

  private let library: SystemdLibrary
  private let bus: SystemdLibrary.Bus
  /// Whether the connection has ended, or could not be made.
  private(set) var hasEnded = false

  /// Starts connecting to a bus; returns nil if nothing listens at the address.
  init?(_ library: SystemdLibrary, address: String) {
    var bus: SystemdLibrary.Bus?
    guard library.connections.make(&bus) >= 0, let bus else { return nil }
    self.library = library
    self.bus = bus
    guard library.connections.setAddress(bus, address) >= 0,
      library.connections.setBusClient(bus, 1) >= 0, library.connections.start(bus) >= 0
    else {
      // Whatever fails after this, `deinit` closes the bus.
      hasEnded = true
      return
    }
  }

  isolated deinit { _ = library.connections.close(bus) }

  /// The descriptor to poll; -1 after the connection has ended.
  var descriptor: Int32 { hasEnded ? -1 : library.connections.descriptor(bus) }

  /// What to poll the descriptor for.
  var events: Int16 { Int16(truncatingIfNeeded: max(0, library.connections.events(bus))) }

  /// The name that the bus has given the program; nil until it has.
  var name: String? {
    // Before it is ready, asking for the name would wait for it.
    guard !hasEnded, library.connections.isReady(bus) > 0 else { return nil }
    var name: SystemdLibrary.Text?
    guard library.connections.uniqueName(bus, &name) >= 0 else { return nil }
    return name.map { String(cString: $0) }
  }

  /// Delivers the messages that have arrived, while there is time for more.
  ///
  /// - Returns: Whether more may be waiting.
  func take(while hasTime: () -> Bool, _ deliver: (SystemdMessage) -> Void) -> Bool {
    for _ in 0..<Self.share {
      guard !hasEnded else { return false }
      var pointer: SystemdLibrary.Message?
      let result = library.connections.process(bus, &pointer)
      if let message = SystemdMessage(pointer, library.messages) { deliver(message) }
      if result < 0 { hasEnded = true }
      if result <= 0 { return false }
      if !hasTime() { return true }
    }
    return true
  }

  /// Calls a method of another program.
  ///
  /// - Parameter starts: Whether the bus may start the program that is called.
  /// - Returns: The number by which the answer refers to the call.
  func call(
    _ program: String, _ path: String, _ interface: String, _ member: String,
    _ arguments: [SystemdValue], starts: Bool = true
  ) -> UInt64? {
    var pointer: SystemdLibrary.Message?
    _ = library.messages.makeCall(bus, &pointer, program, path, interface, member)
    if !starts, let pointer { _ = library.messages.setAutoStart(pointer, 0) }
    var cookie: UInt64 = 0
    guard send(pointer, arguments, &cookie) else { return nil }
    return cookie
  }

  /// Emits a signal of an object of this program.
  func emit(_ path: String, _ interface: String, _ member: String, _ body: [SystemdValue]) {
    var pointer: SystemdLibrary.Message?
    _ = library.messages.makeSignal(bus, &pointer, path, interface, member)
    _ = send(pointer, body, nil)
  }

  /// Answers a call.
  func answer(_ call: SystemdMessage, _ values: [SystemdValue]) {
    var pointer: SystemdLibrary.Message?
    _ = library.messages.makeReply(call.pointer, &pointer)
    _ = send(pointer, values, nil)
  }

  /// Answers a call with an error.
  ///
  /// - Parameter text: What is wrong, for people who read a log.
  func answer(_ call: SystemdMessage, error name: String, _ text: String) {
    var pointer: SystemdLibrary.Message?
    name.withCString { name in
      text.withCString { message in
        var error = SystemdLibrary.Messages.Error(name: name, message: message)
        _ = library.messages.makeFailure(call.pointer, &pointer, &error)
      }
    }
    _ = send(pointer, [], nil)
  }

  private func send(
    _ pointer: SystemdLibrary.Message?, _ values: [SystemdValue],
    _ cookie: UnsafeMutablePointer<UInt64>?
  ) -> Bool {
    guard let message = SystemdMessage(pointer, library.messages), !hasEnded,
      message.append(values), library.connections.send(bus, message.pointer, cookie) >= 0
    else { return false }
    var unsent: UInt64 = 0
    if library.connections.queued(bus, &unsent) >= 0, unsent > Self.mostUnsent { hasEnded = true }
    return true
  }
}
