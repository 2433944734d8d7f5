/// A point in well-known binary, in hexadecimal digits, as PostGIS shows what a table has:
/// `0101000020E6100000…`.
///
/// Source: OGC 06-103r4, Well-known binary representation for geometry, and the manual of PostGIS.
enum BinaryRecord {
  /// Finds the point in a text.
  static func find(in text: Substring, _ found: inout FoundPlaces) {
    guard 42...66 ~= text.utf8.count, text.hasPrefix("0"),
      text.utf8.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit })
    else { return }
    let digits = text.compactMap(\.hexDigitValue)
    var bytes = stride(from: 0, to: digits.count - 1, by: 2).map {
      digits[$0] << 4 | digits[$0 + 1]
    }
    let isLittle = bytes.removeFirst() == 1
    func take(_ count: Int) -> UInt64 {
      let part = bytes.prefix(count)
      bytes.removeFirst(part.count)
      return (isLittle ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | UInt64($1) }
    }
    let type = take(4)
    // The number of a point, without what tells its dimensions.
    guard type & 0xFFFF % 1000 == 1, bytes.count >= 16 else { return }
    let system = type & 0x2000_0000 == 0 ? 4326 : take(4)
    let (east, north) = (Double(bitPattern: take(8)), Double(bitPattern: take(8)))
    guard bytes.isEmpty || bytes.count.isMultiple(of: 8) else { return }
    found.add { () throws(CoordinateError.Reason) in
      guard system == 4326 else { throw .unknownReferenceSystem(String(system)) }
      return try AnglePair.coordinate(latitude: "\(north)", longitude: "\(east)")
    }
  }
}
