internal import Synchronization

/// The lines of one layer at one level of detail, projected in place from the file.
///
/// It is `Sendable` because it contains only read-only memory of an archive that it retains, and a
/// cache behind a lock.
public final class LineLevel: @unchecked Sendable {
  let groups: UnsafeBufferPointer<LineGroup>
  let chunks: UnsafeBufferPointer<LineChunk>
  let points: LinePoints
  /// The radius of the largest bounding ball of a chunk.
  let largestRadius: Float
  /// A cache of the latest windings; all parts of an image ask for the same one.
  let windings = Mutex<[(direction: SIMD3<Double>, winding: Int)]>([])
  private let archive: Archive

  /// The storage format of a level's points: blocks of eight offsets to the east and eight to the
  /// north.
  enum LinePoints {
    /// Offsets in units of 1/127 of a chunk's radius.
    case bytes(UnsafePointer<Int8>)
    /// Offsets in units of 1/32767 of a chunk's radius.
    case words(UnsafePointer<Int16>)
  }

  init(_ archive: Archive, name: String) throws(AssetError) {
    self.archive = archive
    groups = try archive.elements("\(name)/groups", as: LineGroup.self)
    chunks = try archive.elements("\(name)/chunks", as: LineChunk.self)
    let bytes = try archive.section("\(name)/points")
    let blocks = try archive.count(of: "\(name)/points")
    guard let start = bytes.baseAddress, blocks > 0, !chunks.isEmpty else {
      throw archive.damaged("\(name) is empty")
    }
    switch bytes.count {
    case blocks * 16:
      points = .bytes(start.bindMemory(to: Int8.self, capacity: bytes.count))
    case blocks * 32:
      points = .words(start.bindMemory(to: Int16.self, capacity: bytes.count / 2))
    default:
      throw archive.damaged("\(name)/points is not \(blocks) blocks long")
    }
    largestRadius = chunks.reduce(0) { max($0, $1.radius) }
    guard chunks.allSatisfy({ $0.isValid(blocks: blocks) }) else {
      throw archive.damaged("a chunk of \(name) makes no sense")
    }
    var covered = 0
    for group in groups {
      guard group.isValid, Int(group.first) == covered else {
        throw archive.damaged("a group of \(name) makes no sense")
      }
      covered += Int(group.count)
    }
    guard covered == chunks.count else {
      throw archive.damaged("the groups of \(name) are not all of its chunks")
    }
  }

  /// Returns the first chunks of the first and last lines that start in a group, or `nil` if none
  /// do.
  func starts(in group: LineGroup) -> (first: Int, last: Int)? {
    guard let first = group.range.first(where: { chunks[$0].goesOn == 0 }),
      let last = group.range.last(where: { chunks[$0].goesOn == 0 })
    else { return nil }
    return (first, last)
  }

  /// The number of points.
  ///
  /// Points shared by two chunks count twice.
  public var pointCount: Int { chunks.reduce(0) { $0 + Int($1.count) } }
}

/// Up to 32 points of one line, with a bounding ball centered on the sphere.
struct LineChunk: BitwiseCopyable {
  let x: Int16
  let y: Int16
  let z: Int16
  private let storedCount: UInt8
  let goesOn: UInt8
  let radius: Float
  let block: UInt32

  init(x: Int16, y: Int16, z: Int16, count: UInt8, goesOn: UInt8, radius: Float, block: UInt32) {
    (self.x, self.y, self.z) = (x, y, z)
    storedCount = count
    self.goesOn = goesOn
    self.radius = radius
    self.block = block
  }

  /// The number of points, limited to the capacity in case the file has changed.
  @inline(__always)
  var count: UInt8 { min(storedCount, 32) }

  /// The center of the ball, as a unit vector.
  var center: SIMD3<Double> {
    let whole = SIMD3<Double>(Double(x), Double(y), Double(z))
    return whole / (whole * whole).sum().squareRoot()
  }

  /// The center of the ball to within ``roughness``, at a quarter of the cost.
  @inline(__always)
  var roughCenter: SIMD3<Double> {
    SIMD3<Double>(Double(x), Double(y), Double(z)) * (1 / 32767)
  }

  /// The greatest distance of a rough center from the exact one, in globe radii.
  static let roughness = 3e-5

  fileprivate func isValid(blocks: Int) -> Bool {
    let end = Int(block) + (Int(storedCount) + 7) / 8
    return 2...32 ~= storedCount && end <= blocks && radius > 0 && radius <= 0.25
      && abs((roughCenter * roughCenter).sum() - 1) < 1e-4
  }
}

/// A run of consecutive chunks with a common bounding ball.
struct LineGroup: BitwiseCopyable {
  let x: Float
  let y: Float
  let z: Float
  let radius: Float
  let first: UInt32
  let count: UInt32

  /// The indices of the chunks.
  var range: Range<Int> { Int(first)..<Int(first) + Int(count) }

  /// The center of the ball, of length one to single precision.
  var center: SIMD3<Double> { SIMD3<Double>(Double(x), Double(y), Double(z)) }

  fileprivate var isValid: Bool {
    abs((center * center).sum() - 1) < 1e-5 && radius >= 0 && radius <= 3
  }
}
