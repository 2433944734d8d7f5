import Atlas

/// How the window shows coordinates and what it calls their notations.
nonisolated extension CoordinateFormat {
  /// The notations the user can choose from, the most common first.
  static let offered: [CoordinateFormat] = [
    .degreesMinutesSeconds, .degreesMinutes, .decimal, .geoURI, .plusCode, .utm, .mgrs,
    .maidenhead, .iso6709,
  ]

  /// The display name of the notation.
  var title: String {
    switch self {
    case .degreesMinutesSeconds: Messages.Notations.degreesMinutesSeconds
    case .degreesMinutes: Messages.Notations.degreesMinutes
    case .decimal: Messages.Notations.decimal
    case .exact: Messages.Notations.exact
    case .geoURI: Messages.Notations.geoURI
    case .plusCode: Messages.Notations.plusCode
    case .utm: Messages.Notations.utm
    case .mgrs: Messages.Notations.mgrs
    case .maidenhead: Messages.Notations.maidenhead
    case .iso6709: Messages.Notations.iso6709
    }
  }

  /// Returns a coordinate as it is displayed, rounded to about a meter where the notation is finer.
  func shown(_ coordinate: Coordinate) -> String {
    var text = ""
    appendShown(coordinate, to: &text)
    return text
  }

  /// Appends a coordinate to a text as it is displayed.
  func appendShown(_ coordinate: Coordinate, to text: inout String) {
    switch self {
    case .geoURI, .iso6709: append(coordinate.roundedToMeter, to: &text)
    case .exact: text += Self.typeset(string(for: coordinate.roundedToMeter))
    case .decimal: text += Self.typeset(string(for: coordinate))
    case .degreesMinutesSeconds, .degreesMinutes, .plusCode, .utm, .mgrs, .maidenhead:
      append(coordinate, to: &text)
    }
  }

  /// Returns a written coordinate as people read it: with the minus of typography in decimal degrees,
  /// while the characters of links and codes stay.
  static func typeset(_ text: String) -> String {
    text.contains(", ") ? text.replacing("-", with: "−") : text
  }

  /// Returns a coordinate as it is copied: in the notation's standard characters, to six decimals.
  func copied(_ coordinate: Coordinate) -> String {
    switch self {
    case .geoURI, .iso6709, .exact: string(for: coordinate.roundedToMicrodegrees)
    case .degreesMinutesSeconds, .degreesMinutes, .decimal, .plusCode, .utm, .mgrs, .maidenhead:
      string(for: coordinate)
    }
  }

  /// Returns a coordinate split over two lines.
  ///
  /// Codes that must not be broken stay on one line.
  func lines(_ coordinate: Coordinate) -> String {
    let text = shown(coordinate)
    let cut: String.Index? =
      switch self {
      case .plusCode, .maidenhead: nil
      case .utm: text.lastIndex(of: " ")
      case .mgrs: text.index(text.endIndex, offsetBy: -10, limitedBy: text.startIndex)
      case .iso6709: text.lastIndex { "+-".contains($0) }
      case .geoURI: text.firstIndex(of: ",").map(text.index(after:))
      case .degreesMinutesSeconds, .degreesMinutes, .decimal, .exact: text.firstIndex(of: " ")
      }
    guard let cut, cut > text.startIndex else { return text }
    let second = text[cut...].drop { $0 == " " }
    return text[..<cut] + "\n" + second
  }

  /// Coordinates whose texts are about as wide as any.
  static let widest: [Coordinate] = ["-89.99999 -179.99999", "-79.99999 -179.99999"]
    .compactMap { try? coordinate(from: $0) }
}

nonisolated extension Coordinate {
  /// The coordinate rounded to six decimals, about a tenth of a meter.
  fileprivate var roundedToMicrodegrees: Coordinate {
    Coordinate(
      latitude: (latitude * 1e6).rounded() / 1e6, longitude: (longitude * 1e6).rounded() / 1e6)
      ?? self
  }

  /// The coordinate rounded to five decimals, about a meter.
  fileprivate var roundedToMeter: Coordinate {
    (try? CoordinateFormat.coordinate(from: CoordinateFormat.decimal.string(for: self))) ?? self
  }
}
