import Testing

@testable import Typesetting

@Suite struct BidiTests {
  /// Returns a text in visual order, by characters.
  private func shown(_ text: String, base: UInt8? = nil) -> String {
    let scalars = Array(text.unicodeScalars)
    let kinds = scalars.map(Bidi.Kind.init)
    let levels = Bidi.levels(of: kinds, base: base ?? Bidi.level(of: kinds))
    let order = Bidi.visualOrder(levels)
    var result = String.UnicodeScalarView()
    for index in order {
      let scalar = scalars[index]
      let turned = levels[index] & 1 == 1 ? Bidi.mirrored(scalar.value) : scalar.value
      result.append(Unicode.Scalar(turned) ?? scalar)
    }
    return String(result)
  }

  @Test("Latin text keeps its order, and Hebrew is reversed")
  func simple() {
    #expect(shown("abc 12") == "abc 12")
    #expect(shown("אבג") == "גבא")
  }

  @Test("Words of the other direction are reversed in place")
  func mixed() {
    #expect(shown("ab אב גד cd") == "ab דג בא cd")
    #expect(shown("אב ab גד") == "דג ab בא")
  }

  @Test("Numbers run from left to right in either text")
  func numbers() {
    #expect(shown("אב 12 גד") == "דג 12 בא")
    #expect(shown("אב 3.50 גד") == "דג 3.50 בא")
    #expect(shown("ab אב 12") == "ab 12 בא")
    #expect(shown("١٢ سم") == "مس ١٢")
  }

  @Test(
    "Marks take the direction of both sides, or else of the paragraph, and brackets are mirrored")
  func neutrals() {
    #expect(shown("ab!") == "ab!")
    #expect(shown("אב!") == "!בא")
    #expect(shown("א(ב)ג") == "ג(ב)א")
    #expect(shown("ab (אב)", base: 0) == "ab (בא)")
  }

  @Test("A paragraph takes the direction of its first letter unless one is given")
  func base() {
    #expect(Bidi.level(of: "12 אב".unicodeScalars.map(Bidi.Kind.init)) == 1)
    #expect(Bidi.level(of: "12 ab".unicodeScalars.map(Bidi.Kind.init)) == 0)
    #expect(Bidi.level(of: "12".unicodeScalars.map(Bidi.Kind.init)) == 0)
    #expect(shown("ab אב", base: 1) == "בא ab")
  }
}
