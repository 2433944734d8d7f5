extension PolygonCells {
  /// A grid of texels, with rows from north to south and columns eastward, possibly across the date
  /// line.
  struct TexelGrid {
    /// The longitude of the western edge, at least −180°.
    var west: Double
    /// The latitude of the northern edge.
    var north: Double
    /// The size of a texel in degrees.
    var step: Double
    var width: Int
    var height: Int
  }

  /// Calls a closure with the runs of texels, within rows, whose centers lie in a feature.
  func forEachRun(
    in grid: TexelGrid, _ body: (_ feature: Int, _ row: Int, _ columns: Range<Int>) -> Void
  ) {
    let size = cellSize.degrees
    let first = Int((grid.west + 180) / size)
    let last = Int((grid.west + 180 + Double(grid.width) * grid.step) / size)
    let top = Int(((grid.north + 90) / size).rounded(.up)) - 1
    let bottom = max(0, Int((grid.north + 90 - Double(grid.height) * grid.step) / size))
    for row in bottom...min(max(bottom, top), rows - 1) {
      for column in first...last {
        let cell = row * columns + column % columns
        guard !entries(inCell: cell).isEmpty else { continue }
        let origin = SIMD2(Double(column) * size - 180, Double(row) * size - 90)
        let part = CellTexels(grid, origin: origin, size: size, units: units)
        guard !part.columns.isEmpty, !part.rows.isEmpty else { continue }
        forEachPiece(inCell: cell) { piece in
          if piece.coversCell {
            for row in part.rows { body(piece.feature, row, part.columns) }
          } else {
            part.forEachRun(
              edges: { mark in for ring in piece.rings { walk(ring, mark) } },
              body: { row, columns in body(piece.feature, row, columns) })
          }
        }
      }
    }
  }
}

/// The texels of a grid whose centers lie in a cell.
private struct CellTexels {
  let columns: Range<Int>
  let rows: Range<Int>
  /// The center of the grid's first texel, in units of the cell from its southwest corner.
  private let start: SIMD2<Double>
  /// The distance between texels, in units of the cell.
  private let step: Double

  init(_ grid: PolygonCells.TexelGrid, origin: SIMD2<Double>, size: Double, units: Int) {
    let unit = Double(units) / size
    start = (SIMD2(grid.west, grid.north) + grid.step * SIMD2(0.5, -0.5) - origin) * unit
    step = grid.step * unit
    let end = Double(units)
    // A center on an edge belongs to the cell to the east or north of it.
    let left = Int((-start.x / step).rounded(.up))
    let right = Int(((end - start.x) / step).rounded(.up))
    columns = Range(uncheckedBounds: (left, max(left, right))).clamped(to: 0..<grid.width)
    let top = Int(((start.y - end) / step).rounded(.down)) + 1
    let bottom = Int((start.y / step).rounded(.down)) + 1
    rows = Range(uncheckedBounds: (top, max(top, bottom))).clamped(to: 0..<grid.height)
  }

  /// Calls a closure with the runs inside the edges, where an odd number of edges lie to the east.
  func forEachRun(
    edges: ((RingPoints.Point, RingPoints.Point) -> Void) -> Void, body: (Int, Range<Int>) -> Void
  ) {
    let stride = columns.count + 1
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: stride * rows.count) { crossings in
      crossings.initialize(repeating: 0)
      edges { start, end in mark(start, end, in: crossings, stride: stride) }
      for row in rows {
        sweep(crossings[(row - rows.lowerBound) * stride..<(row - rows.lowerBound + 1) * stride]) {
          body(row, $0)
        }
      }
    }
  }

  /// Toggles, in each row that an edge crosses, the number of texels to the west of the crossing.
  private func mark(
    _ start: RingPoints.Point, _ end: RingPoints.Point,
    in crossings: UnsafeMutableBufferPointer<UInt8>,
    stride: Int
  ) {
    guard start.y != end.y else { return }
    let (low, high) = start.y < end.y ? (start, end) : (end, start)
    let slope = (Double(high.x) - Double(low.x)) / (Double(high.y) - Double(low.y))
    // A center level with an end counts as north of it, which is also the rule for cell edges.
    let top = Int(((self.start.y - Double(high.y)) / step).rounded(.down)) + 1
    let bottom = Int(((self.start.y - Double(low.y)) / step).rounded(.down))
    for row in max(
      top, rows.lowerBound)..<max(max(top, rows.lowerBound), min(bottom + 1, rows.upperBound))
    {
      let y = self.start.y - Double(row) * step
      let x = Double(low.x) + (y - Double(low.y)) * slope
      let west = Int(((x - self.start.x) / step).rounded(.up))
      let index = min(max(west, columns.lowerBound), columns.upperBound) - columns.lowerBound
      crossings[(row - rows.lowerBound) * stride + index] ^= 1
    }
  }

  private func sweep(
    _ crossings: Slice<UnsafeMutableBufferPointer<UInt8>>, _ body: (Range<Int>) -> Void
  ) {
    // From east to west, a texel is inside after an odd number of crossings.
    var end: Int?
    for index in stride(from: columns.count, through: 0, by: -1)
    where crossings[crossings.startIndex + index] != 0 {
      if let last = end {
        if index < last { body(columns.lowerBound + index..<columns.lowerBound + last) }
        end = nil
      } else {
        end = index
      }
    }
    if let end, end > 0 { body(columns.lowerBound..<columns.lowerBound + end) }
  }
}
