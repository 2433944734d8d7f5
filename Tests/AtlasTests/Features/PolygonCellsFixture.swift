import Atlas

/// A layer of 45° cells with three features.
///
/// Feature 0 is a square from 9° to 36° in the cell at 0° N 0° E, with a hole from 18° to 27°.
/// Feature 1 covers the next cell to the east and half of the one after it. Feature 2 covers the
/// cell at the North Pole east of the date line.
struct PolygonCellsFixture {
  var grid: [UInt32] = [45_000, 8, 4, 3, 500]
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
  var rings: [UInt32] = [0, 11, 16, 27]
  /// Absolute points where they are far apart, and steps around the hole.
  var words: [UInt16] =
    [100, 100, 0x80, 400, 100, 0x80, 400, 400, 0x80, 100, 400]
    + [200, 200, step(100, 0), step(0, 100), step(-100, 0)]
    + [0, 0, 0x80, 250, 0, 0x80, 250, 500, 0x80, 0, 500]

  /// The west, south, east and north bounds of each ring, in 1/255 of a cell.
  var boxes: [SIMD4<UInt8>] = [[51, 51, 204, 204], [102, 102, 153, 153], [0, 0, 128, 255]]

  static func step(_ east: Int8, _ north: Int8) -> UInt16 {
    UInt16(UInt8(bitPattern: east)) | UInt16(UInt8(bitPattern: north)) << 8
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
    archive.add("\(prefix)/points", words)
    archive.add("\(prefix)/boxes", boxes)
  }

  /// Adds the coast lists of a land archive, in which every cell lists all rings.
  func addCoasts(to archive: inout ArchiveFixture) {
    let listed = counts.flatMap { _ in boxes.indices }
    archive.addPacked(
      "coast/starts", (0...counts.count).map { 3 * $0 }, below: listed.count + 1)
    archive.addPacked("coast/rings", listed, below: boxes.count)
    archive.add("coast/cells", [20, 20, 22] as [UInt16])
  }

  /// Returns the layer, opened from a file that is then deleted: the mapping outlives the file's
  /// name.
  func opened() throws -> PolygonCells {
    var fixture = ArchiveFixture()
    add(to: &fixture)
    let file = try TemporaryFile(fixture.encoded)
    return try PolygonCells(Archive(path: file.path), prefix: "polygons")
  }
}
