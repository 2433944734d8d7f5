internal import CGlobe

/// Short UTF-8 strings in an archive that are compressed but can be read one at a time.
///
/// A string is a sequence of one-byte codes. Each is the number of a symbol of up to eight bytes,
/// or 255 followed by a literal byte. Strings in several scripts have one symbol table each. After
/// Boncz, Neumann and Leis, *FSST: Fast Random Access String Compression* (PVLDB 13, 2020).
struct CompressedStrings: Sendable {
  /// The number of strings.
  let count: Int
  /// The buffer capacity, in bytes, that any string fits into.
  static let capacity = 255 * 8 + 8

  private let archive: Archive
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let symbols: UnsafeRawBufferPointer
  // Four bits per string, or `nil` if there is only one table.
  private nonisolated(unsafe) let tables: UnsafeRawBufferPointer?
  private nonisolated(unsafe) let lengths: UnsafeBufferPointer<UInt8>
  private nonisolated(unsafe) let offsets: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let codes: UnsafeRawBufferPointer

  private static let escape = UInt8.max
  private static let block = 16
  private static let tableSize = 256 * 9

  /// Opens the sections prefix/symbols, prefix/lengths, prefix/offsets and prefix/codes, and
  /// validates every index in them.
  init(_ archive: Archive, prefix: String) throws(AssetError) {
    self.archive = archive
    symbols = try archive.section("\(prefix)/symbols")
    lengths = try archive.elements("\(prefix)/lengths", as: UInt8.self)
    offsets = try archive.elements("\(prefix)/offsets", as: UInt32.self)
    codes = try archive.section("\(prefix)/codes")
    count = lengths.count
    tables = symbols.count > Self.tableSize ? try archive.section("\(prefix)/tables") : nil
    guard symbolsAreSound, offsetsAreSound else {
      throw archive.damaged("\(prefix) has strings that lead nowhere")
    }
  }

  private var symbolsAreSound: Bool {
    let (tableCount, rest) = symbols.count.quotientAndRemainder(dividingBy: Self.tableSize)
    guard rest == 0, 1...16 ~= tableCount,
      tables.map({ $0.count == (count + 1) / 2 }) ?? true,
      (0..<tableCount).allSatisfy({ table in
        symbols[Self.tableSize * table..<Self.tableSize * table + 256].allSatisfy { $0 <= 8 }
      })
    else { return false }
    return tablesAreBelow(tableCount)
  }

  private func tablesAreBelow(_ tableCount: Int) -> Bool {
    guard let tables, tableCount < 16 else { return true }
    var index = 0
    // A table number that is too large carries into the upper half of its byte.
    let (halves, carries): (UInt64, UInt64) = (0x0F0F_0F0F_0F0F_0F0F, 0xF0F0_F0F0_F0F0_F0F0)
    let rest = 0x0101_0101_0101_0101 &* UInt64(16 - tableCount)
    while index &+ 16 <= count {
      let word = tables.loadUnaligned(fromByteOffset: index >> 1, as: UInt64.self)
      let (even, odd) = (word & halves, word >> 4 & halves)
      guard ((even &+ rest) | (odd &+ rest)) & carries == 0 else { return false }
      index &+= 16
    }
    return (index..<count).allSatisfy { table(of: $0) < tableCount }
  }

  private func table(of index: Int) -> Int {
    tables.map { Int($0[index >> 1] >> UInt8(4 * (index & 1)) & 15) } ?? 0
  }

  private var offsetsAreSound: Bool {
    guard offsets.count == (count + Self.block - 1) / Self.block + 1,
      offsets.risesFromZero(to: codes.count)
    else { return false }
    let bytes = UnsafeRawBufferPointer(lengths)
    let whole = count / Self.block
    for block in 0..<whole {
      let halves = bytes.loadUnaligned(
        fromByteOffset: Self.block &* block, as: SIMD2<UInt64>.self)
      let length = Self.sum(ofBytes: halves.x) &+ Self.sum(ofBytes: halves.y)
      guard Int(offsets[block]) &+ length == Int(offsets[block &+ 1]) else { return false }
    }
    let rest = lengths[Self.block * whole..<count]
    return rest.isEmpty
      || Int(offsets[whole]) + rest.reduce(0) { $0 + Int($1) } == Int(offsets[whole + 1])
  }

  @inline(__always)
  private static func sum(ofBytes word: UInt64) -> Int {
    let pairs = (word & 0x00FF_00FF_00FF_00FF) &+ (word >> 8 & 0x00FF_00FF_00FF_00FF)
    return Int((pairs &* 0x0001_0001_0001_0001) >> 48)
  }

  /// Prefetches the position of a string.
  func expect(_ index: Int) {
    vector_expect(lengths.baseAddress.map { $0 + index })
    vector_expect(offsets.baseAddress.map { $0 + index / Self.block })
  }

  /// Returns a string.
  ///
  /// Invalid UTF-8 is replaced by replacement characters.
  subscript(index: Int) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.capacity) { buffer in
      let length = read(index, into: buffer)
      return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<length]), as: UTF8.self)
    }
  }

  /// Returns the offset of a string's first code.
  private func start(of index: Int) -> Int {
    var code = Int(offsets[index / Self.block])
    var before = index & ~(Self.block - 1)
    let bytes = UnsafeRawBufferPointer(lengths)
    // Adds eight lengths at once, shifting out those of the string itself and the ones after it.
    while before < index, before &+ 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: before, as: UInt64.self))
      let known = word << UInt64(8 * max(0, before &+ 8 &- index))
      code &+= Self.sum(ofBytes: known)
      before &+= 8
    }
    while before < index {
      code &+= Int(lengths[before])
      before &+= 1
    }
    return code
  }

  /// Writes the bytes of a string into a buffer of ``capacity`` bytes and returns their count.
  func read(_ index: Int, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    precondition(buffer.count >= Self.capacity && 0..<count ~= index)
    var code = start(of: index)
    let end = code + Int(lengths[index])
    let target = UnsafeMutableRawBufferPointer(buffer)
    let table = Self.tableSize * table(of: index)
    var length = 0
    // The file may have changed since it was checked, so never write beyond the buffer.
    while code < end, length &+ 8 <= Self.capacity {
      let symbol = codes[code]
      if symbol == Self.escape {
        code += 1
        // A damaged string may end with an escape code.
        guard code < end else { break }
        target[length] = codes[code]
        length += 1
      } else {
        let bytes = symbols.loadUnaligned(
          fromByteOffset: table + 256 + 8 * Int(symbol), as: UInt64.self)
        target.storeBytes(of: bytes, toByteOffset: length, as: UInt64.self)
        length += min(8, Int(symbols[table + Int(symbol)]))
      }
      code += 1
    }
    return length
  }
}
