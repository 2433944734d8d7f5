/// How countries, regions, seas and natural features are numbered one after the other.
struct NamedAreaNumbers: Sendable {
  /// One of them, by its number in its own index.
  enum Area {
    case country(Int), region(Int), sea(Int), feature(Int)
  }

  /// How many countries there are.
  let countries: Int
  /// How many regions there are.
  let regions: Int
  /// How many seas there are.
  let seas: Int
  /// How many natural features there are.
  let features: Int
  /// The checksums of the files' rows: other files number their areas otherwise.
  let sources: [UInt32]

  /// Reads the numbers from the archives of the areas.
  init(
    countries: Archive, regions: Archive, seas: Archive, features: Archive
  ) throws(AssetError) {
    self.countries = try countries.count(of: "labels")
    self.regions = try regions.count(of: "labels")
    self.seas = try seas.count(of: "labels")
    self.features = try features.count(of: "labels")
    sources = [
      try countries.checksum(of: "labels"), try regions.checksum(of: "labels"),
      try seas.checksum(of: "labels"), try features.checksum(of: "labels"),
    ]
  }

  /// How many areas there are.
  var count: Int { countries + regions + seas + features }

  /// Returns the number of a region among all areas.
  func number(ofRegion id: Int) -> Int { countries + id }

  /// Returns the number of a sea among all areas.
  func number(ofSea id: Int) -> Int { countries + regions + id }

  /// Returns the number of a natural feature among all areas.
  func number(ofFeature id: Int) -> Int { countries + regions + seas + id }

  /// Returns the area of a number.
  subscript(number: Int) -> Area {
    if number < countries { return .country(number) }
    let rest = number - countries
    if rest < regions { return .region(rest) }
    return rest < regions + seas ? .sea(rest - regions) : .feature(rest - regions - seas)
  }
}
