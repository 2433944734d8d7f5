/// Short UTF-8 strings one after another in an archive, each read by itself.
///
/// A string is a row of codes, a byte each: the number of a symbol of up to eight bytes, or 255 and
/// a byte that stands for itself. After Boncz, Neumann and Leis, *FSST: Fast Random Access String
/// Compression* (PVLDB 13, 2020).
struct CompressedStrings: Sendable {
  /// The number of strings.
  let count: Int
  /// The bytes that a buffer must hold for any string to be read into it.
  static let capacity = 255 * 8 + 8

  private let archive: Archive
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let symbols: UnsafeRawBufferPointer
  private nonisolated(unsafe) let lengths: UnsafeBufferPointer<UInt8>
  private nonisolated(unsafe) let offsets: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let codes: UnsafeRawBufferPointer

  private static let escape = UInt8.max
  private static let block = 16

  /// Opens the sections prefix/symbols, prefix/lengths, prefix/offsets and prefix/codes, and checks
  /// every number in them that leads to another.
  init(_ archive: Archive, prefix: String) throws(AssetError) {
    self.archive = archive
    symbols = try archive.section("\(prefix)/symbols")
    lengths = try archive.elements("\(prefix)/lengths", as: UInt8.self)
    offsets = try archive.elements("\(prefix)/offsets", as: UInt32.self)
    codes = try archive.section("\(prefix)/codes")
    count = lengths.count
    guard symbols.count == 256 * 9, symbols[..<256].allSatisfy({ $0 <= 8 }), offsetsAreSound else {
      throw archive.damaged("\(prefix) has strings that lead nowhere")
    }
  }

  private var offsetsAreSound: Bool {
    guard offsets.count == (count + Self.block - 1) / Self.block + 1,
      offsets.risesFromZero(to: codes.count)
    else { return false }
    return (0..<offsets.count - 1).allSatisfy { block in
      let start = Self.block * block
      let length = lengths[start..<min(start + Self.block, count)].reduce(0) { $0 + Int($1) }
      return Int(offsets[block]) + length == Int(offsets[block + 1])
    }
  }

  /// Returns a string; bytes that are no UTF-8 read as replacement characters.
  subscript(index: Int) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.capacity) { buffer in
      let length = read(index, into: buffer)
      return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<length]), as: UTF8.self)
    }
  }

  /// Writes the bytes of a string into a buffer of the ``capacity`` and returns how many they are.
  func read(_ index: Int, into buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    precondition(buffer.count >= Self.capacity && 0..<count ~= index)
    var code = Int(offsets[index / Self.block])
    for before in index & ~(Self.block - 1)..<index { code += Int(lengths[before]) }
    let end = code + Int(lengths[index])
    let target = UnsafeMutableRawBufferPointer(buffer)
    var length = 0
    while code < end {
      let symbol = codes[code]
      if symbol == Self.escape {
        code += 1
        // A damaged string may end in an escape.
        guard code < end else { break }
        target[length] = codes[code]
        length += 1
      } else {
        let bytes = symbols.loadUnaligned(fromByteOffset: 256 + 8 * Int(symbol), as: UInt64.self)
        target.storeBytes(of: bytes, toByteOffset: length, as: UInt64.self)
        length += Int(symbols[Int(symbol)])
      }
      code += 1
    }
    return length
  }
}
