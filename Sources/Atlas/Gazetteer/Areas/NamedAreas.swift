/// The common part of all archives of named areas: polygons, and a fixed number of strings per
/// area.
struct NamedAreas: Sendable {
  /// The polygons, whose features have the same indices as the areas.
  let polygons: PolygonCells
  /// The number of strings per area.
  let columns: Int

  private let names: StringTable

  /// Opens the polygons and names of an archive.
  ///
  /// - Parameters:
  ///   - kind: The plural name of the areas, for error messages.
  ///   - columns: The number of strings per area.
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

  /// Returns the rows of another section after checking that there is one for each area.
  func rows<Row: BitwiseCopyable>(
    _ section: String, of archive: Archive, as type: Row.Type
  ) throws(AssetError) -> UnsafeBufferPointer<Row> {
    let rows = try archive.elements(section, as: type)
    guard rows.count == count else {
      throw archive.damaged("its section \(section) has \(rows.count) rows, not \(count)")
    }
    return rows
  }

  /// Returns the index of the smallest area that contains a place.
  func area(at coordinate: Coordinate) -> Int? { polygons.firstFeature(containing: coordinate) }

  /// Returns the index of the area whose edge is nearest to a place.
  func area(
    nearest coordinate: Coordinate, within meters: Double,
    where isWanted: (Int) -> Bool = { _ in true }
  ) -> Int? {
    polygons.nearestFeature(to: coordinate, within: meters, where: isWanted)
  }
}

/// A row with the label position of an area.
struct MapLabelRow: BitwiseCopyable {
  private var longitude: Int32
  private var latitude: Int32
  /// Bytes whose meaning depends on the kind of area.
  let bytes: SIMD4<UInt8>

  /// The position of the name, or `nil` if it is not on the Earth.
  var coordinate: Coordinate? {
    Coordinate(latitude: Double(latitude) / 1e6, longitude: Double(longitude) / 1e6)
  }
}
