internal import Glibc

/// Paths of files as texts.
///
/// Linux takes any bytes but zero for a path, and a text consists of characters. A byte that is part
/// of no character stands in the text as one of 128 private ones, U+10FF80 to U+10FFFF, so that the
/// text leads back to the same bytes. Bytes that spell such a private character are replaced one by
/// one as well; that keeps different paths different texts.
package enum SystemPath {
  /// Returns the text for the bytes of a path.
  package static func text(_ bytes: some Sequence<UInt8>) -> String { text(Array(bytes)) }

  /// Returns the text for the bytes of a path.
  package static func text(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self), !holdsBytes(text) { return text }
    var text = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var start = 0
    while true {
      let length: Int
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        length = encoded.count
        if isByte(scalar) {
          text.append(contentsOf: encoded.map(scalar(for:)))
        } else {
          text.append(scalar)
        }
      case .error(let count):
        length = count
        text.append(contentsOf: bytes[start..<start + count].map(scalar(for:)))
      case .emptyInput: return String(text)
      }
      start += length
    }
  }

  /// Returns the text for a path as the system writes it, with a zero at its end.
  package static func text(cString path: UnsafePointer<CChar>) -> String {
    text(UnsafeRawBufferPointer(start: path, count: strlen(path)))
  }

  /// Returns the text for the path in a URI, in which bytes may be written as `%` and two hexadecimal
  /// digits.
  package static func text(percentEncoded path: String) -> String {
    let encoded = Array(path.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < encoded.count {
      let digits = encoded[(index + 1)...].prefix(2)
      if encoded[index] == UInt8(ascii: "%"), digits.count == 2,
        digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(encoded[index])
        index += 1
      }
    }
    return text(bytes)
  }

  /// Returns the bytes of the path that a text represents.
  package static func bytes(_ text: String) -> [UInt8] {
    guard holdsBytes(text) else { return Array(text.utf8) }
    return text.unicodeScalars.flatMap { scalar in
      isByte(scalar)
        ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
  }

  /// Returns a text for display: bytes that are part of no character become U+FFFD.
  package static func visible(_ text: String) -> String {
    guard holdsBytes(text) else { return text }
    var visible = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { visible.append(isByte(scalar) ? "\u{FFFD}" : scalar) }
    return String(visible)
  }

  /// What may stand in the path of a URI (RFC 3986, 3.3).
  private static let plain = Set(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/!$&'()*+,;=:@".utf8)

  /// Returns a path as a URI writes it.
  package static func percentEncoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF")
    return bytes(text).reduce(into: "") { result, byte in
      if plain.contains(byte) {
        result.append(Character(Unicode.Scalar(byte)))
      } else {
        result += ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
  }

  /// Whether a text holds bytes that are part of no character.
  package static func holdsBytes(_ text: String) -> Bool {
    // All private characters of the highest plane begin with this byte, and few others.
    text.utf8.contains(0xF4) && text.unicodeScalars.contains(where: isByte)
  }

  /// Whether a character stands for a byte.
  static func isByte(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0x10FF80 }

  private static func scalar(for byte: UInt8) -> Unicode.Scalar {
    // A byte below 0x80 is always a character.
    Unicode.Scalar(0x10FF00 + UInt32(byte | 0x80)) ?? "\u{FFFD}"
  }
}

extension String {
  /// Passes the path that the text represents to the system, as bytes with a zero at their end.
  package func withSystemPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    guard SystemPath.holdsBytes(self) else { return withCString(body) }
    let bytes = SystemPath.bytes(self).map { CChar(bitPattern: $0) } + [0]
    return bytes.withUnsafeBufferPointer { bytes in
      // There is at least the zero.
      bytes.baseAddress.map(body) ?? withCString(body)
    }
  }
}
