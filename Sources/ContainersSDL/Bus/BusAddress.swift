/// Where a message bus listens: a socket in a file or in the abstract namespace.
///
/// The form is that of the D-Bus specification, “Server Addresses”.
struct BusAddress: Equatable {
  /// The bytes of the socket's name; a name in the abstract namespace begins with a zero.
  let socketName: [UInt8]

  /// Reads the first address of a list that names a Unix socket; nil where there is none.
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

  /// Returns the address of a bus that listens at a path, as text.
  static func text(path: String) -> String {
    let plain = "-_/.\\*"
    return path.utf8.reduce(into: "unix:path=") { text, byte in
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || plain.contains(character) {
        text.append(character)
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
    }
  }

  private init?(socketName: [UInt8]) {
    // What a socket's name has room for, with a zero at the end.
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
