import Testing

@testable import Atlas

struct ElevationIndexTests {
  static let opened = Result { try ElevationIndex(path: RealGazetteer.folder + "/elevation.atlas") }

  @Test("T22: The grid's error grows with the height; it is unknown for depths and surveys")
  func uncertainty() {
    let heights = [-40.0, 0, 20, 60, 150, 300, 700, 2000, 5000]
    let off = heights.map { Elevation(meters: $0).uncertainty }
    #expect(off == [30, 30, 30, 50, 60, 100, 190, 280, 520])
    #expect(Elevation(meters: -3000, isDepth: true).uncertainty == nil)
    let lake = Elevation(meters: 1133.6, isSurveyed: true)
    #expect(lake.uncertainty == nil)
    #expect(lake.rounded == 1134)
    #expect(ElevationFormat.string(lake) == "1,134 m")
  }

  private func elevation(_ latitude: Double, _ longitude: Double) throws -> Elevation? {
    let place = Coordinate.at(latitude, longitude)
    let land = try RealGazetteer.gazetteer.land()
    return try RealGazetteer.gazetteer.elevations()
      .elevation(at: place, on: land.surface(at: place), land: land)
  }

  @Test("T22: Heights match the levels of another decoder anywhere on Earth")
  func levels() throws {
    let index = try Self.opened.get()
    let rows = try Table.rows("elevation.csv")
    for row in rows {
      let numbers = try row.map { try #require(Double($0)) }
      let meters = try #require(index.meters(at: .at(numbers[0], numbers[1])))
      // Decoders round pixels, and may differ by half a level.
      let level = Int(numbers[2])
      let low = index.meters[max(0, level - 1)]
      let high = index.meters[min(255, level + 2)]
      #expect(Double(low)...Double(high) ~= meters, "\(row)")
    }
    #expect(rows.count == 2000)
    #expect(index.grid.width == 10_800)
    #expect(index.grid.height == 5400)
  }

  @Test("T22: Images of the grid match the pixels of another decoder to half a level")
  func pixels() throws {
    let index = try Self.opened.get()
    let rows = try Table.rows("elevation.csv")
    for row in rows.prefix(300) {
      let numbers = try row.map { try #require(Double($0)) }
      let exact = try #require(index.meters(at: .at(numbers[0], numbers[1])))
      let share = Float(numbers[2] - numbers[2].rounded(.down))
      let below = Int(numbers[2])
      let above = min(255, below + 1)
      let step = max(1, index.meters[min(255, above + 1)] - index.meters[max(0, below - 1)])
      let meters = index.meters[below] + share * (index.meters[above] - index.meters[below])
      #expect(abs(exact - Double(meters)) <= 0.5 * Double(step) + 1, "\(row)")
    }
  }

  @Test(
    "T22: Known heights are within the grid's precision",
    arguments: [
      ("Denver", 39.74, -104.99, 1609.0), ("La Paz", -16.5, -68.15, 3640),
      ("Madrid", 40.42, -3.7, 650),
      ("Johannesburg", -26.2, 28.05, 1750), ("Skagen", 57.72, 10.58, 3),
      ("the Caspian lowland", 46.4, 49.0, -25),
      ("the South Pole", -90, 0, 2835), ("the Greenland summit", 72.58, -38.46, 3216),
      ("Lake Superior", 47.7, -87.5, 183), ("Lake Victoria", -1, 33, 1134),
    ])
  func heights(name: String, latitude: Double, longitude: Double, height: Double) throws {
    let elevation = try #require(try elevation(latitude, longitude))

    #expect(!elevation.isDepth)
    #expect(abs(elevation.meters - height) < max(60, 0.12 * height), "\(elevation.meters)")
  }

  @Test(
    "T22: Known depths are within the grid's precision",
    arguments: [
      (11.373, 142.592, 10_920.0), (36, 18, 3900), (56, 3, 45), (0, -140, 4300), (90, 0, 4100),
      (-56.55, -171.683333, 5000),
    ])
  func depths(latitude: Double, longitude: Double, depth: Double) throws {
    let elevation = try #require(try elevation(latitude, longitude))

    #expect(elevation.isDepth)
    #expect(abs(-elevation.meters - depth) < max(60, 0.25 * depth), "\(elevation.meters)")
  }

  @Test("T24: There is no height where the grid lacks it: ice shelves, the Dead Sea's rift")
  func unknown() throws {
    #expect(try elevation(-81, -175) == nil)
    #expect(try elevation(31.27, 35.52) == nil)
  }

  @Test("T22: No town lies deep below sea level, and none on the coast below it at all")
  func towns() throws {
    let gazetteer = try RealGazetteer.gazetteer
    let (places, land) = (try gazetteer.places(), try gazetteer.land())
    var below = 0
    for id in stride(from: 0, to: places.count, by: 41) {
      let place = places.coordinate(of: id)
      guard land.isLand(at: place), let found = try elevation(place.latitude, place.longitude),
        found.meters < 0
      else { continue }
      below += 1
      #expect(found.meters >= -60, "\(places.name(of: id)): \(found.meters)")
    }
    #expect(1...60 ~= below)
  }

  @Test("The date line and the poles have heights")
  func edges() throws {
    let index = try Self.opened.get()
    for latitude in [-90, -67.5, 0, 45, 90.0] {
      for longitude in [-180, -157.5, 0, 157.5, 179.999999999] {
        #expect(index.meters(at: .at(latitude, longitude)) != nil)
      }
    }
  }

  @Test("T22: Heights are rounded to ten meters, depths to fifty, and marked as approximate")
  func format() {
    #expect(ElevationFormat.string(Elevation(meters: 168)) == "≈ 170 m")
    #expect(ElevationFormat.string(Elevation(meters: -4)) == "≈ 0 m")
    #expect(ElevationFormat.string(Elevation(meters: -396)) == "≈ −400 m")
    #expect(ElevationFormat.string(Elevation(meters: 8049)) == "≈ 8,050 m")
    #expect(ElevationFormat.string(Elevation(meters: -3861, isDepth: true)) == "≈ 3,850 m")
    #expect(ElevationFormat.string(Elevation(meters: -20, isDepth: true)) == "less than 50 m")
  }
}
