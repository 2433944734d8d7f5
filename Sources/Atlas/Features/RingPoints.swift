/// A decoder for the points of a ring, in units from the southwest corner of its cell.
///
/// The first two words are the first point. Each later word is a step of -127...127 units east in
/// its low byte and north in its high byte. A low byte of -128 instead means that the next two
/// words are an absolute point. A truncated ring has fewer points.
struct RingPoints: IteratorProtocol {
  private let words: UnsafeBufferPointer<UInt16>
  private var index = 0
  private var point = Point(x: 0, y: 0)

  /// A point in units east and north; not a vector, whose lanes are slow to access.
  struct Point: Equatable {
    var x: Int32
    var y: Int32
  }

  /// Creates a decoder for the words of a ring.
  ///
  /// Their memory must outlive it.
  init(_ words: Slice<UnsafeBufferPointer<UInt16>>) {
    self.words = UnsafeBufferPointer(rebasing: words)
  }

  /// Returns the next point, or `nil` after the last.
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
