/// The seas of the world, with their areas, names and label positions.
public struct SeaIndex: Sendable {
  /// All waters, those with smaller areas first.
  public let seas: [Sea]

  private let areas: NamedAreas

  /// The polygons of the waters.
  var polygons: PolygonCells { areas.polygons }

  /// Opens an archive of seas.
  public init(_ archive: Archive) throws(AssetError) {
    areas = try NamedAreas(archive, "seas")
    var seas: [Sea] = []
    for (id, label) in try areas.rows("labels", of: archive, as: MapLabelRow.self).enumerated() {
      guard let place = label.coordinate, let kind = Sea.Kind(rawValue: Int(label.bytes.y)) else {
        throw archive.damaged("the label of a sea is nowhere on the Earth")
      }
      let name = areas.name(of: id)
      seas.append(
        Sea(
          id: id, name: name, shortName: Self.short(name, kind), kind: kind, label: place,
          rank: Int(label.bytes.x)))
    }
    self.seas = seas
  }

  /// Returns the name of half an ocean without that word; nil for other waters.
  private static func short(_ name: String, _ kind: Sea.Kind) -> String? {
    let words = name.split(separator: " ")
    guard kind == .ocean, words.count == 3 else { return nil }
    return words.dropLast().joined(separator: " ")
  }

  /// Returns the smallest water whose polygon contains a place.
  public func sea(at coordinate: Coordinate) -> Sea? {
    areas.area(at: coordinate).map { seas[$0] }
  }

  /// Returns the water with the nearest shore to a place outside all waters.
  public func sea(nearest coordinate: Coordinate, within meters: Double) -> Sea? {
    areas.area(nearest: coordinate, within: meters).map { seas[$0] }
  }
}
