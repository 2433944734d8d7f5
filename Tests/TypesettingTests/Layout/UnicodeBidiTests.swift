import Testing

@testable import Typesetting

/// Unicode's own tests of bidirectional text, read from the package unicode-data.
@Suite struct UnicodeBidiTests {
  /// What a test expects of a paragraph; `nil` where the algorithm removes a character.
  struct Expected {
    var levels: [UInt8?]
    var order: [Int]

    init(levels: ArraySlice<UInt8>, order: ArraySlice<UInt8>) {
      self.levels = UnicodeData.words(levels).map { UInt8($0) }
      self.order = UnicodeData.words(order).compactMap { Int($0) }
    }

    /// Returns whether a paragraph has these levels and this order.
    func matches(_ paragraph: Bidi.Paragraph) -> Bool {
      guard paragraph.levels.count == levels.count else { return false }
      for (expected, level) in zip(levels, paragraph.levels) where expected ?? level != level {
        return false
      }
      return order == Bidi.visualOrder(paragraph.levels).filter { levels[$0] != nil }
    }
  }

  @Test("D47: All lines of BidiCharacterTest have the levels and the order that Unicode says")
  func characters() throws {
    let directions: [WritingDirection] = [.leftToRight, .rightToLeft, .natural]
    var (count, failed) = (0, [String]())
    for line in try UnicodeData("BidiCharacterTest.txt").lines {
      let fields = UnicodeData.fields(line)
      guard fields.count == 5 else { continue }
      count += 1
      let direction = UnicodeData.words(fields[1]).first.flatMap { Int($0) } ?? 0
      let paragraph = Bidi.paragraph(UnicodeData.scalars(fields[0]), directions[direction])
      let base = UnicodeData.words(fields[2]).first.flatMap { UInt8($0) }
      if base != paragraph.base || !Expected(levels: fields[3], order: fields[4]).matches(paragraph)
      {
        failed.append(String(decoding: line, as: UTF8.self))
      }
    }
    #expect(count > 91_000)
    #expect(failed.isEmpty, "\(failed.count) of \(count), such as \(failed.prefix(3))")
  }

  /// A character of each class.
  private static let examples: [String: UInt32] = [
    "L": 0x61, "R": 0x5D0, "AL": 0x627, "EN": 0x30, "AN": 0x660, "ES": 0x2B, "ET": 0x23,
    "CS": 0x2C, "NSM": 0x300, "BN": 0xAD, "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21,
    "LRE": 0x202A, "RLE": 0x202B, "LRO": 0x202D, "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066,
    "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
  ]

  @Test("D47: All lines of BidiTest have the levels and the order that Unicode says")
  func classes() throws {
    let directions: [(bit: Int, WritingDirection)] = [
      (1, .natural), (2, .leftToRight), (4, .rightToLeft),
    ]
    var (count, failed) = (0, [String]())
    var levels: ArraySlice<UInt8> = []
    var expected = Expected(levels: [], order: [])
    for line in try UnicodeData("BidiTest.txt").lines {
      if line.starts(with: "@Levels:".utf8) { levels = line.dropFirst(8) }
      if line.starts(with: "@Reorder:".utf8) {
        expected = Expected(levels: levels, order: line.dropFirst(9))
      }
      let fields = UnicodeData.fields(line)
      guard line.first != UInt8(ascii: "@"), fields.count == 2 else { continue }
      let scalars = UnicodeData.words(fields[0]).compactMap { Self.examples[$0] }
      let bits = UnicodeData.words(fields[1]).first.flatMap { Int($0, radix: 16) } ?? 0
      for (bit, direction) in directions where bits & bit != 0 {
        count += 1
        if !expected.matches(Bidi.paragraph(scalars, direction)) {
          failed.append("\(direction) " + String(decoding: line, as: UTF8.self))
        }
      }
    }
    #expect(count > 700_000)
    #expect(failed.isEmpty, "\(failed.count) of \(count), such as \(failed.prefix(3))")
  }
}
