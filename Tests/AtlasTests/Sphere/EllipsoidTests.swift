import Atlas
import Foundation
import Testing

struct EllipsoidTests {
  private let ellipsoid = Ellipsoid.wgs84

  @Test("A position's coordinate and height convert back to the position", arguments: Places.all)
  func roundTrip(place: Coordinate) {
    for height in [-6_000_000.0, -5000, 0, 8849, 35_786_000] {
      let position = ellipsoid.position(of: place, height: height)
      let back = ellipsoid.coordinate(of: position)
      let again = ellipsoid.position(of: back.coordinate, height: back.height)
      let miss = again - position
      // A nanodegree is 0.1 mm on the ground, and more at greater heights.
      #expect((miss * miss).sum().squareRoot() < 0.0002 * max(1, height / 6_378_137 + 1))
      #expect(abs(back.height - height) < 1e-6)
    }
  }

  @Test("The center of the Earth has a coordinate at a pole")
  func center() {
    let center = ellipsoid.coordinate(of: .zero)

    #expect(center.coordinate.latitude == 90)
    #expect(abs(center.height + ellipsoid.polarRadius) < 1e-6)
  }

  @Test("The axes have the documented directions")
  func axes() {
    #expect(ellipsoid.position(of: Places.coordinate(0, 0)) == [6_378_137, 0, 0])
    #expect(ellipsoid.position(of: Places.coordinate(0, 90)).y == 6_378_137)
    #expect(abs(ellipsoid.position(of: Places.coordinate(90, 50)).z - 6_356_752.314245) < 1e-6)
    #expect(abs(Ellipsoid.meanRadius - 6_371_008.7714) < 1e-4)
  }

  @Test(
    "T23: The tunnel is the chord to the antipode and passes through the center",
    arguments: Places.all)
  func tunnel(place: Coordinate) {
    let chord = ellipsoid.chord(from: place, to: place.antipode)

    #expect(abs(chord.length - ellipsoid.tunnelLength(at: place)) < 1e-6)
    #expect(chord.distanceFromCenter < 1e-6)
    #expect(12_713_504...12_756_275 ~= chord.length)
  }

  @Test("A chord to a quarter of the way around passes at half the diagonal")
  func quarter() {
    let chord = ellipsoid.chord(from: Places.coordinate(0, 0), to: Places.coordinate(0, 90))

    #expect(abs(chord.distanceFromCenter - 6_378_137 * 0.5.squareRoot()) < 1e-6)
    #expect(chord.position(at: 0) == chord.start)
    #expect(chord.position(at: 1) == chord.end)
  }

  @Test("The distance of a zero-length chord from the center is that of its end")
  func point() {
    let place = Places.coordinate(0, 0)

    #expect(ellipsoid.chord(from: place, to: place).distanceFromCenter == 6_378_137)
  }

  @Test(
    "T23: A plumb line misses the center by up to 21 km, but not at the poles and the equator")
  func plumbLine() {
    let earth = Ellipsoid.wgs84
    for place in Places.all {
      let line = earth.plumbLine(at: place)
      let (end, height) = earth.coordinate(of: line.end)
      let sine = sin(place.latitude * .pi / 180)
      let cosine = cos(place.latitude * .pi / 180)
      let squared = earth.flattening * (2 - earth.flattening)
      let expected =
        earth.equatorialRadius * squared * abs(sine) * cosine
        / (1 - squared * sine * sine)
        .squareRoot()
      #expect(abs(line.distanceFromCenter - expected) < 0.01, "\(place)")
      #expect(abs(height) < 1e-3, "\(place)")
      // It emerges about twice as far from the antipode as it misses the center.
      let away = Geodesic(from: place.antipode, to: end).distance
      #expect(abs(away - 2 * expected) < 0.01 * expected + 1, "\(place)")
    }
    let steep = earth.plumbLine(at: Places.coordinate(45, 8))
    #expect(abs(steep.distanceFromCenter - 21_385) < 10)
  }
}
