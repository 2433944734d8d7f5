import Atlas
import Testing

struct RotationTests {
  @Test(
    "Bringing a place to the front puts it on the x-axis, with north up",
    arguments: Places.all)
  func bringing(place: Coordinate) {
    let turn = Rotation(bringing: place)

    #expect(turn(UnitVector(place)).angle(to: UnitVector(direction: [1, 0, 0])).degrees < 1e-9)
    #expect(turn(UnitVector(direction: [0, 0, 1])).components.z >= 0)
    #expect(abs(turn(UnitVector(direction: [0, 0, 1])).components.y) < 1e-12)
  }

  @Test("The inverse undoes the rotation")
  func inverse() {
    let turn = Rotation(about: UnitVector(Places.coordinate(30, 40)), by: .degrees(77))
    for place in Places.all {
      let vector = UnitVector(place)
      #expect(turn.inverse(turn(vector)).angle(to: vector).degrees < 1e-12)
      #expect((turn.inverse * turn)(vector).angle(to: vector).degrees < 1e-12)
    }
  }

  @Test("A rotation about the pole adds to the longitude")
  func aboutPole() {
    let turn = Rotation(about: UnitVector(direction: [0, 0, 1]), by: .degrees(30))

    #expect(turn(UnitVector(Places.coordinate(50, 160))).coordinate == Places.coordinate(50, -170))
  }

  @Test("A product applies the second rotation first")
  func product() {
    let about = Rotation(about: UnitVector(direction: [0, 0, 1]), by: .degrees(90))
    let over = Rotation(about: UnitVector(direction: [1, 0, 0]), by: .degrees(90))
    let start = UnitVector(direction: [1, 0, 0])

    #expect((over * about)(start).angle(to: UnitVector(direction: [0, 0, 1])).degrees < 1e-12)
    #expect((about * over)(start).angle(to: UnitVector(direction: [0, 1, 0])).degrees < 1e-12)
  }
}
