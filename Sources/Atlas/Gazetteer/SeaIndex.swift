/// The seas of the world: which one holds a place, their names and where to write them.
public struct SeaIndex: Sendable {
  /// All waters, those of a smaller area first.
  public let seas: [Sea]
  /// The waters' polygons; features are numbered like the waters.
  public let polygons: PolygonCells

  private struct Label: BitwiseCopyable {
    var longitude: Int32
    var latitude: Int32
    var rank: UInt8
    var kind: UInt8
    var padding: UInt16
  }

  /// Opens an archive of seas.
  public init(_ archive: Archive) throws(AssetError) {
    polygons = try PolygonCells(archive, prefix: "polygons")
    let names = try StringTable(archive, prefix: "names")
    let labels = try archive.elements("labels", as: Label.self)
    guard labels.count == polygons.featureCount, names.count == labels.count else {
      throw archive.damaged("its seas do not fit its polygons")
    }
    var seas: [Sea] = []
    for (id, label) in labels.enumerated() {
      guard
        let place = Coordinate(
          latitude: Double(label.latitude) / 1e6, longitude: Double(label.longitude) / 1e6),
        let kind = Sea.Kind(rawValue: Int(label.kind))
      else { throw archive.damaged("the name of a sea stands nowhere") }
      seas.append(
        Sea(id: id, name: names[id], kind: kind, label: place, rank: Int(label.rank)))
    }
    self.seas = seas
  }

  /// Returns the smallest water whose polygon holds a place.
  public func sea(at coordinate: Coordinate) -> Sea? {
    polygons.firstFeature(containing: coordinate).map { seas[$0] }
  }

  /// Returns the water whose shore is nearest to a place outside all of them.
  public func sea(nearest coordinate: Coordinate, within metres: Double) -> Sea? {
    polygons.nearestEdge(to: coordinate, within: metres).map { seas[$0.feature] }
  }
}
