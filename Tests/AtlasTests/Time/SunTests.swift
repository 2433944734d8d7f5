import Atlas
import Testing

struct SunTests {
  struct Row {
    var seconds: Double
    var place: Coordinate
    var declination: Double
    var overhead: Double
    var light: [Substring]

    static func all() throws -> [Row] {
      try Table.rows("sun.csv").map { fields in
        let numbers = try fields[..<5].map { try #require(Double($0)) }
        return Row(
          seconds: numbers[0],
          place: try #require(Coordinate(latitude: numbers[1], longitude: numbers[2])),
          declination: numbers[3], overhead: numbers[4], light: Array(fields[5...]))
      }
    }
  }

  @Test("T22: The sun's position matches VSOP87 to a hundredth of a degree")
  func position() throws {
    let rows = try Row.all()
    for row in rows {
      let sun = Sun(secondsSince1970: row.seconds)
      #expect(abs(sun.declination.degrees - row.declination) < 0.012, "\(row.seconds)")
      let difference = (sun.overhead.longitude - row.overhead).remainder(dividingBy: 360)
      #expect(abs(difference) < 0.02, "\(row.seconds)")
    }
    #expect(rows.count == 600)
  }

  @Test(
    "T22: Sunrise and sunset are right to half a minute, unless the sun grazes the horizon")
  func light() throws {
    var (risings, polar) = (0, 0)
    for row in try Row.all() {
      let daylight = Daylight(at: row.place, on: row.seconds)
      // If the sun grazes the horizon, the last digit decides whether it rises.
      let highest = 90 - abs(row.place.latitude - row.declination)
      let lowest = abs(row.place.latitude + row.declination) - 90
      guard abs(highest + 0.833) > 0.7, abs(lowest + 0.833) > 0.7 else { continue }
      switch daylight {
      case .between(let sunrise, let sunset):
        risings += 1
        #expect(abs(sunrise - (Double(row.light[0]) ?? 0)) < 30, "\(row)")
        #expect(abs(sunset - (Double(row.light[1]) ?? 0)) < 30, "\(row)")
      case .allDay:
        polar += 1
        #expect(row.light[0] == "up", "\(row)")
      case .none:
        polar += 1
        #expect(row.light[0] == "down", "\(row)")
      }
    }
    #expect(risings > 400)
    #expect(polar > 10)
  }

  @Test("T22: Below 65°, sunrise and sunset match PyPI's astral to a minute, from 1950 to 2080")
  func astral() throws {
    let rows = try Table.rows("daylight.csv")
    var agreeing = 0
    for row in rows {
      let numbers = try row.map { try #require(Double($0)) }
      let place = try #require(Coordinate(latitude: numbers[1], longitude: numbers[2]))
      guard case .between(let sunrise, let sunset) = Daylight(at: place, on: numbers[0]) else {
        Issue.record("\(row) has sunrise and sunset")
        continue
      }
      for (moment, column) in [(sunrise, 3), (sunset, 4)] {
        let (astral, ephemeris) = (numbers[column], numbers[column + 2])
        #expect(abs(moment - ephemeris) < 30, "\(row): \(moment - ephemeris)")
        // In 11 of 1998 cases, astral itself is off by nearly a minute.
        guard abs(astral - ephemeris) < 50 else { continue }
        agreeing += 1
        #expect(abs(moment - astral) < 60, "\(row): \(moment - astral)")
      }
    }
    #expect(agreeing > 1980)
    #expect(rows.count > 950)
  }

  @Test("T22: A polar day lasts a full day, a polar night has no light, an equinox has half")
  func lengths() {
    let (june, march) = (1_782_043_200.0, 1_774_008_000.0)
    #expect(Daylight(at: Places.coordinate(78, 15), on: june).length == 86_400)
    #expect(Daylight(at: Places.coordinate(-78, 15), on: june).length == 0)
    #expect(abs(Daylight(at: Places.coordinate(0, 15), on: march).length - 43_600) < 60)
  }

  @Test("At the subsolar point it is noon, and the sun is overhead")
  func overhead() throws {
    for row in try Row.all().prefix(100) {
      let sun = Sun(secondsSince1970: row.seconds)
      #expect(abs(sun.altitude(at: sun.overhead).degrees - 90) < 1e-5)
      #expect(abs(sun.solarTime(at: sun.overhead) - 43_200) < 0.01)
      let midnight = sun.solarTime(at: sun.overhead.antipode)
      #expect(min(midnight, 86_400 - midnight) < 0.01)
    }
  }

  @Test("Solar time and clock time differ as in almanacs")
  func equationOfTime() {
    // February 11 and November 3, 2025, noon UTC.
    #expect(abs(Sun(secondsSince1970: 1_739_275_200).equationOfTime + 14 * 60 + 13) < 5)
    #expect(abs(Sun(secondsSince1970: 1_762_171_200).equationOfTime - 16 * 60 - 27) < 5)
  }

  @Test(
    "T43: At a solstice the sun is overhead at 23.44°, and one pole has day while the other has night",
    arguments: [(1_782_030_240.0, 1.0), (1_797_886_200, -1)])
  func solstice(moment: Double, side: Double) {
    let sun = Sun(secondsSince1970: moment)
    #expect(abs(sun.overhead.latitude - side * 23.44) < 0.01)
    for hour in 0..<24 {
      let sun = Sun(secondsSince1970: moment + Double(hour) * 3600)
      #expect(SkyLight(at: Places.coordinate(90 * side, 0), under: sun) == .day)
      #expect(SkyLight(at: Places.coordinate(-90 * side, 0), under: sun) == .night)
      #expect(abs(sun.altitude(at: Places.coordinate(90 * side, 0)).degrees - 23.44) < 0.01)
    }
  }

  @Test(
    "T43: At an equinox the edge of the night passes both poles, within the sun's refraction",
    arguments: [1_774_017_960.0, 1_790_121_900])
  func equinox(moment: Double) {
    let sun = Sun(secondsSince1970: moment)
    #expect(abs(sun.overhead.latitude) < 0.01)
    for pole in [90.0, -90] {
      #expect(abs(sun.altitude(at: Places.coordinate(pole, 0)).degrees) < 0.01)
      #expect(SkyLight(at: Places.coordinate(pole, 0), under: sun) == .day)
    }
    // Halfway round the Earth from where it is overhead, along any meridian.
    for latitude in stride(from: -80.0, through: 80, by: 20) {
      let edge = Places.coordinate(latitude, sun.overhead.longitude + 90)
      #expect(abs(sun.altitude(at: edge).degrees) < 0.01)
    }
  }

  @Test("The poles have day or night, and elsewhere daylight is centered on noon")
  func poles() {
    let june = 1_782_043_200.0
    #expect(Daylight(at: Places.coordinate(90, 0), on: june) == .allDay)
    #expect(Daylight(at: Places.coordinate(-90, 0), on: june) == .none)
    for place in Places.all where abs(place.latitude) < 60 {
      guard case .between(let sunrise, let sunset) = Daylight(at: place, on: june) else {
        Issue.record("\(place) has sunrise and sunset")
        continue
      }
      let noon = Sun(secondsSince1970: (sunrise + sunset) / 2).solarTime(at: place)
      #expect(sunrise < sunset)
      #expect(abs(noon - 43_200) < 60)
      let edge = Sun(secondsSince1970: sunrise).altitude(at: place).degrees
      #expect(abs(edge + 50.0 / 60) < 0.001)
    }
  }
}
