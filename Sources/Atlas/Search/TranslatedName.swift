/// A name of a sea or a natural feature that the data have only in English, as a program translates it.
struct TranslatedName: Sendable {
  /// The number of the area in the numbering of ``PlaceNames``.
  let subject: Int
  /// The translation.
  let name: String
  private let units: [UInt16]

  /// Returns the translations of the names of all seas and features.
  static func all(
    _ seas: SeaIndex, _ features: FeatureIndex, _ names: PlaceNames, _ folding: NameFolding,
    by translation: (String) -> String?
  ) -> [TranslatedName] {
    let (firstArea, areas) = (names.places.count, names.areas)
    func made(_ area: Int, _ name: String?) -> TranslatedName? {
      name.flatMap(translation).map { name in
        TranslatedName(
          subject: firstArea + area, name: name, units: folding.folded(name[...]).units)
      }
    }
    return seas.seas.flatMap { sea in
      let area = areas.number(ofSea: sea.id)
      return [made(area, sea.name), made(area, sea.shortName)].compactMap(\.self)
    }
      + (0..<features.count).compactMap { made(areas.number(ofFeature: $0), features[$0].name) }
  }

  /// Returns how well the name matches a query, or `nil` if none of its words starts with it.
  func match(_ query: FoldedName) -> SearchResult.Match? {
    let wanted = query.units
    if units == wanted { return .whole }
    if units.starts(with: wanted) {
      if units[wanted.count] == NameFolding.space { return .words }
      return query.isEnded ? nil : .beginning
    }
    let starts = units.indices.filter { units[$0] == NameFolding.space }
    return !query.isEnded && starts.contains { units[($0 + 1)...].starts(with: wanted) }
      ? .word : nil
  }
}

extension PlaceSearch {
  /// Collects the areas whose translated names a text equals or, if it may, begins.
  func collectTranslated(_ query: FoldedName, onlyWhole: Bool, into best: inout BestResults) {
    for (number, name) in translated.enumerated() {
      guard let match = name.match(query), match == .whole || !onlyWhole else { continue }
      insert(name.subject, name.subject, match, called: number, into: &best)
    }
  }
}
