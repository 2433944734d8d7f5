/// A key under which programs keep an angle: `lat`, `Longitude`, `gps_lat`, `startLng`, `latitudeE7`.
struct AngleField {
  /// What a value says of an angle.
  enum Part: Int {
    case whole, degrees, minutes, seconds, hemisphere
  }

  /// Which angle it is.
  let axis: WrittenAngle.Axis
  /// What tells pairs apart that belong to one object: `start` and `end`.
  let stem: String
  /// What of the angle the value is; a hemisphere is a letter or a word.
  let part: Part
  /// How many units of the value make a degree.
  let scale: Double

  /// Creates the field of a key, or returns `nil` if that is no angle, or the edge of a view.
  init?(_ key: Substring) {
    guard key.utf8.count <= 40 else { return nil }
    var name = key.lowercased().filter { $0.isLetter || $0.isNumber }[...]
    scale = Self.drop(["e7"], from: &name) ? 1e7 : Self.drop(["e6"], from: &name) ? 1e6 : 1
    var part = Part.whole
    if name == "ns" || name == "ew" {
      name = name == "ns" ? "lat" : "lon"
      part = .hemisphere
    } else if Self.drop(["ref", "dir", "direction", "hemisphere", "hemi"], from: &name) {
      part = .hemisphere
    } else if Self.drop(["degrees", "degree", "deg"], from: &name) {
      part = .degrees
    } else if Self.drop(["minutes", "minute", "min"], from: &name) {
      part = .minutes
    } else if Self.drop(["seconds", "second", "sec"], from: &name) {
      part = .seconds
    }
    self.part = part
    _ = Self.drop(["decimal"], from: &name)
    if case .axis(let axis) = CompassWord.entry(name)?.meaning, !Self.widths.contains(name) {
      (self.axis, stem) = (axis, "")
    } else if Self.drop(["latitude", "lat"], from: &name) {
      (axis, stem) = (.latitude, String(name))
    } else if Self.drop(["longitude", "long", "lng", "lon"], from: &name) {
      (axis, stem) = (.longitude, String(name))
    } else {
      return nil
    }
    guard !Self.edges.contains(stem) else { return nil }
  }

  /// Words for an angle that are also those for the width and the length of things.
  private static let widths = """
    breite länge breedte lengte bredde længde lengde bredd längd breidd lengd szerokość szerokości \
    długość długości šířka šířky délka délky šírka šírky dĺžka dĺžky širina dolžina dužina ширина \
    дължина дужина πλάτος μήκος leveys leveyttä pituus pituutta szélesség hosszúság platums garums \
    عرض العرض طول الطول רוחב אורך
    """[...].pieces(between: " ")
  /// The stems of the sides and corners of a view.
  private static let edges = ["min", "max", "ne", "sw", "northeast", "southwest", "bbox"]

  private static func drop(_ suffixes: [String], from name: inout Substring) -> Bool {
    guard let suffix = suffixes.first(where: { name.hasSuffix($0) }) else { return false }
    name = name.dropLast(suffix.count)
    return true
  }
}

/// The values of the angles of an object.
struct AngleFields {
  private struct Pair {
    let stem: String
    /// The values of the latitude, and those of the longitude.
    var values = [[String?]](repeating: [String?](repeating: nil, count: 5), count: 2)

    /// The value of a field.
    subscript(field: AngleField) -> String? {
      get { values[field.axis == .latitude ? 0 : 1][field.part.rawValue] }
      set { values[field.axis == .latitude ? 0 : 1][field.part.rawValue] = newValue }
    }
  }

  private var pairs: [Pair] = []
  /// More pairs than an object has.
  private static let most = 32

  /// Takes the value of a key, if that is an angle.
  ///
  /// A value that is there already belongs to the place before, which is added.
  mutating func set(_ key: Substring, to value: String, _ found: inout FoundPlaces) {
    guard let field = AngleField(key) else { return }
    set(field, to: value, &found)
  }

  mutating func set(_ field: AngleField, to value: String, _ found: inout FoundPlaces) {
    var index = pairs.firstIndex { $0.stem == field.stem }
    if let known = index, pairs[known][field] != nil {
      add(pairs.remove(at: known), to: &found)
      index = nil
    }
    if index == nil {
      guard pairs.count < Self.most else { return }
      pairs.append(Pair(stem: field.stem))
    }
    let degrees =
      field.scale > 1 ? Int64(value).map { "\(Double($0) / field.scale)" } ?? value : value
    pairs[index ?? pairs.count - 1][field] = degrees
  }

  /// Adds the places that are left.
  func move(to found: inout FoundPlaces) {
    for pair in pairs { add(pair, to: &found) }
  }

  private func add(_ pair: Pair, to found: inout FoundPlaces) {
    guard let latitude = Self.angle(pair.values[0]), let longitude = Self.angle(pair.values[1])
    else { return }
    found.add(latitude: latitude[...], longitude: longitude[...])
  }

  /// Returns an angle with the letter of its hemisphere, unless it has that or a sign.
  private static func angle(_ parts: [String?]) -> String? {
    // Beside a whole angle, a least one is that of a view.
    let value =
      parts[1] == nil ? parts[0] : parts[1...3].compactMap { $0 }.joined(separator: " ")
    guard let value, let letter = parts[4]?.first(where: \.isLetter), !value.hasPrefix("-"),
      !value.contains(where: { "NSEWnsew".contains($0) })
    else { return value }
    return value + " " + letter.uppercased()
  }
}

extension FoundPlaces {
  /// Adds the place of two values.
  mutating func add(latitude: Substring, longitude: Substring) {
    add { () throws(CoordinateError.Reason) in
      try AnglePair.coordinate(latitude: latitude, longitude: longitude)
    }
  }
}

/// A latitude and a longitude that are known to be those.
enum AnglePair {
  /// Returns the place of two values: numbers, or angles in any notation.
  static func coordinate(
    latitude: Substring, longitude: Substring
  ) throws(CoordinateError.Reason) -> Coordinate {
    let (north, east) = (latitude.trimmed, longitude.trimmed)
    if let place = try Nanodegrees.coordinate(latitude: north, longitude: east) { return place }
    let both = "\(north); \(east)"
    if let north = number(north), let east = number(east) {
      guard abs(north) <= 90 else { throw .latitudeOutOfRange(String(latitude)) }
      guard abs(east) <= 180 else { throw .longitudeOutOfRange(String(longitude)) }
      return Coordinate(
        latitudeNanodegrees: Int64((north * 1e9).rounded()),
        wrapping: Int64((east * 1e9).rounded()))
    }
    do throws(CoordinateError.Reason) {
      return try CoordinateReader.coordinate(from: both[...])
    } catch {
      throw error.concernsValues ? error : .record(.unreadable(both))
    }
  }

  /// Returns a number with an exponent.
  private static func number(_ text: Substring) -> Double? {
    guard text.utf8.allSatisfy({ "+-.eE0123456789".utf8.contains($0) }) else { return nil }
    return Double(text)
  }
}
