/// Places in XML and HTML: KML, GPX, GeoRSS, OpenStreetMap's files, geographic tags of pages, and
/// links in them.
///
/// Only tags, their attributes and the text behind them are looked at; nothing need be closed.
struct MarkupRecord {
  private let bytes: [UInt8]
  private var index = 0
  private var found = FoundPlaces()
  /// Angles that are elements of their own: `<latitude>48.85</latitude>`.
  private var fields = AngleFields()
  /// The element that is skipped, because it is only looked at.
  private var skipped: String?
  /// The last shape that is not a point.
  private var shape: String?
  private var hasTags = false
  /// Whether there are elements of geographic files, which tell more than what is shown.
  private var hasElements = false
  /// The reference system that was named last.
  private var system: String?
  /// The first text that is shown.
  private var shown: String?

  /// Finds the places in a text, and returns whether it has tags.
  static func find(in text: Substring, _ found: inout FoundPlaces) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "<")) else { return false }
    var record = MarkupRecord(bytes: Array(text.utf8), found: found)
    record.read()
    found = record.found
    if found.isEmpty, !record.hasElements, let shown = record.shown,
      shown.contains(".") || shown.contains("°") || shown.contains(where: \.isLetter)
    {
      found.add { () throws(CoordinateError.Reason) in
        try? NumericNotation.coordinate(from: shown[...])
      }
    }
    return record.hasTags
  }

  private init(bytes: [UInt8], found: FoundPlaces) {
    self.bytes = bytes
    self.found = found
  }

  private mutating func read() {
    while skip(to: "<") {
      switch index < bytes.count ? bytes[index] : 0 {
      case UInt8(ascii: "!"): skipDeclaration()
      case UInt8(ascii: "/"):
        index += 1
        close(name())
      default: open(name())
      }
    }
    fields.move(to: &found)
  }

  private mutating func close(_ full: String) {
    let name = Self.local(full)
    if name == skipped { skipped = nil }
    if name == shape { shape = nil }
  }

  /// Returns a name without its namespace.
  private static func local(_ name: String) -> String {
    name[...].pieces(between: ":").last.map(String.init) ?? ""
  }

  private mutating func open(_ full: String) {
    let name = Self.local(full)
    // A number or an address in angle brackets is no tag.
    guard name.first?.isLetter == true,
      index >= bytes.count || !":@".utf8.contains(bytes[index])
    else { return }
    let attributes = attributes()
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    guard skipped == nil else { return }
    let isOpen = start < 2 || bytes[start - 2] != UInt8(ascii: "/")
    hasTags = true
    if Self.elements.contains(name) { hasElements = true }
    if ["lookat", "camera"].contains(name) {
      if isOpen { skipped = name }
      return
    }
    if ["linestring", "linearring", "polygon"].contains(name) { shape = name }
    take(attributes)
    if let named = attributes.first(where: { $0.name == "srsname" }) { system = named.value }
    if isOpen { take(text(start..<index).trimmed, of: full, attributes) }
  }

  private static let elements = ["kml", "placemark", "gpx", "lookat", "camera", "point", "rss"]

  /// Adds the place of numbers, in the order of the system that was named.
  private mutating func add(_ numbers: [Substring], inOrderOf usual: Bool?) {
    guard 2...3 ~= numbers.count else { return found.note(.noPlace) }
    if let system, !ReferenceSystem.isKnown(system) {
      return found.add { () throws(CoordinateError.Reason) in
        throw .unknownReferenceSystem(system)
      }
    }
    guard let isNorthFirst = system.flatMap(ReferenceSystem.isNorthFirst) ?? usual else {
      return found.note(.order(numbers.joined(separator: " ")))
    }
    found.add(
      latitude: numbers[isNorthFirst ? 0 : 1], longitude: numbers[isNorthFirst ? 1 : 0])
  }

  private mutating func take(_ attributes: [(name: String, value: String)]) {
    var own = AngleFields()
    for attribute in attributes { own.set(attribute.name[...], to: attribute.value, &found) }
    own.move(to: &found)
    func value(_ names: [String]) -> String? {
      attributes.first { names.contains($0.name) }?.value
    }
    if let address = value(["href", "src"]),
      let link = try? MapLink.coordinate(ofLink: address[...])
    {
      found.add(link)
    }
    guard let content = value(["content", "title"]) else { return }
    let key = value(["name", "property", "itemprop", "class"])?.lowercased() ?? ""
    if ["geo.position", "icbm", "geo"].contains(key) {
      add(pair: content)
    } else {
      fields.set(key[...], to: content, &found)
    }
  }

  private mutating func take(
    _ text: Substring, of name: String, _ attributes: [(name: String, value: String)]
  ) {
    guard !text.isEmpty else { return }
    if shown == nil, text.utf8.count < 200 { shown = String(text) }
    let mark = attributes.first { $0.name == "class" || $0.name == "itemprop" }?.value ?? ""
    switch (Self.local(name), mark) {
    case ("coordinates", _), ("coord", _):
      if let shape { return found.note(.shape(shape)) }
      let isTrack = Self.local(name) == "coord"
      // Each point of several is in one piece.
      let tight = text.pieces(between: ",").map { String($0.trimmed) }.joined(separator: ",")
      let points = isTrack ? [text] : tight[...].pieces(between: " \t\n\r")
      for point in points {
        add(point.pieces(between: isTrack ? " \t\n\r" : ","), inOrderOf: false)
      }
    case ("pos", _):
      // GeoRSS has no system, and puts latitude first.
      add(text.pieces(between: " \t\n\r"), inOrderOf: system == nil ? true : nil)
    case ("poslist", _): found.note(.shape(shape ?? "LineString"))
    case _ where name == "georss:point" || mark == "geo": add(pair: String(text))
    default:
      fields.set(name[...].pieces(between: ":").last ?? "", to: String(text), &found)
      if !mark.isEmpty { fields.set(mark[...], to: String(text), &found) }
    }
  }

  /// Adds the place of two numbers of which the first is the latitude.
  private mutating func add(pair text: String) {
    let numbers = text[...].pieces(between: ";, ")
    guard numbers.count == 2 else { return }
    found.add(latitude: numbers[0], longitude: numbers[1])
  }

  // MARK: Scanning

  /// Skips everything up to a character and that too; returns whether there is one.
  private mutating func skip(to character: Unicode.Scalar) -> Bool {
    while index < bytes.count {
      index += 1
      if bytes[index - 1] == UInt8(ascii: character) { return true }
    }
    return false
  }

  /// Skips a comment, which may contain tags, or a declaration.
  private mutating func skipDeclaration() {
    guard bytes[index...].starts(with: "!--".utf8) else { return }
    var dashes = 0
    index += 3
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: ">"), dashes > 1 { return }
      dashes = byte == UInt8(ascii: "-") ? dashes + 1 : 0
    }
  }

  /// Reads a name, in lowercase.
  private mutating func name() -> String {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      let isPart =
        byte >= UInt8(ascii: "A") || (0x30...0x39).contains(byte) || "-_.".utf8.contains(byte)
        || byte == UInt8(ascii: ":") && index + 1 < bytes.count && bytes[index + 1] > 0x40
      guard isPart else { break }
      index += 1
    }
    return text(start..<index).lowercased()
  }

  /// Reads the attributes of a tag, and its end.
  private mutating func attributes() -> [(name: String, value: String)] {
    var found: [(name: String, value: String)] = []
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"): return found
      case UInt8(ascii: ">"):
        index += 1
        return found
      case UInt8(ascii: "="):
        index += 1
        let value = value()
        if let last = found.indices.last { found[last].value = value }
      default:
        let name = name()
        if name.isEmpty { index += 1 } else { found.append((name, "")) }
      }
    }
    return found
  }

  private mutating func value() -> String {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index < bytes.count else { return "" }
    let quote = bytes[index]
    let isQuoted = "\"'".utf8.contains(quote)
    if isQuoted { index += 1 }
    let start = index
    while index < bytes.count,
      isQuoted ? bytes[index] != quote : bytes[index] > 0x20 && bytes[index] != UInt8(ascii: ">")
    { index += 1 }
    let value = text(start..<index)
    if isQuoted, index < bytes.count { index += 1 }
    return value
  }

  /// Returns a text in which characters that markup needs are themselves again.
  private func text(_ range: Range<Int>) -> String {
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard text.contains("&") else { return text }
    let names = [("&quot;", "\""), ("&#39;", "'"), ("&deg;", "°"), ("&nbsp;", " "), ("&amp;", "&")]
    return names.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
