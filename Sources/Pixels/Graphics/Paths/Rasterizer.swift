internal import Glibc

/// A receiver of the covered pixels of a shape, row by row, from left to right.
protocol SpanSink {
  /// Receives a run of pixels with the same coverage, 1…255.
  mutating func run(x: Int, y: Int, count: Int, coverage: UInt8)
  /// Receives a run of pixels with individual coverage, which the sink may overwrite.
  mutating func pixels(x: Int, y: Int, coverage: UnsafeMutablePointer<UInt8>, count: Int)
}

/// Computes the exact area of each pixel inside a polygon, in 256 levels.
///
/// Each line adds to the cells that it crosses the change in covered area from the cell to the left
/// ("signed area accumulation", as in font-rs and stb_truetype), so that a running sum along a row
/// is the winding number averaged over the pixel. Only touched cells are revisited; the runs
/// between them are passed on whole.
final class Rasterizer {
  private var cells: UnsafeMutablePointer<Float>
  private var marks: UnsafeMutablePointer<UInt64>
  private var coverage: UnsafeMutablePointer<UInt8>
  private var cellCapacity = 0
  private var markCapacity = 0
  private var coverageCapacity = 0
  /// Computes the outlines of strokes.
  var stroker = Stroker()
  private var lines: [SIMD4<Float>] = []
  private var points: [Point] = []
  private var bounds = PixelRect.empty
  private var cellStride = 0
  private var markStride = 0

  /// The maximum number of cells in memory; larger shapes are drawn in bands of rows.
  private static let bandCells = 1 << 18

  init() {
    cells = .allocate(capacity: 0)
    marks = .allocate(capacity: 0)
    coverage = .allocate(capacity: 0)
  }

  deinit {
    cells.deallocate()
    marks.deallocate()
    coverage.deallocate()
  }

  /// Passes the pixels inside a path to a sink.
  ///
  /// A path with a NaN coordinate, or a point more than 10⁹ pixels away, has no inside.
  ///
  /// - Parameters:
  ///   - transform: The transform from points of the path to pixels.
  ///   - clip: The pixels to visit.
  func fill<Sink: SpanSink>(
    _ path: Path, _ transform: Transform, rule: FillRule = .nonZero, clip: PixelRect,
    into sink: inout Sink
  ) {
    lines.removeAll(keepingCapacity: true)
    var low = SIMD2<Double>(repeating: .infinity)
    var high = -low
    var isNumber = true
    path.flatten(transform, tolerance: 0.02, in: &points) { points, _ in
      guard points.count > 1, var previous = points.last else { return }
      for point in points {
        guard abs(point.x) < 1e9, abs(point.y) < 1e9 else {
          isNumber = false
          return
        }
        low = SIMD2(min(low.x, point.x), min(low.y, point.y))
        high = SIMD2(max(high.x, point.x), max(high.y, point.y))
        append(previous, point, clip)
        previous = point
      }
    }
    guard isNumber, low.x < high.x, low.y < high.y else { return }
    let left = max(Double(clip.x), low.x.rounded(.down))
    let top = max(Double(clip.y), low.y.rounded(.down))
    let right = min(Double(clip.maxX), high.x.rounded(.up))
    let bottom = min(Double(clip.maxY), high.y.rounded(.up))
    guard left < right, top < bottom else { return }
    let box = PixelRect(
      x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
    let rows = max(1, Rasterizer.bandCells / (box.width + 2))
    var y = box.y
    while y < box.maxY {
      begin(PixelRect(x: box.x, y: y, width: box.width, height: min(rows, box.maxY - y)), clip)
      for line in lines { add(line) }
      sweep(rule, into: &sink)
      y += rows
    }
  }

  /// Stores a line relative to the clip, where floats are precise enough; far outside they are not.
  private func append(_ a: Point, _ b: Point, _ clip: PixelRect) {
    let (top, bottom) = (Double(clip.y), Double(clip.maxY))
    guard a.y != b.y, max(a.y, b.y) > top, min(a.y, b.y) < bottom else { return }
    func cut(_ p: Point, _ q: Point) -> Point {
      let y = min(max(p.y, top), bottom)
      return y == p.y ? p : Point(x: p.x + (q.x - p.x) * (y - p.y) / (q.y - p.y), y: y)
    }
    let (start, end) = (cut(a, b), cut(b, a))
    lines.append(
      SIMD4(
        Float(start.x - Double(clip.x)), Float(start.y - top),
        Float(end.x - Double(clip.x)), Float(end.y - top)))
  }

  private var offset = SIMD4<Float>()

  private func begin(_ bounds: PixelRect, _ clip: PixelRect) {
    self.bounds = bounds
    let (dx, dy) = (Float(bounds.x - clip.x), Float(bounds.y - clip.y))
    offset = SIMD4(dx, dy, dx, dy)
    cellStride = bounds.width + 2
    markStride = (cellStride + 63) / 64
    if cellStride * bounds.height > cellCapacity {
      cells.deallocate()
      cellCapacity = cellStride * bounds.height
      cells = .allocate(capacity: cellCapacity)
      cells.initialize(repeating: 0, count: cellCapacity)
    }
    if markStride * bounds.height > markCapacity {
      marks.deallocate()
      markCapacity = markStride * bounds.height
      marks = .allocate(capacity: markCapacity)
      marks.initialize(repeating: 0, count: markCapacity)
    }
    if bounds.width > coverageCapacity {
      coverage.deallocate()
      coverageCapacity = bounds.width
      coverage = .allocate(capacity: coverageCapacity)
      coverage.initialize(repeating: 0, count: coverageCapacity)
    }
  }

  /// Adds a line clipped to the bounds.
  ///
  /// The part to the left of the bounds counts at the left edge.
  private func add(_ line: SIMD4<Float>) {
    let moved = line - offset
    let isDown = moved.w > moved.y
    var (x0, y0, x1, y1) =
      isDown ? (moved.x, moved.y, moved.z, moved.w) : (moved.z, moved.w, moved.x, moved.y)
    let height = Float(bounds.height)
    guard y1 > y0, y1 > 0, y0 < height else { return }
    let slope = (x1 - x0) / (y1 - y0)
    if y0 < 0 {
      x0 -= slope * y0
      y0 = 0
    }
    if y1 > height {
      x1 -= slope * (y1 - height)
      y1 = height
    }
    let direction: Float = isDown ? 1 : -1
    let width = Float(bounds.width)
    if x0 >= width, x1 >= width { return }
    if x0 >= 0, x1 >= 0, x0 <= width, x1 <= width {
      return addInside(x0, y0, x1, y1, slope, direction)
    }
    // Clips at the left and right edges, from top to bottom.
    var cuts = (y0, y1)
    if slope != 0 {
      let atLeft = y0 - x0 / slope
      let atRight = y0 + (width - x0) / slope
      cuts = (min(max(min(atLeft, atRight), y0), y1), min(max(max(atLeft, atRight), y0), y1))
    }
    func part(_ top: Float, _ bottom: Float) {
      guard bottom > top else { return }
      let a = x0 + slope * (top - y0)
      let b = x0 + slope * (bottom - y0)
      let middle = (a + b) / 2
      if middle >= width { return }
      if middle <= 0 { return addInside(0, top, 0, bottom, 0, direction) }
      addInside(min(max(a, 0), width), top, min(max(b, 0), width), bottom, slope, direction)
    }
    part(y0, cuts.0)
    part(cuts.0, cuts.1)
    part(cuts.1, y1)
  }

  @inline(__always)
  private func mark(_ row: Int, _ x: Int) {
    marks[row &* markStride &+ x >> 6] |= 1 &<< UInt64(truncatingIfNeeded: x & 63)
  }

  /// Adds a downward line that lies within the bounds.
  private func addInside(
    _ x0: Float, _ y0: Float, _ x1: Float, _ y1: Float, _ slope: Float, _ direction: Float
  ) {
    var x = x0
    let first = Int(y0)
    let last = min(Int(y1.rounded(.up)), bounds.height)
    let limit = Float(bounds.width)
    for row in first..<max(first, last) {
      let top = max(Float(row), y0)
      let bottom = min(Float(row &+ 1), y1)
      let dy = bottom - top
      let next = min(max(x + slope * dy, 0), limit)
      let d = dy * direction
      let (left, right) = x < next ? (x, next) : (next, x)
      let leftCell = Int(left)
      let rightCell = Int(right.rounded(.up))
      let cell = cells + row &* cellStride
      if rightCell <= leftCell &+ 1 {
        let share = d * ((left + right) * 0.5 - Float(leftCell))
        cell[leftCell] += d - share
        cell[leftCell &+ 1] += share
        mark(row, leftCell)
        mark(row, leftCell &+ 1)
      } else {
        addWide(cell, row, left, right, d)
      }
      x = next
    }
  }

  /// Adds the part of a line in one row where it crosses several cells.
  private func addWide(
    _ cell: UnsafeMutablePointer<Float>, _ row: Int, _ left: Float, _ right: Float, _ d: Float
  ) {
    let first = Int(left)
    let end = Int(right.rounded(.up))
    let perCell = 1 / (right - left)
    let inFirst = 1 - (left - Float(first))
    let inLast = right - Float(end &- 1)
    let a = 0.5 * perCell * inFirst * inFirst
    let z = 0.5 * perCell * inLast * inLast
    cell[first] += d * a
    if end == first &+ 2 {
      cell[first &+ 1] += d * (1 - a - z)
    } else {
      let second = perCell * (0.5 + inFirst)
      cell[first &+ 1] += d * (second - a)
      for x in (first &+ 2)..<(end &- 1) { cell[x] += d * perCell }
      let beforeLast = second + Float(end &- first &- 3) * perCell
      cell[end &- 1] += d * (1 - beforeLast - z)
    }
    cell[end] += d * z
    for x in first...end { mark(row, x) }
  }

  @inline(__always)
  private func level(_ sum: Float, _ rule: FillRule) -> UInt8 {
    var area = abs(sum)
    if rule == .evenOdd {
      area -= 2 * (area * 0.5).rounded(.down)
      if area > 1 { area = 2 - area }
    }
    return UInt8(truncatingIfNeeded: Int32(min(area, 1) * 255 + 0.5))
  }

  /// Passes on the rows and resets the cells to zero.
  private func sweep<Sink: SpanSink>(_ rule: FillRule, into sink: inout Sink) {
    for row in 0..<bounds.height {
      let cell = cells + row &* cellStride
      let mark = marks + row &* markStride
      var sum: Float = 0
      var x = 0
      var pending = 0  // The start of coverage that is gathered but not yet passed on.
      let y = bounds.y &+ row
      for word in 0..<markStride {
        var bits = mark[word]
        guard bits != 0 else { continue }
        mark[word] = 0
        while bits != 0 {
          let next = word &* 64 &+ bits.trailingZeroBitCount
          bits &= bits &- 1
          guard next < bounds.width else {
            cell[next] = 0
            continue
          }
          if next > x {
            let constant = level(sum, rule)
            if next &- x < 16, constant != 0 || x > pending {
              (coverage + x).update(repeating: constant, count: next &- x)
            } else {
              if x > pending {
                sink.pixels(
                  x: bounds.x &+ pending, y: y, coverage: coverage + pending, count: x &- pending)
              }
              if constant != 0 {
                sink.run(x: bounds.x &+ x, y: y, count: next &- x, coverage: constant)
              }
              pending = next
            }
          }
          sum += cell[next]
          cell[next] = 0
          coverage[next] = level(sum, rule)
          x = next &+ 1
        }
      }
      if x > pending {
        sink.pixels(x: bounds.x &+ pending, y: y, coverage: coverage + pending, count: x &- pending)
      }
      let constant = level(sum, rule)
      if x < bounds.width, constant != 0 {
        sink.run(x: bounds.x &+ x, y: y, count: bounds.width &- x, coverage: constant)
      }
    }
  }
}
