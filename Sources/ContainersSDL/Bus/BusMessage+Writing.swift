internal import Glibc

extension BusMessage {
  /// The first bytes that a program sends: authentication, and `Hello` as the call with serial 1.
  static var greeting: [UInt8] {
    let user = "\(getuid())".utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return [0] + Array("AUTH EXTERNAL \(user)\r\nBEGIN\r\n".utf8)
      + call(
        serial: 1, to: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
        interface: "org.freedesktop.DBus", member: "Hello", [])
  }

  /// Returns the bytes of a call, in little endian.
  static func call(
    serial: UInt32, to destination: String, path: String, interface: String, member: String,
    _ arguments: [BusArgument]
  ) -> [UInt8] {
    bytes(
      .call, serial: serial,
      [
        (1, "o", .text(path)), (2, "s", .text(interface)), (3, "s", .text(member)),
        (6, "s", .text(destination)),
      ], arguments)
  }

  /// Returns the bytes of the answer to this call.
  func answer(serial: UInt32, _ arguments: [BusArgument]) -> [UInt8] {
    Self.bytes(
      .reply, serial: serial,
      [(5, "u", .number(self.serial)), (6, "s", .text(sender))], arguments)
  }

  /// Returns the bytes of the answer that this call fails.
  ///
  /// - Parameter error: The name of the error, such as `org.freedesktop.DBus.Error.UnknownMethod`.
  func failure(serial: UInt32, _ error: String) -> [UInt8] {
    Self.bytes(
      .error, serial: serial,
      [(4, "s", .text(error)), (5, "u", .number(self.serial)), (6, "s", .text(sender))], [])
  }

  private static func bytes(
    _ kind: Kind, serial: UInt32, _ fields: [(code: UInt8, type: String, value: BusArgument)],
    _ arguments: [BusArgument]
  ) -> [UInt8] {
    var body = BusWriter()
    for argument in arguments { body.write(argument) }
    var message = BusWriter()
    message.bytes = [UInt8(ascii: "l"), kind.rawValue, 0, 1]
    message.write(UInt32(body.bytes.count))
    message.write(serial)
    var header = BusWriter()
    for field in fields {
      header.align(to: 8)
      header.bytes.append(field.code)
      header.writeSignature(field.type)
      header.write(field.value)
    }
    if !arguments.isEmpty {
      header.align(to: 8)
      header.bytes.append(8)
      header.writeSignature("g")
      header.writeSignature(arguments.map(\.signature).joined())
    }
    message.write(UInt32(header.bytes.count))
    message.bytes += header.bytes
    message.align(to: 8)
    return message.bytes + body.bytes
  }
}

/// Writes values in the wire format, in little endian.
private struct BusWriter {
  var bytes: [UInt8] = []

  mutating func align(to size: Int) {
    while !bytes.count.isMultiple(of: size) { bytes.append(0) }
  }

  mutating func write(_ argument: BusArgument) {
    switch argument {
    case .text(let text): write(text)
    case .number(let number): write(number)
    case .noProperties:
      write(UInt32(0))
      // Entries are aligned, even if there are none.
      align(to: 8)
    }
  }

  mutating func write(_ number: UInt32) {
    align(to: 4)
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  mutating func writeSignature(_ signature: String) {
    bytes.append(UInt8(signature.utf8.count))
    bytes += Array(signature.utf8) + [0]
  }

  private mutating func write(_ text: String) {
    write(UInt32(text.utf8.count))
    bytes += Array(text.utf8) + [0]
  }
}
