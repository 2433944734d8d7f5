/// Numbers of so many bits each, one after the other.
struct PackedNumbers {
  /// How many numbers there are.
  let count: Int

  private let bytes: UnsafeRawBufferPointer
  private let bits: Int
  private let mask: UInt32

  /// What follows the numbers, so that each can be read by 32 bits.
  private static let padding = 3

  /// Reads numbers of up to 25 bits in some bytes; nil where these are not so many.
  init?(_ bytes: UnsafeRawBufferPointer, count: Int, bits: Int) {
    guard 1...25 ~= bits, bytes.count == (count * bits + 7) / 8 + Self.padding else { return nil }
    self.bytes = bytes
    self.count = count
    self.bits = bits
    mask = 1 << UInt32(bits) - 1
  }

  subscript(index: Int) -> Int {
    let bit = index * bits
    let word = bytes.loadUnaligned(fromByteOffset: bit >> 3, as: UInt32.self)
    return Int(word >> UInt32(bit & 7) & mask)
  }
}
