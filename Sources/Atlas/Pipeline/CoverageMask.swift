internal import CPixels

/// The coverage of a raster's pixels, 0…255, while a layer of lines is drawn.
///
/// Overlapping strokes combine by their maximum, so that a line that crosses itself is blended only
/// once. The rasterizer of Pixels adds signed areas instead, so the two stay separate: merging them
/// would change what lines look like.
final class CoverageMask {
  /// The number of pixels in a row.
  private(set) var width = 0
  /// The writable rows.
  private(set) var rows = 0..<0
  private var stride = 0
  private var capacity = 0
  private var pixels = UnsafeMutablePointer<UInt8>.allocate(capacity: 0)
  private var spans = UnsafeMutablePointer<vector_coverage_span>.allocate(capacity: 0)
  private var spanCapacity = 0

  // Padding beside a row for strokes that start or end outside and are written eight pixels at a
  // time.
  private static let leftRoom = 16
  private static let rightRoom = 32

  private static let untouched = vector_coverage_span(low: .max, minus_high: .max)

  deinit {
    pixels.deallocate()
    spans.deallocate()
  }

  /// Allocates room for a raster's rows.
  ///
  /// The mask is empty before and after.
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
      spans.initialize(repeating: Self.untouched, count: spanCapacity)
    }
  }

  /// Strokes the segments between points with round ends.
  ///
  /// A pixel's coverage depends on the distance of its center. The ends may lie slightly outside
  /// the raster, but the caller must clip.
  ///
  /// - Parameter reach: Half the width of the line plus half its soft edge.
  func stroke(
    _ x: UnsafePointer<Float>, _ y: UnsafePointer<Float>, count: Int, reach: Float
  ) {
    var mask = vector_coverage(
      pixels: pixels + Self.leftRoom, spans: spans, stride: stride, width: Int32(width),
      top: Int32(rows.lowerBound), bottom: Int32(rows.upperBound))
    vector_stroke(&mask, x, y, count, reach)
  }

  /// Strokes one segment.
  func stroke(_ start: SIMD2<Float>, _ end: SIMD2<Float>, reach: Float) {
    let ends = SIMD4(start.x, end.x, start.y, end.y)
    withUnsafeBytes(of: ends) { ends in
      guard let x = ends.baseAddress?.assumingMemoryBound(to: Float.self) else { return }
      stroke(x, x + 2, count: 2, reach: reach)
    }
  }

  /// Blends a color according to the coverage, and empties the mask.
  ///
  /// - Parameter color: A premultiplied 0xAARRGGBB color.
  func blend(_ color: UInt32, into raster: Raster) {
    for index in 0..<rows.count where spans[index].low != Self.untouched.low {
      let touched = Int(spans[index].low)..<Int(-spans[index].minus_high)
      let line = pixels + (index * stride + Self.leftRoom)
      let target = raster.pixels + (index + rows.lowerBound) * raster.stride
      let seen = touched.clamped(to: 0..<width)
      vector_blend_coverage(
        target + seen.lowerBound, line + seen.lowerBound, seen.count, color)
      // The last four pixels of a stroke may extend three pixels beyond its end.
      (line + touched.lowerBound).update(repeating: 0, count: touched.count + 4)
      spans[index] = Self.untouched
    }
  }
}
