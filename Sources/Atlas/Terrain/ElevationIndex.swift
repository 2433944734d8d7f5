/// How high the land and how deep the sea is everywhere, read where it lies in the file.
///
/// `Scripts/assets/build_elevation.py` writes it and documents its sections. A question decodes a
/// row of blocks of one picture, a few microseconds' work.
public final class ElevationIndex: Sendable {
  /// The number of levels around the Earth.
  public let width: Int
  /// The number of levels from pole to pole.
  public let height: Int

  /// The metres above the sea of each grey level.
  let metres: [Float]
  let format: GreyFormat
  private let archive: Archive
  private let columns: Int
  // Read-only memory of the archive, which this object keeps alive.
  private nonisolated(unsafe) let scans: [UnsafeRawBufferPointer]
  private nonisolated(unsafe) let starts: UnsafeBufferPointer<UInt32>
  private nonisolated(unsafe) let means: UnsafeBufferPointer<Int16>
  nonisolated(unsafe) let overview: UnsafeRawBufferPointer

  /// Opens a file of elevations and compares all of it with its checksums.
  public convenience init(path: String) throws(AssetError) { try self.init(Archive(path: path)) }

  /// Opens an archive of elevations, checking every number in it that leads to another.
  public init(_ archive: Archive) throws(AssetError) {
    guard let format = GreyFormat(header: try archive.section("header")) else {
      throw archive.damaged("its header is not that of a grey JPEG picture")
    }
    starts = try archive.elements("starts", as: UInt32.self)
    means = try archive.elements("levels", as: Int16.self)
    metres = try archive.elements("metres", as: Int16.self).map { Float($0) }
    overview = try archive.section("overview")
    // Twice as many tiles around the Earth as from pole to pole.
    let (starts, blockRows) = (starts, format.blockRows)
    let rows = (1...64).first { 2 * $0 * $0 * blockRows >= starts.count } ?? 0
    let columns = 2 * rows
    guard columns * rows * blockRows == starts.count, means.count == starts.count else {
      throw archive.damaged("its tiles do not cover the Earth")
    }
    guard metres.count == 256, zip(metres, metres.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw archive.damaged("its heights do not rise with the levels")
    }
    var scans: [UnsafeRawBufferPointer] = []
    for tile in 0..<columns * rows {
      scans.append(try archive.section("\(tile % columns)/\(tile / columns)"))
    }
    for (index, start) in starts.enumerated()
    where Int(start) >= 8 * scans[index / blockRows].count {
      throw archive.damaged("a row of its blocks begins outside of its tile")
    }
    self.archive = archive
    self.format = format
    self.columns = columns
    self.scans = scans
    width = columns * format.width
    height = rows * format.height
  }

  /// Returns the metres above the sea at a place, negative below it; nil where a tile makes no sense.
  ///
  /// Between the four levels nearest to the place, but not across the edge of a tile.
  public func metres(at coordinate: Coordinate) -> Double? {
    let x = (coordinate.longitude + 180) / 360 * Double(width)
    let y = (90 - coordinate.latitude) / 180 * Double(height)
    let column = min(Int(x) / format.width, columns - 1)
    let row = min(Int(y) / format.height, height / format.height - 1)
    let across = Position(x - Double(column * format.width), count: format.width)
    let down = Position(y - Double(row * format.height), count: format.height)
    guard
      let upper = level(across, ofRow: down.first, tile: row * columns + column),
      let lower = level(across, ofRow: down.last, tile: row * columns + column)
    else { return nil }
    return Double(metres(ofLevel: upper + (lower - upper) * down.share))
  }

  /// A position between two neighbouring pixels of a tile, or on the one at its edge.
  private struct Position {
    let first: Int
    let last: Int
    let share: Float

    init(_ position: Double, count: Int) {
      let centred = min(max(position - 0.5, 0), Double(count - 1))
      first = Int(centred)
      last = min(first + 1, count - 1)
      share = Float(centred - Double(first))
    }
  }

  /// Returns the metres of a level, which may lie between two.
  private func metres(ofLevel level: Float) -> Float {
    let below = Int(min(max(level, 0), 255))
    let above = min(below + 1, 255)
    return metres[below] + (level - Float(below)) * (metres[above] - metres[below])
  }

  private func level(_ across: Position, ofRow row: Int, tile: Int) -> Float? {
    let blocks = across.first / 8..<across.last / 8 + 1
    var (first, last) = (Float.zero, Float.zero)
    let isSound = forEachBlock(ofRow: row / 8, tile: tile, columns: blocks) { column, pixels in
      if across.first / 8 == column { first = pixels[row % 8][across.first % 8] }
      if across.last / 8 == column { last = pixels[row % 8][across.last % 8] }
    }
    return isSound ? first + (last - first) * across.share : nil
  }

  /// Calls a body with neighbouring blocks of a row of a tile: see ``GreyFormat``.
  ///
  /// - Returns: Whether the row was what it should be.
  func forEachBlock(
    ofRow row: Int, tile: Int, columns: Range<Int>,
    _ body: (_ column: Int, _ pixels: UnsafePointer<SIMD8<Float>>) -> Void
  ) -> Bool {
    let index = tile * format.blockRows + row
    let start = GreyFormat.RowStart(bit: Int(starts[index]), mean: Int32(means[index]))
    return format.forEachBlock(ofRow: start, of: scans[tile], columns: columns, body)
  }
}

extension ElevationIndex {
  /// Returns how high the ground or how deep the sea is at a place whose surface is known.
  ///
  /// The grid's coasts are blurred: near the sea land counts as no lower than the sea. Ice shelves
  /// are not in the grid, and neither are dry lands that lie deeper than ``lowestLand``.
  ///
  /// - Returns: nil where it is not known.
  public func elevation(
    at coordinate: Coordinate, on surface: Surface, land: LandIndex
  ) -> Elevation? {
    guard surface != .iceShelf, let metres = metres(at: coordinate) else { return nil }
    if surface == .sea { return Elevation(metres: min(metres, 0), isDepth: true) }
    guard metres >= Self.lowestLand else { return nil }
    let isCoastal = metres < 0 && Self.around(coordinate).contains { !land.isLand(at: $0) }
    return Elevation(metres: isCoastal ? 0 : metres)
  }

  /// Below it the grid's levels are those of the sea's floor, which no land follows: in the rift of
  /// the Dead Sea they are a kilometre too low.
  private static let lowestLand = -60.0

  /// Eight places around one, two levels of the grid away.
  private static func around(_ coordinate: Coordinate) -> [Coordinate] {
    (0..<8).map { direction in
      GreatCircle(
        from: coordinate, bearing: .degrees(45 * Double(direction)), angle: .degrees(4.0 / 60)
      ).end
    }
  }
}
