/// A D-Bus message, limited to what requests for settings and later starts of the program need.
struct BusMessage: Equatable {
  /// The type of a message, with the numbers of the protocol.
  enum Kind: UInt8 {
    case call = 1
    case reply = 2
    case error = 3
    case signal = 4
  }

  let kind: Kind
  /// The number by which an answer refers to this message.
  let serial: UInt32
  /// Whether the sender of a call waits for an answer.
  let expectsReply: Bool
  /// The connection that the message comes from; empty if it does not tell.
  let sender: String
  /// The object that is called.
  let path: String
  /// The serial number of the call that this message answers; 0 if it is not a reply.
  let replySerial: UInt32
  /// The interface and the name of a signal, for example `org.freedesktop.portal.Settings`.
  let interface: String
  let member: String
  let arguments: [BusValue]

  /// The position of the flags in a message, the flag of a call that nobody waits for an answer, and
  /// the one that keeps the bus from starting the receiver.
  static let flags = 2
  static let noReplyExpected: UInt8 = 1
  static let noAutoStart: UInt8 = 2

  /// The protocol's maximum length of a message.
  static let greatestLength = 1 << 27
  /// The maximum length of a message that is read, which is far more than settings need.
  static let greatestReadLength = 1 << 20

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

  /// Parses a whole message; returns `nil` for an unknown type, or for arguments that are malformed or
  /// too many.
  init?(_ bytes: ArraySlice<UInt8>) throws(BusReader.Malformed) {
    guard bytes.count >= 16 else { throw BusReader.Malformed() }
    let isLittleEndian = bytes.first == UInt8(ascii: "l")
    var reader = BusReader(bytes, isLittleEndian: isLittleEndian)
    let header = try reader.values("yyyyuua(yv)")
    guard case .number(let type) = header[1], case .number(let flags) = header[2],
      case .number(let serial) = header[5], case .list(let fields) = header[6]
    else { throw BusReader.Malformed() }
    guard let kind = Kind(rawValue: UInt8(type)) else { return nil }
    self.kind = kind
    self.serial = UInt32(serial)
    expectsReply = UInt8(flags) & Self.noReplyExpected == 0
    var (replySerial, interface, member, signature) = (UInt32(0), "", "", "")
    var (sender, path) = ("", "")
    for case .list(let field) in fields where field.count == 2 {
      switch (field[0], field[1]) {
      case (.number(5), .number(let serial)): replySerial = UInt32(exactly: serial) ?? 0
      case (.number(1), .text(let text)): path = text
      case (.number(2), .text(let text)): interface = text
      case (.number(3), .text(let text)): member = text
      case (.number(7), .text(let text)): sender = text
      case (.number(8), .text(let text)): signature = text
      default: break
      }
    }
    try reader.align(to: 8)
    self.replySerial = replySerial
    (self.sender, self.path) = (sender, path)
    self.interface = interface
    self.member = member
    // The length is known all the same, so the next message can be read.
    guard let arguments = try? reader.values(signature) else { return nil }
    self.arguments = arguments
  }
}
