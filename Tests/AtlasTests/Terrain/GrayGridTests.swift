import Testing

@testable import Atlas

struct GrayGridTests {
  @Test("A rectangle has the same levels as single queries, also around the date line")
  func rectangles() throws {
    let grid = try RealGazetteer.gazetteer.elevations().grid
    for (x, y) in [(0, 0), (10_780, 2000), (660, 660), (5000, 5380), (5393, 1343)] {
      let levels = try #require(grid.levels(x: x, y: y, width: 30, height: 20))
      #expect(levels.count == 600)
      for index in stride(from: 0, to: 600, by: 7) {
        let column = (x + index % 30) % grid.width
        let row = y + index / 30
        let place = Coordinate.at(
          90 - (Double(row) + 0.5) / 30, (Double(column) + 0.5) / 30 - 180)
        let level = try #require(grid.level(at: place))
        #expect(abs(levels[index] - level) < 0.01, "\(place)")
      }
    }
  }

  @Test("Beyond a pole, the last row is repeated")
  func poles() throws {
    let grid = try RealGazetteer.gazetteer.elevations().overview
    let levels = try #require(grid.levels(x: 100, y: -2, width: 5, height: 4))
    #expect(Array(levels[0..<5]) == Array(levels[10..<15]))
    #expect(Array(levels[5..<10]) == Array(levels[10..<15]))
    let last = try #require(grid.levels(x: 100, y: grid.height - 1, width: 5, height: 3))
    #expect(Array(last[0..<5]) == Array(last[10..<15]))
    #expect(grid.levels(x: 0, y: grid.height, width: 5, height: 5) == nil)
  }
}

struct PolygonRunsTests {
  @Test("Exactly the texels whose centers lie in a feature are marked")
  func runs() throws {
    let polygons = try RealGazetteer.gazetteer.land().polygons
    let cell = polygons.cellSize.degrees
    let grids = [
      PolygonCells.TexelGrid(west: 4, north: 62, step: 0.11, width: 90, height: 70),
      PolygonCells.TexelGrid(west: 176.3, north: -8, step: 0.25, width: 40, height: 60),
      PolygonCells.TexelGrid(west: -180, north: -60.05, step: 0.37, width: 900, height: 60),
      PolygonCells.TexelGrid(west: -180, north: 90, step: 5, width: 72, height: 36),
      // Every fourth center is on the edge of a cell.
      PolygonCells.TexelGrid(
        west: cell / 8 - 180, north: 24 * cell + cell / 8 - 90, step: cell / 4, width: 400,
        height: 90),
    ]
    for grid in grids {
      var found = [Set<Int>](repeating: [], count: grid.width * grid.height)
      polygons.forEachRun(in: grid) { feature, row, columns in
        for column in columns { found[row * grid.width + column].insert(feature) }
      }
      for row in 0..<grid.height {
        for column in stride(from: row % 3, to: grid.width, by: 3) {
          let latitude = grid.north - (Double(row) + 0.5) * grid.step
          let longitude = grid.west + (Double(column) + 0.5) * grid.step
          let place = Coordinate.at(latitude, longitude)
          #expect(
            found[row * grid.width + column] == Set(polygons.features(containing: place)),
            "\(place)")
        }
      }
    }
  }
}
