/// The heights of the land and the depths of the sea, read in place from the file.
///
/// `Scripts/assets/build_elevation.py` writes the file and documents its sections. A query decodes
/// a few blocks of one image.
public final class ElevationIndex: Sendable {
  /// The path of the file.
  let path: String
  /// The meters above sea level of each gray level.
  let meters: [Float]
  /// The gray levels, every 2′.
  let grid: GrayGrid
  /// The squares of four levels in which the grid's heights of the land are wrong, in ascending
  /// order.
  private nonisolated(unsafe) let hollows: UnsafeBufferPointer<UInt32>
  private let archive: Archive
  /// The same levels in a single small image.
  let overview: GrayGrid

  /// Opens a file of elevations and compares all of it with its checksums.
  public convenience init(path: String) throws(AssetError) { try self.init(Archive(path: path)) }

  /// Opens an archive of elevations and validates every index in it.
  public init(_ archive: Archive) throws(AssetError) {
    self.archive = archive
    path = archive.path
    hollows = try archive.elements("hollows", as: UInt32.self)
    grid = try GrayGrid(archive, prefix: "")
    overview = try GrayGrid(archive, prefix: "overview/")
    meters = try archive.elements("metres", as: Int16.self).map { Float($0) }
    guard hollows.isEmpty || hollows.rises(below: .max) else {
      throw archive.damaged("its hollows are not in order")
    }
    guard meters.count == 256, zip(meters, meters.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw archive.damaged("its heights do not rise with the levels")
    }
    // The overview replaces the grid from a quarter of its size down.
    guard grid.width == 4 * overview.width else {
      throw archive.damaged("its overview is not a quarter of its grid")
    }
  }

  /// Returns the meters above sea level at a place, negative below it, or `nil` for a damaged tile.
  ///
  /// The value is interpolated between the four nearest levels, but not across the edge of a tile.
  public func meters(at coordinate: Coordinate) -> Double? {
    grid.level(at: coordinate).map { Double(meters(ofLevel: $0)) }
  }

  /// Returns the meters of a level, which may be fractional.
  func meters(ofLevel level: Float) -> Float {
    let below = Int(min(max(level, 0), 255))
    let above = min(below + 1, 255)
    return meters[below] + (level - Float(below)) * (meters[above] - meters[below])
  }
}

extension ElevationIndex {
  /// Returns the height or depth at a place whose surface is known.
  ///
  /// The grid's coasts are blurred, so land near the sea counts as at least at sea level. The grid
  /// excludes ice shelves, dry land below ``lowestLand``, and the surroundings of land below
  /// ``seaFloor``.
  ///
  /// - Returns: `nil` if the elevation is unknown.
  public func elevation(
    at coordinate: Coordinate, on surface: Surface, land: LandIndex
  ) -> Elevation? {
    guard surface != .iceShelf, let meters = meters(at: coordinate) else { return nil }
    if surface == .sea { return Elevation(meters: min(meters, 0), isDepth: true) }
    guard meters >= Self.seaFloor, !isHollow(coordinate) else { return nil }
    let isCoastal = meters < 0 && Self.around(coordinate).contains { !land.isLand(at: $0) }
    if isCoastal { return Elevation(meters: 0) }
    return meters < Self.lowestLand ? nil : Elevation(meters: meters)
  }

  /// The elevation below which the levels of the grid fit the sea floor rather than the land.
  ///
  /// In the rift of the Dead Sea they are a kilometer too low.
  private static let seaFloor = -60.0

  /// The elevation below which the grid is wrong about dry land, as in the Qattara Depression.
  ///
  /// The shores of the Caspian Sea, which are 28 m below sea level, are the lowest that it has right.
  private static let lowestLand = -30.0

  /// Whether one of the four levels around a place on land is below ``seaFloor``, far from the
  /// sea.
  ///
  /// What is interpolated between it and the others may have any height.
  private func isHollow(_ coordinate: Coordinate) -> Bool {
    let step = Double(grid.width) / 360
    let (north, east) = (90 - coordinate.latitude, coordinate.longitude + 180)
    let (row, column) = (Int(north * step - 0.5), Int(east * step - 0.5))
    return hollows.holds(UInt32(row * grid.width + column))
  }

  /// Returns eight places around a place, at a distance of two grid cells.
  private static func around(_ coordinate: Coordinate) -> [Coordinate] {
    (0..<8).map { direction in
      GreatCircle(
        from: coordinate, bearing: .degrees(45 * Double(direction)), angle: .degrees(4.0 / 60)
      ).end
    }
  }
}
