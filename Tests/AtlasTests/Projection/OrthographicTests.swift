import Atlas
import Testing

struct OrthographicTests {
  @Test("10,000 places match PROJ's +proj=ortho +R=1 to 1e-9")
  func reference() throws {
    var table = TableReader(try Table.bytes("orthographic.bin"))
    var (seen, hidden, worst) = (0, 0, 0.0)
    while !table.isAtEnd {
      let projection = Orthographic(
        camera: Camera(center: try coordinate(&table), radius: 1), center: .zero)
      for _ in 0..<100 {
        let place = try coordinate(&table)
        let (x, y) = (table.double(), table.double())
        let depth = UnitVector(place).dot(UnitVector(direction: projection.toward))
        guard let position = projection.position(of: place) else {
          hidden += 1
          #expect(x.isNaN || abs(depth) < 1e-9, "\(place) should be seen")
          continue
        }
        seen += 1
        guard !x.isNaN || abs(depth) >= 1e-9 else { continue }
        worst = max(worst, abs(position.x - x), abs(position.y + y))
        try roundTrip(place, position, projection, depth: depth)
      }
    }
    #expect(seen + hidden == 10_000)
    #expect(seen > 5000)
    #expect(hidden > 3000)
    #expect(worst < 1e-9)
  }

  private func roundTrip(
    _ place: Coordinate, _ position: SIMD2<Double>, _ projection: Orthographic, depth: Double
  ) throws {
    // Near the limb, a position determines the place less and less: its last digits over the depth.
    guard depth > 1e-6 else { return }
    let back = try #require(projection.vector(at: position))
    #expect(back.angle(to: UnitVector(place)).radians < 1e-15 / depth + 1e-15)
  }

  private func coordinate(_ table: inout TableReader) throws -> Coordinate {
    let (latitude, longitude) = (table.int32(), table.int32())
    return try #require(
      Coordinate(latitude: Double(latitude) / 1e6, longitude: Double(longitude) / 1e6))
  }

  @Test("T29: The far side is shown over the near one, each place at its antipode")
  func otherSide() throws {
    let globe = Orthographic(
      camera: Camera(
        center: Places.coordinate(56.55, 8.316667), radius: 200, heading: .degrees(30)),
      center: [7, 9])
    for place in Places.all {
      let over = globe.ofAntipodes.position(of: place)
      let below = globe.position(of: place.antipode)
      #expect((over == nil) == (below == nil))
      guard let over, let below else { continue }
      #expect(abs(over.x - below.x) < 1e-9)
      #expect(abs(over.y - below.y) < 1e-9)
    }
    #expect(globe.ofAntipodes.ofAntipodes == globe)
  }

  @Test("T19: Exactly one of a place and its antipode is visible", arguments: Places.all)
  func halves(place: Coordinate) {
    let globe = Orthographic(
      camera: Camera(center: Places.coordinate(56.55, 8.316667), radius: 200), center: .zero)
    let depth = UnitVector(place).dot(UnitVector(direction: globe.toward))
    guard abs(depth) > 1e-9 else { return }

    #expect(globe.shows(place) != globe.shows(place.antipode))
    #expect(globe.shows(place) == (globe.position(of: place) != nil))
  }

  @Test("Off the globe there is no place; the nearest one is on the limb and visible")
  func offTheGlobe() throws {
    for center in Places.all.prefix(60) {
      let globe = Orthographic(camera: Camera(center: center, radius: 210), center: [400, 300])
      for position in [SIMD2(0.0, 0.0), [800, 10], [400, 600], [400, 89.999], [610, 300]] {
        let nearest = globe.coordinate(nearest: position)
        let seen = try #require(globe.position(of: nearest))
        let limb = globe.limb(nearest: position)
        #expect(abs(seen.x - limb.x) < 1e-3)
        #expect(abs(seen.y - limb.y) < 1e-3)
        let offset = limb - SIMD2(400, 300)
        #expect(abs((offset * offset).sum().squareRoot() - 210) < 1e-9)
      }
      #expect(globe.coordinate(at: [0, 0]) == nil)
    }
  }

  @Test("On the globe, the nearest place is the place itself")
  func onTheGlobe() {
    let globe = Orthographic(
      camera: Camera(center: Places.coordinate(-30, 170), radius: 210), center: [400, 300])

    #expect(globe.coordinate(nearest: [450, 250]) == globe.coordinate(at: [450, 250]))
  }

  @Test("A place behind the globe meets the limb in its own direction")
  func behind() {
    let globe = Orthographic(
      camera: Camera(center: Places.coordinate(0, 0), radius: 100), center: .zero)
    let limb = globe.limb(nearest: UnitVector(Places.coordinate(0, 120)))

    #expect(abs(limb.x - 100) < 1e-9)
    #expect(abs(limb.y) < 1e-9)
  }
}
