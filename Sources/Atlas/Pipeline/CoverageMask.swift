/// How much of each pixel of a raster is covered, 0…255, while a layer of lines is being drawn.
///
/// Strokes are joined by their maximum, so that a line that crosses itself is blended only once.
final class CoverageMask {
  /// The number of pixels in a row.
  private(set) var width = 0
  /// The rows that may be written.
  private(set) var rows = 0..<0
  private var stride = 0
  private var capacity = 0
  private var pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: 0)
  private var spans = UnsafeMutablePointer<Span>.allocate(capacity: 0)
  private var spanCapacity = 0

  // Room beside a row for strokes that begin or end outside and are written eight at a time.
  private static let leftRoom = 16
  private static let rightRoom = 32

  /// The pixels of a row that have been touched.
  private struct Span {
    var low: Int32
    var high: Int32
    static let empty = Span(low: .max, high: .min)
  }

  deinit {
    pixels.deallocate()
    spans.deallocate()
  }

  /// Makes room for a raster's rows; the mask is empty before and after.
  func prepare(width: Int, rows: Range<Int>) {
    self.width = width
    self.rows = rows
    stride = width + Self.leftRoom + Self.rightRoom
    if stride * rows.count > capacity {
      pixels.deallocate()
      capacity = stride * rows.count
      pixels = .allocate(capacity: capacity)
      pixels.initialize(repeating: 0, count: capacity)
    }
    if rows.count > spanCapacity {
      spans.deallocate()
      spanCapacity = rows.count
      spans = .allocate(capacity: spanCapacity)
      spans.initialize(repeating: .empty, count: spanCapacity)
    }
  }

  /// Returns the pixels of a row that may be written: eight left of it and right of it as well.
  @inline(__always)
  func row(_ row: Int, touching low: Int, _ high: Int) -> UnsafeMutablePointer<UInt8> {
    let index = row &- rows.lowerBound
    let low = Int32(truncatingIfNeeded: low)
    let high = Int32(truncatingIfNeeded: high)
    if spans[index].low > low { spans[index].low = low }
    if spans[index].high < high { spans[index].high = high }
    return pixels + (index &* stride &+ Self.leftRoom)
  }

  /// Blends a colour where the mask covers, and empties the mask.
  ///
  /// - Parameter color: A premultiplied 0xAARRGGBB.
  func blend(_ color: UInt32, into raster: Raster) {
    for index in 0..<rows.count where spans[index].low < spans[index].high {
      let span = spans[index]
      let line = pixels + (index * stride + Self.leftRoom)
      let target = raster.pixels + (index + rows.lowerBound) * raster.stride
      let low = max(Int(span.low), 0)
      Self.blend(line, color, target, low..<max(low, min(Int(span.high), width)))
      // The last eight of a stroke may reach seven pixels beyond its end.
      (line + Int(span.low)).update(repeating: 0, count: Int(span.high - span.low) + 8)
      spans[index] = .empty
    }
  }

  private static func blend(
    _ line: UnsafePointer<UInt8>, _ color: UInt32, _ target: UnsafeMutablePointer<UInt32>,
    _ columns: Range<Int>
  ) {
    var x = columns.lowerBound
    while x < columns.upperBound {
      let eight = UnsafeRawPointer(line + x).loadUnaligned(as: UInt64.self)
      let end = min(x &+ 8, columns.upperBound)
      guard eight != 0 else {
        x = end
        continue
      }
      while x < end {
        let coverage = UInt32(line[x])
        if coverage != 0 {
          target[x] = PixelBlend.blended(color, over: target[x], coverage &+ (coverage >> 7))
        }
        x &+= 1
      }
    }
  }
}
