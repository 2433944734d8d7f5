/// A message of sd-bus, which is released with this object.
@MainActor
final class SystemdMessage {
  /// The type of a message, with the numbers of the protocol.
  enum Kind: UInt8 {
    case call = 1
    case reply = 2
    case failure = 3
    case signal = 4
  }

  let pointer: SystemdLibrary.Message
  private let library: SystemdLibrary.Messages

  /// Takes over a message; nil if there is none.
  init?(_ pointer: SystemdLibrary.Message?, _ library: SystemdLibrary.Messages) {
    guard let pointer else { return nil }
    self.pointer = pointer
    self.library = library
  }

  isolated deinit { _ = library.release(pointer) }

  /// The type; nil if it is unknown.
  var kind: Kind? {
    var kind: UInt8 = 0
    return library.kind(pointer, &kind) >= 0 ? Kind(rawValue: kind) : nil
  }

  /// Whether the sender of a call waits for an answer.
  var expectsReply: Bool { library.expectsReply(pointer) > 0 }

  /// The number of the call that the message answers; nil if it is not an answer.
  var replyCookie: UInt64? {
    var cookie: UInt64 = 0
    return library.replyCookie(pointer, &cookie) >= 0 ? cookie : nil
  }

  /// The call or the signal, with as many arguments as are of a known type.
  func content() -> SystemdCall {
    func text(_ word: SystemdLibrary.Text?) -> String { word.map { String(cString: $0) } ?? "" }
    return SystemdCall(
      path: text(library.path(pointer)), interface: text(library.interface(pointer)),
      member: text(library.member(pointer)), signature: text(library.signature(pointer, 1)),
      arguments: readValues())
  }

  // MARK: Reading

  private func readValues() -> [SystemdValue] {
    var values: [SystemdValue] = []
    while let value = readValue(depth: 0) { values.append(value) }
    return values
  }

  /// Reads the next value; returns nil at the end and before a value of a type that no call needs.
  private func readValue(depth: Int) -> SystemdValue? {
    var type: CChar = 0
    var contents: SystemdLibrary.Text?
    guard depth < 8, library.peek(pointer, &type, &contents) > 0 else { return nil }
    switch UInt8(bitPattern: type) {
    case UInt8(ascii: "b"): return number(type, Int32(0)).map { .boolean($0 != 0) }
    case UInt8(ascii: "y"): return number(type, UInt8(0)).map(SystemdValue.byte)
    case UInt8(ascii: "i"): return number(type, Int32(0)).map(SystemdValue.int32)
    case UInt8(ascii: "u"): return number(type, UInt32(0)).map(SystemdValue.uint32)
    case UInt8(ascii: "d"): return number(type, 0.0).map(SystemdValue.double)
    case UInt8(ascii: "s"): return word(type).map(SystemdValue.string)
    case UInt8(ascii: "o"): return word(type).map(SystemdValue.path)
    case UInt8(ascii: "v"), UInt8(ascii: "r"), UInt8(ascii: "a"), UInt8(ascii: "e"):
      return readContainer(type, contents, depth: depth)
    default: return nil
    }
  }

  private func readContainer(
    _ type: CChar, _ contents: SystemdLibrary.Text?, depth: Int
  ) -> SystemdValue? {
    let signature = contents.map { String(cString: $0) } ?? ""
    guard library.enter(pointer, type, contents) > 0 else { return nil }
    var members: [SystemdValue] = []
    while let member = readValue(depth: depth + 1) { members.append(member) }
    guard library.exit(pointer) >= 0 else { return nil }
    switch UInt8(bitPattern: type) {
    case UInt8(ascii: "r"): return .structure(members)
    case UInt8(ascii: "a"): return .array(signature, members)
    case UInt8(ascii: "e"): return members.count == 2 ? .entry(members[0], members[1]) : nil
    default: return members.first.map(SystemdValue.variant)
    }
  }

  private func number<Number: BitwiseCopyable>(_ type: CChar, _ zero: Number) -> Number? {
    var number = zero
    return library.read(pointer, type, &number) > 0 ? number : nil
  }

  private func word(_ type: CChar) -> String? {
    var word: SystemdLibrary.Text?
    guard library.read(pointer, type, &word) > 0 else { return nil }
    return word.map { String(cString: $0) }
  }

  // MARK: Writing

  /// Appends values; returns whether the message can be sent.
  func append(_ values: [SystemdValue]) -> Bool { values.allSatisfy(append) }

  private func append(_ value: SystemdValue) -> Bool {
    switch value {
    case .boolean(let isTrue): append("b", Int32(isTrue ? 1 : 0))
    case .byte(let number): append("y", number)
    case .int16(let number): append("n", number)
    case .int32(let number): append("i", number)
    case .uint32(let number): append("u", number)
    case .double(let number): append("d", number)
    case .string(let text):
      text.carried.withCString { library.append(pointer, Self.code("s"), $0) >= 0 }
    case .path(let text): text.withCString { library.append(pointer, Self.code("o"), $0) >= 0 }
    case .structure(let members):
      append("r", members.map(\.signature).joined(), members)
    case .array(let element, let values): append("a", element, values)
    case .entry(let key, let value): append("e", key.signature + value.signature, [key, value])
    case .variant(let inner): append("v", inner.signature, [inner])
    }
  }

  private func append<Number: BitwiseCopyable>(_ type: Unicode.Scalar, _ number: Number) -> Bool {
    withUnsafePointer(to: number) { library.append(pointer, Self.code(type), $0) >= 0 }
  }

  private func append(
    _ type: Unicode.Scalar, _ contents: String, _ values: [SystemdValue]
  ) -> Bool {
    guard library.open(pointer, Self.code(type), contents) >= 0, append(values) else {
      return false
    }
    return library.close(pointer) >= 0
  }

  private static func code(_ type: Unicode.Scalar) -> CChar { CChar(UInt8(ascii: type)) }
}

extension String {
  /// The text as a bus carries it: sd-bus refuses noncharacters, of which no text says anything.
  fileprivate var carried: String {
    guard unicodeScalars.contains(where: \.isNoncharacter) else { return self }
    var scalars = UnicodeScalarView()
    scalars.append(contentsOf: unicodeScalars.map { $0.isNoncharacter ? "\u{FFFD}" : $0 })
    return String(scalars)
  }
}

extension Unicode.Scalar {
  fileprivate var isNoncharacter: Bool {
    value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
  }
}
