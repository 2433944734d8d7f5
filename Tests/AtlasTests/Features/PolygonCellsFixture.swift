import Atlas

/// A layer of 45° cells with three features.
///
/// 0 is a square of 9° to 36° in the cell of 0° N 0° E with a hole of 18° to 27° in it, 1 covers the
/// cell east of it and reaches half into the next one, 2 covers the cell at the north pole east of
/// the date line.
struct PolygonCellsFixture {
  var grid: [UInt32] = [45_000, 8, 4, 3]
  var entries: [(feature: UInt16, rings: UInt16, first: UInt32)] = [
    (0, 2, 0), (1, 0, 0), (1, 1, 2), (2, 0, 0),
  ]
  /// The number of entries in each of the 32 cells.
  var counts: [Int] = {
    var counts = [Int](repeating: 0, count: 32)
    counts[2 * 8 + 4] = 1
    counts[2 * 8 + 5] = 1
    counts[2 * 8 + 6] = 1
    counts[3 * 8] = 1
    return counts
  }()
  var rings: [UInt32] = [0, 4, 8, 12]
  var points: [SIMD2<UInt16>] =
    square(13107, 13107, 52428, 52428) + square(26214, 26214, 39321, 39321)
    + square(0, 0, 32768, 65535)

  static func square(
    _ west: UInt16, _ south: UInt16, _ east: UInt16, _ north: UInt16
  ) -> [SIMD2<UInt16>] {
    [SIMD2(west, south), SIMD2(east, south), SIMD2(east, north), SIMD2(west, north)]
  }

  func add(to archive: inout ArchiveFixture, prefix: String = "polygons") {
    var cells: [UInt32] = [0]
    for count in counts { cells.append((cells.last ?? 0) + UInt32(count)) }
    archive.add("\(prefix)/grid", grid)
    archive.add("\(prefix)/cells", cells)
    archive.add(
      "\(prefix)/entries",
      entries.map { SIMD2(UInt32($0.feature) | UInt32($0.rings) << 16, $0.first) })
    archive.add("\(prefix)/rings", rings)
    archive.add("\(prefix)/points", points)
  }

  /// The layer, opened from a file that is gone afterwards: the mapping outlives its name.
  func opened() throws -> PolygonCells {
    var fixture = ArchiveFixture()
    add(to: &fixture)
    let file = try TemporaryFile(fixture.encoded)
    return try PolygonCells(Archive(path: file.path), prefix: "polygons")
  }
}
