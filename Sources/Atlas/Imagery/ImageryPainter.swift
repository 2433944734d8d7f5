internal import CGlobe

/// A painter that draws rows of a globe from the texels that a sampler has gathered.
struct ImageryPainter {
  /// The positions of the pixels.
  let grid: ImageryGrid
  /// The slots of the tiles, by rows from the north, each row eastward from 180° W.
  let slots: UnsafePointer<ImagerySlot>
  /// The level that the positions refer to.
  let level: ImageryLevel

  private let columns: Int
  private let tileReciprocal: UInt64

  init(grid: ImageryGrid, slots: UnsafePointer<ImagerySlot>, level: ImageryLevel) {
    self.grid = grid
    self.slots = slots
    self.level = level
    columns = level.columns
    tileReciprocal = (1 << 32) / UInt64(level.tileSize) + 1
  }

  /// Draws some rows of an image.
  func draw(rows: Range<Int>, into raster: Raster, background: UInt32?) {
    var queue = vector_texel_queue()
    var blocks = vector_globe_blocks()
    var slot = slots[0]
    for row in rows {
      let pixels = raster.pixels + row &* raster.stride
      if let background { pixels.update(repeating: background, count: raster.width) }
      var columns = grid.columns(ofRow: row, width: raster.width)
      while !columns.isEmpty {
        let some = columns.prefix(8 &* ImageryGrid.mostBlocks)
        grid.begin(&blocks, columns: some, row: row)
        draw(&blocks, row: row, some, into: pixels, &slot, &queue)
        columns = some.upperBound..<columns.upperBound
      }
    }
    vector_texel_queue_finish(&queue)
  }

  /// Draws initialized blocks: many at a time within a slot, others pixel by pixel.
  private func draw(
    _ blocks: inout vector_globe_blocks, row: Int, _ columns: Range<Int>,
    into pixels: UnsafeMutablePointer<UInt32>, _ slot: inout ImagerySlot,
    _ queue: inout vector_texel_queue
  ) {
    var area = slot.area
    let end = (columns.count &+ 7) / 8
    var index = 0
    while true {
      index = grid.draw(
        index..<end, of: &blocks, from: &area, &queue, into: pixels + columns.lowerBound)
      guard index < end else { return }
      let block = grid.block(index, of: &blocks)
      if !slot.contains(block.u[0], block.v[0]), let found = self.slot(block.u[0], block.v[0]) {
        slot = found
        area = slot.area
        if slot.contains(block.u, block.v), !area.isEmpty { continue }
      }
      let x = columns.lowerBound &+ 8 &* index
      draw(block, x: x, row: row, end: columns.upperBound, into: pixels, &slot)
      area = slot.area
      index &+= 1
    }
  }

  /// Draws a block pixel by pixel, up to the end of the row.
  private func draw(
    _ block: ImageryGrid.Block, x: Int, row: Int, end: Int,
    into pixels: UnsafeMutablePointer<UInt32>, _ slot: inout ImagerySlot
  ) {
    let target = pixels + x
    let shares = block.isInside ? nil : coverage(x: x, row: row)
    for index in 0..<min(8, end &- x) {
      let color = color(block.u[index], block.v[index], &slot)
      let share = shares?[index] ?? 256
      target[index] = share >= 256 ? color : Self.mix(target[index], color, share)
    }
  }

  /// Returns the color at any position, wrapping around the date line and clamping at the poles.
  @inline(__always)
  private func color(_ u: Int32, _ v: Int32, _ slot: inout ImagerySlot) -> UInt32 {
    let width = Int32(truncatingIfNeeded: level.width &* 256)
    let height = Int32(truncatingIfNeeded: level.height &* 256)
    let turned = u < 0 ? u &+ width : u >= width ? u &- width : u
    let x = max(0, min(width &- 1, turned))
    let y = max(0, min(height &- 1, v))
    if slot.contains(x, y) == false {
      guard let found = self.slot(x, y) else { return ImagerySlot.sea }
      slot = found
    }
    return slot.color(x, y)
  }

  /// Returns the slot at a position, or `nil` outside the level.
  private func slot(_ u: Int32, _ v: Int32) -> ImagerySlot? {
    guard u >= 0, v >= 0, u < level.width &* 256, v < level.height &* 256 else { return nil }
    let column = Int((UInt64(u) / 256 &* tileReciprocal) >> 32)
    let row = Int((UInt64(v) / 256 &* tileReciprocal) >> 32)
    return slots[row &* columns &+ column]
  }

  /// Returns the coverage of eight pixels by the globe, in 1/256.
  private func coverage(x: Int, row: Int) -> SIMD8<Int32> {
    let across = SIMD8<Float>.ramp + (Float(x) + 0.5 - grid.center.x)
    let down = Float(row) + 0.5 - grid.center.y
    let distance = (across * across + down * down).nonnegativeSquareRoot
    let share = (grid.radius + 0.5 - distance) * 256
    return SIMD8<Float>.greatest(
      SIMD8<Float>.least(share, SIMD8(repeating: 256)), SIMD8(repeating: 0)
    ).nearestInteger
  }

  /// Returns a blend of two premultiplied colors.
  ///
  /// `share` is the part of the second, in 1/256.
  private static func mix(_ first: UInt32, _ second: UInt32, _ share: Int32) -> UInt32 {
    let part = UInt32(truncatingIfNeeded: share)
    let rest = 256 &- part
    let low = (first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* part
    let high = (first >> 8 & 0x00FF_00FF) &* rest &+ (second >> 8 & 0x00FF_00FF) &* part
    return (low >> 8 & 0x00FF_00FF) | (high & 0xFF00_FF00)
  }
}
