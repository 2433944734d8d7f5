/// A notation for coordinates.
///
/// `coordinate(from:)` reads all of them.
public enum CoordinateFormat: String, CaseIterable, Hashable, Sendable {
  /// Degrees to five decimals, about a meter: `56.55000, 8.31667`.
  case decimal
  /// Degrees with all significant decimals, which read back exactly: `56.55, 8.316667`.
  case exact
  /// Degrees and minutes to three decimals, about two meters, as in navigation:
  /// `56°33.000′N 8°19.000′E`.
  case degreesMinutes
  /// Degrees, minutes and whole seconds: `56°33′00″N 8°19′00″E`.
  case degreesMinutesSeconds
  /// A geo: URI, RFC 5870, with all significant decimals: `geo:56.55,8.316667`.
  case geoURI
  /// ISO 6709, degrees with all significant decimals: `+56.55+008.316667/`.
  case iso6709
  /// A plus code (Open Location Code) of ten digits, 14 m: `9F8FG828+2M`.
  case plusCode
  /// UTM with its band, or UPS around the poles, to the meter: `32V 458012mE 6267540mN`.
  case utm
  /// The Military Grid Reference System, to the meter: `32VMH5801167540`.
  case mgrs
  /// A Maidenhead locator, as used in amateur radio, of ten characters: `JO46dn82ab`.
  case maidenhead

  /// Returns the coordinate in this format.
  ///
  /// Values that round to zero are north or east, without a minus sign. Longitudes that round to
  /// 180° are west.
  public func string(for coordinate: Coordinate) -> String {
    var text = ""
    append(coordinate, to: &text)
    return text
  }

  /// Appends the coordinate to a string in this format.
  ///
  /// Formats with degrees and minutes allocate nothing if the string has enough capacity.
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
      // RFC 5870 wants a longitude of 0 at the poles.
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

  /// Returns the longitude, with −180° for values that would round to +180°.
  private static func wrapped(_ longitude: Int64, perDegree: Int64) -> Int64 {
    let units = Nanodegrees.rounded(longitude * perDegree, by: Nanodegrees.perDegree)
    return units < 180 * perDegree ? longitude : -180 * Nanodegrees.perDegree
  }

  private func append(
    _ nanodegrees: Int64, perDegree: Int64, _ positive: String, _ negative: String,
    to text: inout String
  ) {
    // Rounded as a single number, so that 60″ cannot occur.
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
  /// The string without leading and trailing white space.
  var trimmed: Substring {
    self[...].trimmed
  }
}

extension Substring {
  /// The substring without leading and trailing white space.
  var trimmed: Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return self[first...last]
  }
}
