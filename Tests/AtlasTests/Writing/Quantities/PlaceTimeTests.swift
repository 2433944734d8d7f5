import Atlas
import Testing

struct PlaceTimeTests {
  private let noon = 1_782_043_200.0

  @Test("Without a time zone there is solar time, and sunrise in UTC")
  func sea() throws {
    let time = PlaceTime(at: Places.coordinate(0, -150), zone: nil, on: noon)

    #expect(time.clock == nil)
    #expect(time.offset == nil)
    #expect(time.zone == nil)
    #expect(abs(try #require(time.solarTime) - 7080) < 60)
    #expect(time.sunHours?.hasSuffix(" UTC") == true)
  }

  @Test("A time zone unknown to the system counts as none")
  func unknown() {
    let time = PlaceTime(at: Places.coordinate(50, 8), zone: "Nowhere/Land", on: noon)

    #expect(time.zone == nil)
    #expect(time.clock == nil)
  }

  @Test("Sunrise and sunset are those of the local calendar day, from its first second to its last")
  func civilDay() throws {
    // In London in summer, solar midnight is an hour and a minute after midnight by the clock. In
    // the west of China it is three hours after.
    for (zone, place, ahead) in [
      ("Europe/London", Places.coordinate(51.5, -0.13), 3600.0),
      ("Asia/Shanghai", Places.coordinate(39.5, 74), 28_800),
      ("America/Anchorage", Places.coordinate(61, -150), -28_800),
    ] {
      let midnight = noon - 43_200 - ahead
      let days = [0, 1800, 43_200, 86_399].map {
        PlaceTime(at: place, zone: zone, on: midnight + $0).daylight
      }
      #expect(Set(days).count == 1, "\(zone)")
      guard case .between(let sunrise, let sunset) = days[0] else {
        Issue.record("\(zone)")
        continue
      }
      #expect(sunrise > midnight, "\(zone)")
      #expect(sunrise < sunset, "\(zone)")
      #expect(sunset < midnight + 90_000, "\(zone)")
    }
  }

  @Test("A pole has no solar time, and no sunset at midsummer")
  func pole() {
    let time = PlaceTime(at: Places.coordinate(90, 20), zone: nil, on: noon)

    #expect(time.solarTime == nil)
    #expect(time.sunHours == nil)
    #expect(time.daylight == .allDay)
    #expect(abs(time.sunAltitude.degrees - 23.44) < 0.01)
  }
}
