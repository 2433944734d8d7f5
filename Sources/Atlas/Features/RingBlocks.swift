internal import CVector

/// The points of a ring, as ``RingPoints`` reads them but up to eight at a time, 32768 less than they
/// are, so that they fit into 16 bits with a sign.
struct RingBlocks {
  /// Points one after another; what lies in the lanes behind them has no meaning.
  struct Block {
    var x: SIMD8<Int16>
    var y: SIMD8<Int16>
    var count: Int

    /// A bit for each lane that is a point.
    @inline(__always)
    var lanes: UInt32 { 1 << UInt32(count) &- 1 }

    @inline(__always)
    func point(_ lane: Int) -> RingPoints.Point {
      RingPoints.Point(
        x: Int32(RingBlocks.lane(lane, of: x)) &+ 32768,
        y: Int32(RingBlocks.lane(lane, of: y)) &+ 32768)
    }
  }

  /// The last point that was read.
  private(set) var x: Int16
  private(set) var y: Int16

  private let words: UnsafeBufferPointer<UInt16>
  private var index: Int
  private let end: Int

  /// Reads the first point of a ring, whose words must live as long; nil where it has none.
  @inline(__always)
  init?(_ words: UnsafeBufferPointer<UInt16>, in range: Range<Int>) {
    guard range.count >= 2 else { return nil }
    self.words = words
    index = range.lowerBound &+ 2
    end = range.upperBound
    x = Self.centred(words[range.lowerBound])
    y = Self.centred(words[range.lowerBound &+ 1])
  }

  /// The last point that was read, in units.
  @inline(__always)
  var last: RingPoints.Point {
    RingPoints.Point(x: Int32(x) &+ 32768, y: Int32(y) &+ 32768)
  }

  /// Returns the next points; nil after the last.
  @inline(__always)
  mutating func next() -> Block? {
    let left = end &- index
    guard left > 0 else { return nil }
    let steps = eight(index)
    let east = vector_low_bytes8(steps)
    let marks = vector_equal_bits8(east, SIMD8(repeating: -128))
    let block = Block(
      x: vector_running_sums8(east) &+ x,
      y: vector_running_sums8(vector_high_bytes8(steps)) &+ y,
      count: min(left, (marks | 256).trailingZeroBitCount))
    if block.count == 8 {
      index &+= 8
      (x, y) = (block.x[7], block.y[7])
    } else if block.count < left {
      return takePoint(behind: block)
    } else {
      index = end
      takeLast(of: block)
    }
    return block
  }

  /// Takes the point that a mark behind a block announces.
  @inline(__always)
  private mutating func takePoint(behind block: Block) -> Block? {
    let point = index &+ block.count &+ 1
    guard point &+ 2 <= end else {
      index = end
      guard block.count > 0 else { return nil }
      takeLast(of: block)
      return block
    }
    index = point &+ 2
    (x, y) = (Self.centred(words[point]), Self.centred(words[point &+ 1]))
    let lane = Int16(truncatingIfNeeded: block.count)
    return Block(
      x: vector_replacing8(block.x, lane, x), y: vector_replacing8(block.y, lane, y),
      count: block.count &+ 1)
  }

  private mutating func takeLast(of block: Block) {
    x = Self.lane(block.count &- 1, of: block.x)
    y = Self.lane(block.count &- 1, of: block.y)
  }

  @inline(__always)
  private static func lane(_ lane: Int, of vector: SIMD8<Int16>) -> Int16 {
    withUnsafeBytes(of: vector) { $0.load(fromByteOffset: 2 &* lane, as: Int16.self) }
  }

  @inline(__always)
  private static func centred(_ word: UInt16) -> Int16 { Int16(bitPattern: word ^ 0x8000) }

  /// Eight words from one on, whatever they belong to; zeros behind the last.
  @inline(__always)
  private func eight(_ start: Int) -> SIMD8<Int16> {
    guard start &+ 8 <= words.count else {
      var eight = SIMD8<Int16>()
      for index in start..<words.count { eight[index &- start] = Int16(bitPattern: words[index]) }
      return eight
    }
    return UnsafeRawPointer(words.baseAddress.unsafelyUnwrapped + start)
      .loadUnaligned(as: SIMD8<Int16>.self)
  }
}
