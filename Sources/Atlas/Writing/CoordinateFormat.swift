/// A way to write a coordinate; all of them are read by `coordinate(from:)`.
public enum CoordinateFormat: String, CaseIterable, Hashable, Sendable {
  /// Degrees to five decimals, about a metre: `56.55000, 8.31667`.
  case decimal
  /// Degrees with every decimal that counts, so that reading gives the same back: `56.55, 8.316667`.
  case exact
  /// Degrees and whole minutes: `56°33′N 8°19′E`.
  case degreesMinutes
  /// Degrees, minutes and whole seconds: `56°33′00″N 8°19′00″E`.
  case degreesMinutesSeconds
  /// The address of a place, RFC 5870, with every decimal that counts: `geo:56.55,8.316667`.
  case geoURI

  /// Returns the coordinate written in this way.
  ///
  /// What rounds to zero is north or east and has no minus.
  public func string(for coordinate: Coordinate) -> String {
    let latitude = coordinate.latitudeNanodegrees
    let longitude = coordinate.longitudeNanodegrees
    switch self {
    case .decimal:
      return Nanodegrees.string(latitude, decimals: 5) + ", "
        + Nanodegrees.string(longitude, decimals: 5)
    case .exact:
      return Nanodegrees.string(latitude) + ", " + Nanodegrees.string(longitude)
    case .degreesMinutes:
      return sexagesimal(latitude, perDegree: 60, "N", "S") + " "
        + sexagesimal(longitude, perDegree: 60, "E", "W")
    case .degreesMinutesSeconds:
      return sexagesimal(latitude, perDegree: 3600, "N", "S") + " "
        + sexagesimal(longitude, perDegree: 3600, "E", "W")
    case .geoURI:
      // The RFC wants no longitude at a pole.
      let isPole = abs(latitude) == 90 * Nanodegrees.perDegree
      return "geo:" + Nanodegrees.string(latitude) + ","
        + (isPole ? "0" : Nanodegrees.string(longitude))
    }
  }

  /// Returns the coordinate that a text names, in any of the notations people use.
  ///
  /// Read are decimal degrees (`56.55, 8.3167`, `56,55 8,3167`, `56.55 N 8.3167 E`, `N56.55 E8.3167`),
  /// degrees with minutes and seconds (`56°33′00″N 8°19′00″E`, `56 33 0 8 19 0`, `56:33:00 8:19:00`)
  /// and geo: addresses. Latitude comes first unless letters say otherwise. Decimals are read as
  /// they stand, to the nanodegree.
  ///
  /// - Throws: Why the text cannot be read; nothing is guessed, wrapped or cut off.
  public static func coordinate(from text: String) throws(CoordinateError) -> Coordinate {
    let trimmed = text.trimmed
    do throws(CoordinateError.Reason) {
      return trimmed.prefix(4).lowercased() == "geo:"
        ? try GeoURI.coordinate(from: trimmed.dropFirst(4))
        : try CoordinateReader.coordinate(from: trimmed)
    } catch {
      throw CoordinateError(text: text, reason: error)
    }
  }

  private func sexagesimal(
    _ nanodegrees: Int64, perDegree: Int64, _ positive: String, _ negative: String
  ) -> String {
    // Rounded as one number, so that no 60″ can come out.
    let units = Nanodegrees.rounded(nanodegrees * perDegree, by: Nanodegrees.perDegree)
    let size = abs(units)
    var text = "\(size / perDegree)°\(twoDigits(size * 60 / perDegree % 60))′"
    if perDegree == 3600 { text += "\(twoDigits(size % 60))″" }
    return text + (units < 0 ? negative : positive)
  }

  private func twoDigits(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: Substring {
    self[...].trimmed
  }
}

extension Substring {
  /// The text without white space at its ends.
  var trimmed: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return self[first...last]
  }
}
