import Atlas

/// A place that the user keeps, with a name and a note.
nonisolated struct Favorite: Hashable, Sendable {
  /// The place.
  let coordinate: Coordinate
  /// The name; empty if its file has none.
  let name: String
  /// The note; empty for none.
  let note: String

  /// Creates the favorite that a feature is; nil if that is not a point on the Earth.
  init?(_ feature: GeoJSONFeature) {
    guard let point = feature.point else { return nil }
    coordinate = point
    name = feature.text(of: FavoriteProperty.names)
    note = feature.text(of: FavoriteProperty.notes)
  }

  /// What the favorite is called in a list.
  ///
  /// - Parameter format: The notation of the coordinates that stand for a missing name.
  func title(written format: CoordinateFormat) -> String {
    name.isEmpty ? format.shown(coordinate) : name
  }

  /// Returns whether the name or the note contains each word of a text, in any case.
  func contains(wordsOf text: String) -> Bool {
    let own = "\(name)\n\(note)".lowercased()
    return text.lowercased().split(whereSeparator: \.isWhitespace).allSatisfy { own.contains($0) }
  }
}

/// The properties of features that the app reads and writes.
nonisolated enum FavoriteProperty {
  /// The names of the property with the name, ours first; others are written by other programs, also in
  /// capital letters.
  static let names = ["name", "title", "label"]
  /// The names of the property with the note.
  static let notes = ["note", "description"]
  /// The property with the time at which the favorite was added, in ISO 8601.
  static let time = "time"
}

nonisolated extension GeoJSONFeature {
  /// Returns the first of several properties that is a text or a number; empty if there is none.
  fileprivate func text(of keys: [String]) -> String { property(named: keys)?.text ?? "" }

  /// Writes a text to the property that it was read from; an empty one removes all, so that no other
  /// takes its place.
  mutating func setText(_ text: String, of keys: [String]) {
    guard let own = keys.first else { return }
    while text.isEmpty, let found = property(named: keys), !found.text.isEmpty {
      self[property: found.key] = found.key == own ? nil : ""
    }
    if !text.isEmpty { self[property: property(named: keys)?.key ?? own] = text }
  }
}
