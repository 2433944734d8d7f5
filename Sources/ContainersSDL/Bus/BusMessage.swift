internal import Glibc

/// A D-Bus message, limited to what requests for settings need.
struct BusMessage: Equatable {
  /// The type of a message, with the numbers of the protocol.
  enum Kind: UInt8 {
    case call = 1
    case reply = 2
    case error = 3
    case signal = 4
  }

  let kind: Kind
  /// The serial number of the call that this message answers; 0 if it is not a reply.
  let replySerial: UInt32
  /// The interface and the name of a signal, for example `org.freedesktop.portal.Settings`.
  let interface: String
  let member: String
  let arguments: [BusValue]

  /// The position of the flags in a message, and the flag that keeps the bus from starting the
  /// receiver of a call.
  static let flags = 2
  static let noAutoStart: UInt8 = 2

  /// The maximum length of a message; the protocol's 128 MiB is far more than settings need.
  static let greatestLength = 1 << 20

  /// The first bytes that a program sends: authentication, and `Hello` as the call with serial 1.
  static var greeting: [UInt8] {
    let user = "\(getuid())".utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    return [0] + Array("AUTH EXTERNAL \(user)\r\nBEGIN\r\n".utf8)
      + call(
        serial: 1, to: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
        interface: "org.freedesktop.DBus", member: "Hello", [])
  }

  /// Returns the bytes of a call with text arguments, in little endian.
  static func call(
    serial: UInt32, to destination: String, path: String, interface: String, member: String,
    _ arguments: [String]
  ) -> [UInt8] {
    var body = BusWriter()
    for argument in arguments { body.write(argument) }
    var message = BusWriter()
    message.bytes = [UInt8(ascii: "l"), Kind.call.rawValue, 0, 1]
    message.write(UInt32(body.bytes.count))
    message.write(serial)
    var fields = BusWriter()
    for (code, type, text) in [
      (1, "o", path), (2, "s", interface), (3, "s", member), (6, "s", destination),
    ] as [(UInt8, String, String)] {
      fields.align(to: 8)
      fields.bytes.append(code)
      fields.writeSignature(type)
      fields.write(text)
    }
    if !arguments.isEmpty {
      fields.align(to: 8)
      fields.bytes.append(8)
      fields.writeSignature("g")
      fields.writeSignature(String(repeating: "s", count: arguments.count))
    }
    message.write(UInt32(fields.bytes.count))
    message.bytes += fields.bytes
    message.align(to: 8)
    return message.bytes + body.bytes
  }

  /// Returns the length of the message with these first bytes; `nil` if there are too few to tell.
  static func length(of bytes: ArraySlice<UInt8>) throws(BusReader.Malformed) -> Int? {
    guard bytes.count >= 16 else { return nil }
    guard let first = bytes.first, first == UInt8(ascii: "l") || first == UInt8(ascii: "B") else {
      throw BusReader.Malformed()
    }
    var reader = BusReader(bytes.prefix(16), isLittleEndian: first == UInt8(ascii: "l"))
    _ = try reader.integer(UInt32.self)
    let body = Int(try reader.integer(UInt32.self))
    _ = try reader.integer(UInt32.self)
    let fields = Int(try reader.integer(UInt32.self))
    let length = (16 + fields + 7) / 8 * 8 + body
    guard length <= greatestLength else { throw BusReader.Malformed() }
    return length
  }

  /// Parses a whole message; returns `nil` for an unknown type.
  init?(_ bytes: ArraySlice<UInt8>) throws(BusReader.Malformed) {
    guard bytes.count >= 16 else { throw BusReader.Malformed() }
    let isLittleEndian = bytes.first == UInt8(ascii: "l")
    var reader = BusReader(bytes, isLittleEndian: isLittleEndian)
    let header = try reader.values("yyyyuua(yv)")
    guard case .number(let type) = header[1], case .list(let fields) = header[6] else {
      throw BusReader.Malformed()
    }
    guard let kind = Kind(rawValue: UInt8(type)) else { return nil }
    self.kind = kind
    var (replySerial, interface, member, signature) = (UInt32(0), "", "", "")
    for case .list(let field) in fields where field.count == 2 {
      switch (field[0], field[1]) {
      case (.number(5), .number(let serial)): replySerial = UInt32(exactly: serial) ?? 0
      case (.number(2), .text(let text)): interface = text
      case (.number(3), .text(let text)): member = text
      case (.number(8), .text(let text)): signature = text
      default: break
      }
    }
    try reader.align(to: 8)
    self.replySerial = replySerial
    self.interface = interface
    self.member = member
    arguments = try reader.values(signature)
  }
}

/// Writes values in the wire format, in little endian.
private struct BusWriter {
  var bytes: [UInt8] = []

  mutating func align(to size: Int) {
    while !bytes.count.isMultiple(of: size) { bytes.append(0) }
  }

  mutating func write(_ number: UInt32) {
    align(to: 4)
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  mutating func write(_ text: String) {
    write(UInt32(text.utf8.count))
    bytes += Array(text.utf8) + [0]
  }

  mutating func writeSignature(_ signature: String) {
    bytes.append(UInt8(signature.utf8.count))
    bytes += Array(signature.utf8) + [0]
  }
}
