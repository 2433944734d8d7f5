import Atlas
import Testing

struct CoordinateFormatTests {
  private let lemvig = Places.coordinate(56.55, 8.316667)

  @Test("Each notation writes the starting point in its usual form")
  func notations() {
    #expect(CoordinateFormat.decimal.string(for: lemvig) == "56.55000, 8.31667")
    #expect(CoordinateFormat.exact.string(for: lemvig) == "56.55, 8.316667")
    #expect(CoordinateFormat.degreesMinutes.string(for: lemvig) == "56°33.000′N 8°19.000′E")
    #expect(
      CoordinateFormat.degreesMinutesSeconds.string(for: lemvig) == "56°33′00″N 8°19′00″E")
    #expect(CoordinateFormat.geoURI.string(for: lemvig) == "geo:56.55,8.316667")
  }

  @Test(
    "Every notation is appended as it is written alone", arguments: CoordinateFormat.allCases
  )
  func appending(_ format: CoordinateFormat) {
    var text = "Start: "
    format.append(lemvig, to: &text)
    #expect(text == "Start: " + format.string(for: lemvig))
  }

  @Test("The antipode of the starting point is south and west")
  func antipode() {
    let antipode = lemvig.antipode

    #expect(CoordinateFormat.decimal.string(for: antipode) == "-56.55000, -171.68333")
    #expect(
      CoordinateFormat.degreesMinutesSeconds.string(for: antipode) == "56°33′00″S 171°41′00″W")
    #expect(CoordinateFormat.geoURI.string(for: antipode) == "geo:-56.55,-171.683333")
  }

  @Test("Nothing rounds to sixty minutes or seconds")
  func carry() {
    let almost = Places.coordinate(9.9999999, -19.9999999)

    #expect(CoordinateFormat.degreesMinutes.string(for: almost) == "10°00.000′N 20°00.000′W")
    #expect(CoordinateFormat.degreesMinutesSeconds.string(for: almost) == "10°00′00″N 20°00′00″W")
    #expect(CoordinateFormat.decimal.string(for: almost) == "10.00000, -20.00000")
  }

  @Test("T13: Values that round to zero have no minus sign")
  func zero() {
    let zero = Places.coordinate(-0.000000001, -0.000000001)

    #expect(CoordinateFormat.decimal.string(for: zero) == "0.00000, 0.00000")
    #expect(CoordinateFormat.degreesMinutesSeconds.string(for: zero) == "0°00′00″N 0°00′00″E")
    #expect(CoordinateFormat.exact.string(for: zero) == "-0.000000001, -0.000000001")
    #expect(CoordinateFormat.exact.string(for: Places.coordinate(0, 0)) == "0, 0")
  }

  @Test("The date line and the poles are written")
  func edges() {
    #expect(CoordinateFormat.exact.string(for: Places.coordinate(-90, 180)) == "-90, -180")
    #expect(CoordinateFormat.geoURI.string(for: Places.coordinate(-90, 77)) == "geo:-90,0")
    #expect(
      CoordinateFormat.degreesMinutes.string(for: Places.coordinate(0, 180))
        == "0°00.000′N 180°00.000′W")
  }

  @Test("T27: Minutes keep their fraction, as in navigation")
  func minutes() {
    let tokyo = Places.coordinate(35.6895, 139.69171)

    #expect(CoordinateFormat.degreesMinutes.string(for: tokyo) == "35°41.370′N 139°41.503′E")
    #expect(
      CoordinateFormat.degreesMinutes.string(for: Places.coordinate(-0.00001, 0.001))
        == "0°00.001′S 0°00.060′E")
  }

  @Test(
    "T13: Values that round to 180° are west, and read back as west",
    arguments: [
      (.decimal, "0.00000, -180.00000"), (.degreesMinutes, "0°00.000′N 180°00.000′W"),
      (.degreesMinutesSeconds, "0°00′00″N 180°00′00″W"), (.exact, "0, 179.999999999"),
    ] as [(CoordinateFormat, String)])
  func dateLine(format: CoordinateFormat, text: String) throws {
    let almost = Places.coordinate(0, 179.999999999)

    #expect(format.string(for: almost) == text)
    #expect(try format.string(for: CoordinateFormat.coordinate(from: text)) == text)
  }

  @Test("Exact notations read back bit for bit", arguments: Places.all)
  func exact(place: Coordinate) throws {
    let written = CoordinateFormat.exact.string(for: place)
    #expect(try CoordinateFormat.coordinate(from: written) == place)

    guard abs(place.latitude) < 90 else { return }
    let address = CoordinateFormat.geoURI.string(for: place)
    #expect(try CoordinateFormat.coordinate(from: address) == place)
  }

  @Test(
    "T25, T27: Every notation in degrees reads back to its own precision",
    arguments: [
      (.decimal, 0.5e-5, 0.5e-5), (.exact, 0, 0), (.geoURI, 0, 0), (.iso6709, 0, 0),
      (.degreesMinutes, 0.5 / 60_000, 0.5 / 60_000),
      (.degreesMinutesSeconds, 0.5 / 3600, 0.5 / 3600),
      (.plusCode, 0.5 / 8000, 0.5 / 8000), (.maidenhead, 0.5 / 5760, 0.5 / 2880),
    ] as [(CoordinateFormat, Double, Double)])
  func roundTrips(format: CoordinateFormat, latitude: Double, longitude: Double) throws {
    for place in Places.all where abs(place.latitude) < 90 {
      let text = format.string(for: place)
      let back = try CoordinateFormat.coordinate(from: text)
      #expect(abs(back.latitude - place.latitude) <= latitude + 1e-9)
      let difference = (back.longitude - place.longitude).remainder(dividingBy: 360)
      #expect(abs(difference) <= longitude + 1e-9)
      #expect(format.string(for: back) == text || back.longitude == -180)
    }
  }

  @Test(
    "T25, T27: A position on a metric grid reads back to the meter",
    arguments: [.utm, .mgrs] as [CoordinateFormat])
  func grids(format: CoordinateFormat) throws {
    for place in Places.all {
      let back = try CoordinateFormat.coordinate(from: format.string(for: place))
      #expect(Geodesic(from: place, to: back).distance < 0.72, "\(place)")
    }
  }
}
