internal import CPixels

/// How much of each pixel lies inside of outlines, as changes from each pixel to the next one.
///
/// Every edge adds the signed area it cuts off to its right; the sum along a row is the winding.
/// Edges that two shapes share cancel, so shapes that touch show no seam. The idea is that of font
/// rasterisers (R. Levien, *font-rs*, 2016).
final class AreaMask {
  private(set) var width = 0
  private(set) var rows = 0..<0
  private var stride = 0
  private var capacity = 0
  private var changes = UnsafeMutablePointer<Float>.allocate(capacity: 0)
  private var isTouched = UnsafeMutablePointer<Bool>.allocate(capacity: 0)
  // What all edges to the left of a row add up to.
  private var starts = UnsafeMutablePointer<Float>.allocate(capacity: 0)
  private var rowCapacity = 0

  deinit {
    changes.deallocate()
    isTouched.deallocate()
    starts.deallocate()
  }

  /// Makes room for a raster's rows; the mask is empty before and after.
  func prepare(width: Int, rows: Range<Int>) {
    self.width = width
    self.rows = rows
    // A change at the right edge falls into the two columns beyond; blocks are eight wide.
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

  /// Adds an edge; one that goes down has what is inside of it on its right.
  ///
  /// The ends may lie anywhere. Both directions of an edge cancel exactly.
  func add(_ start: SIMD2<Float>, _ end: SIMD2<Float>) {
    let ends = SIMD4(start.x, end.x, start.y, end.y)
    withUnsafeBytes(of: ends) { ends in
      guard let x = ends.baseAddress?.assumingMemoryBound(to: Float.self) else { return }
      add(x, x + 2, count: 2)
    }
  }

  /// Adds the edges from each point to the next.
  func add(_ x: UnsafePointer<Float>, _ y: UnsafePointer<Float>, count: Int) {
    var mask = vector_winding(
      changes: changes, starts: starts, is_touched: isTouched, stride: stride, width: Float(width),
      top: Float(rows.lowerBound), rows: Float(rows.count))
    vector_wind(&mask, x, y, count)
  }

  /// Blends a colour over what is inside, and empties the mask.
  ///
  /// - Parameter color: A premultiplied 0xAARRGGBB.
  func blend(_ color: UInt32, into raster: Raster) {
    for index in 0..<rows.count {
      let start = starts[index]
      starts[index] = 0
      // Less than that is no share of any pixel.
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
