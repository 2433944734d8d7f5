internal import CVector

/// Draws rows of a globe from the texels that a sampler has gathered.
struct ImageryPainter {
  /// The positions of the pixels.
  let grid: ImageryGrid
  /// The parts of the Earth, row by row from the north, each row eastward from 180° W.
  let slots: UnsafePointer<ImagerySlot>
  /// The level that the positions are in.
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

  /// Draws some rows of a picture.
  func draw(rows: Range<Int>, into raster: Raster, background: UInt32?) {
    var queue = vector_texel_queue()
    for row in rows {
      let pixels = raster.pixels + row &* raster.stride
      let columns = grid.columns(ofRow: row, width: raster.width)
      if let background {
        pixels.update(repeating: background, count: columns.lowerBound)
        (pixels + columns.upperBound).update(
          repeating: background, count: raster.width - columns.upperBound)
      }
      draw(row: row, columns, into: pixels, background: background, &queue)
    }
    vector_texel_queue_finish(&queue)
  }

  @inline(__always)
  private func draw(
    row: Int, _ columns: Range<Int>, into pixels: UnsafeMutablePointer<UInt32>, background: UInt32?,
    _ queue: inout vector_texel_queue
  ) {
    var slot = slots[0]
    grid.forEachBlock(ofRow: row, columns: columns) { line in
      let isWhole = line.x &+ 8 <= columns.upperBound
      if isWhole, contains(line, &slot), slot.shift == 0, let texels = slot.texels {
        vector_texel_queue_add_line(
          &queue, texels, slot.stride, line.start.x, line.next.x, line.start.y, line.next.y,
          slot.origin.x, slot.origin.y, pixels + line.x)
      } else {
        draw(
          line.block, row: row, end: columns.upperBound, into: pixels, background: background,
          &slot)
      }
    } _: { block in
      let isWhole = block.x &+ 8 <= columns.upperBound
      if isWhole, block.isInside, contains(block, &slot), slot.shift == 0,
        let texels = slot.texels
      {
        let positions = (u: block.u &- slot.origin.x, v: block.v &- slot.origin.y)
        withUnsafeBytes(of: positions) { positions in
          guard let u = positions.baseAddress?.assumingMemoryBound(to: Int32.self) else { return }
          vector_texel_queue_add(&queue, texels, slot.stride, u, u + 8, pixels + block.x)
        }
      } else {
        draw(
          block, row: row, end: columns.upperBound, into: pixels, background: background, &slot)
      }
    }
  }

  /// Whether all pixels of a line lie in one slot, which is looked up if need be.
  @inline(__always)
  private func contains(_ line: ImageryGrid.Line, _ slot: inout ImagerySlot) -> Bool {
    let (first, last) = (line.first, line.last)
    return holds(first.x, first.y, &slot) && slot.contains(last.x, last.y)
  }

  /// Whether all pixels of a block lie in one slot, which is looked up if need be.
  @inline(__always)
  private func contains(_ block: ImageryGrid.Block, _ slot: inout ImagerySlot) -> Bool {
    holds(block.u[0], block.v[0], &slot) && slot.contains(block.u, block.v)
  }

  /// Whether there is a slot at a position; the slot becomes that one.
  @inline(__always)
  private func holds(_ u: Int32, _ v: Int32, _ slot: inout ImagerySlot) -> Bool {
    if slot.contains(u, v) { return true }
    guard let found = self.slot(u, v) else { return false }
    slot = found
    return true
  }

  /// Draws a block pixel by pixel, up to the end of the row.
  private func draw(
    _ block: ImageryGrid.Block, row: Int, end: Int, into pixels: UnsafeMutablePointer<UInt32>,
    background: UInt32?, _ slot: inout ImagerySlot
  ) {
    let target = pixels + block.x
    let shares = block.isInside ? nil : coverage(x: block.x, row: row)
    for index in 0..<min(8, end &- block.x) {
      let colour = colour(block.u[index], block.v[index], &slot)
      let share = shares?[index] ?? 256
      target[index] =
        share >= 256 ? colour : Self.mix(background ?? target[index], colour, share)
    }
  }

  /// Returns the colour at any position: round the date line, and clamped at the poles.
  @inline(__always)
  private func colour(_ u: Int32, _ v: Int32, _ slot: inout ImagerySlot) -> UInt32 {
    let width = Int32(truncatingIfNeeded: level.width &* 256)
    let height = Int32(truncatingIfNeeded: level.height &* 256)
    let turned = u < 0 ? u &+ width : u >= width ? u &- width : u
    let x = max(0, min(width &- 1, turned))
    let y = max(0, min(height &- 1, v))
    if slot.contains(x, y) == false {
      guard let found = self.slot(x, y) else { return ImagerySlot.sea }
      slot = found
    }
    return slot.colour(x, y)
  }

  /// Returns the slot at a position; nil outside the level.
  private func slot(_ u: Int32, _ v: Int32) -> ImagerySlot? {
    guard u >= 0, v >= 0, u < level.width &* 256, v < level.height &* 256 else { return nil }
    let column = Int((UInt64(u) / 256 &* tileReciprocal) >> 32)
    let row = Int((UInt64(v) / 256 &* tileReciprocal) >> 32)
    return slots[row &* columns &+ column]
  }

  /// How much of eight pixels the globe covers, in 1/256.
  private func coverage(x: Int, row: Int) -> SIMD8<Int32> {
    let across = SIMD8<Float>.ramp + (Float(x) + 0.5 - grid.centre.x)
    let down = Float(row) + 0.5 - grid.centre.y
    let distance = (across * across + down * down).nonnegativeSquareRoot
    let share = (grid.radius + 0.5 - distance) * 256
    return SIMD8<Float>.greatest(
      SIMD8<Float>.least(share, SIMD8(repeating: 256)), SIMD8(repeating: 0)
    ).nearestInteger
  }

  /// Returns a premultiplied colour between two, `share` in 1/256 of the second.
  private static func mix(_ first: UInt32, _ second: UInt32, _ share: Int32) -> UInt32 {
    let part = UInt32(truncatingIfNeeded: share)
    let rest = 256 &- part
    let low = (first & 0x00FF_00FF) &* rest &+ (second & 0x00FF_00FF) &* part
    let high = (first >> 8 & 0x00FF_00FF) &* rest &+ (second >> 8 & 0x00FF_00FF) &* part
    return (low >> 8 & 0x00FF_00FF) | (high & 0xFF00_FF00)
  }
}
