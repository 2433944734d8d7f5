/// The bounding box of a ring in its cell, in 1/255 of the cell's width, rounded outward.
struct RingBox: BitwiseCopyable {
  var west: UInt8
  var south: UInt8
  var east: UInt8
  var north: UInt8

  /// A position in a cell, in the same units.
  struct Part {
    fileprivate let x: UInt8
    fileprivate let y: UInt8

    /// Creates the position from whole coordinate units, as used for comparisons with edges.
    init(x: Int, y: Int, units: Int) {
      self.x = UInt8(truncatingIfNeeded: UInt32(x) * 255 / UInt32(units))
      self.y = UInt8(truncatingIfNeeded: UInt32(y) * 255 / UInt32(units))
    }
  }

  /// Whether some of the ring's edges may lie east of a place.
  @inline(__always)
  func mayGoRound(_ part: Part) -> Bool { part.y >= south && part.y <= north && part.x <= east }
}
