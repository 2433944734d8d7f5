/// Reads values from the bytes of a message, which come from another program and are not trusted.
///
/// The format is that of the D-Bus specification, “Marshaling (Wire Format)”.
struct BusReader {
  /// The maximum nesting depth of values.
  private static let deepest = 32

  /// The number of values in a message, with those inside others, above which it is refused.
  private static let mostValues = 1 << 13

  /// An error for bytes that violate the format.
  struct Malformed: Error {}

  private let bytes: ArraySlice<UInt8>
  private let isLittleEndian: Bool
  private var position = 0
  private var count = 0

  /// Creates a reader for bytes that start at an 8-byte boundary.
  init(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) {
    self.bytes = bytes
    self.isLittleEndian = isLittleEndian
  }

  /// Reads one value for each type in a signature.
  mutating func values(_ signature: String) throws(Malformed) -> [BusValue] {
    var types = Array(signature.utf8)[...]
    var values: [BusValue] = []
    while !types.isEmpty { values.append(try value(&types, depth: 0)) }
    return values
  }

  mutating func align(to size: Int) throws(Malformed) {
    let next = (position + size - 1) / size * size
    guard next <= bytes.count else { throw Malformed() }
    position = next
  }

  mutating func integer<Integer: FixedWidthInteger>(_ type: Integer.Type) throws(Malformed)
    -> Integer
  {
    let size = Integer.bitWidth / 8
    try align(to: size)
    let slice = try take(size)
    let number = slice.reduce(UInt64(0)) {
      isLittleEndian ? $0 >> 8 | UInt64($1) << 56 : $0 << 8 | UInt64($1)
    }
    return Integer(
      truncatingIfNeeded: isLittleEndian ? number >> UInt64(64 - Integer.bitWidth) : number)
  }

  private mutating func take(_ count: Int) throws(Malformed) -> ArraySlice<UInt8> {
    guard count >= 0, count <= bytes.count - position else { throw Malformed() }
    defer { position += count }
    let start = bytes.startIndex + position
    return bytes[start..<start + count]
  }

  private mutating func string(length: Int) throws(Malformed) -> String {
    let text = String(decoding: try take(length), as: UTF8.self)
    _ = try take(1)
    return text
  }

  private mutating func value(_ types: inout ArraySlice<UInt8>, depth: Int) throws(Malformed)
    -> BusValue
  {
    count += 1
    guard depth < BusReader.deepest, count <= BusReader.mostValues, let type = types.popFirst()
    else { throw Malformed() }
    switch type {
    case UInt8(ascii: "y"): return .number(Double(try integer(UInt8.self)))
    case UInt8(ascii: "b"): return .boolean(try integer(UInt32.self) != 0)
    case UInt8(ascii: "n"): return .number(Double(try integer(Int16.self)))
    case UInt8(ascii: "q"): return .number(Double(try integer(UInt16.self)))
    case UInt8(ascii: "i"): return .number(Double(try integer(Int32.self)))
    case UInt8(ascii: "u"), UInt8(ascii: "h"): return .number(Double(try integer(UInt32.self)))
    case UInt8(ascii: "x"): return .number(Double(try integer(Int64.self)))
    case UInt8(ascii: "t"): return .number(Double(try integer(UInt64.self)))
    case UInt8(ascii: "d"): return .number(Double(bitPattern: try integer(UInt64.self)))
    case UInt8(ascii: "s"), UInt8(ascii: "o"):
      return .text(try string(length: Int(try integer(UInt32.self))))
    case UInt8(ascii: "g"): return .text(try string(length: Int(try integer(UInt8.self))))
    case UInt8(ascii: "v"):
      var inner = Array(try string(length: Int(try integer(UInt8.self))).utf8)[...]
      return try value(&inner, depth: depth + 1)
    case UInt8(ascii: "a"): return try array(&types, depth: depth + 1)
    case UInt8(ascii: "("):
      try align(to: 8)
      var members: [BusValue] = []
      while types.first != UInt8(ascii: ")") { members.append(try value(&types, depth: depth + 1)) }
      types.removeFirst()
      return .list(members)
    case UInt8(ascii: "{"):
      try align(to: 8)
      let entry = BusValue.entry(
        try value(&types, depth: depth + 1), try value(&types, depth: depth + 1))
      guard types.popFirst() == UInt8(ascii: "}") else { throw Malformed() }
      return entry
    default: throw Malformed()
    }
  }

  private mutating func array(_ types: inout ArraySlice<UInt8>, depth: Int) throws(Malformed)
    -> BusValue
  {
    let length = Int(try integer(UInt32.self))
    var element = types
    types = types.dropFirst(try BusReader.extent(of: types))
    try align(to: BusReader.alignment(of: element.first))
    let end = position + length
    guard end <= bytes.count else { throw Malformed() }
    let single = element.prefix(element.count - types.count)
    var values: [BusValue] = []
    while position < end {
      element = single
      let before = position
      values.append(try value(&element, depth: depth))
      // An empty structure takes no bytes, so that the loop would never end.
      guard position > before else { throw Malformed() }
    }
    return .list(values)
  }

  /// Returns the length of the first complete type of a signature.
  private static func extent(of types: ArraySlice<UInt8>) throws(Malformed) -> Int {
    var depth = 0
    for (count, type) in types.enumerated() {
      switch type {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "a"): continue
      default: break
      }
      if depth == 0 { return count + 1 }
    }
    throw Malformed()
  }

  private static func alignment(of type: UInt8?) -> Int {
    switch type {
    case UInt8(ascii: "y"), UInt8(ascii: "g"), UInt8(ascii: "v"): 1
    case UInt8(ascii: "n"), UInt8(ascii: "q"): 2
    case UInt8(ascii: "x"), UInt8(ascii: "t"), UInt8(ascii: "d"), UInt8(ascii: "("),
      UInt8(ascii: "{"):
      8
    default: 4
    }
  }
}
