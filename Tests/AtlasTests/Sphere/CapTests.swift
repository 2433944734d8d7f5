import Atlas
import Testing

struct CapTests {
  @Test("A cap contains everything within its radius")
  func contains() {
    let cap = Cap(center: Places.coordinate(89, 0), meters: 300_000)

    #expect(cap.contains(Places.coordinate(89, 180)))
    #expect(!cap.contains(Places.coordinate(86, 0)))
    #expect(cap.contains(Places.coordinate(90, 0)))
  }

  @Test("Caps intersect if their radii reach each other")
  func intersects() {
    let a = Cap(center: UnitVector(Places.coordinate(0, 175)), radius: .degrees(4))

    #expect(a.intersects(Cap(center: UnitVector(Places.coordinate(0, -175)), radius: .degrees(7))))
    #expect(!a.intersects(Cap(center: UnitVector(Places.coordinate(0, -175)), radius: .degrees(5))))
  }

  @Test("A cap of half the Earth's circumference contains everything", arguments: Places.all)
  func whole(place: Coordinate) {
    #expect(Cap(center: Places.coordinate(12, 34), meters: 3e7).contains(place))
  }
}
