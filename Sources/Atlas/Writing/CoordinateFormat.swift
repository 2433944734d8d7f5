/// A way to write a coordinate; all of them are read by `coordinate(from:)`.
public enum CoordinateFormat: String, CaseIterable, Hashable, Sendable {
  /// Degrees to five decimals, about a metre: `56.55000, 8.31667`.
  case decimal
  /// Degrees with every decimal that counts, so that reading gives the same back: `56.55, 8.316667`.
  case exact
  /// Degrees and minutes to three decimals, about two meters, as navigators write them:
  /// `56°33.000′N 8°19.000′E`.
  case degreesMinutes
  /// Degrees, minutes and whole seconds: `56°33′00″N 8°19′00″E`.
  case degreesMinutesSeconds
  /// The address of a place, RFC 5870, with every decimal that counts: `geo:56.55,8.316667`.
  case geoURI
  /// ISO 6709, degrees with every decimal that counts: `+56.55+008.316667/`.
  case iso6709
  /// A plus code (Open Location Code) of ten digits, 14 m: `9F8FG828+2M`.
  case plusCode
  /// UTM with its band, UPS around the poles, to the metre: `32V 458012mE 6267540mN`.
  case utm
  /// The military grid, to the metre: `32VMH5801167540`.
  case mgrs
  /// A locator of radio amateurs, ten characters: `JO46dn82ab`.
  case maidenhead

  /// Returns the coordinate written in this way.
  ///
  /// What rounds to zero is north or east and has no minus; what rounds to 180° is west.
  public func string(for coordinate: Coordinate) -> String {
    var text = ""
    append(coordinate, to: &text)
    return text
  }

  /// Adds the coordinate to a text, written in this way.
  ///
  /// With degrees and minutes, nothing is taken from the heap where the text has room.
  public func append(_ coordinate: Coordinate, to text: inout String) {
    let latitude = coordinate.latitudeNanodegrees
    let longitude = coordinate.longitudeNanodegrees
    switch self {
    case .decimal:
      text += Nanodegrees.string(latitude, decimals: 5)
      text += ", "
      text += Nanodegrees.string(Self.wrapped(longitude, perDegree: 100_000), decimals: 5)
    case .exact: text += Nanodegrees.string(latitude) + ", " + Nanodegrees.string(longitude)
    case .degreesMinutes: append(latitude, longitude, perDegree: Self.milliminutes, to: &text)
    case .degreesMinutesSeconds: append(latitude, longitude, perDegree: 3600, to: &text)
    case .geoURI:
      // The RFC wants no longitude at a pole.
      let isPole = abs(latitude) == 90 * Nanodegrees.perDegree
      text += "geo:" + Nanodegrees.string(latitude) + ","
      text += isPole ? "0" : Nanodegrees.string(longitude)
    case .iso6709: text += ISO6709.string(for: coordinate)
    case .plusCode: text += PlusCode.string(for: coordinate)
    case .utm: text += UTMNotation.string(for: coordinate)
    case .mgrs: text += MGRS.string(for: coordinate)
    case .maidenhead: text += Maidenhead.string(for: coordinate)
    }
  }

  private static let milliminutes: Int64 = 60_000

  private func append(
    _ latitude: Int64, _ longitude: Int64, perDegree: Int64, to text: inout String
  ) {
    append(latitude, perDegree: perDegree, "N", "S", to: &text)
    text += " "
    append(Self.wrapped(longitude, perDegree: perDegree), perDegree: perDegree, "E", "W", to: &text)
  }

  /// Returns a longitude that does not round to 180° E, which is 180° W.
  private static func wrapped(_ longitude: Int64, perDegree: Int64) -> Int64 {
    let units = Nanodegrees.rounded(longitude * perDegree, by: Nanodegrees.perDegree)
    return units < 180 * perDegree ? longitude : -180 * Nanodegrees.perDegree
  }

  private func append(
    _ nanodegrees: Int64, perDegree: Int64, _ positive: String, _ negative: String,
    to text: inout String
  ) {
    // Rounded as one number, so that no 60″ can come out.
    let units = Nanodegrees.rounded(nanodegrees * perDegree, by: Nanodegrees.perDegree)
    let size = abs(units)
    text += String(size / perDegree)
    text += "°"
    if perDegree == Self.milliminutes {
      append(size % perDegree / 1000, digits: 2, ".", to: &text)
      append(size % 1000, digits: 3, "′", to: &text)
    } else {
      append(size / 60 % 60, digits: 2, "′", to: &text)
      append(size % 60, digits: 2, "″", to: &text)
    }
    text += units < 0 ? negative : positive
  }

  private func append(_ number: Int64, digits: Int, _ sign: String, to text: inout String) {
    if digits > 2, number < 100 { text += "0" }
    if number < 10 { text += "0" }
    text += String(number)
    text += sign
  }
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
