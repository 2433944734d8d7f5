internal import Glibc

/// Checks over a separate connection whether a message bus accepts programs.
enum BusGreeting {
  /// Returns whether a bus answers its first call in time; blocks until it does or time is up.
  static func isAnswered(by address: BusAddress, within limit: Duration) -> Bool {
    let clock = MonotonicClock()
    guard let socket = LocalSocket.connect(to: address.socketName) else { return false }
    defer { close(socket) }
    let greeting = BusMessage.greeting
    guard send(socket, greeting, greeting.count, Int32(MSG_NOSIGNAL)) == greeting.count else {
      return false
    }
    var received: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while received.count < 1 << 16 {
      if let isAnswer = answers(received) { return isAnswer }
      let left = limit - clock.now
      guard left > .zero else { return false }
      var polled = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      poll(&polled, 1, Int32((left / .milliseconds(1)).rounded(.up)))
      let count = recv(socket, &buffer, buffer.count, 0)
      if count > 0 {
        received += buffer[..<count]
      } else if count == 0 || errno != EAGAIN && errno != EINTR {
        return false
      }
    }
    return false
  }

  /// Whether the bytes answer the first call; `nil` if there are too few to tell.
  ///
  /// The whole reply is parsed: a bus that accepts the program may still announce data that it
  /// never sends.
  private static func answers(_ received: [UInt8]) -> Bool? {
    guard let newline = received.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    guard received.starts(with: "OK ".utf8) else { return false }
    var rest = received[(newline + 1)...]
    do {
      while let length = try BusMessage.length(of: rest), length <= rest.count {
        let message = try BusMessage(rest.prefix(length))
        if let message, message.replySerial == 1 { return message.kind == .reply }
        rest = rest.dropFirst(length)
      }
    } catch {
      return false
    }
    return nil
  }
}
