/// A field of the universal grids: a UTM zone and a latitude band, or half the area around a pole.
struct GridZone: Hashable {
  /// The UTM zone, 1...60 from the date line eastward, or 0 around the poles (UPS).
  let number: Int
  /// The latitude band.
  ///
  /// C...X without I and O from 80° S to 84° N, A and B around the South Pole, Y and Z around the
  /// North Pole. The first of each pair is west of Greenwich.
  let band: Character

  /// The UTM bands from south to north: 8° each, the last one 12°.
  static let bands = Array("CDEFGHJKLMNPQRSTUVWX")

  private static let degree = Nanodegrees.perDegree

  init(number: Int, band: Character) {
    self.number = number
    self.band = band
  }

  /// Creates the field that a place lies in.
  init(_ coordinate: Coordinate) {
    let (latitude, longitude) = (coordinate.latitudeNanodegrees, coordinate.longitudeNanodegrees)
    let degree = Self.degree
    guard -80 * degree..<84 * degree ~= latitude else {
      number = 0
      band = latitude < 0 ? (longitude < 0 ? "A" : "B") : (longitude < 0 ? "Y" : "Z")
      return
    }
    let index = min(Int((latitude + 80 * degree) / (8 * degree)), 19)
    band = Self.bands[index]
    let plain = Int((longitude + 180 * degree) / (6 * degree)) + 1
    // Norway's coast is entirely in zone 32, Svalbard in the odd zones 31 to 37.
    switch (band, plain) {
    case ("V", 31) where longitude >= 3 * degree: number = 32
    case ("X", 31...37) where longitude < 42 * degree:
      number = Int((longitude + 183 * degree) / (12 * degree)) * 2 + 1
    default: number = plain
    }
  }

  var isPolar: Bool { number == 0 }
  var isNorthern: Bool { band >= "N" }

  /// The central meridian of the zone, in nanodegrees.
  var meridian: Int64 { Self.meridian(of: number) }

  static func meridian(of zone: Int) -> Int64 { (Int64(zone) * 6 - 183) * degree }

  /// The latitude range of the band, in nanodegrees.
  var latitudes: ClosedRange<Int64> {
    switch band {
    case "A", "B": return -90 * Self.degree ... -80 * Self.degree
    case "Y", "Z": return 84 * Self.degree...90 * Self.degree
    default:
      let south = Int64(Self.bands.firstIndex(of: band) ?? 0) * 8 - 80
      return south * Self.degree...(band == "X" ? 84 : south + 8) * Self.degree
    }
  }

  /// The longitude range of the field in nanodegrees, or `nil` if there is no such field.
  var longitudes: ClosedRange<Int64>? {
    let west = Int64(number) * 6 - 186
    let plain = west * Self.degree...(west + 6) * Self.degree
    switch (band, number) {
    case ("V", 31): return 0...3 * Self.degree
    case ("V", 32): return 3 * Self.degree...12 * Self.degree
    case ("X", 31): return 0...9 * Self.degree
    case ("X", 33): return 9 * Self.degree...21 * Self.degree
    case ("X", 35): return 21 * Self.degree...33 * Self.degree
    case ("X", 37): return 33 * Self.degree...42 * Self.degree
    case ("X", 32), ("X", 34), ("X", 36): return nil
    default: return plain
    }
  }

  /// The field's designation: `32V`, `Z`.
  var name: String { isPolar ? String(band) : "\(number)\(band)" }
}
