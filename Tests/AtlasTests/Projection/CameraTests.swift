import Atlas
import Testing

struct CameraTests {
  @Test("T12: A region 1000 km across spans the map's width")
  func region() throws {
    let radius = Camera.radius(showing: 1_000_000, across: 1024)
    let camera = Camera(center: Places.coordinate(56.55, 8.316667), radius: radius)
    let projection = Orthographic(camera: camera, center: .zero)
    let left = try #require(projection.vector(at: [-512, 0]))
    let right = try #require(projection.vector(at: [512, 0]))

    #expect(abs(left.angle(to: right).radians * Ellipsoid.meanRadius - 1_000_000) < 0.001)
    #expect(abs(camera.meters(across: 1024) - 1_000_000) < 0.001)
  }

  @Test(
    "T16: Rolling east or west keeps the latitude at any latitude",
    arguments: [-89.0, -56, 0, 56, 89])
  func rolling(latitude: Double) {
    var camera = Camera(center: Places.coordinate(latitude, 8), radius: 200)
    for _ in 0..<20 { camera = camera.rolled(by: [30, 0]) }

    #expect(abs(camera.center.latitude - latitude) < 1e-6)
    #expect(camera.center.longitude != 8)
  }

  @Test(
    "T16: Rolling moves the center by the distance, in every heading",
    arguments: [0.0, 40, -130])
  func rollingDistance(heading: Double) throws {
    let before = Camera(center: Places.coordinate(40, 8), radius: 5000, heading: .degrees(heading))
    let after = before.rolled(by: [3, -4])
    let position = try #require(
      Orthographic(camera: after, center: .zero).position(of: UnitVector(before.center)))

    #expect(abs(position.x - 3) < 0.01)
    #expect(abs(position.y + 4) < 0.01)
  }

  @Test("T16: Rolling stops at a pole")
  func rollingToThePole() {
    let camera = Camera(center: Places.coordinate(80, 8), radius: 200).rolled(by: [0, 400])

    #expect(camera.center.latitude == 90)
  }

  @Test("T16, T49: Zooming ranges from the whole globe to 100 m a pixel")
  func limits() {
    let limits = ZoomLimits(width: 400, height: 300, margin: 10)

    #expect(limits.smallest == 140)
    #expect(limits.clamp(1) == 140)
    #expect(limits.clamp(.nan) == 140)
    #expect(limits.clamp(500) == 500)
    let closest = limits.clamp(Camera(center: Places.coordinate(0, 0), radius: .infinity))
    #expect(abs(closest.meters(across: 400) - 40_000) < 1)
    let sharp = ZoomLimits(width: 400, height: 300, margin: 10, scale: 2)
    #expect(sharp.largest == limits.largest / 2)
  }

  @Test("Limits exist for the smallest window")
  func tiny() {
    let limits = ZoomLimits(width: 0, height: 0, margin: 20)

    #expect(limits.smallest > 0)
    #expect(limits.smallest <= limits.largest)
  }

  @Test("The whole globe shows half the Earth's circumference")
  func wholeGlobe() {
    let camera = Camera(center: Places.coordinate(0, 0), radius: 100)

    #expect(abs(camera.meters(across: 400) - .pi * Ellipsoid.meanRadius) < 1e-6)
    #expect(Camera.radius(showing: 1e9, across: 400) == 200)
    #expect(abs(camera.metersPerPoint - 63_710.088) < 0.001)
  }

  @Test("T16: A drag keeps the place under the pointer", arguments: [210.0, 3000, 500_000])
  func holding(radius: Double) throws {
    for center in Places.all.prefix(200) where abs(center.latitude) < 60 {
      let camera = Camera(center: center, radius: radius)
      let before = Orthographic(camera: camera, center: .zero)
      let held = try #require(before.coordinate(at: [90, -60]))
      let moved = camera.holding(held, at: [70, -85])
      let after = Orthographic(camera: moved, center: .zero)
      let seen = try #require(after.position(of: held))

      #expect(moved.radius == radius)
      // A nanodegree of the center in radians, times the radius, is the distance on the screen.
      #expect(abs(seen.x - 70) < 1e-10 * radius + 1e-9)
      #expect(abs(seen.y + 85) < 1e-10 * radius + 1e-9)
    }
  }

  @Test("Holding a place that is already there moves nothing", arguments: Places.all)
  func still(center: Coordinate) throws {
    let camera = Camera(center: center, radius: 300)
    let held = try #require(
      Orthographic(camera: camera, center: .zero).coordinate(at: [20, 30]))
    let same = camera.holding(held, at: [20, 30])

    #expect(UnitVector(same.center).angle(to: UnitVector(center)).degrees < 1e-7)
  }

  @Test("A drag over a pole or far off the globe gives a valid camera, north up")
  func extremes() throws {
    for center in Places.all.prefix(60) {
      let camera = Camera(center: center, radius: 200)
      for held in Places.all.prefix(40) {
        for position in [SIMD2(0.0, 0.0), [199.9, 0], [1e6, -1e6], [0, 200], [-150, 150]] {
          let moved = camera.holding(held, at: position)
          #expect(-90...90 ~= moved.center.latitude)
        }
      }
    }
  }

  @Test("A small drag rotates the globe a little and never flips it")
  func continuity() throws {
    for center in Places.all where abs(center.latitude) < 70 {
      let camera = Camera(center: center, radius: 200)
      let held = try #require(
        Orthographic(camera: camera, center: .zero).coordinate(at: [60, 40]))
      let moved = camera.holding(held, at: [61, 40.5])

      #expect(UnitVector(moved.center).angle(to: UnitVector(center)).degrees < 3)
    }
  }

  @Test("T16: The wheel zooms around the pointer")
  func zooming() throws {
    let camera = Camera(center: Places.coordinate(48, 11), radius: 400)
    let pointer = SIMD2(120.0, -90)
    let held = try #require(Orthographic(camera: camera, center: .zero).coordinate(at: pointer))
    for radius in [300.0, 500, 4000, 300_000] {
      let zoomed = camera.zoomed(to: radius, about: pointer)
      let seen = try #require(Orthographic(camera: zoomed, center: .zero).position(of: held))

      #expect(zoomed.radius == radius)
      #expect(abs(seen.x - pointer.x) < 1e-10 * radius + 1e-9)
      #expect(abs(seen.y - pointer.y) < 1e-10 * radius + 1e-9)
    }
  }

  @Test("Zooming off the globe, or until the pointer is off it, keeps the center")
  func zoomingOff() {
    let camera = Camera(center: Places.coordinate(48, 11), radius: 400)

    #expect(camera.zoomed(to: 500, about: [900, 0]).center == camera.center)
    #expect(camera.zoomed(to: 100, about: [120, -90]).center == camera.center)
    #expect(camera.zoomed(to: 500, about: .zero).center == camera.center)
  }
}
