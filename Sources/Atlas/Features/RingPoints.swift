/// The points of a ring one after another, in units from the south-west corner of its cell.
///
/// The first two words are the first point. A word after them is a step of -127...127 units east in
/// its low byte and north in its high byte, or, where the low byte is -128, says that the next two
/// words are a point again. A ring whose words end too early has fewer points.
struct RingPoints: IteratorProtocol {
  private let words: UnsafeBufferPointer<UInt16>
  private var index = 0
  private var point = Point(x: 0, y: 0)

  /// A point in units east and north; no vector, whose parts are slow to get at.
  struct Point: Equatable {
    var x: Int32
    var y: Int32
  }

  /// Reads the words of a ring, whose memory must live as long.
  init(_ words: Slice<UnsafeBufferPointer<UInt16>>) {
    self.words = UnsafeBufferPointer(rebasing: words)
  }

  /// Returns the next point; nil after the last.
  @inline(__always)
  mutating func next() -> Point? {
    guard index > 0 else { return whole() }
    guard index < words.count else { return nil }
    let word = words[index]
    index &+= 1
    let east = Int8(truncatingIfNeeded: word)
    guard east != -128 else { return whole() }
    point.x &+= Int32(east)
    point.y &+= Int32(Int8(truncatingIfNeeded: word >> 8))
    return point
  }

  private mutating func whole() -> Point? {
    guard index &+ 2 <= words.count else {
      index = words.count
      return nil
    }
    point = Point(x: Int32(words[index]), y: Int32(words[index &+ 1]))
    index &+= 2
    return point
  }
}
