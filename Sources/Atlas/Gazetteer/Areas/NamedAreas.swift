/// What every archive of named areas has: their polygons, and as many strings for each of them.
struct NamedAreas: Sendable {
  /// The polygons; features are numbered like the areas.
  let polygons: PolygonCells
  /// The number of strings that each area has.
  let columns: Int

  private let names: StringTable

  /// Opens the polygons and the names of an archive.
  ///
  /// - Parameters:
  ///   - kind: What the areas are, in the plural, for the message of what is wrong with them.
  ///   - columns: How many strings each area has.
  init(_ archive: Archive, _ kind: String, columns: Int = 1) throws(AssetError) {
    polygons = try PolygonCells(archive, prefix: "polygons")
    names = try StringTable(archive, prefix: "names")
    self.columns = columns
    guard columns > 0, names.count == columns * polygons.featureCount else {
      throw archive.damaged("its \(kind) do not fit their names")
    }
  }

  /// The number of areas.
  var count: Int { polygons.featureCount }

  /// Returns a string of an area.
  func name(of id: Int, column: Int = 0) -> String { names[columns * id + column] }

  /// Returns the rows of another section, having checked that each area has one.
  func rows<Row: BitwiseCopyable>(
    _ section: String, of archive: Archive, as type: Row.Type
  ) throws(AssetError) -> UnsafeBufferPointer<Row> {
    let rows = try archive.elements(section, as: type)
    guard rows.count == count else {
      throw archive.damaged("its section \(section) has \(rows.count) rows, not \(count)")
    }
    return rows
  }

  /// Returns the number of the smallest area that holds a place.
  func area(at coordinate: Coordinate) -> Int? { polygons.firstFeature(containing: coordinate) }

  /// Returns the number of the area whose edge is nearest to a place.
  func area(
    nearest coordinate: Coordinate, within metres: Double,
    where isWanted: (Int) -> Bool = { _ in true }
  ) -> Int? {
    polygons.nearestFeature(to: coordinate, within: metres, where: isWanted)
  }
}

/// A row that says where the name of an area stands on a map.
struct MapLabelRow: BitwiseCopyable {
  private var longitude: Int32
  private var latitude: Int32
  /// Bytes that each kind of area reads in its own way.
  let bytes: SIMD4<UInt8>

  /// Where the name stands; nil where that is not on the Earth.
  var coordinate: Coordinate? {
    Coordinate(latitude: Double(latitude) / 1e6, longitude: Double(longitude) / 1e6)
  }
}
