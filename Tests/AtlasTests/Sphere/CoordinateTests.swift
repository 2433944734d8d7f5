import Atlas
import Testing

struct CoordinateTests {
  @Test("T13: The antipode of the antipode is the same place, bit for bit", arguments: Places.all)
  func antipodeTwice(place: Coordinate) {
    let back = place.antipode.antipode

    #expect(back == place)
    #expect(back.latitude.bitPattern == place.latitude.bitPattern)
    #expect(back.longitude.bitPattern == place.longitude.bitPattern)
  }

  @Test("T13: The antipode has the negative latitude, half a turn away", arguments: Places.all)
  func antipode(place: Coordinate) {
    let antipode = place.antipode

    #expect(antipode.latitudeNanodegrees == -place.latitudeNanodegrees)
    #expect(
      abs(antipode.longitudeNanodegrees - place.longitudeNanodegrees) == 180_000_000_000)
    #expect(-180..<180 ~= antipode.longitude)
    #expect(abs(UnitVector(place).angle(to: UnitVector(antipode)).degrees - 180) < 1e-9)
  }

  @Test("T13: No coordinate contains a negative zero")
  func negativeZero() {
    for place in [Places.coordinate(-0.0, -0.0), Places.coordinate(-1e-12, -1e-12)] {
      for end in [place, place.antipode, place.antipode.antipode] {
        #expect(end.latitude.sign == .plus)
        #expect(end.longitude.sign == .plus || end.longitude == -180)
      }
    }
  }

  @Test("Longitudes wrap by whole turns into −180..<180")
  func wrapping() {
    for (given, held) in [
      (180.0, -180.0), (-180, -180), (181, -179), (360, 0), (540, -180), (-540, -180),
      (-180.5, 179.5), (179.999999999, 179.999999999), (179.9999999999, -180),
    ] {
      #expect(Coordinate(latitude: 0, longitude: given)?.longitude == held)
    }
  }

  @Test("Values off the Earth are rejected")
  func refusals() {
    for (latitude, longitude) in [
      (90.000001, 0.0), (-91, 0), (.nan, 0), (0, .nan), (.infinity, 0), (0, -.infinity), (0, 541),
    ] {
      #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
    }
  }

  @Test("A direction and its coordinate agree to a nanodegree", arguments: Places.all)
  func vectors(place: Coordinate) {
    let back = UnitVector(place).coordinate

    #expect(abs(back.latitudeNanodegrees - place.latitudeNanodegrees) <= 1)
    #expect(UnitVector(back).angle(to: UnitVector(place)).degrees < 2e-9)
  }
}
