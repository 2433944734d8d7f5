import Atlas
import Testing

struct FlightTests {
  private let denmark = Camera(center: Places.coordinate(56.55, 8.316667), radius: 210)
  private let pacific = Camera(center: Places.coordinate(-56.55, -171.683333), radius: 6500)

  @Test("T12: A flight starts and ends exactly")
  func ends() {
    let flight = Flight(from: denmark, to: pacific, extent: 430)

    #expect(flight.camera(at: 0) == denmark)
    #expect(flight.camera(at: 1) == pacific)
    #expect(flight.camera(at: -1) == denmark)
    #expect(flight.camera(at: 7) == pacific)
    #expect(flight.camera(at: .nan) == denmark)
  }

  @Test("A flight is continuous", arguments: Array(Places.all.prefix(60)))
  func smooth(place: Coordinate) {
    let limits = ZoomLimits(width: 430, height: 430)
    let end = Camera(center: place, radius: 6500)
    let flight = Flight(from: denmark, to: end, extent: 430, limits: limits)
    var previous = flight.camera(at: 0)
    for step in 1...1000 {
      let camera = flight.camera(at: Double(step) / 1000)
      let turn = UnitVector(previous.center).angle(to: UnitVector(camera.center)).radians
      #expect(turn * camera.radius < 8, "a step moves less than 2 % of the picture")
      #expect(0.97...1.03 ~= camera.radius / previous.radius)
      #expect(camera.radius >= limits.smallest - 6)
      previous = camera
    }
  }

  @Test("A long flight between two close views zooms out on the way, a short one does not")
  func climb() {
    let here = Camera(center: Places.coordinate(10, 10), radius: 100_000)
    let far = Camera(center: Places.coordinate(10, 40), radius: 100_000)
    let near = Camera(center: Places.coordinate(10, 10.01), radius: 100_000)

    #expect(Flight(from: here, to: far, extent: 430).camera(at: 0.5).radius < 2000)
    #expect(Flight(from: here, to: near, extent: 430).camera(at: 0.5).radius > 95_000)
  }

  @Test("A flight zooms out no farther than the whole globe")
  func ceiling() {
    let limits = ZoomLimits(width: 430, height: 430, margin: 5)
    let there = Camera(center: denmark.center.antipode, radius: 210)
    let flight = Flight(from: denmark, to: there, extent: 430, limits: limits)

    for step in 0...100 {
      #expect(flight.camera(at: Double(step) / 100).radius >= 210)
    }
  }

  @Test("A straight zoom keeps the center and has a uniform pace")
  func straightIn() {
    let end = Camera(center: denmark.center, radius: 2100)
    let flight = Flight(from: denmark, to: end, extent: 430)
    let middle = flight.camera(at: 0.5)

    #expect(middle.center == denmark.center)
    #expect(abs(middle.radius / (210 * 10.0.squareRoot()) - 1) < 1e-12)
    #expect(flight.length > 0)
  }

  @Test("A flight to the current view has zero length")
  func nowhere() {
    let flight = Flight(from: denmark, to: denmark, extent: 430)

    #expect(flight.length == 0)
    #expect(flight.camera(at: 0.5) == denmark)
  }
}
