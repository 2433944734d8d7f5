/// The names of countries, regions and seas in all their languages, folded once and kept.
struct AreaNames: Sendable {
  /// A name and what it is of.
  struct Entry: Sendable {
    let subject: SearchResult.Subject
    /// Tells subjects apart.
    let number: Int
    let name: String
    let folded: FoldedName
    let importance: Int
    let vector: SIMD3<Double>
  }

  /// All names; those of one subject stand together.
  let entries: [Entry]

  init(
    countries: CountryIndex, regions: RegionIndex, seas: SeaIndex, folding: NameFolding
  ) {
    var entries: [Entry] = []
    var number = 0
    func add(
      _ subject: SearchResult.Subject, _ names: [String], at place: Coordinate, importance: Int
    ) {
      let vector = UnitVector(place).components
      var known: Set<[UInt16]> = []
      for name in names {
        let folded = folding.folded(name)
        guard known.insert(folded.units).inserted else { continue }
        entries.append(
          Entry(
            subject: subject, number: number, name: name, folded: folded, importance: importance,
            vector: vector))
      }
      number += 1
    }
    for country in countries.countries {
      let names = countries.languages.compactMap { countries.name(of: country, in: $0) }
      add(
        .country(country), [country.name] + names, at: country.label,
        importance: max(0, 272 - 12 * country.rank))
    }
    for id in 0..<regions.count {
      let region = regions[id]
      // As if a sixteenth of its people lived there: a city comes before the region of its name.
      add(
        .region(region), [region.name], at: region.label,
        importance: max(0, regions.importance(of: id) - 40))
    }
    for sea in seas.seas {
      add(.sea(sea), [sea.name], at: sea.label, importance: max(0, 260 - 20 * sea.rank))
    }
    self.entries = entries
  }
}
