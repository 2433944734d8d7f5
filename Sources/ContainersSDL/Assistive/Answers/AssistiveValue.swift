/// A value in a message to or from assistive technology, with its type in the protocol.
indirect enum AssistiveValue: Hashable {
  case boolean(Bool)
  case int16(Int16)
  case int32(Int32)
  case uint32(UInt32)
  case double(Double)
  case string(String)
  case path(String)
  case structure([AssistiveValue])
  /// An array; the signature is that of its elements.
  case array(String, [AssistiveValue])
  case entry(AssistiveValue, AssistiveValue)
  case variant(AssistiveValue)

  /// The signature of the value's type.
  var signature: String {
    switch self {
    case .boolean: "b"
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

  /// Returns a 32-bit integer, limited to what it can hold.
  static func integer(_ number: Int) -> AssistiveValue { .int32(Int32(clamping: number)) }

  /// Returns a length rounded to whole pixels, limited to what screens have; 0 if it is no number.
  static func pixel(_ length: Double) -> Int32 {
    length.isFinite ? Int32(min(max(length.rounded(), -1e9), 1e9)) : 0
  }

  static func strings(_ texts: [String]) -> AssistiveValue { .array("s", texts.map(Self.string)) }

  static func dictionary(_ texts: [(String, String)]) -> AssistiveValue {
    .array("{ss}", texts.map { .entry(.string($0.0), .string($0.1)) })
  }
}
