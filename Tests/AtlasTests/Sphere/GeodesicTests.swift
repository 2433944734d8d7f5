import Atlas
import Testing

struct GeodesicTests {
  struct Row {
    var start: Coordinate
    var end: Coordinate
    var distance: Double
    var chord: Double
    var azimuths: (Double, Double)?

    static func all() throws -> [Row] {
      try Table.rows("geodesic.csv").map { fields in
        let numbers = fields.map { Double($0) }
        return Row(
          start: try #require(coordinate(numbers[0], numbers[1])),
          end: try #require(coordinate(numbers[2], numbers[3])),
          distance: try #require(numbers[4]), chord: try #require(numbers[5]),
          azimuths: numbers[6].flatMap { first in numbers[7].map { (first, $0) } })
      }
    }

    private static func coordinate(_ latitude: Double?, _ longitude: Double?) -> Coordinate? {
      guard let latitude, let longitude else { return nil }
      return Coordinate(latitude: latitude, longitude: longitude)
    }
  }

  @Test("Distances match GeographicLib to a tenth of a millimeter")
  func distances() throws {
    let rows = try Row.all()
    var worst = 0.0
    for row in rows {
      let geodesic = Geodesic(from: row.start, to: row.end)
      worst = max(worst, abs(geodesic.distance - row.distance))
      #expect(
        abs(geodesic.distance - row.distance) < 0.0001, "\(row.start) to \(row.end)")
    }
    #expect(rows.count == 2500)
    #expect(worst < 2e-6)
  }

  @Test("Azimuths match GeographicLib where the places determine them")
  func azimuths() throws {
    var checked = 0
    for row in try Row.all() {
      guard let azimuths = row.azimuths else { continue }
      checked += 1
      let geodesic = Geodesic(from: row.start, to: row.end)
      #expect(difference(geodesic.azimuthAtStart, azimuths.0) < 2e-7, "\(row.start) \(row.end)")
      #expect(difference(geodesic.azimuthAtEnd, azimuths.1) < 2e-7, "\(row.start) \(row.end)")
    }
    #expect(checked > 2000)
  }

  @Test("Following the azimuth for the distance ends at the place")
  func direct() throws {
    for row in try Row.all() {
      let there = Geodesic(from: row.start, to: row.end)
      let again = Geodesic(
        from: row.start, azimuth: there.azimuthAtStart, distance: there.distance)
      let miss = Ellipsoid.wgs84.chord(from: again.end, to: row.end).length
      #expect(miss < 0.001, "\(row.start) to \(row.end)")
    }
  }

  @Test("The way back has the same length and the opposite direction")
  func symmetry() throws {
    for row in try Row.all() {
      let there = Geodesic(from: row.start, to: row.end)
      let back = Geodesic(from: row.end, to: row.start)
      #expect(abs(there.distance - back.distance) < 1e-7)
      guard row.azimuths != nil, row.distance < 19_900_000 else { continue }
      #expect(difference(back.azimuthAtEnd, there.azimuthAtStart.degrees + 180) < 2e-7)
    }
  }

  @Test("The distance of a place from itself is zero", arguments: Places.all)
  func nowhere(place: Coordinate) {
    #expect(Geodesic(from: place, to: place).distance == 0)
  }

  @Test("T23: Chords match PROJ's geocentric coordinates to a millimeter")
  func chords() throws {
    for row in try Row.all() {
      let chord = Ellipsoid.wgs84.chord(from: row.start, to: row.end)
      #expect(abs(chord.length - row.chord) < 0.00001, "\(row.start) to \(row.end)")
      #expect(chord.length <= row.distance + 1e-6)
    }
  }

  private func difference(_ angle: Angle, _ degrees: Double) -> Double {
    abs((angle.degrees - degrees).remainder(dividingBy: 360))
  }
}
