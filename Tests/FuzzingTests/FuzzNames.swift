@testable import Atlas

/// Opens bytes as a names archive for the places and areas of the corpus, and searches it.
enum FuzzNames {
  private struct Others {
    let places: PlaceIndex
    let numbers: NamedAreaNumbers
    let countries: CountryIndex
    let regions: RegionIndex
    let seas: SeaIndex
    let features: FeatureIndex
    let folding: NameFolding
  }

  private static let tests = #filePath.dropLast("FuzzNames.swift".count)

  private static let others: Result<Others, AssetError> = Result { () throws(AssetError) in
    func fixture(_ target: FuzzTarget) throws(AssetError) -> Archive {
      try Archive(path: tests + "Corpus/\(target.rawValue)/fixture")
    }
    let (countries, regions, seas) = (
      try fixture(.countries), try fixture(.regions), try fixture(.seas)
    )
    let features = try fixture(.features)
    let names = try Archive(path: tests + "../../Assets/names.atlas")
    return Others(
      places: try PlaceIndex(fixture(.places)),
      numbers: try NamedAreaNumbers(
        countries: countries, regions: regions, seas: seas, features: features),
      countries: try CountryIndex(countries), regions: try RegionIndex(regions),
      seas: try SeaIndex(seas), features: try FeatureIndex(features),
      // A table of 35 kB that contains no indices.
      folding: try NameFolding(names, han: SimplifiedHan(names)))
  }

  static func read(_ archive: Archive) throws {
    let names = try search(archive, nil)
    for number in 0..<names.places.count + names.areas.count {
      _ = (names.otherNames(of: number), names.name(of: number, language: 1))
    }
  }

  /// Opens bytes as an archive of further names of countries, beside the names of the corpus.
  static func readCountryNames(_ archive: Archive) throws {
    let names = try Archive(path: tests + "Corpus/names/fixture")
    _ = try search(names, archive)
  }

  private static func search(_ archive: Archive, _ countryNames: Archive?) throws -> PlaceNames {
    let others: Others
    do { others = try Self.others.get() } catch { preconditionFailure("\(error)") }
    let more = try countryNames.map { try CountryNames($0, areas: others.numbers) }
    let names = try PlaceNames(
      archive, places: others.places, areas: others.numbers, countryNames: more)
    let search = PlaceSearch(
      names: names,
      words: try WordIndex(archive, nameCount: names.count, countryNames: more),
      folding: others.folding, countries: others.countries, regions: others.regions,
      seas: others.seas, features: others.features)
    for text in ["p", "place 1", "øst", "東京", "plaec 12", "bravo", "p, alfa", "alfaland", "A, rg"] {
      let answer = try search.answer(to: SearchQuery(text, language: "da", limit: 5))
      precondition(answer.results.count <= 5)
    }
    return names
  }
}
