import Atlas
import Testing

/// Tests with grids.csv, which `Scripts/accuracy/grids.py` made with PROJ, GEOTRANS and others.
struct GridPositionTests {
  private struct Row {
    let place: Coordinate
    let zone: Int
    let easting: Double
    let northing: Double
    let square: Substring
    let plusCode: Substring
    let locator: Substring
  }

  private func rows() throws -> [Row] {
    try Table.rows("grids.csv").map { row in
      Row(
        place: Places.coordinate(try number(row[0]), try number(row[1])),
        zone: Int(try number(row[2])), easting: try number(row[3]), northing: try number(row[4]),
        square: row[5], plusCode: row[6], locator: row[7])
    }
  }

  private func number(_ text: Substring) throws -> Double { try #require(Double(text)) }

  @Test("T25: Eastings and northings match PROJ to a micrometer, zones match GEOTRANS")
  func forward() throws {
    for row in try rows() {
      let position = GridPosition(row.place)
      #expect(position.zone == row.zone, "\(row.place)")
      #expect(abs(position.easting - row.easting) < 1e-6, "\(row.place)")
      #expect(abs(position.northing - row.northing) < 1e-6, "\(row.place)")
    }
  }

  @Test("T25: A position converts back to its place, to the nanodegree")
  func backward() throws {
    for row in try rows() {
      let position = GridPosition(
        zone: row.zone, isNorthern: row.place.latitudeNanodegrees >= 0, easting: row.easting,
        northing: row.northing)
      let back = position.coordinate
      #expect(
        abs(back.latitudeNanodegrees - row.place.latitudeNanodegrees) <= 1, "\(row.place)")
      #expect(Geodesic(from: back, to: row.place).distance < 3e-4, "\(row.place)")
    }
  }

  @Test("T27: Squares of the military grid match GEOTRANS")
  func squares() throws {
    for row in try rows() where !row.square.isEmpty {
      let ours = CoordinateFormat.mgrs.string(for: row.place)
      #expect(ours == row.square.drop { $0 == "0" }, "\(row.place)")
    }
  }

  @Test("T27: Plus codes and locators match their own libraries")
  func codes() throws {
    for row in try rows() {
      if !row.plusCode.isEmpty {
        #expect(CoordinateFormat.plusCode.string(for: row.place) == row.plusCode, "\(row.place)")
      }
      if !row.locator.isEmpty {
        #expect(
          CoordinateFormat.maidenhead.string(for: row.place).prefix(6) == row.locator,
          "\(row.place)")
      }
    }
  }

  @Test("T25: A square at every precision contains the place that it was made from")
  func precisions() throws {
    for row in try rows() where !row.square.isEmpty {
      let head = row.square.dropLast(10)
      let (east, north) = (row.square.suffix(10).prefix(5), row.square.suffix(5))
      for digits in 0...5 {
        guard digits > 0 || row.zone > 0 else { continue }
        let text = head + east.prefix(digits) + north.prefix(digits)
        let middle = try CoordinateFormat.coordinate(from: String(text))
        let half = (0..<digits).reduce(50_000.0) { size, _ in size / 10 }
        #expect(Geodesic(from: middle, to: row.place).distance < 1.45 * half, "\(text)")
        let spaced =
          "\(head.dropLast(2)) \(head.suffix(2)) \(east.prefix(digits)) \(north.prefix(digits))"
        #expect(try CoordinateFormat.coordinate(from: spaced.lowercased()) == middle)
      }
    }
  }

  @Test("T25: Written UTM positions are read in their own zone and hemisphere")
  func bands() throws {
    for row in try rows() {
      let text = CoordinateFormat.utm.string(for: row.place)
      let back = try CoordinateFormat.coordinate(from: text)
      #expect(Geodesic(from: back, to: row.place).distance < 0.72, "\(text)")
    }
  }
}
