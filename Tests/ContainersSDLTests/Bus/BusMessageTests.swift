import TestSupport
import Testing

@testable import ContainersSDL

@Suite("A bus message")
struct BusMessageTests {
  private let call = BusMessage.call(
    serial: 7, to: "org.example.Name", path: "/org/example", interface: "org.example.Face",
    member: "Read", ["first", "another text"])

  @Test("is read as it was written")
  func roundTrip() throws {
    let message = try #require(try BusMessage(call[...]))

    #expect(message.kind == .call)
    #expect(message.interface == "org.example.Face")
    #expect(message.member == "Read")
    #expect(message.arguments == [.text("first"), .text("another text")])
    #expect(try BusMessage.length(of: call[...]) == call.count)
    #expect(try BusMessage.length(of: call[..<15]) == nil)
  }

  @Test("contains numbers of all types, variants, arrays, structures and dictionaries")
  func values() throws {
    var bytes: [UInt8] = []
    bytes += [1, 0, 0, 0]  // b
    bytes += [1, UInt8(ascii: "d"), 0, 0] + Array(repeating: 0, count: 8)  // v: a double, aligned
    withUnsafeBytes(of: (1.5).bitPattern.littleEndian) { bytes.replaceSubrange(8..<16, with: $0) }
    bytes += [6, 0, 0, 0, 0xFE, 0xFF, 1, 0, 2, 0]  // an
    var reader = BusReader(bytes[...], isLittleEndian: true)

    #expect(
      try reader.values("bvan") == [
        .boolean(true), .number(1.5), .list([.number(-2), .number(1), .number(2)]),
      ])
    // The entry is aligned to eight bytes.
    let dictionary: [UInt8] = [0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 1, 0x61, 0, 9]
    var bigEndian = BusReader(dictionary[...], isLittleEndian: false)
    #expect(try bigEndian.values("a{sy}") == [.list([.entry(.text("a"), .number(9))])])
  }

  @Test("is refused if malformed, whatever is wrong with it")
  func malformed() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<4000 {
      var bytes = call
      for _ in 0..<Int.random(in: 1...6, using: &generator) {
        bytes[Int.random(in: 0..<bytes.count, using: &generator)] = .random(
          in: 0...255, using: &generator)
      }
      let length = Int.random(in: 0...bytes.count, using: &generator)
      // Reading must end, whatever the bytes are.
      _ = try? BusMessage(bytes[..<length])
      _ = try? BusMessage.length(of: bytes[..<length])
    }
    let deep = String(repeating: "(", count: 100) + "y" + String(repeating: ")", count: 100)
    var reader = BusReader([0, 0, 0, 0, 0, 0, 0, 0], isLittleEndian: true)
    #expect(throws: BusReader.Malformed.self) { try reader.values(deep) }
    #expect(throws: BusReader.Malformed.self) {
      try BusMessage.length(of: [UInt8](repeating: 0xFF, count: 16)[...])
    }
  }

  @Test(
    "has no reply serial if the header gives it as a double that is not a serial number",
    arguments: [-1, 0.5, 0x1p32, .nan, .infinity, -.infinity])
  func wrongSerial(number: Double) throws {
    // The header of a reply whose only field gives the serial of the call as a double.
    var bytes: [UInt8] =
      [UInt8(ascii: "l"), 2, 0, 1] + [0, 0, 0, 0] + [1, 0, 0, 0] + [16, 0, 0, 0]
    bytes += [5, 1, UInt8(ascii: "d"), 0] + Array(repeating: 0, count: 4)
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes += $0 }

    let message = try #require(try BusMessage(bytes[...]))

    #expect(message.kind == .reply)
    #expect(message.replySerial == 0)
  }

  @Test("goes to a path or an abstract name, the first supported address")
  func addresses() {
    #expect(
      BusAddress("tcp:host=x;unix:path=/run/a%20b,guid=1")?.socketName == Array("/run/a b".utf8))
    #expect(BusAddress("unix:guid=1,abstract=/tmp/x")?.socketName == [0] + Array("/tmp/x".utf8))
    for none in ["", "disabled:", "unix:", "unix:path=", "unix:path=%zz", "tcp:host=x"] {
      #expect(BusAddress(none) == nil)
    }
    #expect(BusAddress("unix:path=/" + String(repeating: "x", count: 200)) == nil)
  }
}
