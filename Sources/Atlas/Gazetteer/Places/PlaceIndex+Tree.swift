internal import CGlobe

extension PlaceIndex {
  /// A node of the tree: a range of places, of which the first half, rounded up, lies on the lower
  /// side of its split.
  struct Node: BitwiseCopyable {
    /// Breadth first from 1.
    var number: Int32 = 1
    var start: Int32 = 0
    var count: Int32
    /// The square of the straight way from the target to its places, at the least.
    var squaredDistance: Float = 0
    /// How far from the target they are along each axis, at the least; the last one is zero.
    var offsets = SIMD4<Float>()

    var range: Range<Int> { Int(start)..<Int(start &+ count) }
  }

  /// How far the lower side of a node reaches along an axis, and where its upper side begins.
  struct Split: BitwiseCopyable {
    /// Its two lowest bits are the axis.
    var below: UInt32
    var above: Float
  }

  /// A tree may have no more levels below its root.
  static let mostLevels = 28

  /// What numbers of the tree may be off by their rounding: a few metres on a globe of radius 1.
  private static let rounding: Float = 6e-7

  var root: Node { Node(count: Int32(count)) }

  @inline(__always)
  func isLeaf(_ node: Node) -> Bool { Int(node.number) >= splits.count }

  /// The greatest importance of a node's places.
  func peak(of node: Node) -> UInt8 { peaks[Int(node.number)] }

  /// The two halves of a node that is no leaf, the one nearer to a target first, which counts as near
  /// as the node.
  @inline(__always)
  func halves(of node: Node, from target: SIMD4<Float>) -> (near: Node, far: Node) {
    let split = splits[Int(node.number)]
    let axis = split.below & 3
    let place = withUnsafeBytes(of: target) {
      $0.load(fromByteOffset: 4 &* Int(axis), as: Float.self)
    }
    let half = (node.count &+ 1) >> 1
    let aboveLow = place - Float(bitPattern: split.below & ~3)
    let belowHigh = split.above - place
    var low = node
    low.number = 2 &* node.number
    low.count = half
    var high = node
    high.number = low.number | 1
    high.start = node.start &+ half
    high.count = node.count &- half
    return aboveLow <= belowHigh
      ? (low, high.moved(belowHigh - Self.rounding, along: axis))
      : (high, low.moved(aboveLow - Self.rounding, along: axis))
  }

  /// The square of the straight way from a target to the box around a leaf's places.
  @inline(__always)
  func squaredDistance(toLeaf node: Node, from target: SIMD4<Float>) -> Float {
    let sides = vector_widen_short8(boxes[Int(node.number) &- splits.count]) * (1 / 32767)
    let way = vector_greatest4(sides.lowHalf - target, target - sides.highHalf)
    let gap = vector_greatest4(way - Self.rounding, SIMD4())
    return gap.x * gap.x + gap.y * gap.y + gap.z * gap.z
  }
}

extension PlaceIndex.Node {
  /// Returns the node, so far from the target along an axis if it was not farther.
  ///
  /// All of it stays in registers: a vector's part by a variable goes through memory.
  @inline(__always)
  fileprivate func moved(_ offset: Float, along axis: UInt32) -> Self {
    var node = self
    node.offsets = vector_greatest4(offsets, vector_lane4(offset, axis))
    let squares = node.offsets * node.offsets
    node.squaredDistance = squares.x + squares.y + squares.z
    return node
  }
}
