/// The Huffman codes of a JPEG image, looked up by the next sixteen bits.
struct HuffmanTable: Sendable {
  /// For each ten bits, the length of the code that they start with, in the high byte, and its
  /// symbol.
  ///
  /// Zero if the code is longer.
  private var shortEntries = [UInt16](repeating: 0, count: 1024)
  /// The same for each sixteen bits that start with a longer code.
  ///
  /// Longer codes have the greatest values, starting at ``firstLong``. Values after the last entry
  /// have no code.
  private var longEntries: [UInt16] = []
  private var firstLong = 0

  /// For each twelve bits, the complete coefficients that they contain.
  ///
  /// The lowest five bits are the number of bits consumed, the next seven the number of positions
  /// filled in a block, and the highest bit is set if the block ends there. Zero if there is no
  /// complete coefficient.
  private var runs = [UInt16](repeating: 0, count: 4096)

  /// Creates the codes of a table in the format of T.81, annex C.
  ///
  /// Returns `nil` if there are more codes than sixteen bits can distinguish.
  ///
  /// - Parameters:
  ///   - counts: The number of codes of each length, from one bit to sixteen.
  ///   - symbols: The symbols of the codes, the shortest codes first.
  init?(counts: some Sequence<UInt8>, symbols: some Sequence<UInt8>) {
    var first = 0
    var symbols = symbols.makeIterator()
    for (index, count) in counts.enumerated() {
      let size = 1 << (15 - index)
      for _ in 0..<count {
        guard first + size <= 1 << 16, let symbol = symbols.next() else { return nil }
        let entry = UInt16(index + 1) << 8 | UInt16(symbol)
        if index < 10 {
          for bits in first >> 6..<(first + size) >> 6 { shortEntries[bits] = entry }
        } else {
          longEntries += repeatElement(entry, count: size)
        }
        first += size
      }
    }
    firstLong = first - longEntries.count
    for bits in runs.indices { runs[bits] = run(of: bits) }
  }

  private func run(of bits: Int) -> UInt16 {
    var (taken, places) = (0, 0)
    while true {
      let entry = entry(UInt16(truncatingIfNeeded: bits << (4 + taken)))
      let size = Int(entry >> 8 &+ entry & 15)
      // A block has no more positions; a damaged table could count beyond what seven bits can hold.
      guard entry != 0, taken + size <= 12, places < 64 else { break }
      taken += size
      if entry & 15 == 0, entry & 255 != 0xF0 { return 0x8000 | UInt16(places << 5 | taken) }
      places += Int(entry >> 4 & 15) + 1
    }
    return UInt16(places << 5 | taken)
  }

  /// Skips the coefficients after the mean of a block.
  @inline(__always)
  func skipBlock(_ bits: inout ScanBits) {
    var index = 1
    while index < 64 {
      let run = runs[Int(bits.next16 >> 4)]
      let next = index &+ Int(run >> 5 & 127)
      if run != 0, next < 64 {
        bits.drop(Int(run & 31))
        if run & 0x8000 != 0 { return }
        index = next
      } else {
        let symbol = symbolBeforeCoefficient(&bits)
        if symbol & 15 == 0, symbol != 0xF0 { return }
        index &+= Int(symbol >> 4) &+ 1
      }
    }
  }

  /// Reads the next symbol of a scan, or returns zero if there is no such code.
  @inline(__always)
  func symbol(_ bits: inout ScanBits) -> UInt8 {
    let entry = entry(bits.next16)
    bits.drop(Int(entry >> 8))
    if entry == 0 { bits.fail() }
    return UInt8(truncatingIfNeeded: entry)
  }

  /// Reads the next symbol of a scan and skips the coefficient after it.
  ///
  /// The symbol's lower four bits are the size of the coefficient. Returns zero if there is no such
  /// code.
  @inline(__always)
  private func symbolBeforeCoefficient(_ bits: inout ScanBits) -> UInt8 {
    let entry = entry(bits.next16)
    bits.drop(Int(entry >> 8 &+ entry & 15))
    if entry == 0 { bits.fail() }
    return UInt8(truncatingIfNeeded: entry)
  }

  @inline(__always)
  private func entry(_ next: UInt16) -> UInt16 {
    let entry = shortEntries[Int(next >> 6)]
    let long = Int(next) &- firstLong
    return entry == 0 && longEntries.indices.contains(long) ? longEntries[long] : entry
  }
}

/// A reader for the bits of a JPEG scan.
///
/// Beyond the end, bits are zero.
struct ScanBits {
  private let bytes: UnsafeRawBufferPointer
  private var position: Int
  private var window: UInt64 = 0
  private var available = 0
  private var invented = 0

  /// Whether bits beyond the end, or invalid codes, were read.
  private(set) var hasFailed = false

  /// Starts at a bit.
  ///
  /// Multiples of eight are bytes of the scan.
  init(_ bytes: UnsafeRawBufferPointer, at bit: Int) {
    self.bytes = bytes
    position = bit / 8
    fill()
    drop(bit % 8)
  }

  /// The next sixteen bits, which are not consumed.
  @inline(__always)
  var next16: UInt16 { UInt16(truncatingIfNeeded: window >> UInt64(available &- 16)) }

  /// Skips at most 31 bits.
  @inline(__always)
  mutating func drop(_ count: Int) {
    available &-= count
    if available < 32 { fill() }
  }

  /// Reads a number with a size of at most fifteen bits.
  ///
  /// As in T.81, the lower half of the values stands for negative numbers.
  @inline(__always)
  mutating func coefficient(_ size: Int) -> Int32 {
    guard size > 0 else { return 0 }
    let value = Int32(next16 >> UInt16(16 &- size))
    drop(size)
    return value >> Int32(size &- 1) == 0 ? value &- (1 << Int32(size)) &+ 1 : value
  }

  mutating func fail() { hasFailed = true }

  private mutating func fill() {
    if position &+ 8 <= bytes.count {
      let next = UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self))
      // No byte is 255 if no byte of the complement is zero.
      let hasMark = (~next &- 0x0101_0101_0101_0101) & next & 0x8080_8080_8080_8080
      if hasMark == 0 {
        let count = (56 &- available) >> 3
        window = window << UInt64(8 &* count) | next >> UInt64(64 &- 8 &* count)
        position &+= count
        available &+= 8 &* count
        return
      }
    }
    while available <= 48 {
      var byte: UInt8 = 0
      if position < bytes.count, bytes[position] != 0xFF {
        byte = bytes[position]
        position &+= 1
      } else if position &+ 1 < bytes.count, bytes[position &+ 1] == 0 {
        // In the data, a zero follows each 255. Anything else would be a marker.
        byte = 0xFF
        position &+= 2
      } else {
        invented &+= 8
      }
      window = window << 8 | UInt64(byte)
      available &+= 8
    }
    if invented > available { hasFailed = true }
  }
}
