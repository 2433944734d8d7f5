import Foundation
import Testing

@testable import Typesetting

@Suite struct BidiTests {
  /// What resolves the levels: FriBidi, or our rule without it.
  static let resolvers = [FriBidi.shared, nil]

  /// Returns a text in visual order, by characters.
  private func shown(
    _ text: String, _ direction: WritingDirection, _ library: FriBidi?
  ) -> String {
    let scalars = text.unicodeScalars.map(\.value)
    let levels = Bidi.paragraph(scalars, direction, library: library).levels
    var result = String.UnicodeScalarView()
    for index in Bidi.visualOrder(levels) {
      let isTurned = levels[index] & 1 == 1
      let scalar = isTurned ? Bidi.mirrored(scalars[index], library: library) : scalars[index]
      result.append(Unicode.Scalar(scalar) ?? "?")
    }
    return String(result)
  }

  @Test("D47: FriBidi is installed where the tests run")
  func installation() { #expect(FriBidi.shared != nil) }

  @Test("D47: Latin text keeps its order, and Hebrew is reversed", arguments: resolvers)
  func simple(library: FriBidi?) {
    #expect(shown("abc 12", .natural, library) == "abc 12")
    #expect(shown("אבג", .natural, library) == "גבא")
  }

  @Test("D47: Words of the other direction are reversed in place", arguments: resolvers)
  func mixed(library: FriBidi?) {
    #expect(shown("ab אב גד cd", .natural, library) == "ab דג בא cd")
    #expect(shown("אב ab גד", .natural, library) == "דג ab בא")
  }

  @Test("D47: Numbers run from left to right in either text", arguments: resolvers)
  func numbers(library: FriBidi?) {
    #expect(shown("אב 12 גד", .natural, library) == "דג 12 בא")
    #expect(shown("אב 3.50 גד", .natural, library) == "דג 3.50 בא")
    #expect(shown("ab אב 12", .natural, library) == "ab 12 בא")
    #expect(shown("١٢ سم", .natural, library) == "مس ١٢")
  }

  @Test(
    "D47: Marks take the direction of both sides, or else of the paragraph; brackets are mirrored",
    arguments: resolvers)
  func neutrals(library: FriBidi?) {
    #expect(shown("ab!", .natural, library) == "ab!")
    #expect(shown("אב!", .natural, library) == "!בא")
    #expect(shown("א(ב)ג", .natural, library) == "ג(ב)א")
    #expect(shown("א[ב]{ג}<ד>«ה»", .natural, library) == "«ה»<ד>{ג}[ב]א")
    #expect(shown("ab (אב)", .leftToRight, library) == "ab (בא)")
  }

  @Test("D47: A pair of brackets takes the direction of the text around and in it")
  func pairs() { #expect(shown("ab (cd אב) גד", .rightToLeft, .shared) == "דג (בא cd) ab") }

  @Test(
    "D47: A paragraph takes the direction of its first letter unless one is given",
    arguments: resolvers)
  func base(library: FriBidi?) {
    func base(of text: String) -> UInt8 {
      Bidi.paragraph(text.unicodeScalars.map(\.value), .natural, library: library).base
    }
    #expect(base(of: "12 אב") == 1)
    #expect(base(of: "12 ab") == 0)
    #expect(base(of: "12") == 0)
    #expect(base(of: "") == 0)
    #expect(shown("ab אב", .rightToLeft, library) == "בא ab")
  }

  @Test("D47: A library that is missing is no library")
  func missing() { #expect(FriBidi("libfribidi.so.nowhere") == nil) }

  @Test("D47: Text needs its levels resolved if a character runs from right to left or formats")
  func need() throws {
    let classes = try UnicodeData("extracted/DerivedBidiClass.txt").values()
    let needed: Set = [
      "R", "AL", "AN", "LRE", "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI",
    ]
    let missed = classes.filter { needed.contains($0.value) && !Bidi.isNeeded(for: $0.scalar) }
    #expect(missed.isEmpty)
    let others = classes.filter { $0.value == "L" && Bidi.isNeeded(for: $0.scalar) }
    // The mark from left to right is a formatting character.
    #expect(others.map(\.scalar) == ["\u{200E}"])
  }

  @Test("D47: Latin and Chinese text leave FriBidi on the disk, and Hebrew brings it in")
  func loading() async {
    await #expect(processExitsWith: .success) {
      func isMapped() throws -> Bool {
        try String(contentsOfFile: "/proc/self/maps", encoding: .utf8).contains("libfribidi")
      }
      _ = TextLayout("Lemvig, 東京, Αθήνα", style: TextStyle(font: .body))
      guard try !isMapped() else { fatalError("FriBidi was loaded for nothing") }
      _ = TextLayout("תל אביב", style: TextStyle(font: .body))
      guard try isMapped() else { fatalError("FriBidi was not loaded") }
    }
  }
}
