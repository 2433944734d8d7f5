/// The common numbering of countries, regions, seas and natural features, in that order.
struct NamedAreaNumbers: Sendable {
  /// An area, identified by its index in its own kind.
  enum Area {
    case country(Int), region(Int), sea(Int), feature(Int)
  }

  /// The number of countries.
  let countries: Int
  /// The number of regions.
  let regions: Int
  /// The number of seas.
  let seas: Int
  /// The number of natural features.
  let features: Int
  /// The checksums of the label rows, which identify the numbering of each file.
  let sources: [UInt32]

  /// Reads the counts from the archives of the areas.
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

  /// The number of areas.
  var count: Int { countries + regions + seas + features }

  /// Returns the number of a region among all areas.
  func number(ofRegion id: Int) -> Int { countries + id }

  /// Returns the number of a sea among all areas.
  func number(ofSea id: Int) -> Int { countries + regions + id }

  /// Returns the number of a natural feature among all areas.
  func number(ofFeature id: Int) -> Int { countries + regions + seas + id }

  /// Returns the area with a number.
  subscript(number: Int) -> Area {
    if number < countries { return .country(number) }
    let rest = number - countries
    if rest < regions { return .region(rest) }
    return rest < regions + seas ? .sea(rest - regions) : .feature(rest - regions - seas)
  }
}
