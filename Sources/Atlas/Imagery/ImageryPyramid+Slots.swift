extension ImageryPyramid {
  /// Returns the tile of a coarser level that contains another tile's part of the Earth.
  func tile(at coarser: Int, holding tile: ImageryTile) -> ImageryTile {
    let size = levels[tile.level].tileSize
    let coarseSize = levels[coarser].tileSize << (coarser - tile.level)
    return ImageryTile(
      level: coarser, column: tile.column * size / coarseSize, row: tile.row * size / coarseSize)
  }

  /// Returns the slot of a tile, with the texels of that tile or of a coarser one.
  func slot(of tile: ImageryTile, from source: ImageryTile, _ texels: ImageryTexels?) -> ImagerySlot
  {
    let fine = levels[tile.level]
    let coarse = levels[source.level]
    var slot = ImagerySlot()
    slot.low = Self.position(tile.column * fine.tileSize, tile.row * fine.tileSize)
    slot.high =
      slot.low &+ Self.position(fine.width(ofColumn: tile.column), fine.height(ofRow: tile.row))
    slot.origin = Self.position(source.column * coarse.tileSize, source.row * coarse.tileSize)
    slot.limit =
      Self.position(coarse.width(ofColumn: source.column), coarse.height(ofRow: source.row)) &- 1
    slot.shift = Int32(source.level - tile.level)
    if let texels {
      slot.texels = UnsafePointer(texels.pixels)
      slot.stride = Int32(texels.width)
    }
    return slot
  }

  private static func position(_ x: Int, _ y: Int) -> SIMD2<Int32> {
    SIMD2(Int32(x * 256), Int32(y * 256))
  }
}
