/// A grayscale image of the whole Earth, stored as JPEG tiles that can be read in parts.
///
/// `Scripts/assets/build_elevation.py` writes it and documents its sections.
struct GrayGrid: Sendable {
  /// The number of pixels around the Earth.
  let width: Int
  /// The number of pixels from pole to pole.
  let height: Int

  /// The format of each tile.
  let format: GrayFormat
  private let columns: Int
  private let archive: Archive
  // Read-only memory of the archive, which this value keeps alive.
  private nonisolated(unsafe) let scans: [UnsafeRawBufferPointer]
  private nonisolated(unsafe) let starts: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let steps: UnsafeBufferPointer<UInt16>
  private nonisolated(unsafe) let means: UnsafeBufferPointer<Int16>

  /// Opens the sections with a prefix, compares them with their checksums, and validates every
  /// index in them.
  init(_ archive: Archive, prefix: String) throws(AssetError) {
    guard let format = GrayFormat(header: try archive.section("\(prefix)header")) else {
      throw archive.damaged("\(prefix)header is not that of a gray JPEG image")
    }
    starts = try archive.elements("\(prefix)starts", as: UInt32.self)
    steps = try archive.elements("\(prefix)steps", as: UInt16.self)
    means = try archive.elements("\(prefix)levels", as: Int16.self)
    let tiles = starts.count / format.blockRows
    // The image is twice as wide as it is high.
    let area = tiles * format.width
    let rows = (1...64).first { (rows: Int) in 2 * rows * rows * format.height >= area } ?? 0
    let columns = 2 * rows * format.height / format.width
    guard columns * rows == tiles, columns * format.width == 2 * rows * format.height, tiles > 0,
      starts.count == tiles * format.blockRows,
      steps.count == starts.count * (format.partCount - 1),
      means.count == starts.count * format.partCount
    else { throw archive.damaged("\(prefix)starts is not for tiles that cover the Earth") }
    var scans: [UnsafeRawBufferPointer] = []
    for tile in 0..<tiles {
      scans.append(try archive.section("\(prefix)\(tile % columns)/\(tile / columns)"))
    }
    for (index, start) in starts.enumerated()
    where Int(start) >= 8 * scans[index / format.blockRows].count {
      throw archive.damaged("a row of \(prefix)starts begins outside of its tile")
    }
    self.archive = archive
    self.format = format
    self.columns = columns
    self.scans = scans
    width = columns * format.width
    height = rows * format.height
  }

  /// Returns the level at a place, or `nil` for a damaged tile.
  ///
  /// It is interpolated between the four nearest pixels of the place's tile.
  func level(at coordinate: Coordinate) -> Float? {
    let x = (coordinate.longitude + 180) / 360 * Double(width)
    let y = (90 - coordinate.latitude) / 180 * Double(height)
    let column = min(Int(x) / format.width, columns - 1)
    let row = min(Int(y) / format.height, height / format.height - 1)
    let tile = row * columns + column
    let across = Position(x - Double(column * format.width), count: format.width)
    let down = Position(y - Double(row * format.height), count: format.height)
    return level(across, down, tile: tile)
  }

  /// A position between two adjacent pixels of a tile, or on the pixel at its edge.
  private struct Position {
    let first: Int
    let last: Int
    let share: Float

    init(_ position: Double, count: Int) {
      let centered = min(max(position - 0.5, 0), Double(count - 1))
      first = Int(centered)
      last = min(first + 1, count - 1)
      share = Float(centered - Double(first))
    }
  }

  private func level(_ across: Position, _ down: Position, tile: Int) -> Float? {
    let blocks = across.first / 8..<across.last / 8 + 1
    // Northwest, northeast, southwest and southeast.
    var corners = SIMD4<Float>()
    for row in down.first / 8...down.last / 8 {
      let isSound = forEachBlock(ofRow: row, tile: tile, columns: blocks) { column, pixels in
        for corner in 0..<4 {
          let x = corner & 1 == 0 ? across.first : across.last
          let y = corner & 2 == 0 ? down.first : down.last
          if x / 8 == column, y / 8 == row { corners[corner] = pixels[y % 8][x % 8] }
        }
      }
      guard isSound else { return nil }
    }
    let ends = corners.evenHalf + (corners.oddHalf - corners.evenHalf) * across.share
    return ends.x + (ends.y - ends.x) * down.share
  }

  private func forEachBlock(
    ofRow row: Int, tile: Int, columns: Range<Int>,
    _ body: (_ column: Int, _ pixels: UnsafePointer<SIMD8<Float>>) -> Void
  ) -> Bool {
    let index = tile * format.blockRows + row
    let part = columns.lowerBound / GrayFormat.part
    let step = part > 0 ? steps[index * (format.partCount - 1) + part - 1] : 0
    let start = GrayFormat.PartStart(
      column: part * GrayFormat.part, bit: Int(starts[index]) + Int(step),
      mean: Int32(means[index * format.partCount + part]))
    return format.forEachBlock(from: start, of: scans[tile], columns: columns, body)
  }
}

extension GrayGrid {
  /// Returns the levels of a rectangle, by rows.
  ///
  /// Columns wrap around the Earth. Beyond a pole, the last row is repeated.
  ///
  /// - Returns: `nil` for a damaged tile.
  func levels(x: Int, y: Int, width count: Int, height rows: Int) -> [Float]? {
    var result = [Float](repeating: 0, count: count * rows)
    let known = max(y, 0)..<min(y + rows, height)
    guard !known.isEmpty else { return nil }
    var start = 0
    while start < count {
      let column = ((x + start) % width + width) % width
      let run = min(format.width - column % format.width, count - start)
      var row = known.lowerBound
      while row < known.upperBound {
        // Down to the end of the block or the tile.
        let end = min(
          known.upperBound, (row / format.height + 1) * format.height,
          row + 8 - row % format.height % 8)
        let isSound = result.withUnsafeMutableBufferPointer { levels in
          copy(
            column..<column + run, row..<end, to: levels, at: (row - y) * count + start,
            stride: count)
        }
        guard isSound else { return nil }
        row = end
      }
      start += run
    }
    for row in (0..<known.lowerBound - y).reversed() { repeatRow(row + 1, at: row) }
    for row in known.upperBound - y..<rows { repeatRow(row - 1, at: row) }
    func repeatRow(_ source: Int, at target: Int) {
      for column in 0..<count { result[target * count + column] = result[source * count + column] }
    }
    return result
  }

  /// Copies pixels that lie in one row of blocks of one tile.
  private func copy(
    _ columnRange: Range<Int>, _ rowRange: Range<Int>,
    to target: UnsafeMutableBufferPointer<Float>, at offset: Int, stride: Int
  ) -> Bool {
    let tile =
      rowRange.lowerBound / format.height * columns + columnRange.lowerBound / format.width
    let left = columnRange.lowerBound % format.width
    let (right, top) = (left + columnRange.count, rowRange.lowerBound % format.height)
    let blocks = left / 8..<(right - 1) / 8 + 1
    return forEachBlock(ofRow: top / 8, tile: tile, columns: blocks) { column, pixels in
      let part = max(left, 8 * column)..<min(right, 8 * column + 8)
      for row in 0..<rowRange.count {
        let start = offset + row * stride - left
        let line = pixels[top % 8 + row]
        for x in part { target[start + x] = line[x - 8 * column] }
      }
    }
  }
}
