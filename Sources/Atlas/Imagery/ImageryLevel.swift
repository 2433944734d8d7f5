/// One level of an image pyramid: an equirectangular image of the whole Earth, cut into tiles.
///
/// Texel column 0 begins at 180° W, row 0 at the North Pole. Each stored tile repeats one column of
/// its eastern neighbor, across the date line if needed, and one row of its southern neighbor,
/// which at the South Pole is its own last row. So the four texels around a point are always in one
/// tile.
public struct ImageryLevel: Hashable, Sendable {
  /// The number of texels around the Earth.
  public let width: Int
  /// The number of texels from pole to pole.
  public let height: Int
  /// The width and height of a tile in texels, without the repeated column and row.
  public let tileSize: Int

  /// The number of tiles around the Earth.
  public var columns: Int { (width + tileSize - 1) / tileSize }
  /// The number of tiles from pole to pole.
  public var rows: Int { (height + tileSize - 1) / tileSize }
  /// The number of texels per radian at the equator.
  public var density: Double { Double(width) / (2 * .pi) }

  /// Returns the width of a column of tiles in texels, without the repeated texel.
  func width(ofColumn column: Int) -> Int { min(tileSize, width - column * tileSize) }

  /// Returns the height of a row of tiles in texels, without the repeated texel.
  func height(ofRow row: Int) -> Int { min(tileSize, height - row * tileSize) }

  /// Reads the table of levels of an archive.
  ///
  /// A level is half as wide and high as the previous one, its tiles are aligned with those of each
  /// coarser level, and the last level is a single tile.
  static func levels(of archive: Archive) throws(AssetError) -> [ImageryLevel] {
    let numbers = try archive.section("levels")
    let count = try archive.count(of: "levels")
    guard (1...8).contains(count), numbers.count == count * 12 else {
      throw archive.damaged("its table of levels has \(numbers.count) bytes for \(count) levels")
    }
    let levels = (0..<count).map { level in
      let fields = (0..<3).map { field in
        Int(
          UInt32(
            littleEndian: numbers.loadUnaligned(
              fromByteOffset: level * 12 + field * 4, as: UInt32.self)))
      }
      return ImageryLevel(width: fields[0], height: fields[1], tileSize: fields[2])
    }
    guard isPyramid(levels) else { throw archive.damaged("its levels do not form a pyramid") }
    return levels
  }

  private static func isPyramid(_ levels: [ImageryLevel]) -> Bool {
    for (index, level) in levels.enumerated() {
      // The sampler's integers hold at most 16384 texels in units of 1/256.
      guard (2...16384).contains(level.width), (1...16384).contains(level.height),
        (1...4096).contains(level.tileSize)
      else { return false }
      for coarser in 0..<index {
        let shift = index - coarser
        let finer = levels[coarser]
        guard finer.width == level.width << shift, finer.height == level.height << shift,
          (level.tileSize << shift) % finer.tileSize == 0
        else { return false }
      }
    }
    guard let last = levels.last else { return false }
    return last.columns == 1 && last.rows == 1
  }
}
