@testable import Atlas

/// Reads texts as coordinates and checks what comes back.
enum FuzzText {
  private static let near = Coordinate(latitudeNanodegrees: 56_550_000_000, wrapping: 8_316_667_000)

  static func read(_ text: String) {
    do throws(CoordinateError) {
      check(try CoordinateFormat.coordinate(from: text), text)
      // The short way to read two numbers and the long one agree.
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

  /// Reads a text by each of the two grids' readers alone, so that none hides the other.
  static func readGrid(_ text: String) {
    do throws(CoordinateError.Reason) {
      if let place = try MGRS.coordinate(from: text.trimmed) { check(place, text) }
      if let place = try UTMNotation.coordinate(from: text.trimmed) { check(place, text) }
    } catch {
      precondition(!error.description.isEmpty)
    }
    read(text)
  }

  /// What was read is on the Earth, and each notation reads what it writes of it.
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
