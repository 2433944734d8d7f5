internal import Support

/// Places in JSON, GeoJSON, and what JavaScript and Python write like it: `{lat: 48.85, lng: 2.29}`.
enum ObjectRecord {
  /// Finds the places in a text, and returns whether it is an object or a list of them.
  static func find(in text: Substring, _ found: inout FoundPlaces) -> Bool {
    guard let bytes = object(in: text), let json = json(bytes) else { return false }
    walk(json, key: "", &found)
    // A list of numbers is no object, and may be a place in another notation.
    return json.members != nil || !found.isEmpty
  }

  private static func json(_ bytes: [UInt8]) -> JSON? {
    var reader = JSONReader(bytes)
    // Features may have a line each.
    if let all = try? reader.readAll() { return all.count == 1 ? all[0] : JSON(.array(all)) }
    var loose = JSONReader(strict(bytes))
    return try? loose.read()
  }

  /// Returns the object in a text, without what assigns it to a name: `var place = {…};`.
  private static func object(in text: Substring) -> [UInt8]? {
    let bytes = Array(text.utf8)
    if bytes.first == UInt8(ascii: "[") { return bytes }
    guard let start = bytes.firstIndex(of: UInt8(ascii: "{")) else {
      // Members without the braces around them.
      let isMember = bytes.first.map { "\"'".utf8.contains($0) } ?? false
      guard isMember, bytes.contains(UInt8(ascii: ":")) else { return nil }
      return Array("{".utf8) + bytes + "}".utf8
    }
    guard let end = bytes.lastIndex(of: UInt8(ascii: "}")), start < end,
      bytes[..<start].allSatisfy({ isPartOfName($0) || " =:\"'\t\r\n".utf8.contains($0) })
    else { return nil }
    return Array(bytes[start...end])
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
      true
    default: "_$.".utf8.contains(byte)
    }
  }

  /// Returns JSON for bare keys, single quotes, and a comma behind the last member.
  private static func strict(_ bytes: [UInt8]) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    var (result, index) = ([UInt8](), 0)
    while index < bytes.count {
      let (byte, start) = (bytes[index], index)
      index += 1
      if byte == quote || byte == UInt8(ascii: "'") {
        result.append(quote)
        while index < bytes.count, bytes[index] != byte {
          if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
            if bytes[index + 1] != UInt8(ascii: "'") { result.append(bytes[index]) }
            index += 1
          } else if bytes[index] == quote {
            result.append(UInt8(ascii: "\\"))
          }
          result.append(bytes[index])
          index += 1
        }
        index += 1
        result.append(quote)
      } else if isPartOfName(byte) {
        while index < bytes.count, isPartOfName(bytes[index]) { index += 1 }
        let word = bytes[start..<index]
        let isPlain =
          (0x30...0x39).contains(byte)
          || ["true", "false", "null"].contains(String(decoding: word, as: UTF8.self))
        if !isPlain { result.append(quote) }
        result += word
        if !isPlain { result.append(quote) }
      } else if byte == UInt8(ascii: ",") {
        let next = bytes[index...].first { !" \t\r\n".utf8.contains($0) }
        if let next, !"]}".utf8.contains(next) { result.append(byte) }
      } else {
        result.append(byte)
      }
    }
    return result
  }

  // MARK: Walking

  /// Keys of what is only looked at, or around a place.
  private static let views = [
    "viewport", "bounds", "bbox", "boundingbox", "extent", "northeast", "southwest", "lookat",
  ]
  /// Keys of a pair that tell its order.
  private static let ordered = ["latlng", "latlon", "latlong"]
  private static let reversed = ["lnglat", "lonlat", "longlat"]
  /// Keys of a pair that is in the usual order if it is a text.
  private static let customary = ["location", "loc", "gps", "geo", "ll"]
  /// Keys of a pair whose order nothing tells.
  private static let unclear = [
    "coordinates", "coordinate", "coords", "position", "point", "center",
  ]

  private static func walk(_ json: JSON, key: String, _ found: inout FoundPlaces) {
    let name = key.lowercased().filter(\.isLetter)
    if views.contains(name) { return }
    switch json.content {
    case .object(let members): walk(json, members, &found)
    case .array(let values):
      let numbers = values.compactMap(text)
      if 2...3 ~= values.count, numbers.count == values.count {
        add(numbers, under: name, "[\(numbers.joined(separator: ", "))]", isText: false, &found)
      } else {
        for value in values where text(value) == nil { walk(value, key: "", &found) }
      }
    case .string(let text):
      var shapes = FoundPlaces()
      CallRecord.find(in: text[...], &shapes)
      if !shapes.isEmpty {
        return found.add { () throws(CoordinateError.Reason) in try shapes.one() }
      }
      guard (ordered + reversed + customary + unclear).contains(name) else { return }
      let numbers = text[...].pieces(between: ",; ").map(String.init)
      if numbers.allSatisfy({ Nanodegrees.billionfold($0.drop { "+-".contains($0) }) != nil }) {
        add(numbers, under: name, text, isText: true, &found)
      } else if let place = try? NumericNotation.coordinate(from: text.trimmed) {
        found.add(place)
      }
    default: break
    }
  }

  private static func add(
    _ numbers: [String], under name: String, _ written: String, isText: Bool,
    _ found: inout FoundPlaces
  ) {
    let isReversed = reversed.contains(name)
    if isReversed || ordered.contains(name) || isText && customary.contains(name) {
      guard numbers.count > 1 else { return }
      found.add(
        latitude: numbers[isReversed ? 1 : 0][...], longitude: numbers[isReversed ? 0 : 1][...])
    } else if (customary + unclear).contains(name) {
      found.note(.order(written))
    }
  }

  private static func walk(
    _ json: JSON, _ members: [JSON.Member], _ found: inout FoundPlaces
  ) {
    let system = ReferenceSystem.name(in: json)
    if let system, !ReferenceSystem.isKnown(system) {
      return found.add { () throws(CoordinateError.Reason) in
        throw .unknownReferenceSystem(system)
      }
    }
    if let type = json["type"]?.string {
      if let list = json["coordinates"] ?? json["geometries"], list.array != nil {
        return add(type, list, &found)
      }
      // What else a feature has says the same, less exactly.
      let parts: KeyValuePairs = ["Feature": "geometry", "FeatureCollection": "features"]
      if let part = parts.first(where: { $0.key == type }).flatMap({ json[$0.value] }) {
        return walk(part, key: "", &found)
      }
    }
    // What an object says of itself is more than what its parts say.
    var (fields, own) = (AngleFields(), FoundPlaces())
    for member in members {
      if let value = text(member.value) {
        fields.set(member.key[...], to: value, &own)
      } else if let parts = member.value.array?.compactMap(text), parts.count == 3,
        let field = AngleField(member.key[...])
      {
        // Degrees, minutes and seconds.
        fields.set(field, to: parts.joined(separator: " "), &own)
      }
    }
    fields.move(to: &own)
    guard own.isEmpty else {
      return found.add { () throws(CoordinateError.Reason) in try own.one() }
    }
    for member in members { walk(member.value, key: member.key, &found) }
    if let east = json["x"].flatMap(text), let north = json["y"].flatMap(text) {
      if system == nil {
        found.note(.order("\(east), \(north)"))
      } else {
        found.add(latitude: north[...], longitude: east[...])
      }
    }
  }

  /// Adds the place of a GeoJSON shape, in which longitude comes first.
  private static func add(_ type: String, _ coordinates: JSON, _ found: inout FoundPlaces) {
    switch type {
    case "Point", "MultiPoint":
      let points = type == "Point" ? [coordinates] : coordinates.array ?? []
      for point in points {
        let numbers = (point.array ?? []).compactMap(text)
        guard 2...4 ~= numbers.count else { return found.note(.noPlace) }
        found.add(latitude: numbers[1][...], longitude: numbers[0][...])
      }
    case "GeometryCollection": walk(coordinates, key: "", &found)
    default: found.note(.shape(type))
    }
  }

  /// Returns what a number or a text says.
  private static func text(_ json: JSON) -> String? {
    if case .number(let digits) = json.content { return digits }
    return json.string
  }
}
