/// The name of one tile of a picture pyramid.
public struct ImageryTile: Hashable, Sendable {
  /// The level, 0 the finest.
  public var level: Int
  /// The column within the level, 0 the westernmost.
  public var column: Int
  /// The row within the level, 0 the northernmost.
  public var row: Int

  /// Makes the name of a tile.
  public init(level: Int, column: Int, row: Int) {
    self.level = level
    self.column = column
    self.row = row
  }

  /// The section of the file that holds the tile.
  var section: String { "\(level)/\(column)/\(row)" }
}
