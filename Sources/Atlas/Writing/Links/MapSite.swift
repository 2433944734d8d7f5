/// A map site whose link formats are known.
enum MapSite {
  case openStreetMap, google, bing, apple, here, geohack, wikimedia, yandex, waze, mapy, doubleGIS
  case plusCodes
  /// A site of addresses of three words.
  case threeWords
  /// A link shortener.
  case shortener
  /// A site with shifted coordinates.
  case shifted

  /// Creates the site of an address, or returns `nil` if the site is unknown.
  init?(_ address: WebAddress) {
    let labels = address.host.split(separator: ".")
    let isMaps = address.path.first == "maps" || labels.first == "maps"
    if labels.contains("google") {
      guard isMaps || labels.first == "earth" || labels.first == "google" else { return nil }
      self = .google
      return
    }
    if labels.contains("yandex") {
      self = .yandex
      return
    }
    guard let found = Self.sites.first(where: { address.isAt($0.host) }) else { return nil }
    self = found.site
  }

  private static let sites: [(host: String, site: MapSite)] = [
    ("qwant.com", .openStreetMap), ("caltopo.com", .openStreetMap),
    ("magicearth.com", .openStreetMap), ("peakfinder.com", .openStreetMap),
    ("peakfinder.org", .openStreetMap), ("duckduckgo.com", .openStreetMap),
    ("googleapis.com", .google), ("goo.gl", .shortener), ("bit.ly", .shortener),
    ("her.is", .shortener), ("t.ly", .shortener),
    ("g.co", .shortener), ("tinyurl.com", .shortener), ("openstreetmap.org", .openStreetMap),
    ("osm.org", .openStreetMap), ("openstreetmap.de", .openStreetMap),
    ("openstreetmap.fr", .openStreetMap), ("opentopomap.org", .openStreetMap),
    ("openseamap.org", .openStreetMap), ("openrailwaymap.org", .openStreetMap),
    ("cyclosm.org", .openStreetMap), ("opencyclemap.org", .openStreetMap),
    ("waymarkedtrails.org", .openStreetMap), ("osmand.net", .openStreetMap),
    ("omaps.app", .openStreetMap), ("organicmaps.app", .openStreetMap),
    ("f4map.com", .openStreetMap), ("brouter.de", .openStreetMap),
    ("overpass-turbo.eu", .openStreetMap), ("komoot.com", .openStreetMap),
    ("komoot.de", .openStreetMap), ("wikimapia.org", .openStreetMap),
    ("mapillary.com", .openStreetMap), ("windy.com", .openStreetMap),
    ("zoom.earth", .openStreetMap), ("suncalc.org", .openStreetMap), ("bing.com", .bing),
    ("maps.apple.com", .apple), ("maps.apple", .apple), ("here.com", .here),
    ("geohack.toolforge.org", .geohack), ("tools.wmflabs.org", .geohack),
    ("geohack.org", .geohack), ("wikimedia.org", .wikimedia), ("wikipedia.org", .wikimedia),
    ("wikidata.org", .wikimedia), ("wikivoyage.org", .wikimedia), ("waze.com", .waze),
    ("mapy.cz", .mapy), ("mapy.com", .mapy), ("plus.codes", .plusCodes), ("2gis.ru", .doubleGIS),
    ("2gis.com", .doubleGIS), ("2gis.kz", .doubleGIS), ("what3words.com", .threeWords),
    ("w3w.co", .threeWords), ("w3w.io", .threeWords), ("amap.com", .shifted),
    ("gaode.com", .shifted), ("map.baidu.com", .shifted), ("map.qq.com", .shifted),
  ]

  /// Returns the candidates for the place in a link, the most relevant first.
  func findings(in address: WebAddress) throws(CoordinateError.Reason) -> [MapFinding] {
    switch self {
    case .openStreetMap: try openStreetMap(address)
    case .google: try google(address)
    case .bing: try bing(address)
    case .apple: try apple(address)
    case .here: try here(address)
    case .geohack: geohack(address)
    case .wikimedia: wikimedia(address)
    case .yandex: try yandex(address)
    case .waze: waze(address)
    case .mapy: try mapy(address)
    case .plusCodes: address.path.last.map { [.text($0)] } ?? []
    case .doubleGIS: doubleGIS(address)
    case .threeWords:
      throw .link(
        address.path.compactMap { ThreeWordAddress.words(in: "///" + $0) }.first
          .map { .threeWords($0) }
          ?? .noPlace(address.host))
    case .shortener: throw .link(.needsNetwork(address.host))
    case .shifted: throw .link(.shifted(address.host))
    }
  }
}
