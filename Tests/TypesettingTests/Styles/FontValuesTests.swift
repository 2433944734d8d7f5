import Pixels
import TestSupport
import Testing
import Typesetting

struct FontValuesTests {
  @Test("The system's sizes match those of the corresponding text styles")
  func systemSizes() {
    #expect(Font.systemFontSize == Font.body.size)
    #expect(Font.labelFontSize == Font.body.size)
    #expect(Font.buttonFontSize == Font.body.size)
    #expect(Font.smallSystemFontSize < Font.systemFontSize)
  }

  @Test("Titles grow in three steps, and captions are the smallest")
  func styles() {
    func size(_ style: Font.TextStyle) -> Double { style.usualSize }
    let steps: [Font.TextStyle] = [
      .caption2, .caption1, .subheadline, .body, .title3, .title2, .title1, .largeTitle,
    ]
    #expect(steps.map(size) == steps.map(size).sorted())
    #expect(Set(steps.map(size)).count == 8)
    #expect(size(.footnote) == size(.caption1))
    #expect(size(.callout) == size(.subheadline))
  }

  @Test("A font has the family name and weight that were requested")
  func names() {
    let font = Font.systemFont(ofSize: 20, weight: .thin)
    #expect(font.familyName == font.family)
    #expect(font.weight == .thin)
    let mono = Font.monospacedSystemFont(ofSize: 12, weight: .regular)
    #expect(mono.familyName == "monospace")
    #expect(mono.pointSize == 12)
    #expect(Font.Weight.thin.rawValue < Font.Weight.regular.rawValue)
  }

  @Test("Line patterns leave gaps: dots the most, dashes the fewest")
  func patterns() {
    func ink(_ pattern: UnderlineStyle) -> Double {
      var style = TextStyle(font: .systemFont(ofSize: 30), color: .black)
      style.underlineStyle = [.thick, pattern]
      style.underlineColor = .black
      let layout = TextLayout("          \u{A0}", style: style)
      return drawn(200, 60) { $0.draw(layout, at: .zero, color: .clear) }.area
    }
    let whole = ink([])
    for pattern in [UnderlineStyle.patternDash, .patternDashDot, .patternDashDotDot, .patternDot] {
      #expect(ink(pattern) < whole * 0.9)
      #expect(ink(pattern) > whole * 0.3)
    }
    #expect(ink(.patternDash) > ink(.patternDashDot))
    #expect(ink(.patternDashDot) > ink(.patternDashDotDot))
  }

  @Test("A text view holds more than a field by default")
  func limits() {
    #expect(TextLimits.viewLength > TextLimits.fieldLength)
  }
}
