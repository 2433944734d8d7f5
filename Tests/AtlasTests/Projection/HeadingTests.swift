import Testing

@testable import Atlas

@Suite("The heading of a camera")
struct HeadingTests {
  private let camera = Camera(
    center: UnitVector(direction: [0.5, 0.2, 0.7]).coordinate, radius: 200, heading: .degrees(30))

  @Test("A place in the direction of the heading is straight up")
  func up() throws {
    let ahead = GreatCircle(
      from: camera.center, bearing: .degrees(30), angle: .degrees(20)
    ).end
    let seen = try #require(Orthographic(camera: camera, center: .zero).position(of: ahead))
    #expect(abs(seen.x) < 1e-4)
    #expect(seen.y < -60)
  }

  @Test("Holding keeps the heading and moves the place to the position")
  func holding() throws {
    let place = GreatCircle(
      from: camera.center, bearing: .degrees(200), angle: .degrees(25)
    ).end
    let held = camera.holding(place, at: [40, -55])
    let seen = try #require(Orthographic(camera: held, center: .zero).position(of: place))
    #expect(held.heading == camera.heading)
    #expect(abs(seen.x - 40) < 1e-4)
    #expect(abs(seen.y + 55) < 1e-4)
  }

  @Test("Positions and coordinates convert both ways in any heading")
  func roundTrip() throws {
    for degrees in stride(from: -180.0, through: 180, by: 45) {
      let view = Orthographic(
        camera: Camera(center: camera.center, radius: 200, heading: .degrees(degrees)),
        center: [512, 210])
      let place = try #require(view.coordinate(at: [600, 150]))
      let seen = try #require(view.position(of: place))
      #expect(abs(seen.x - 600) < 1e-4)
      #expect(abs(seen.y - 150) < 1e-4)
    }
  }

  @Test("A flight turns the shorter way and ends exactly")
  func flight() {
    let end = Camera(center: camera.center, radius: 200, heading: .degrees(-170))
    let start = Camera(center: camera.center, radius: 200, heading: .degrees(170))
    let flight = Flight(from: start, to: end, extent: 400)
    #expect(abs(flight.camera(at: 0.5).heading.degrees) > 179)
    #expect(flight.camera(at: 1) == end)
  }

  @Test("Turning wraps around at half a turn")
  func turning() {
    var turned = camera
    for _ in 0..<24 { turned = turned.turned(by: .degrees(15)) }
    #expect(abs(turned.heading.degrees - 30) < 1e-9)
    #expect(camera.turned(by: .degrees(170)).heading.degrees == -160)
  }
}
