/// A parser for links to web maps.
///
/// It works offline.
enum MapLink {
  typealias Reason = CoordinateError.Reason

  /// What programs write in place of `https://` and a site.
  private static let schemes: [(scheme: String, address: String)] = [
    ("https://", ""), ("http://", ""), ("//", ""), ("google.navigation:", "maps.google.com/?"),
    ("comgooglemaps://", "maps.google.com/"), ("maps://", "maps.apple.com/"),
    ("maps:", "maps.apple.com/?"), ("waze://", "waze.com/"), ("bingmaps:", "bing.com/maps"),
    ("om://", "omaps.app/"), ("mapsme://", "omaps.app/"), ("yandexmaps://", ""), ("dgis://", ""),
    ("baidumap://", "map.baidu.com/"), ("iosamap://", "amap.com/"),
    ("androidamap://", "amap.com/"),
  ]

  /// Whether a lowercase text begins with a scheme that cannot be a word and a colon.
  static func isScheme(_ text: String) -> Bool {
    schemes.contains { $0.scheme != "//" && $0.scheme != "maps:" && text.hasPrefix($0.scheme) }
  }

  /// Returns the place in a link, or `nil` if the text is not a link.
  ///
  /// A marker takes precedence over the visible map.
  static func coordinate(from text: Substring) throws(Reason) -> Coordinate? {
    do throws(Reason) {
      return try coordinate(ofLink: text)
    } catch {
      // Perhaps something else follows it.
      if let coordinate = try? coordinate(inside: text) { return coordinate }
      throw error
    }
  }

  /// Returns the place in a link, or `nil` if the text is not a link and nothing else.
  static func coordinate(ofLink text: Substring) throws(Reason) -> Coordinate? {
    let lower = text.prefix(20).lowercased()
    if lower.hasPrefix("https%3a%2f") || lower.hasPrefix("http%3a%2f") {
      return try coordinate(ofLink: WebAddress.resolved(text, plusIsSpace: false)[...])
    }
    if let (scheme, front) = schemes.first(where: { lower.hasPrefix($0.scheme) }),
      !lower.hasPrefix("///")
    {
      let rest = text.dropFirst(scheme.count)
      let isQuery = front.hasSuffix("?") && rest.first == "?"
      let address = WebAddress((front + rest.dropFirst(isQuery ? 1 : 0))[...])
      guard let site = MapSite(address) else { throw .link(.unknownSite(address.host)) }
      return try coordinate(of: address, at: site)
    }
    // Without its scheme, a link is recognized by its site.
    let host = text.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard host.contains("."), host.count < text.count, host.contains(where: \.isLetter),
      !host.contains(where: \.isWhitespace)
    else { return nil }
    let address = WebAddress(text)
    guard let site = MapSite(address) else {
      if host.lowercased().hasPrefix("www.") { throw .link(.unknownSite(address.host)) }
      return nil
    }
    return try coordinate(of: address, at: site)
  }

  private static func coordinate(
    of address: WebAddress, at site: MapSite
  ) throws(Reason) -> Coordinate {
    var search: String?
    for finding in try site.findings(in: address) {
      switch finding {
      case .pair(let latitude, let longitude):
        guard
          let coordinate = try Nanodegrees.coordinate(
            latitude: latitude.trimmed, longitude: longitude.trimmed)
        else { throw .link(.unreadable("\(latitude), \(longitude)")) }
        return coordinate
      case .place(let coordinate): return coordinate
      case .text(let text):
        if let coordinate = try place(in: text) { return coordinate }
        if text.hasPrefix("http"), let coordinate = try self.coordinate(ofLink: text[...]) {
          return coordinate
        }
        if !text.isEmpty { search = search ?? text }
      }
    }
    throw .link(search.map { .search($0) } ?? .noPlace(address.host))
  }

  /// Returns the place that a text in a link names, or `nil` if it is a name to search for.
  private static func place(in text: String) throws(Reason) -> Coordinate? {
    let plain = text.hasPrefix("loc:") ? text.dropFirst(4) : text[...]
    // A name in parentheses may follow the coordinates.
    let label = plain.firstIndex(of: "(")
    let place = (label.map { $0 > plain.startIndex ? plain[..<$0] : plain } ?? plain).trimmed
    do throws(Reason) {
      if let code = try PlusCode.coordinate(from: place, near: nil) { return code }
      return try NumericNotation.coordinate(from: place)
    } catch {
      // Malformed coordinates are an error; a name is left for the user to search for.
      if error.isThatOfName { return nil }
      throw error
    }
  }
}

extension CoordinateError.Reason {
  /// Whether the error suggests that the text is a name rather than coordinates.
  fileprivate var isThatOfName: Bool {
    switch self {
    case .empty, .notANumber, .misplaced, .missingLatitude, .missingLongitude, .letterMissing,
      .wrongNumberCount, .plusCode(.unknownReference):
      true
    default: false
    }
  }
}

/// A candidate for the place in a link.
enum MapFinding {
  /// A latitude and a longitude.
  case pair(latitude: Substring, longitude: Substring)
  /// A place decoded from the site's own code.
  case place(Coordinate)
  /// Coordinates in any notation, or a name.
  case text(String)

  /// Returns a pair of the first two numbers in a text; none if there are fewer.
  @inline(never)
  static func pair(
    _ text: String?, separator: String = ",", isReversed: Bool = false
  ) -> [MapFinding] {
    let numbers = (text ?? "")[...].pieces(between: separator)
    guard numbers.count > 1 else { return [] }
    return [
      .pair(latitude: numbers[isReversed ? 1 : 0], longitude: numbers[isReversed ? 0 : 1])
    ]
  }
}
