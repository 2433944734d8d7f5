internal import Glibc

/// A connection to the message bus that never waits: what is to be sent goes out at once, what has
/// come is taken when the run loop says so.
///
/// Everything about settings fits into one write: the protocol lets a client go on before the
/// answers have come. Whatever goes wrong ends the connection, and nobody is the worse for it.
@MainActor
final class BusConnection {
  /// The longest line with which a bus may let the program in, in bytes.
  static let longestLine = 4096
  /// How much is read in one turn of the run loop, in bytes.
  private static let share = 1 << 16

  /// What can be waited on for messages; -1 when the connection has ended.
  private(set) var descriptor: Int32
  private var received: [UInt8] = []
  private var outgoing: [UInt8] = []
  private var isAuthenticated = false
  private var serial: UInt32 = 0

  /// Connects and says hello; nil where nobody listens.
  init?(_ address: BusAddress) {
    guard let socket = LocalSocket.connect(to: address.socketName) else { return nil }
    descriptor = socket
    outgoing = BusMessage.greeting
    serial = 1
  }

  isolated deinit { end() }

  /// Calls a method with arguments that are text, with the next ``flush()``.
  ///
  /// - Returns: The number by which the answer refers to the call.
  @discardableResult
  func call(
    _ destination: String, _ path: String, _ interface: String, _ member: String,
    _ arguments: [String]
  ) -> UInt32 {
    serial += 1
    outgoing += BusMessage.call(
      serial: serial, to: destination, path: path, interface: interface, member: member, arguments)
    return serial
  }

  /// Sends all calls in one go, so that the bus is woken once.
  func flush() {
    guard descriptor >= 0, !outgoing.isEmpty else { return }
    // A fresh socket has room for all that is ever sent here.
    let count = Glibc.send(descriptor, outgoing, outgoing.count, Int32(MSG_NOSIGNAL))
    if count != outgoing.count { end() }
    outgoing = []
  }

  /// Takes every message that has come, without waiting.
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

  /// Drops the line with which the bus lets the program in.
  ///
  /// - Returns: Whether it has come.
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
    // What goes on talking is heard again in the next turn.
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
