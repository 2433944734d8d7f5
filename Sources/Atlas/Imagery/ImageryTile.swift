/// The identity of one tile in an image pyramid.
public struct ImageryTile: Hashable, Sendable {
  /// The level; 0 is the finest.
  public var level: Int
  /// The column within the level; 0 is the westernmost.
  public var column: Int
  /// The row within the level; 0 is the northernmost.
  public var row: Int

  /// Creates the identity of a tile.
  public init(level: Int, column: Int, row: Int) {
    self.level = level
    self.column = column
    self.row = row
  }

  /// The section of the file that contains the tile.
  var section: String { "\(level)/\(column)/\(row)" }
}
