import Pixels
import Testing

@testable import Typesetting

/// Unicode's own tests of lines and words, read from the package unicode-data.
@Suite struct UnicodeLineTests {
  /// A line of a test: characters, and whether there is a boundary before each.
  private func parts(_ line: ArraySlice<UInt8>) -> (scalars: [UInt32], isBoundary: [Bool]) {
    let words = UnicodeData.words(line)
    return (
      words.compactMap { UInt32($0, radix: 16) },
      words.filter { $0 == "÷" || $0 == "×" }.map { $0 == "÷" }.dropLast()
    )
  }

  @Test("D49: Lines may break where all lines of LineBreakTest say, and nowhere else")
  func lines() throws {
    let lines = try UnicodeData("auxiliary/LineBreakTest.txt").lines.map(parts)
    let failed = lines.filter { scalars, isBoundary in
      LineBreaks.opportunities(in: scalars) != [false] + isBoundary.dropFirst()
    }
    #expect(lines.count > 7000)
    #expect(failed.isEmpty, "\(failed.count) of \(lines.count), such as \(failed.prefix(3))")
  }

  @Test("D49: Words are those of WordBreakTest, but for runs that are one unit here")
  func words() throws {
    let lines = try UnicodeData("auxiliary/WordBreakTest.txt").lines.map(parts)
    var (merged, others) = (0, [[UInt32]]())
    for (scalars, isBoundary) in lines {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars.compactMap(Unicode.Scalar.init))
      let string = String(text)
      var found: Set<String.Index> = []
      for index in string.indices {
        let unit = WordBreaks.unit(of: string, at: index)
        found.formUnion([unit.lowerBound, unit.upperBound])
      }
      let expected = Set(zip(text.indices, isBoundary).filter(\.1).map(\.0)).union([text.endIndex])
      let isMerged = expected.subtracting(found).allSatisfy { index in
        let kinds = [string[string.index(before: index)], string[index]].map(WordBreaks.Kind.init)
        return kinds[0] == kinds[1] && kinds[0].isMerged
      }
      if !found.isSubset(of: expected) || !isMerged {
        others.append(scalars)
      } else if found != expected {
        merged += 1
      }
    }
    #expect(lines.count > 1800)
    #expect(merged == 443)
    // A letter that a joiner ties to a picture: the standard library parts them.
    #expect(others == [[0x61, 0x200D, 0x2701]])
  }

  @Test("D49: A line break falls where Unicode allows one, whatever the script")
  func layout() {
    func lines(_ text: String, fitting first: String) -> [String] {
      let style = TextStyle(font: .body)
      let width = TextLayout(first, style: style).size.width + 0.5
      let layout = TextLayout(text, style: style, width: width)
      return layout.lines.map { line in
        let utf8 = Array(text.utf8)[line.bytes]
        return String(decoding: utf8, as: UTF8.self)
      }
    }
    #expect(lines("at $5 (now)", fitting: "at $5 (") == ["at $5 ", "(now)"])
    #expect(lines("12.5 % of", fitting: "12.5 % o") == ["12.5 % ", "of"])
    #expect(lines("“a” —", fitting: "“a” ") == ["“a” ", "—"])
    #expect(lines("東京（とうきょう）", fitting: "東京（") == ["東京", "（とう", "きょ", "う）"])
    #expect(lines("서울특별시", fitting: "서울") == ["서울", "특별", "시"])
    #expect(lines("ab\u{A0}cd ef", fitting: "ab\u{A0}cd") == ["ab\u{A0}cd ", "ef"])
  }
}
