/// How high the land and how deep the sea is everywhere, read where it lies in the file.
///
/// `Scripts/assets/build_elevation.py` writes it and documents its sections. A question decodes a
/// few blocks of one picture.
public final class ElevationIndex: Sendable {
  /// The path of the file.
  let path: String
  /// The metres above the sea of each grey level.
  let metres: [Float]
  /// The levels, every 2′.
  let grid: GreyGrid
  /// The same levels in one small picture.
  let overview: GreyGrid

  /// Opens a file of elevations and compares all of it with its checksums.
  public convenience init(path: String) throws(AssetError) { try self.init(Archive(path: path)) }

  /// Opens an archive of elevations, checking every number in it that leads to another.
  public init(_ archive: Archive) throws(AssetError) {
    path = archive.path
    grid = try GreyGrid(archive, prefix: "")
    overview = try GreyGrid(archive, prefix: "overview/")
    metres = try archive.elements("metres", as: Int16.self).map { Float($0) }
    guard metres.count == 256, zip(metres, metres.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw archive.damaged("its heights do not rise with the levels")
    }
    // The overview stands in for the grid from a quarter of its size down.
    guard grid.width == 4 * overview.width else {
      throw archive.damaged("its overview is not a quarter of its grid")
    }
  }

  /// Returns the metres above the sea at a place, negative below it; nil where a tile makes no sense.
  ///
  /// Between the four levels nearest to the place, but not across the edge of a tile.
  public func metres(at coordinate: Coordinate) -> Double? {
    grid.level(at: coordinate).map { Double(metres(ofLevel: $0)) }
  }

  /// Returns the metres of a level, which may lie between two.
  func metres(ofLevel level: Float) -> Float {
    let below = Int(min(max(level, 0), 255))
    let above = min(below + 1, 255)
    return metres[below] + (level - Float(below)) * (metres[above] - metres[below])
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
