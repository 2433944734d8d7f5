import Atlas
import Testing

@Suite("Heights below sea level")
struct LowlandTests {
  private func elevation(_ latitude: Double, _ longitude: Double) throws -> Sourced<Elevation>? {
    try ReverseGeocoder(RealGazetteer.gazetteer).describe(.at(latitude, longitude)).elevation
  }

  @Test(
    "T22: are those of the town within 3 km, or of the feature there",
    arguments: [
      (31.8667, 35.45, -233.0), (32.794, 35.5316, -140), (31.1994, 35.3625, -380),
      (32.4966, 35.4965, -121), (33.5722, -116.0782, -58), (33.1256, -115.5142, -54),
      (40.3777, 49.892, -23), (46.3497, 48.0408, -12), (36.2396, -116.8113, -86),
      (36.2423, -116.8282, -86), (42.7687, 89.3401, -154), (30.0436, 27.4963, -133),
      (31.0361, 35.4654, -366),
    ])
  func known(latitude: Double, longitude: Double, meters: Double) throws {
    let found = try #require(try elevation(latitude, longitude))

    #expect(abs(found.value.meters - meters) <= 3, "\(found.value.meters)")
    #expect([.geoNames, .features].contains(found.source))
    #expect((found.value.uncertainty ?? 0) >= 30)
  }

  @Test(
    "T22: are the level of a lake",
    arguments: [
      (31.5, 35.47, -430), (33.25, -115.73, -69), (32.83, 35.58, -214), (11.67, 42.42, -155),
      (18.505, -71.685, -46),
    ])
  func lakes(latitude: Double, longitude: Double, meters: Double) throws {
    let found = try #require(try elevation(latitude, longitude))
    #expect(found.value.meters == meters)
    #expect(found.value.isSurveyed)
  }

  @Test(
    "T22: are unknown elsewhere in a hollow of the grid, rather than wrong",
    arguments: [
      (42.75, 89.6), (29.6, 27.2), (36.05, -116.8), (31.98, 35.55), (14.2, 40.3), (33.15, -115.75),
      (-49.57, -68.35), (27.75, -12.68), (42.84, 88.8), (32.6, 35.55),
      (30.0, 27.5), (29.9, 27.4), (29.0, 27.15), (29.35, 27.8), (29.75, 27.75), (30.05, 27.9),
      (42.55, 89.45), (42.85, 89.6), (33.55, -116.0), (14.0, 40.4),
    ])
  func unknown(latitude: Double, longitude: Double) throws {
    let found = try elevation(latitude, longitude)
    #expect(found == nil || found?.source != .marble)
  }

  @Test(
    "T22: are the grid's where it is right",
    arguments: [
      (52.0, 4.6, -4.0), (51.98, 4.65, -4), (47.3, 50, -20), (48.2, 50, -13), (29.95, -90.2, 0),
      (-6.15, 106.8, 5), (42.95, 89.19, 40), (45.05, 12.1, 0),
    ])
  func right(latitude: Double, longitude: Double, meters: Double) throws {
    let found = try #require(try elevation(latitude, longitude))
    #expect(abs(found.value.meters - meters) <= 30, "\(found.value.meters)")
  }

  @Test("T22: are no town's that is far below its surroundings by mistake")
  func mistakes() throws {
    for (latitude, longitude) in [(53.3833, -1.3667), (32.7833, -16.85)] {
      #expect(try elevation(latitude, longitude).map { $0.value.meters >= 0 } == true)
    }
  }
}
