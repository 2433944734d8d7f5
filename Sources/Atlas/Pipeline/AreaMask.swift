internal import CVector

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
    // Flatter edges cut nothing off, and their slope would not be finite.
    guard abs(start.y - end.y) > 1e-6 else { return }
    let sign: Float = start.y < end.y ? 1 : -1
    let origin = Float(rows.lowerBound)
    var (x0, y0) = sign > 0 ? (start.x, start.y - origin) : (end.x, end.y - origin)
    var (x1, y1) = sign > 0 ? (end.x, end.y - origin) : (start.x, start.y - origin)
    let bottom = Float(rows.count)
    guard y0 < bottom, y1 > 0 else { return }
    let right = Float(width)
    guard x0 < right || x1 < right else { return }
    let slope = (x1 - x0) / (y1 - y0)
    if y1 > bottom {
      x1 = x0 + (bottom - y0) * slope
      y1 = bottom
    }
    if y0 < 0 {
      x0 -= y0 * slope
      y0 = 0
    }
    if x0 >= 0, x1 >= 0, x0 <= right, x1 <= right {
      addInside(x0, y0, x1, y1, slope, sign)
    } else {
      addCut(x0, y0, x1, y1, slope, sign)
    }
  }

  /// Adds an edge whose left part counts as running along the left side, and whose right part not.
  private func addCut(
    _ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float, _ slope: Float, _ sign: Float
  ) {
    let right = Float(width)
    if x0 <= 0, x1 <= 0 { return addLeft(y0, y1, sign) }
    if x0 >= right, x1 >= right { return }
    let atLeft = min(max(y0 - x0 / slope, y0), y1)
    let atRight = min(max(y0 + (right - x0) / slope, y0), y1)
    if slope > 0 {
      let low = x0 < 0 ? atLeft : y0
      if x0 < 0 { addLeft(y0, atLeft, sign) }
      addInside(max(x0, 0), low, min(x1, right), x1 > right ? atRight : y1, slope, sign)
    } else {
      let high = x1 < 0 ? atLeft : y1
      addInside(min(x0, right), x0 > right ? atRight : y0, max(x1, 0), high, slope, sign)
      if x1 < 0 { addLeft(atLeft, y1, sign) }
    }
  }

  /// Adds an edge that counts as running along the left side.
  private func addLeft(_ y0: Float, _ y1: Float, _ sign: Float) {
    var y = y0
    while y < y1 {
      let row = Int(y)
      let next = min(y1, Float(row &+ 1))
      starts[row] += sign * (next - y)
      y = next
    }
  }

  /// Adds a downward edge that lies within the raster, row by row.
  private func addInside(
    _ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float, _ slope: Float, _ sign: Float
  ) {
    guard y1 > y0 else { return }
    let right = Float(width)
    var row = Int(y0)
    var y = y0
    var x = x0
    while y < y1 {
      let rowEnd = Float(row &+ 1)
      let isLast = y1 <= rowEnd
      let nextY = isLast ? y1 : rowEnd
      let nextX = isLast ? x1 : min(max(x0 + (nextY - y0) * slope, 0), right)
      isTouched[row] = true
      deposit(changes + row &* stride, min(x, nextX), max(x, nextX), sign * (nextY - y))
      x = nextX
      y = nextY
      row &+= 1
    }
  }

  /// Adds an edge within a row, of signed height `height`, that spans columns.
  @inline(__always)
  private func deposit(
    _ row: UnsafeMutablePointer<Float>, _ low: Float, _ high: Float, _ height: Float
  ) {
    let first = Int(low)
    let last = Int(high)
    if first == last || high == Float(first &+ 1) {
      let share = (low + high) * 0.5 - Float(first)
      row[first] += height * (1 - share)
      row[first &+ 1] += height * share
      return
    }
    // The area to the right of the edge, column by column; what each adds to the one before.
    let perColumn = height / (high - low)
    var before: Float = 0
    for column in first...last {
      let enter = max(low - Float(column), 0)
      let leave = min(high - Float(column), 1)
      let crossed = perColumn * (leave - enter)
      let passed = perColumn * max(Float(column) + enter - low, 0)
      let area = passed + crossed * (1 - (enter + leave) * 0.5)
      row[column] += area - before
      before = area
    }
    row[last &+ 1] += height - before
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
