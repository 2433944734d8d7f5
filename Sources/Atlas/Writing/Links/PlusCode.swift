/// Plus codes, or Open Location Codes: cells of a grid in degrees, such as `9F8FGRX8+X3`.
///
/// Ten digits name a cell of 1/8000°, 14 m. Each further digit divides it into five rows and four
/// columns. Source: *Open Location Code: An Open Source Standard for Addresses* (Google,
/// 2014–2019).
enum PlusCode {
  typealias Reason = CoordinateError.Reason

  static let alphabet = Array("23456789CFGHJMPQRVWX".utf8)
  /// The unit of the fifteenth digit: 1/25,000,000° of latitude and 1/8,192,000° of longitude.
  private static let nanodegreesOfLatitude: Int64 = 40
  private static let (longitudeUnits, nanodegreesOfLongitudeUnits): (Int64, Int64) = (1024, 125_000)
  private static let perDegree = Nanodegrees.perDegree

  /// Returns the ten-digit cell that a place lies in.
  static func string(for coordinate: Coordinate) -> String {
    let digits = digits(of: coordinate).map { alphabet[$0] }
    return String(decoding: digits[..<8] + [UInt8(ascii: "+")] + digits[8..<10], as: UTF8.self)
  }

  /// Returns the fifteen digits of a place, each 0...19.
  private static func digits(of coordinate: Coordinate) -> [Int] {
    // The North Pole belongs to the cells south of it.
    let north = min(coordinate.latitudeNanodegrees, 90 * perDegree - 1) + 90 * perDegree
    let east = coordinate.longitudeNanodegrees + 180 * perDegree
    var latitude = Int(north / nanodegreesOfLatitude)
    var longitude = Int(east * longitudeUnits / nanodegreesOfLongitudeUnits)
    var digits: [Int] = []
    for _ in 0..<5 {
      digits.append(latitude % 5 * 4 + longitude % 4)
      (latitude, longitude) = (latitude / 5, longitude / 4)
    }
    for _ in 0..<5 {
      digits += [longitude % 20, latitude % 20]
      (latitude, longitude) = (latitude / 20, longitude / 20)
    }
    return digits.reversed()
  }

  /// Returns the center of the cell that a text names, or `nil` if it is not shaped like a plus
  /// code.
  ///
  /// - Parameters:
  ///   - text: A full code, or a short one followed by a place.
  ///   - reference: A nearby place, for a short code that no place follows.
  static func coordinate(
    from text: Substring, near reference: Coordinate?
  ) throws(Reason) -> Coordinate? {
    let code = text.prefix { !$0.isWhitespace && $0 != "," }
    guard let written = try WrittenPlusCode(code) else { return nil }
    let rest = text.dropFirst(code.count).drop { $0.isWhitespace || $0 == "," }
    guard written.missing > 0 else {
      guard rest.isEmpty else { throw .plusCode(.misplaced(String(rest))) }
      return middle(of: written.digits)
    }
    if rest.isEmpty {
      guard let reference else { throw .plusCode(.short(String(code))) }
      return nearest(written, to: reference)
    }
    let place: Coordinate
    do throws(Reason) {
      place = try NumericNotation.coordinate(from: rest)
    } catch {
      throw .plusCode(.unknownReference(code: String(code), place: String(rest)))
    }
    return nearest(written, to: place)
  }

  /// Returns the center of the cell nearest to a place that ends with the digits of a short code.
  private static func nearest(_ short: WrittenPlusCode, to place: Coordinate) -> Coordinate {
    let near = middle(of: digits(of: place).prefix(short.missing) + short.digits)
    // The spacing of cells that share the short code: 20° if two digits are omitted.
    let step = (0..<short.missing / 2).reduce(400 * perDegree) { step, _ in step / 20 }
    var latitude = near.latitudeNanodegrees
    let north = place.latitudeNanodegrees - latitude
    if north > step / 2, latitude + step < 90 * perDegree { latitude += step }
    if north < -step / 2, latitude - step > -90 * perDegree { latitude -= step }
    let east = place.longitudeNanodegrees - near.longitudeNanodegrees
    let turn = east > step / 2 ? step : east < -step / 2 ? -step : 0
    return Coordinate(
      latitudeNanodegrees: latitude, wrapping: near.longitudeNanodegrees + turn)
  }

  private static func middle(of digits: [Int]) -> Coordinate {
    // In units of the fifteenth digit. The first digit counts twentieths of 400°.
    var (latitude, longitude): (Int64, Int64) = (0, 0)
    var (height, width): (Int64, Int64) = (400 * 25_000_000, 400 * 8_192_000)
    for (index, digit) in digits.prefix(15).enumerated() {
      if index >= 10 {
        (height, width) = (height / 5, width / 4)
        latitude += Int64(digit / 4) * height
        longitude += Int64(digit % 4) * width
      } else if index.isMultiple(of: 2) {
        height /= 20
        latitude += Int64(digit) * height
      } else {
        width /= 20
        longitude += Int64(digit) * width
      }
    }
    return Coordinate(
      latitudeNanodegrees: (2 * latitude + height) * nanodegreesOfLatitude / 2 - 90 * perDegree,
      wrapping: Nanodegrees.rounded(
        (2 * longitude + width) * nanodegreesOfLongitudeUnits, by: 2 * longitudeUnits)
        - 180 * perDegree)
  }
}

/// A plus code that is parsed and validated.
struct WrittenPlusCode {
  /// The number of omitted leading digits: 0, 2, 4 or 6.
  let missing: Int
  /// The digits that are present, each 0...19, without padding zeros.
  let digits: [Int]

  /// Parses a code.
  ///
  /// Returns `nil` if it is not shaped like one.
  init?(_ code: Substring) throws(CoordinateError.Reason) {
    let bytes = Array(code.uppercased().utf8)
    guard let plus = bytes.firstIndex(of: UInt8(ascii: "+")), plus > 0,
      bytes.allSatisfy({ $0 == UInt8(ascii: "+") || Character(UnicodeScalar($0)).isPartOfCode }),
      plus == 8 || bytes.contains(where: { $0 >= UInt8(ascii: "A") })
        || plus > 3 && !bytes.contains(where: { "01".utf8.contains($0) })
    else { return nil }
    let (front, back) = (bytes[..<plus], bytes[(plus + 1)...])
    guard plus <= 8, plus.isMultiple(of: 2), !back.contains(UInt8(ascii: "+")) else {
      throw .plusCode(.plusMisplaced)
    }
    let filled = front.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    if filled > 0 {
      guard filled.isMultiple(of: 2), filled < 8, plus == 8, back.isEmpty else {
        throw .plusCode(.badPadding(String(code)))
      }
    }
    guard back.count != 1 else { throw .plusCode(.tooFewDigits) }
    var digits: [Int] = []
    for byte in front.dropLast(filled) + back {
      guard let digit = PlusCode.alphabet.firstIndex(of: byte) else {
        throw .plusCode(
          byte == UInt8(ascii: "0")
            ? .badPadding(String(code)) : .unknownDigit(String(UnicodeScalar(byte))))
      }
      digits.append(digit)
    }
    missing = 8 - plus
    self.digits = digits
    if missing == 0, digits[0] > 8 || digits.count > 1 && digits[1] > 17 {
      throw .plusCode(.outOfRange(String(code.prefix(2))))
    }
  }
}

extension Character {
  fileprivate var isPartOfCode: Bool { isASCII && (isLetter || isNumber) }
}
