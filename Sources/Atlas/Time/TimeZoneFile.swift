/// The contents of a time zone database file, RFC 8536.
struct TimeZoneFile {
  var transitions: [Int64] = []
  /// For each transition, the index of the offset that applies from then on.
  var kinds: [UInt8] = []
  var offsets: [TimeZoneRules.Offset] = []
  /// The rule for times after the last transition.
  var footer = ""

  private struct Header {
    var version: UInt8
    var isUTCCount, isStandardCount, leapCount, transitionCount, offsetCount, nameLength: Int

    init?(_ bytes: ArraySlice<UInt8>) {
      guard bytes.count >= 44, bytes.starts(with: Array("TZif".utf8)) else { return nil }
      version = bytes[bytes.startIndex + 4]
      let counts = (0..<6).map { Int(integer(bytes, at: 20 + $0 * 4, size: 4)) }
      guard counts.allSatisfy({ 0...65_536 ~= $0 }) else { return nil }
      (isUTCCount, isStandardCount, leapCount) = (counts[0], counts[1], counts[2])
      (transitionCount, offsetCount, nameLength) = (counts[3], counts[4], counts[5])
    }

    /// Returns the length of the data after the header.
    func length(timeSize: Int) -> Int {
      transitionCount * (timeSize + 1) + offsetCount * 6 + nameLength
        + leapCount * (timeSize + 4) + isStandardCount + isUTCCount
    }
  }

  init?(_ bytes: [UInt8]) {
    // The first block has 32-bit times for old readers, the second block all times.
    guard let first = Header(bytes[...]), first.version >= UInt8(ascii: "2") else { return nil }
    let start = 44 + first.length(timeSize: 4)
    guard start < bytes.count, let header = Header(bytes[start...]) else { return nil }
    let end = start + 44 + header.length(timeSize: 8)
    guard end <= bytes.count, header.offsetCount > 0 else { return nil }
    let data = bytes[(start + 44)..<end]

    let count = header.transitionCount
    transitions = (0..<count).map { integer(data, at: $0 * 8, size: 8) }
    kinds = Array(data.dropFirst(count * 8).prefix(count))
    guard kinds.allSatisfy({ $0 < header.offsetCount }),
      zip(transitions, transitions.dropFirst()).allSatisfy({ $0 < $1 })
    else { return nil }
    let names = data.dropFirst(count * 9 + header.offsetCount * 6).prefix(header.nameLength)
    for index in 0..<header.offsetCount {
      let at = count * 9 + index * 6
      let name = names.dropFirst(Int(data[data.startIndex + at + 5])).prefix { $0 != 0 }
      offsets.append(
        .init(
          seconds: Int(integer(data, at: at, size: 4)),
          abbreviation: String(decoding: name, as: UTF8.self)))
    }
    footer = String(decoding: bytes[end...].filter { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}

/// Returns a signed big-endian number.
///
/// The caller has checked the bounds.
private func integer(_ bytes: ArraySlice<UInt8>, at offset: Int, size: Int) -> Int64 {
  let start = bytes.startIndex + offset
  let bits = bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
  let shift = UInt64(64 - size * 8)
  return Int64(bitPattern: bits << shift) >> Int64(shift)
}
