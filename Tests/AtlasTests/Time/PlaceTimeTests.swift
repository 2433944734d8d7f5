import Atlas
import Testing

struct PlaceTimeTests {
  private let noon = 1_782_043_200.0

  @Test("Without a time zone there is the sun's time, and sunrise in UTC")
  func sea() throws {
    let time = PlaceTime(at: Places.coordinate(0, -150), zone: nil, on: noon)

    #expect(time.clock == nil && time.offset == nil && time.zone == nil)
    #expect(abs(try #require(time.solarTime) - 7080) < 60)
    #expect(time.sunHours?.hasSuffix(" UTC") == true)
  }

  @Test("A time zone that the system does not know is none")
  func unknown() {
    let time = PlaceTime(at: Places.coordinate(50, 8), zone: "Nowhere/Land", on: noon)

    #expect(time.zone == nil && time.clock == nil)
  }

  @Test("A pole has no solar time; its midsummer has no sunset")
  func pole() {
    let time = PlaceTime(at: Places.coordinate(90, 20), zone: nil, on: noon)

    #expect(time.solarTime == nil && time.sunHours == nil)
    #expect(time.daylight == .allDay)
    #expect(abs(time.sunAltitude.degrees - 23.44) < 0.01)
  }
}
