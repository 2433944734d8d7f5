import Testing

@testable import Atlas

@Suite("The light of the sky")
struct SkyLightTests {
  private let june = Sun(secondsSince1970: 1_782_043_200)

  @Test("T43: Where the sun is overhead it is day, and at the other end of the tunnel night")
  func noon() {
    for hour in 0..<24 {
      let sun = Sun(secondsSince1970: june.secondsSince1970 + Double(hour) * 3600)
      #expect(SkyLight(at: sun.overhead, under: sun) == .day)
      #expect(SkyLight(at: sun.overhead.antipode, under: sun) == .night)
    }
  }

  @Test("T43: Where the sun is up at one end, it is down at the other")
  func ends() {
    for place in Places.all where SkyLight(at: place, under: june) == .day {
      let altitude = june.altitude(at: place.antipode)
      // Just above the horizon of both ends, the sun is seen by refraction.
      guard abs(altitude.degrees) > 1 else { continue }
      #expect(SkyLight(at: place.antipode, under: june) != .day, "\(place)")
    }
  }

  @Test("T43: Day ends at sunset, and civil twilight when the sun is 6° below the horizon")
  func limits() {
    for (angle, light) in [
      (0.0, SkyLight.day), (90.5, .day), (91.2, .twilight), (95.8, .twilight), (96.2, .night),
    ] {
      let way = GreatCircle(from: june.overhead, to: june.overhead.antipode)
      let place = way.coordinate(at: angle / 180)
      #expect(SkyLight(at: place, under: june) == light, "\(angle)")
    }
  }

  @Test("T43: Sunrise is where twilight ends")
  func sunrise() {
    for place in Places.all where abs(place.latitude) < 60 {
      guard
        case .between(let sunrise, let sunset) = Daylight(at: place, on: june.secondsSince1970)
      else { continue }
      for (moment, side) in [(sunrise, 1.0), (sunset, -1)] {
        let before = Sun(secondsSince1970: moment - 60 * side)
        let after = Sun(secondsSince1970: moment + 60 * side)
        #expect(SkyLight(at: place, under: before) == .twilight, "\(place)")
        #expect(SkyLight(at: place, under: after) == .day, "\(place)")
      }
    }
  }
}
