internal import Glibc

/// A nonblocking connection to the message bus: calls are sent immediately, and messages are
/// received when the run loop reports them.
///
/// All requests for settings fit into one write, because the protocol lets a client continue before
/// replies arrive. Any error ends the connection, without further effect.
@MainActor
final class BusConnection {
  /// The maximum length of the line with which a bus authenticates the program, in bytes.
  static let longestLine = 4096
  /// The number of bytes read in one turn of the run loop.
  private static let share = 1 << 16

  /// The descriptor to poll for messages; -1 after the connection has ended.
  private(set) var descriptor: Int32
  private var received: [UInt8] = []
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

  /// Queues a method call with text arguments, to be sent by ``flush()``.
  ///
  /// - Parameter starts: Whether the bus may start the program that is called.
  /// - Returns: The serial number by which the reply refers to the call.
  @discardableResult
  func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String,
    _ arguments: [String], starts: Bool = true
  ) -> UInt32 {
    serial += 1
    var message = BusMessage.call(
      serial: serial, to: destination, path: path, interface: interface, member: member, arguments)
    if !starts { message[BusMessage.flags] |= BusMessage.noAutoStart }
    outgoing += message
    return serial
  }

  /// Sends all queued calls at once, so that the bus wakes only once.
  func flush() {
    guard descriptor >= 0, !outgoing.isEmpty else { return }
    // A new socket has room for all that is ever sent here.
    let count = Glibc.send(descriptor, outgoing, outgoing.count, Int32(MSG_NOSIGNAL))
    if count != outgoing.count { end() }
    outgoing = []
  }

  /// Delivers every message that has arrived, without blocking.
  func take(_ deliver: (BusMessage) -> Void) {
    read()
    do throws(BusReader.Malformed) {
      while try takeAuthentication(), let length = try BusMessage.length(of: received[...]),
        received.count >= length
      {
        let message = try BusMessage(received[..<length])
        received.removeFirst(length)
        if let message { deliver(message) }
      }
    } catch {
      end()
    }
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
  }
}
