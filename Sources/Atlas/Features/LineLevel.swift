internal import Synchronization

/// The lines of one layer at one level of detail, ready to be projected where they lie in the file.
///
/// Sendable: it is read-only memory that the archive it keeps holds in place, and a list behind a lock.
public final class LineLevel: @unchecked Sendable {
  let groups: UnsafeBufferPointer<LineGroup>
  let chunks: UnsafeBufferPointer<LineChunk>
  let points: LinePoints
  /// The radius of the largest chunk's ball.
  let largestRadius: Float
  /// The windings that were counted last; the parts of a picture ask for the same one.
  let windings = Mutex<[(direction: SIMD3<Double>, winding: Int)]>([])
  private let archive: Archive

  /// How the points of a level are stored: blocks of eight offsets to the east, eight to the north.
  enum LinePoints {
    /// Offsets in 127ths of a chunk's radius.
    case bytes(UnsafePointer<Int8>)
    /// Offsets in 32767ths of a chunk's radius.
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

  /// Returns the first chunks of the first and of the last line that begin in a group; nil where none does.
  func starts(in group: LineGroup) -> (first: Int, last: Int)? {
    guard let first = group.range.first(where: { chunks[$0].goesOn == 0 }),
      let last = group.range.last(where: { chunks[$0].goesOn == 0 })
    else { return nil }
    return (first, last)
  }

  /// The number of points, those that two chunks share counted twice.
  public var pointCount: Int { chunks.reduce(0) { $0 + Int($1.count) } }
}

/// Up to 32 points of one line, in a ball about a point of the sphere.
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

  /// The number of its points: no more than there is room for, also where the file has changed meanwhile.
  @inline(__always)
  var count: UInt8 { min(storedCount, 32) }

  /// The centre of its ball, of length one.
  var centre: SIMD3<Double> {
    let whole = SIMD3<Double>(Double(x), Double(y), Double(z))
    return whole / (whole * whole).sum().squareRoot()
  }

  /// The centre of its ball, to within ``roughness``, at a quarter of the price.
  @inline(__always)
  var roughCentre: SIMD3<Double> {
    SIMD3<Double>(Double(x), Double(y), Double(z)) * (1 / 32767)
  }

  /// How far a rough centre is from the centre at most, in radii of the globe.
  static let roughness = 3e-5

  fileprivate func isValid(blocks: Int) -> Bool {
    let end = Int(block) + (Int(storedCount) + 7) / 8
    return 2...32 ~= storedCount && end <= blocks && radius > 0 && radius <= 0.25
      && abs((roughCentre * roughCentre).sum() - 1) < 1e-4
  }
}

/// Some chunks that follow each other, and a ball around them all.
struct LineGroup: BitwiseCopyable {
  let x: Float
  let y: Float
  let z: Float
  let radius: Float
  let first: UInt32
  let count: UInt32

  /// The numbers of its chunks.
  var range: Range<Int> { Int(first)..<Int(first) + Int(count) }

  /// The centre of its ball, of length one to within single precision.
  var centre: SIMD3<Double> { SIMD3<Double>(Double(x), Double(y), Double(z)) }

  fileprivate var isValid: Bool {
    abs((centre * centre).sum() - 1) < 1e-5 && radius >= 0 && radius <= 3
  }
}
