internal import CGlobe
internal import Glibc

/// Polygons cut along a grid of longitude and latitude, so that a query reads a single cell.
///
/// Cells are numbered by rows from the south, and within a row from 180° W. A cell has a list of
/// pieces: features that cover the whole cell, or the rings of features that lie in part of it.
public final class PolygonCells: Sendable {
  /// The width and height of a cell.
  public let cellSize: Angle
  /// The number of cells around the Earth.
  public let columns: Int
  /// The number of cells from pole to pole.
  public let rows: Int
  /// The number of features.
  public let featureCount: Int
  /// The number of coordinate units across a cell.
  let units: Int
  /// The rotations by whole numbers of units.
  let unitAngles: UnitAngles
  /// The cosine and sine of the greatest angle from a cell's center to a corner.
  let cellRadius: SIMD2<Double>
  /// The rotations by whole numbers of half cells.
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

  /// Opens the layer of an archive whose sections start with a prefix, and validates every index in
  /// it.
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
    // Half the diagonal of a flat cell, an upper bound on the sphere.
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
  /// A position in a cell, in units from the cell's southwest corner.
  struct Spot {
    var cell: Int
    var x: Double
    var y: Double
    /// The same position in the units of bounding boxes.
    var part: RingBox.Part
  }

  /// Returns the number of the cell that contains a place.
  ///
  /// A cell excludes its northern and eastern edges, but the North Pole belongs to the last row.
  public func cell(containing coordinate: Coordinate) -> Int {
    let place = position(of: coordinate)
    return place.row * columns + place.column
  }

  func spot(of coordinate: Coordinate) -> Spot {
    let place = position(of: coordinate)
    let scale = Double(units) / cellNanodegrees
    let x = place.east * scale
    // Only the North Pole reaches the upper edge, which no ring counts as inside.
    let y = min(place.north * scale, Double(units) - 0.001)
    return Spot(
      cell: place.row * columns + place.column, x: x, y: y,
      part: RingBox.Part(x: Int(x), y: Int(y), units: units))
  }

  private var cellNanodegrees: Double { 360_000_000_000 / Double(columns) }

  /// Returns the cell that contains a place, and the offset from its corner in nanodegrees.
  @inline(__always)
  private func position(
    of coordinate: Coordinate
  ) -> (row: Int, column: Int, east: Double, north: Double) {
    let size = cellNanodegrees
    let east = Double(coordinate.longitudeNanodegrees + 180_000_000_000)
    let north = Double(coordinate.latitudeNanodegrees + 90_000_000_000)
    // Quotients of such numbers never round up to an integer.
    let column = min(Int(east / size), columns - 1)
    let row = min(Int(north / size), rows - 1)
    return (row, column, east - Double(column) * size, north - Double(row) * size)
  }

  /// Prefetches the position of the piece list of a place's cell.
  func expectCell(at coordinate: Coordinate) {
    vector_expect(cells.baseAddress.map { $0 + cell(containing: coordinate) })
  }

  /// Prefetches the piece list of a place's cell.
  func expectPieces(at coordinate: Coordinate) {
    vector_expect(
      entries.baseAddress.map { $0 + Int(cells[cell(containing: coordinate)]) })
  }

  /// Returns the indices of the features that contain a place, in ascending order.
  public func features(containing coordinate: Coordinate) -> [Int] {
    var found: [Int] = []
    forEachFeature(containing: coordinate) { found.append($0) }
    return found
  }

  /// Returns the lowest index of a feature that contains a place.
  public func firstFeature(containing coordinate: Coordinate) -> Int? {
    let spot = spot(of: coordinate)
    for number in entries(inCell: spot.cell) where contains(entries[number], spot) {
      return Int(entries[number].feature)
    }
    return nil
  }

  /// Calls a closure with the index of each feature that contains a place, in ascending order.
  func forEachFeature(containing coordinate: Coordinate, _ body: (Int) -> Void) {
    let spot = spot(of: coordinate)
    for number in entries(inCell: spot.cell) where contains(entries[number], spot) {
      body(Int(entries[number].feature))
    }
  }

  /// Returns the rotation to a latitude, given in half cells north of the South Pole.
  func turn(toLatitude halfCells: Int) -> SIMD2<Double> {
    let turn = halfCellAngles.turn(Int32(halfCells))
    return SIMD2(turn.y, -turn.x)
  }

  /// Returns the rotation to a longitude, given in half cells east of 180° W.
  func turn(toLongitude halfCells: Int) -> SIMD2<Double> {
    let turn = halfCellAngles.turn(Int32(halfCells))
    return SIMD2(-turn.x, -turn.y)
  }

  func entries(inCell cell: Int) -> Range<Int> { Int(cells[cell])..<Int(cells[cell + 1]) }

  private func contains(_ entry: Entry, _ spot: Spot) -> Bool {
    guard entry.ringCount > 0 else { return true }
    let first = Int(entry.firstRing)
    // Rings combine by the even-odd rule, so holes need no mark.
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

  /// Returns the encoded points of a ring.
  @inline(__always)
  func ring(_ number: Int) -> vector_ring {
    let start = words.baseAddress
    return vector_ring(
      start: start.map { $0 + Int(rings[number]) }, end: start.map { $0 + Int(rings[number + 1]) },
      limit: start.map { $0 + words.count })
  }

  /// Calls a closure with the ends of each edge of a ring, in units of its cell.
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
