internal import CVector

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
    /// How far from the target they are along each axis, at the least.
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

  /// The two halves of a node that is no leaf, the one nearer to a target first.
  @inline(__always)
  func halves(of node: Node, from target: SIMD4<Float>) -> (near: Node, far: Node) {
    let split = splits[Int(node.number)]
    let axis = split.below & 3
    let before = node.offsets.component(axis)
    let place = target.component(axis)
    let toLow = max(before, place - Float(bitPattern: split.below & ~3) - Self.rounding)
    let toHigh = max(before, split.above - place - Self.rounding)
    let rest = node.squaredDistance - before * before
    var low = node
    low.number = 2 &* node.number
    low.count = (node.count &+ 1) >> 1
    low.offsets.setComponent(axis, to: toLow)
    low.squaredDistance = rest + toLow * toLow
    var high = node
    high.number = low.number | 1
    high.start = node.start &+ low.count
    high.count = node.count &- low.count
    high.offsets.setComponent(axis, to: toHigh)
    high.squaredDistance = rest + toHigh * toHigh
    return toLow <= toHigh ? (low, high) : (high, low)
  }

  /// The square of the straight way from a target to the box around a leaf's places.
  @inline(__always)
  func squaredDistance(toLeaf node: Node, from target: SIMD4<Float>) -> Float {
    let sides = vector_widen_short8(boxes[Int(node.number) &- splits.count]) * (1 / 32767)
    let before = sides.lowHalf - target
    let behind = target - sides.highHalf
    let way = before.replacing(with: behind, where: behind .> before) - Self.rounding
    let gap = way.replacing(with: 0, where: way .< 0)
    return gap.x * gap.x + gap.y * gap.y + gap.z * gap.z
  }
}

extension SIMD4<Float> {
  /// The part along an axis, 0 to 2: a subscript would go through memory.
  @inline(__always)
  fileprivate func component(_ axis: UInt32) -> Float { axis == 0 ? x : axis == 1 ? y : z }

  @inline(__always)
  fileprivate mutating func setComponent(_ axis: UInt32, to value: Float) {
    switch axis {
    case 0: x = value
    case 1: y = value
    default: z = value
    }
  }
}
