internal import CGlobe

extension PlaceIndex {
  /// A node of the tree: a range of places.
  ///
  /// The first half of them, rounded up, lies on the lower side of the node's split.
  struct Node: BitwiseCopyable {
    /// The breadth-first number, starting with 1 for the root.
    var number: Int32 = 1
    var start: Int32 = 0
    var count: Int32
    /// A lower bound of the squared chord from the target to the places.
    var squaredDistance: Float = 0
    /// Lower bounds of the distance from the target along each axis.
    ///
    /// The last component is zero.
    var offsets = SIMD4<Float>()

    var range: Range<Int> { Int(start)..<Int(start &+ count) }
  }

  /// The upper bound of a node's lower side along an axis, and the lower bound of its upper side.
  struct Split: BitwiseCopyable {
    /// The bits of the bound, except that the lowest two are the axis.
    var below: UInt32
    var above: Float
  }

  /// The greatest number of levels below the root.
  static let mostLevels = 28

  /// The rounding error of numbers in the tree: a few meters on a globe of radius 1.
  private static let rounding: Float = 6e-7

  var root: Node { Node(count: Int32(count)) }

  @inline(__always)
  func isLeaf(_ node: Node) -> Bool { Int(node.number) >= splits.count }

  /// The greatest importance of the places in a node.
  func peak(of node: Node) -> UInt8 { peaks[Int(node.number)] }

  /// Returns the halves of an inner node, the one nearer to a target first.
  ///
  /// The nearer half keeps the distance of the node.
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

  /// Returns the squared chord from a target to the bounding box of a leaf's places.
  @inline(__always)
  func squaredDistance(toLeaf node: Node, from target: SIMD4<Float>) -> Float {
    let sides = vector_widen_short8(boxes[Int(node.number) &- splits.count]) * (1 / 32767)
    let way = vector_greatest4(sides.lowHalf - target, target - sides.highHalf)
    let gap = vector_greatest4(way - Self.rounding, SIMD4())
    return gap.x * gap.x + gap.y * gap.y + gap.z * gap.z
  }
}

extension PlaceIndex.Node {
  /// Returns the node with its distance along an axis raised to at least an offset.
  ///
  /// Everything stays in registers; indexing a vector by a variable would go through memory.
  @inline(__always)
  fileprivate func moved(_ offset: Float, along axis: UInt32) -> Self {
    var node = self
    node.offsets = vector_greatest4(offsets, vector_lane4(offset, axis))
    let squares = node.offsets * node.offsets
    node.squaredDistance = squares.x + squares.y + squares.z
    return node
  }
}
