/// A key under which programs keep an angle: `lat`, `Longitude`, `gps_lat`, `startLng`, `latitudeE7`.
struct AngleField {
  /// Which angle it is.
  let axis: WrittenAngle.Axis
  /// What tells pairs apart that belong to one object: `start` and `end`.
  let stem: String
  /// Whether the value is a whole number of ten-millionths of a degree.
  let isScaled: Bool
  /// Whether the value is the letter or the word for the hemisphere.
  let isHemisphere: Bool

  /// Creates the field of a key, or returns `nil` if that is no angle, or the edge of a view.
  init?(_ key: Substring) {
    guard key.utf8.count <= 40 else { return nil }
    var name = key.lowercased().filter { $0.isLetter || $0.isNumber }[...]
    isHemisphere = Self.drop(["ref"], from: &name)
    isScaled = Self.drop(["e7"], from: &name)
    _ = Self.drop(["degrees", "deg", "decimal"], from: &name)
    if case .axis(let axis) = CompassWord.entry(name)?.meaning {
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
    var latitude, longitude, north, east: String?

    /// The value of a field.
    subscript(field: AngleField) -> String? {
      get {
        switch (field.axis, field.isHemisphere) {
        case (.latitude, false): latitude
        case (.latitude, true): north
        case (.longitude, false): longitude
        case (.longitude, true): east
        }
      }
      set {
        switch (field.axis, field.isHemisphere) {
        case (.latitude, false): latitude = newValue
        case (.latitude, true): north = newValue
        case (.longitude, false): longitude = newValue
        case (.longitude, true): east = newValue
        }
      }
    }
  }

  private var pairs: [Pair] = []
  /// More pairs than an object has.
  private static let most = 32

  /// Whether there is no angle.
  var isEmpty: Bool { pairs.isEmpty }

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
      field.isScaled ? Int64(value).map { "\(Double($0) / 1e7)" } ?? value : value
    pairs[index ?? pairs.count - 1][field] = degrees
  }

  /// Adds the places that are left.
  func move(to found: inout FoundPlaces) {
    for pair in pairs { add(pair, to: &found) }
  }

  private func add(_ pair: Pair, to found: inout FoundPlaces) {
    guard let latitude = pair.latitude, let longitude = pair.longitude else { return }
    found.add(
      latitude: Self.signed(latitude, pair.north)[...],
      longitude: Self.signed(longitude, pair.east)[...])
  }

  /// Returns a value with the letter of its hemisphere, unless it has that or a sign.
  private static func signed(_ value: String, _ hemisphere: String?) -> String {
    guard let letter = hemisphere?.first(where: \.isLetter), !value.hasPrefix("-"),
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
