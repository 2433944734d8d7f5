@testable import Atlas

/// Reads texts as coordinates and checks the results.
enum FuzzText {
  private static let near = Coordinate(latitudeNanodegrees: 56_550_000_000, wrapping: 8_316_667_000)

  static func read(_ text: String) {
    do throws(CoordinateError) {
      check(try CoordinateFormat.coordinate(from: text), text)
      // The fast path for two numbers agrees with the general parser.
      if let pair = DecimalPair.coordinate(from: text.trimmed) {
        precondition((try? CoordinateReader.coordinate(from: text.trimmed)) == pair)
      }
    } catch {
      precondition(error.text == text && !error.description.isEmpty && !error.example.isEmpty)
    }
  }

  static func readPlusCode(_ text: String) {
    do throws(CoordinateError) {
      check(try CoordinateFormat.coordinate(from: text, near: near), text)
    } catch {
      precondition(!error.description.isEmpty)
    }
  }

  /// Reads a text with each of the two grid parsers alone, so that neither hides the other.
  static func readGrid(_ text: String) {
    do throws(CoordinateError.Reason) {
      if let place = try MGRS.coordinate(from: text.trimmed) { check(place, text) }
      if let place = try UTMNotation.coordinate(from: text.trimmed) { check(place, text) }
    } catch {
      precondition(!error.description.isEmpty)
    }
    read(text)
  }

  /// Checks that a result is on the Earth, and that each notation can read back what it writes.
  private static func check(_ place: Coordinate, _ text: String) {
    precondition(abs(place.latitudeNanodegrees) <= 90_000_000_000)
    precondition(-180_000_000_000..<180_000_000_000 ~= place.longitudeNanodegrees)
    let formats = CoordinateFormat.allCases
    let format = formats[text.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) & 0xFFFF } % formats.count]
    let written = format.string(for: place)
    guard let back = try? CoordinateFormat.coordinate(from: written) else {
      preconditionFailure("“\(written)”, of \(place), cannot be read")
    }
    let north = abs(back.latitudeNanodegrees - place.latitudeNanodegrees)
    precondition(north <= 17_000_000, "“\(written)” is not \(place)")
    if format == .exact || format == .iso6709 {
      precondition(back == place, "“\(written)” is not \(place)")
    }
  }
}
