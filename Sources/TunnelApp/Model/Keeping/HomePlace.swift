import Atlas

/// The place that the user calls home.
nonisolated struct HomePlace: Hashable, Sendable {
  /// Where it is.
  let coordinate: Coordinate
  /// What it is called, on one line; empty for no name.
  let name: String

  /// Creates a home.
  init(_ coordinate: Coordinate, named name: String = "") {
    self.coordinate = coordinate
    self.name = name.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// What the home is called in a list.
  ///
  /// - Parameter format: The notation of the coordinates that stand for a missing name.
  func title(written format: CoordinateFormat) -> String {
    name.isEmpty ? format.shown(coordinate) : name
  }
}

/// What the user has said of their home.
///
/// In the settings it is written as `55.67594, 12.56553 (Copenhagen, Denmark)`, or as `none`.
nonisolated enum HomeChoice: Hashable, Sendable, RawRepresentable {
  /// Nothing yet.
  case unknown
  /// They want none.
  case nowhere
  /// It is a place.
  case place(HomePlace)

  private static let noPlace = "none"

  /// Reads a choice; nil if it is neither `none` nor a place in any notation, with a name in
  /// parentheses or none.
  init?(rawValue: String) {
    if rawValue == Self.noPlace {
      self = .nowhere
      return
    }
    var (place, name) = (Substring(rawValue), Substring())
    if rawValue.last == ")", let start = rawValue.firstIndex(of: "(") {
      place = rawValue[..<start]
      name = rawValue[rawValue.index(after: start)...].dropLast()
    }
    guard let coordinate = try? CoordinateFormat.coordinate(from: String(place)) else { return nil }
    self = .place(HomePlace(coordinate, named: String(name)))
  }

  /// The choice as it is written in the settings; empty for ``unknown``, which is not.
  var rawValue: String {
    switch self {
    case .unknown: return ""
    case .nowhere: return Self.noPlace
    case .place(let home):
      let place = CoordinateFormat.exact.string(for: home.coordinate)
      return home.name.isEmpty ? place : "\(place) (\(home.name))"
    }
  }

  /// The home; nil for none.
  var place: HomePlace? {
    if case .place(let home) = self { home } else { nil }
  }
}
