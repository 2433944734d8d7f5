/// The Huffman codes of a JPEG picture, found by the next sixteen bits.
struct HuffmanTable: Sendable {
  /// For ten bits the length of the code they begin with, in the high byte, and its symbol; zero where it is
  /// longer.
  private var shortEntries = [UInt16](repeating: 0, count: 1024)
  /// The same for sixteen bits that begin with a longer code, which are the greatest numbers, from
  /// ``firstLong`` on; behind them are those without a code.
  private var longEntries: [UInt16] = []
  private var firstLong = 0

  /// For twelve bits the coefficients that they hold whole: how many bits these take (the lowest five), how
  /// many places of a block they fill (seven bits), and whether the block ends behind them (the highest
  /// bit); zero where they hold none.
  private var runs = [UInt16](repeating: 0, count: 4096)

  /// Makes the codes of a table of T.81, annex C; nil where it has more than bits can tell apart.
  ///
  /// - Parameters:
  ///   - counts: How many codes there are of one bit, of two, up to sixteen.
  ///   - symbols: What the codes mean, the shortest first.
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
      // No block has more places; a damaged table could count more than seven bits hold.
      guard entry != 0, taken + size <= 12, places < 64 else { break }
      taken += size
      if entry & 15 == 0, entry & 255 != 0xF0 { return 0x8000 | UInt16(places << 5 | taken) }
      places += Int(entry >> 4 & 15) + 1
    }
    return UInt16(places << 5 | taken)
  }

  /// Takes the coefficients of a block behind its mean off a scan.
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

  /// Takes the next symbol off a scan; zero where there is no code.
  @inline(__always)
  func symbol(_ bits: inout ScanBits) -> UInt8 {
    let entry = entry(bits.next16)
    bits.drop(Int(entry >> 8))
    if entry == 0 { bits.fail() }
    return UInt8(truncatingIfNeeded: entry)
  }

  /// Takes the next symbol off a scan, and the coefficient after it, whose size are its lower four
  /// bits; zero where there is no code.
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

/// The bits of a JPEG scan, one after the other; after its end they are zeros.
struct ScanBits {
  private let bytes: UnsafeRawBufferPointer
  private var position: Int
  private var window: UInt64 = 0
  private var available = 0
  private var invented = 0

  /// Whether more was taken than there is, or what has no meaning.
  private(set) var hasFailed = false

  /// Begins at a bit, a multiple of eight being a byte of the scan.
  init(_ bytes: UnsafeRawBufferPointer, at bit: Int) {
    self.bytes = bytes
    position = bit / 8
    fill()
    drop(bit % 8)
  }

  /// The next sixteen bits.
  @inline(__always)
  var next16: UInt16 { UInt16(truncatingIfNeeded: window >> UInt64(available &- 16)) }

  /// Leaves bits out, 31 at most.
  @inline(__always)
  mutating func drop(_ count: Int) {
    available &-= count
    if available < 32 { fill() }
  }

  /// Takes a number of so many bits, fifteen at most, as T.81 writes coefficients: the lower half of
  /// the numbers stands for negative ones.
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
      // No byte of it is 255 where none of its complement is zero.
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
        // A zero follows each 255 of the data; anything else there is a marker.
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
