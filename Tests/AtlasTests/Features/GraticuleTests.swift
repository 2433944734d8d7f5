import Testing

@testable import Atlas

@Suite("A graticule")
struct GraticuleTests {
  private func lines(
    of graticule: Graticule, _ projection: Orthographic, size: Double
  ) -> [[Coordinate]] {
    var sink = CollectingSink<SIMD3<Double>>()
    graticule.stream(projection, from: [0, 0], to: [size, size], into: &sink)
    return sink.shapes.map { $0.points.map { UnitVector(direction: $0).coordinate } }
  }

  private func isMeridian(_ line: [Coordinate]) -> Bool {
    let between = line.filter { abs($0.latitude) < 89.9 }
    return between.allSatisfy { abs($0.longitude - between[0].longitude) < 1e-6 }
      && line[0].latitude != line[line.count - 1].latitude
  }

  @Test(
    "becomes finer when zooming in",
    arguments: [(50.0, 30.0), (210, 10), (420, 5), (3000, 1), (330_000, 0.01)])
  func steps(radius: Double, degrees: Double) {
    #expect(Graticule(forRadius: radius).step == .degrees(degrees))
  }

  @Test("of the whole globe has every parallel and every meridian once")
  func globe() {
    let view = TestRaster(width: 440, height: 440).projection(20, 30, radius: 210)
    let all = lines(of: Graticule(forRadius: 210), view, size: 440)
    let meridians = all.filter { isMeridian($0) }
    let parallels = all.filter { !isMeridian($0) }

    #expect(Set(meridians.map { Int($0[1].longitude.rounded()) }).count == meridians.count)
    #expect(meridians.count == 36)
    #expect(parallels.count == 16)
    #expect(meridians.filter { $0.contains { $0.latitude > 89.999 } }.count == 4)
  }

  @Test("of a close view has only the lines around it")
  func near() {
    let view = TestRaster(width: 400, height: 400).projection(56, 8, radius: 20_000)
    let all = lines(of: Graticule(forRadius: 20_000), view, size: 400)
    #expect((4...60).contains(all.count))
    #expect(all.joined().allSatisfy { abs($0.latitude - 56) < 1.5 && abs($0.longitude - 8) < 3 })
  }

  @Test("keeps its meridians from crowding at a pole", arguments: [90.0, -90])
  func poles(latitude: Double) {
    let canvas = TestRaster(width: 200, height: 200)
    let projection = canvas.projection(latitude, 0, radius: 4000)
    LineRenderer().draw(
      Graticule(forRadius: 4000), projection, width: 1, color: 0xFFFF_FFFF, into: canvas.raster)
    // Four meridians meet at the center, and the parallel at 89° is a circle of 70 pixels.
    #expect(canvas.light(100, 100) > 60)
    #expect((0..<69).contains { canvas.light(100 + $0, 99) > 60 })
    #expect(canvas.light(100 + 49, 100 + 49) > 60 || canvas.light(100 + 48, 100 + 49) > 60)
    #expect(canvas.light < 3000)
    #expect(canvas.isRimIntact)
  }
}
