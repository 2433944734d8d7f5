/// Places as names with numbers in parentheses: `POINT (2.29 48.85)` as in WKT, and calls such as
/// `ST_MakePoint(2.29, 48.85)` and `LatLng(48.85, 2.29)`.
///
/// Source: OGC 06-103r4, Well-known text representation for geometry.
enum CallRecord {
  private enum Order {
    case latitudeFirst, longitudeFirst
  }

  /// Names of calls, without their modules, in lowercase.
  private static let calls: [(name: String, order: Order)] = [
    ("latlng", .latitudeFirst), ("latlon", .latitudeFirst), ("latlong", .latitudeFirst),
    ("geopoint", .latitudeFirst), ("geocoordinate", .latitudeFirst), ("setview", .latitudeFirst),
    ("cllocationcoordinate2dmake", .latitudeFirst), ("cllocationcoordinate2d", .latitudeFirst),
    ("lnglat", .longitudeFirst), ("lonlat", .longitudeFirst), ("fromlonlat", .longitudeFirst),
    ("st_makepoint", .longitudeFirst), ("st_point", .longitudeFirst),
    ("makepoint", .longitudeFirst), ("marker", .latitudeFirst),
    ("circlemarker", .latitudeFirst), ("setlnglat", .longitudeFirst),
  ]
  /// Other shapes of WKT.
  private static let shapes = [
    "linestring", "polygon", "multilinestring", "multipolygon", "circularstring", "triangle",
    "curvepolygon", "polyhedralsurface", "tin",
  ]
  /// Enough for a pair of numbers, with any number of digits that has a meaning.
  private static let longest = 200

  /// Finds the places in a text.
  static func find(in text: Substring, _ found: inout FoundPlaces) {
    let bytes = Array(text.utf8)
    guard let first = bytes.firstIndex(of: UInt8(ascii: "(")) else {
      return empty(text, &found)
    }
    let system = system(before: String(decoding: bytes[..<min(first, longest)], as: UTF8.self))
    for index in first..<bytes.count where bytes[index] == UInt8(ascii: "(") {
      let name = name(before: index, in: bytes)
      guard !name.isEmpty else { continue }
      // All points of several are counted.
      let isWhole = name == "multipoint" && index == first
      let rest = bytes[(index + 1)...].prefix(isWhole ? bytes.count : longest)
      // Each point of several may have parentheses of its own.
      let inner =
        name == "multipoint"
        ? rest.filter { !"()".utf8.contains($0) }[...]
        : rest.prefix { $0 != UInt8(ascii: ")") }
      let numbers = String(decoding: inner, as: UTF8.self)
      let behind = String(decoding: rest.drop { $0 != UInt8(ascii: ")") }, as: UTF8.self)
      read(name, numbers, system ?? self.system(behind: behind), &found)
    }
  }

  private static func empty(_ text: Substring, _ found: inout FoundPlaces) {
    guard text.utf8.count < longest, text.suffix(6).lowercased() == " empty" else { return }
    let name = withoutDimensions(String(text.dropLast(6).pieces(between: ";").last ?? ""))
    if isPoint(name) || shapes.contains(name) { found.note(.noPlace) }
  }

  private static func isPoint(_ name: String) -> Bool {
    ["point", "pointz", "pointm", "pointzm"].contains(name)
  }

  private static func read(
    _ name: String, _ inner: String, _ system: String?, _ found: inout FoundPlaces
  ) {
    if isPoint(name) || name == "multipoint" || name == "geography::point" {
      readPoint(name, inner, system, &found)
    } else if shapes.contains(name),
      inner.drop(while: { "( ".contains($0) }).first.map(isDigit) ?? true
    {
      found.note(.shape(name.uppercased()))
    } else if let order = calls.first(where: { $0.name == name })?.order {
      let plain = inner.filter { !"[]{}".contains($0) }
      let numbers = plain[...].pieces(between: ",")
      guard numbers.count > 1, !name.hasSuffix("marker") || inner.hasPrefix("[") else { return }
      found.add { () throws(CoordinateError.Reason) in
        try check(system)
        // Arguments may have names, which tell more than their order.
        if plain.contains(":") { return try NumericNotation.coordinate(from: plain.trimmed) }
        return try place(numbers, order)
      }
    }
  }

  /// Whether a character may begin a number; a name may have parentheses too.
  private static func isDigit(_ character: Character) -> Bool {
    character.isDigit || "+-.".contains(character)
  }

  private static func readPoint(
    _ name: String, _ inner: String, _ system: String?, _ found: inout FoundPlaces
  ) {
    let points = inner[...].pieces(between: ",")
    let spaced = points.map { $0.pieces(between: " ") }
    if name.hasPrefix("geo"), points.count > 1 {
      found.add { () throws(CoordinateError.Reason) in
        try check(points.count > 2 ? String(points[2].trimmed) : nil)
        return try place(points, .latitudeFirst)
      }
    } else if name != "multipoint", points.count > 1,
      spaced.allSatisfy({ $0.count == 1 && isDigit($0[0][$0[0].startIndex]) })
    {
      found.note(.order(inner))
    } else {
      for numbers in spaced
      where 2...4 ~= numbers.count && numbers.allSatisfy({ isDigit($0[$0.startIndex]) }) {
        found.add { () throws(CoordinateError.Reason) in
          try check(system)
          let isNorthFirst = system.flatMap(ReferenceSystem.isNorthFirst) ?? false
          return try place(numbers, isNorthFirst ? .latitudeFirst : .longitudeFirst)
        }
      }
    }
  }

  private static func place(
    _ numbers: [Substring], _ order: Order
  ) throws(CoordinateError.Reason) -> Coordinate {
    let isReversed = order == .longitudeFirst
    return try AnglePair.coordinate(
      latitude: numbers[isReversed ? 1 : 0], longitude: numbers[isReversed ? 0 : 1])
  }

  // MARK: Reference systems

  /// Returns the name before a parenthesis, in lowercase and without what WKT says of dimensions.
  private static func name(before index: Int, in bytes: [UInt8]) -> String {
    let front = bytes[..<index].suffix(40)
    guard let last = front.last, isPartOfName(last) || last == UInt8(ascii: " ") else { return "" }
    let part = front.reversed().prefix { isPartOfName($0) || " :".utf8.contains($0) }.reversed()
    return withoutDimensions(String(decoding: Array(part), as: UTF8.self))
  }

  /// Returns the last word of a text in lowercase, unless that tells dimensions: `Z`, `M` and `ZM`.
  private static func withoutDimensions(_ text: String) -> String {
    let names = text.lowercased()[...].pieces(between: " ")
    let isDimension = names.last.map { ["z", "m", "zm"].contains($0) } ?? false
    return (isDimension ? names.dropLast() : names[...]).last.map(String.init) ?? ""
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Returns the system that is named in front: `SRID=4326;` or `<http://…/CRS84>`.
  private static func system(before front: String) -> String? {
    if let start = front.firstIndex(of: "<"), let end = front.firstIndex(of: ">"), start < end {
      let name = front[front.index(after: start)..<end]
      // Otherwise it is a tag.
      return name.contains("//") ? String(name) : nil
    }
    let parts = front.uppercased()[...].pieces(between: ";")
    guard parts.count > 1, let number = parts[0].pieces(between: "=").last,
      parts[0].contains("SRID=")
    else { return nil }
    return String(number.trimmed)
  }

  /// Returns the number of the system that follows: `), 4326)`.
  private static func system(behind rest: String) -> String? {
    let rest = rest.drop { ")'\" ".contains($0) }
    guard rest.first == "," else { return nil }
    let number = rest.dropFirst().trimmed.prefix { $0.isDigit }
    return number.isEmpty ? nil : String(number)
  }

  private static func check(_ system: String?) throws(CoordinateError.Reason) {
    guard let system, system != "0" else { return }
    guard ReferenceSystem.isKnown(system) else { throw .unknownReferenceSystem(system) }
  }
}
