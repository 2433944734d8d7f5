/// A value in a message of sd-bus, with its type in the protocol.
indirect enum SystemdValue: Hashable, Sendable {
  case boolean(Bool)
  case byte(UInt8)
  case int16(Int16)
  case int32(Int32)
  case uint32(UInt32)
  case double(Double)
  case string(String)
  case path(String)
  case structure([SystemdValue])
  /// An array; the signature is that of its elements.
  case array(String, [SystemdValue])
  case entry(SystemdValue, SystemdValue)
  case variant(SystemdValue)

  /// The signature of the value's type.
  var signature: String {
    switch self {
    case .boolean: "b"
    case .byte: "y"
    case .int16: "n"
    case .int32: "i"
    case .uint32: "u"
    case .double: "d"
    case .string: "s"
    case .path: "o"
    case .structure(let members): "(" + members.map(\.signature).joined() + ")"
    case .array(let element, _): "a" + element
    case .entry(let key, let value): "{" + key.signature + value.signature + "}"
    case .variant: "v"
    }
  }

  static func strings(_ texts: [String]) -> SystemdValue { .array("s", texts.map(Self.string)) }

  /// Returns a dictionary from names to values of any type, as most interfaces have for options.
  static func options(_ values: [(String, SystemdValue)]) -> SystemdValue {
    .array("{sv}", values.map { .entry(.string($0.0), .variant($0.1)) })
  }
}
