import Atlas
import Testing

struct GreatCircleTests {
  @Test("Known distances and bearings")
  func known() {
    let quarter = GreatCircle(from: Places.coordinate(0, 0), to: Places.coordinate(0, 90))
    #expect(abs(quarter.angle.degrees - 90) < 1e-12)
    #expect(abs(quarter.initialBearing.degrees - 90) < 1e-12)
    #expect(abs(quarter.distance - 10_007_557.2) < 0.1)

    let north = GreatCircle(from: Places.coordinate(10, 20), to: Places.coordinate(50, 20))
    #expect(north.initialBearing.degrees < 1e-9 || north.initialBearing.degrees > 360 - 1e-9)
    #expect(abs(north.angle.degrees - 40) < 1e-12)

    let acrossDateLine = GreatCircle(
      from: Places.coordinate(0, 179), to: Places.coordinate(0, -179))
    #expect(abs(acrossDateLine.angle.degrees - 2) < 1e-12)
    #expect(abs(acrossDateLine.initialBearing.degrees - 90) < 1e-9)
  }

  @Test("Bearings are in 0°..<360°", arguments: Places.all)
  func bearings(place: Coordinate) {
    for other in Places.all.prefix(40) {
      #expect(0..<360 ~= GreatCircle(from: place, to: other).initialBearing.degrees)
    }
  }

  @Test("Following the bearing for the angle ends at the place", arguments: Places.all)
  func destination(place: Coordinate) {
    for other in Places.all.prefix(40) {
      let arc = GreatCircle(from: place, to: other)
      let again = GreatCircle(from: place, bearing: arc.initialBearing, angle: arc.angle)
      #expect(UnitVector(again.end).angle(to: UnitVector(other)).degrees < 3e-9)
    }
  }

  @Test("The midpoint is equally far from both ends, and the ends are exact", arguments: Places.all)
  func middle(place: Coordinate) {
    let arc = GreatCircle(from: Places.coordinate(56.55, 8.316667), to: place)
    let middle = arc.vector(at: 0.5)

    #expect(arc.coordinate(at: 0) == arc.start)
    #expect(arc.coordinate(at: 1) == place)
    #expect(abs(middle.angle(to: UnitVector(arc.start)).degrees - arc.angle.degrees / 2) < 1e-9)
    #expect(abs(middle.angle(to: UnitVector(place)).degrees - arc.angle.degrees / 2) < 1e-9)
  }

  @Test("The arc to the antipode leaves eastward", arguments: Places.all)
  func antipodal(place: Coordinate) {
    let arc = GreatCircle(from: place, to: place.antipode)

    #expect(abs(arc.initialBearing.degrees - 90) < 1e-9)
    #expect(abs(UnitVector(arc.coordinate(at: 0.5)).dot(UnitVector(place))) < 1e-9)
  }
}
