import Atlas
import Testing

@Suite("Polygons cut into cells")
struct PolygonCellsTests {
  let cells: PolygonCells

  init() throws { cells = try PolygonCellsFixture().opened() }

  @Test("have the right grid")
  func grid() {
    #expect(cells.cellSize == .degrees(45))
    #expect(cells.columns == 8)
    #expect(cells.rows == 4)
    #expect(cells.featureCount == 3)
    #expect(cells.bounds(ofCell: 20) == (0, 0, 45, 45))
    #expect(cells.bounds(ofCell: 0) == (-180, -90, -135, -45))
  }

  @Test(
    "assign each place to one cell",
    arguments: [
      (0.0, 0.0, 20), (44.999999999, 44.999999999, 20), (45, 0, 28), (0, 45, 21), (-90, -180, 0),
      (90, -180, 24), (90, 179.999999999, 31), (-0.000000001, -0.000000001, 11), (0, 180, 16),
    ])
  func cell(latitude: Double, longitude: Double, number: Int) {
    #expect(cells.cell(containing: .at(latitude, longitude)) == number)
  }

  @Test(
    "find the features that contain a place",
    arguments: [
      (10.0, 10.0, [0]), (35, 35, [0]), (22, 22, []), (22, 12, [0]), (22, 30, [0]), (5, 5, []),
      (40, 22, []), (20, 50, [1]), (0, 45, [1]), (44.9999, 89.9999, [1]), (20, 100, [1]),
      (20, 120, []), (90, -180, [2]), (90, -140, [2]), (90, 0, []), (60, -150, [2]), (-10, 10, []),
    ])
  func containing(latitude: Double, longitude: Double, features: [Int]) {
    let place = Coordinate.at(latitude, longitude)

    #expect(cells.features(containing: place) == features)
    #expect(cells.firstFeature(containing: place) == features.first)
  }

  @Test("return pieces and rings in degrees")
  func rings() {
    var found: [Int: [[SIMD2<Double>]]] = [:]
    cells.forEachRing(inCell: 20) { feature, ring in
      found[feature, default: []].append(Array(ring))
    }
    var covered: [Int] = []
    for cell in 0..<cells.columns * cells.rows {
      cells.forEachPiece(inCell: cell) { piece in
        if piece.coversCell { covered.append(cell) }
      }
    }

    #expect(found.keys.sorted() == [0])
    #expect(found[0]?.count == 2)
    let corner = found[0]?.first?.first ?? [0, 0]
    #expect(abs(corner.x - 9) < 1e-3)
    #expect(abs(corner.y - 9) < 1e-3)
    #expect(covered == [21, 24])
  }

  @Test("end a truncated ring without reading the next one")
  func cutShort() throws {
    var fixture = PolygonCellsFixture()
    // The hole now begins with the last point of the square, whose mark has no point after it.
    fixture.rings[1] = 9
    fixture.boxes[1] = [0, 0, 255, 255]
    let cells = try fixture.opened()

    #expect(cells.features(containing: .at(10, 30)) == [0])
    #expect(cells.features(containing: .at(30, 10)) == [])
  }

  @Test("measure the distance to the nearest edge, including holes")
  func distance() throws {
    let degree = Ellipsoid.meanRadius * .pi / 180
    let outside = try #require(cells.nearestEdge(to: .at(20, 8), within: 200_000))
    let inHole = try #require(cells.nearestEdge(to: .at(18.5, 22), within: 100_000))

    #expect(outside.feature == 0)
    // Edges are measured as straight lines on the plane; these are over 1000 km long.
    #expect(abs(outside.meters - degree * 0.94) < degree * 0.04)
    #expect(abs(inHole.meters - degree * 0.5) < degree * 0.08)
    #expect(cells.nearestEdge(to: .at(20, 8), within: 90_000) == nil)
  }

  @Test("ignore cuts along cells")
  func cuts() {
    #expect(cells.nearestEdge(to: .at(-0.1, 100), within: 50_000) == nil)
  }

  @Test("reject invalid indices, even with valid checksums")
  func impossible() {
    let changes: [(inout PolygonCellsFixture) -> Void] = [
      { $0.grid[0] = 0 }, { $0.grid[1] = 9 }, { $0.grid[2] = .max }, { $0.grid[3] = 2 },
      { $0.grid = [45_000, 8, 4] }, { $0.counts[3] = 1 }, { $0.counts.removeLast() },
      { $0.entries[0].rings = 4 }, { $0.entries[2].first = .max }, { $0.entries[1].feature = 9 },
      { $0.rings[1] = 17 }, { $0.rings[3] = 28 }, { $0.rings = [] }, { $0.words.removeLast() },
      { $0.grid[4] = 0 }, { $0.grid[4] = 65536 }, { $0.boxes.removeLast() },
    ]
    for (number, change) in changes.enumerated() {
      var fixture = PolygonCellsFixture()
      change(&fixture)
      #expect(throws: AssetError.self, "change \(number)") { try fixture.opened() }
    }
  }

  @Test("survive any changed byte, even with valid checksums")
  func flipped() throws {
    var refused = 0
    for section in 0..<6 {
      var fixture = ArchiveFixture()
      PolygonCellsFixture().add(to: &fixture)
      for offset in fixture.sections[section].bytes.indices {
        var damaged = fixture
        damaged.sections[section].bytes[offset] ^= 1 << UInt8((offset * 5) % 8)
        let file = try TemporaryFile(damaged.encoded)
        do {
          let cells = try PolygonCells(Archive(path: file.path), prefix: "polygons")
          for place in Places.special.map({ Coordinate.at($0.0, $0.1) }) {
            _ = cells.features(containing: place)
            _ = cells.nearestEdge(to: place, within: 500_000)
          }
        } catch {
          refused += 1
        }
      }
    }
    #expect(refused > 100)
  }
}
