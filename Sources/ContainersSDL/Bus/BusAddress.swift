internal import Support

/// The address of a message bus: a Unix socket in the file system or in the abstract namespace.
///
/// The format is that of the D-Bus specification, “Server Addresses”.
struct BusAddress: Equatable {
  /// The name of the socket in bytes; a name in the abstract namespace begins with a zero byte.
  let socketName: [UInt8]

  /// Parses the first Unix socket in a list of addresses; returns `nil` if there is none.
  init?(_ text: String) {
    for address in text.split(separator: ";") where address.hasPrefix("unix:") {
      for pair in address.dropFirst(5).split(separator: ",") {
        if let path = BusAddress.value(of: "path", in: pair) {
          self.init(socketName: path)
          return
        }
        if let name = BusAddress.value(of: "abstract", in: pair) {
          self.init(socketName: [0] + name)
          return
        }
      }
    }
    return nil
  }

  /// Returns the address, as text, of a bus that listens at a path.
  static func text(path: String) -> String {
    let plain = "-_/.\\*"
    return SystemPath.bytes(path).reduce(into: "unix:path=") { text, byte in
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || plain.contains(character) {
        text.append(character)
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
  }

  private init?(socketName: [UInt8]) {
    // The maximum length of a socket name, including a terminating zero.
    guard !socketName.isEmpty, socketName.count < 108 else { return nil }
    self.socketName = socketName
  }

  private static func value(of key: String, in pair: Substring) -> [UInt8]? {
    guard pair.hasPrefix(key + "=") else { return nil }
    var bytes: [UInt8] = []
    var rest = pair.utf8.dropFirst(key.utf8.count + 1)
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      bytes.append(code)
      rest = rest.dropFirst(2)
    }
    return bytes
  }
}
