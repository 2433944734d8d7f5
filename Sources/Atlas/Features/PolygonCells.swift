internal import CGlobe
internal import Glibc

/// Polygons cut along a grid of longitude and latitude, so that a question reads one cell.
///
/// Cells are numbered by rows from the south, in a row from 180° W. What lies in a cell is a list
/// of pieces: a feature that covers the cell, or the rings of what it has there.
public final class PolygonCells: Sendable {
  /// The width and the height of a cell.
  public let cellSize: Angle
  /// The number of cells around the Earth.
  public let columns: Int
  /// The number of cells from pole to pole.
  public let rows: Int
  /// The number of features that were cut.
  public let featureCount: Int
  /// The units across a cell, in which points are.
  let units: Int
  /// The angles of whole units.
  let unitAngles: UnitAngles
  /// The cosine and the sine of the angle from a cell's middle to its corner, at the most.
  let cellRadius: SIMD2<Double>
  /// The angles of whole half cells.
  private let halfCellAngles: UnitAngles

  private let archive: Archive
  // Read-only memory of the archive, which this value keeps alive.
  nonisolated(unsafe) let cells: UnsafeBufferPointer<UInt32>
  nonisolated(unsafe) let entries: UnsafeBufferPointer<Entry>
  nonisolated(unsafe) let rings: UnsafeBufferPointer<UInt32>
  nonisolated(unsafe) let words: UnsafeBufferPointer<UInt16>
  nonisolated(unsafe) let boxes: UnsafeBufferPointer<RingBox>

  struct Entry: BitwiseCopyable {
    var feature: UInt16
    var ringCount: UInt16
    var firstRing: UInt32
  }

  /// Opens the layer of an archive whose sections start with a prefix, and checks every number
  /// in it that leads to another.
  public init(_ archive: Archive, prefix: String) throws(AssetError) {
    self.archive = archive
    let grid = try archive.elements("\(prefix)/grid", as: UInt32.self)
    cells = try archive.elements("\(prefix)/cells", as: UInt32.self)
    entries = try archive.elements("\(prefix)/entries", as: Entry.self)
    rings = try archive.elements("\(prefix)/rings", as: UInt32.self)
    words = try archive.elements("\(prefix)/points", as: UInt16.self)
    boxes = try archive.elements("\(prefix)/boxes", as: RingBox.self)
    guard grid.count == 5, grid[0] > 0, grid[0] <= 180_000,
      grid[1] <= 360_000, grid[2] <= 180_000, 1...65535 ~= grid[4],
      Int(grid[1]) * Int(grid[0]) == 360_000, Int(grid[2]) * Int(grid[0]) == 180_000
    else { throw archive.damaged("\(prefix) has a grid that does not fit the Earth") }
    cellSize = .degrees(Double(grid[0]) / 1000)
    columns = Int(grid[1])
    rows = Int(grid[2])
    featureCount = Int(grid[3])
    units = Int(grid[4])
    unitAngles = UnitAngles(.degrees(cellSize.degrees / Double(units)), count: units)
    // Less than on a plane.
    let radius = min(cellSize.radians * 0.7072, .pi / 2)
    cellRadius = SIMD2(cos(radius), sin(radius))
    halfCellAngles = UnitAngles(.degrees(cellSize.degrees / 2), count: 2 * columns)
    guard isSound else { throw archive.damaged("\(prefix) has cells that lead nowhere") }
  }

  private var isSound: Bool {
    guard cells.count == columns * rows + 1, cells.risesFromZero(to: entries.count),
      rings.risesFromZero(to: words.count), boxes.count == rings.count - 1
    else { return false }
    return entries.allSatisfy { entry in
      entry.feature < featureCount
        && Int(entry.firstRing) + Int(entry.ringCount) <= rings.count - 1
    }
  }
}

extension PolygonCells {
  /// A place in a cell: the number of the cell, and the units from its south-west corner.
  struct Spot {
    var cell: Int
    var x: Double
    var y: Double
    /// The same in the parts of a cell that boxes count in.
    var part: RingBox.Part
  }

  /// Returns the number of the cell that holds a place; its north and east edges are not its own,
  /// but the north pole lies in the last row.
  public func cell(containing coordinate: Coordinate) -> Int {
    let place = position(of: coordinate)
    return place.row * columns + place.column
  }

  func spot(of coordinate: Coordinate) -> Spot {
    let place = position(of: coordinate)
    let scale = Double(units) / cellNanodegrees
    let x = place.east * scale
    // The north pole alone reaches the upper edge, which no ring counts as inside.
    let y = min(place.north * scale, Double(units) - 0.001)
    return Spot(
      cell: place.row * columns + place.column, x: x, y: y,
      part: RingBox.Part(x: Int(x), y: Int(y), units: units))
  }

  private var cellNanodegrees: Double { 360_000_000_000 / Double(columns) }

  /// Returns which cell holds a place, and how far east and north of its corner, in nanodegrees.
  @inline(__always)
  private func position(
    of coordinate: Coordinate
  ) -> (row: Int, column: Int, east: Double, north: Double) {
    let size = cellNanodegrees
    let east = Double(coordinate.longitudeNanodegrees + 180_000_000_000)
    let north = Double(coordinate.latitudeNanodegrees + 90_000_000_000)
    // Quotients of such numbers are never rounded up to a whole one.
    let column = min(Int(east / size), columns - 1)
    let row = min(Int(north / size), rows - 1)
    return (row, column, east - Double(column) * size, north - Double(row) * size)
  }

  /// Asks memory for where the pieces of a place's cell are listed, which is far away as a rule.
  func expectCell(at coordinate: Coordinate) {
    vector_expect(cells.baseAddress.map { $0 + cell(containing: coordinate) })
  }

  /// Asks memory for the list of the pieces in a place's cell.
  func expectPieces(at coordinate: Coordinate) {
    vector_expect(
      entries.baseAddress.map { $0 + Int(cells[cell(containing: coordinate)]) })
  }

  /// Returns the numbers of the features that contain a place, in rising order.
  public func features(containing coordinate: Coordinate) -> [Int] {
    var found: [Int] = []
    forEachFeature(containing: coordinate) { found.append($0) }
    return found
  }

  /// Returns the lowest number of the features that contain a place.
  public func firstFeature(containing coordinate: Coordinate) -> Int? {
    let spot = spot(of: coordinate)
    for number in entries(inCell: spot.cell) where contains(entries[number], spot) {
      return Int(entries[number].feature)
    }
    return nil
  }

  /// Calls a function with the number of each feature that contains a place, in rising order.
  public func forEachFeature(containing coordinate: Coordinate, _ body: (Int) -> Void) {
    let spot = spot(of: coordinate)
    for number in entries(inCell: spot.cell) where contains(entries[number], spot) {
      body(Int(entries[number].feature))
    }
  }

  /// The turn to a latitude, so many half cells north of the south pole.
  func turn(toLatitude halfCells: Int) -> SIMD2<Double> {
    let turn = halfCellAngles.turn(Int32(halfCells))
    return SIMD2(turn.y, -turn.x)
  }

  /// The turn to a longitude, so many half cells east of 180° W.
  func turn(toLongitude halfCells: Int) -> SIMD2<Double> {
    let turn = halfCellAngles.turn(Int32(halfCells))
    return SIMD2(-turn.x, -turn.y)
  }

  func entries(inCell cell: Int) -> Range<Int> { Int(cells[cell])..<Int(cells[cell + 1]) }

  private func contains(_ entry: Entry, _ spot: Spot) -> Bool {
    guard entry.ringCount > 0 else { return true }
    let first = Int(entry.firstRing)
    // A ring counts as even-odd with all the others, so that holes need no mark.
    var inside = false
    for ring in first..<first + Int(entry.ringCount)
    where boxes[ring].mayGoRound(spot.part) && goesRound(ring, spot) {
      inside.toggle()
    }
    return inside
  }

  /// Whether an odd number of a ring's edges lie east of a place.
  private func goesRound(_ ring: Int, _ spot: Spot) -> Bool {
    withUnsafePointer(to: self.ring(ring)) { vector_ring_goes_round($0, spot.x, spot.y) }
  }

  /// The words of a ring.
  @inline(__always)
  func ring(_ number: Int) -> vector_ring {
    let start = words.baseAddress
    return vector_ring(
      start: start.map { $0 + Int(rings[number]) }, end: start.map { $0 + Int(rings[number + 1]) },
      limit: start.map { $0 + words.count })
  }

  /// Calls a function with the two ends of each edge of a ring, in units of its cell.
  @inline(__always)
  func walk(_ ring: Int, _ body: (_ start: RingPoints.Point, _ end: RingPoints.Point) -> Void) {
    var points = RingPoints(words[Int(rings[ring])..<Int(rings[ring + 1])])
    guard let first = points.next() else { return }
    var before = first
    while let point = points.next() {
      body(before, point)
      before = point
    }
    body(before, first)
  }
}
