internal import CPixels

/// The coverage of pixels by outlines, stored as changes from each pixel to the next.
///
/// Every edge adds the signed area that it cuts off to its right; the sum along a row is the
/// winding number. Edges shared by two shapes cancel, so adjacent shapes show no seam. The approach
/// is that of font rasterizers (R. Levien, *font-rs*, 2016).
final class AreaMask {
  private(set) var width = 0
  private(set) var rows = 0..<0
  private var stride = 0
  private var capacity = 0
  private var changes = UnsafeMutablePointer<Float>.allocate(capacity: 0)
  private var isTouched = UnsafeMutablePointer<Bool>.allocate(capacity: 0)
  // The sum of all edges to the left of each row.
  private var starts = UnsafeMutablePointer<Float>.allocate(capacity: 0)
  private var rowCapacity = 0

  deinit {
    changes.deallocate()
    isTouched.deallocate()
    starts.deallocate()
  }

  /// Allocates room for a raster's rows.
  ///
  /// The mask is empty before and after.
  func prepare(width: Int, rows: Range<Int>) {
    self.width = width
    self.rows = rows
    // A change at the right edge affects the two columns beyond it; blocks are eight wide.
    stride = (width + 2 + 7) & ~7
    if stride * rows.count > capacity {
      changes.deallocate()
      capacity = stride * rows.count
      changes = .allocate(capacity: capacity)
      changes.initialize(repeating: 0, count: capacity)
    }
    if rows.count > rowCapacity {
      isTouched.deallocate()
      rowCapacity = rows.count
      isTouched = .allocate(capacity: rowCapacity)
      isTouched.initialize(repeating: false, count: rowCapacity)
      starts.deallocate()
      starts = .allocate(capacity: rowCapacity)
      starts.initialize(repeating: 0, count: rowCapacity)
    }
  }

  /// Adds an edge.
  ///
  /// An edge that goes down has the inside on its right.
  ///
  /// The ends may lie anywhere. An edge and its reverse cancel exactly.
  func add(_ start: SIMD2<Float>, _ end: SIMD2<Float>) {
    let ends = SIMD4(start.x, end.x, start.y, end.y)
    withUnsafeBytes(of: ends) { ends in
      guard let x = ends.baseAddress?.assumingMemoryBound(to: Float.self) else { return }
      add(x, x + 2, count: 2)
    }
  }

  /// Adds the edges between consecutive points.
  func add(_ x: UnsafePointer<Float>, _ y: UnsafePointer<Float>, count: Int) {
    var mask = vector_winding(
      changes: changes, starts: starts, is_touched: isTouched, stride: stride, width: Float(width),
      top: Float(rows.lowerBound), rows: Float(rows.count))
    vector_wind(&mask, x, y, count)
  }

  /// Blends a color over the inside of the outlines, and empties the mask.
  ///
  /// - Parameter color: A premultiplied 0xAARRGGBB color.
  func blend(_ color: UInt32, into raster: Raster) {
    for index in 0..<rows.count {
      let start = starts[index]
      starts[index] = 0
      // Anything smaller covers no visible part of a pixel.
      guard isTouched[index] || abs(start) > 1 / 512 else { continue }
      let row = changes + index * stride
      vector_blend_winding(
        raster.pixels + (index + rows.lowerBound) * raster.stride, start, row, width, color)
      guard isTouched[index] else { continue }
      row.update(repeating: 0, count: stride)
      isTouched[index] = false
    }
  }
}
