internal import Glibc

/// A nonblocking connection to the message bus: calls are sent immediately, and messages are
/// received when the run loop reports them.
///
/// All requests at the start fit into one write, because the protocol lets a client continue before
/// replies arrive. Any error ends the connection, without further effect.
@MainActor
final class BusConnection {
  /// The maximum length of the line with which a bus authenticates the program, in bytes.
  static let longestLine = 4096
  /// The number of bytes read in one turn of the run loop.
  private static let share = 1 << 16
  /// The number of unsent bytes at which a bus that does not read counts as dead.
  private static let mostUnsent = 1 << 20

  /// The descriptor to poll for messages; -1 after the connection has ended.
  private(set) var descriptor: Int32
  private var received: [UInt8] = []
  /// The number of bytes to come of a message that is too long to be read.
  private var unwanted = 0
  private var outgoing: [UInt8] = []
  private var isAuthenticated = false
  private var serial: UInt32 = 0

  /// Connects and sends the greeting; returns `nil` if nothing listens at the address.
  init?(_ address: BusAddress) {
    guard let socket = LocalSocket.connect(to: address.socketName) else { return nil }
    descriptor = socket
    outgoing = BusMessage.greeting
    serial = 1
  }

  isolated deinit { end() }

  /// Queues a method call, to be sent by ``flush()``.
  ///
  /// - Parameter starts: Whether the bus may start the program that is called.
  /// - Returns: The serial number by which the reply refers to the call.
  @discardableResult
  func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String,
    _ arguments: [BusArgument], starts: Bool = true
  ) -> UInt32 {
    serial += 1
    var message = BusMessage.call(
      serial: serial, to: destination, path: path, interface: interface, member: member, arguments)
    if !starts { message[BusMessage.flags] |= BusMessage.noAutoStart }
    outgoing += message
    return serial
  }

  /// Queues the answer to a call if its sender waits for one.
  ///
  /// - Parameter answer: The values, or the name of an error.
  func answer(_ call: BusMessage, _ answer: Result<[BusArgument], BusError>) {
    guard call.expectsReply else { return }
    serial += 1
    switch answer {
    case .success(let values): outgoing += call.answer(serial: serial, values)
    case .failure(let error): outgoing += call.failure(serial: serial, error.name)
    }
  }

  /// What to poll the descriptor for.
  var events: Int16 { Int16(outgoing.isEmpty ? POLLIN : POLLIN | POLLOUT) }

  /// Sends all queued messages at once, so that the bus wakes only once.
  ///
  /// What the bus does not take is kept for the next time.
  func flush() {
    guard descriptor >= 0, !outgoing.isEmpty else { return }
    let count = Glibc.send(descriptor, outgoing, outgoing.count, Int32(MSG_NOSIGNAL))
    if count < 0, errno != EAGAIN, errno != EINTR { return end() }
    outgoing.removeFirst(max(0, count))
    if outgoing.count > Self.mostUnsent { end() }
  }

  /// Delivers every message that has arrived, without blocking.
  func take(_ deliver: (BusMessage) -> Void) {
    read()
    do throws(BusReader.Malformed) {
      while skip(), try takeAuthentication(),
        let length = try BusMessage.length(of: received[...])
      {
        if length > BusMessage.greatestReadLength {
          unwanted = length
          continue
        }
        guard received.count >= length else { return }
        let message = try BusMessage(received[..<length])
        received.removeFirst(length)
        if let message { deliver(message) }
      }
    } catch {
      end()
    }
  }

  /// Consumes what has arrived of a message that is too long.
  ///
  /// - Returns: Whether all of it has.
  private func skip() -> Bool {
    let count = min(unwanted, received.count)
    received.removeFirst(count)
    unwanted -= count
    return unwanted == 0
  }

  /// Consumes the line with which the bus authenticates the program.
  ///
  /// - Returns: Whether the line has arrived.
  private func takeAuthentication() throws(BusReader.Malformed) -> Bool {
    guard !isAuthenticated else { return true }
    guard let newline = received.firstIndex(of: UInt8(ascii: "\n")) else {
      if received.count > BusConnection.longestLine { throw BusReader.Malformed() }
      return false
    }
    guard received.starts(with: "OK ".utf8) else { throw BusReader.Malformed() }
    received.removeSubrange(...newline)
    isAuthenticated = true
    return true
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var taken = 0
    // A bus that keeps sending is read again in the next turn.
    while descriptor >= 0, taken < BusConnection.share {
      let count = Glibc.recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 {
        received += buffer[..<count]
        taken += count
      } else if count == 0 || errno != EINTR {
        if count == 0 || errno != EAGAIN { end() }
        return
      }
    }
  }

  private func end() {
    if descriptor >= 0 { close(descriptor) }
    descriptor = -1
    outgoing = []
  }
}
