import Containers
import Testing

@Suite("Fonts and the preferred size of text")
struct FontRoleTests {
  private func traits(_ category: ContentSizeCategory) -> TraitCollection {
    TraitCollection { $0.preferredContentSizeCategory = category }
  }

  @Test("Named fonts are those of the text styles at the default text size")
  func names() {
    let usual = traits(.large)
    #expect(Font.body == .preferredFont(forTextStyle: .body, compatibleWith: usual))
    #expect(Font.headline == .preferredFont(forTextStyle: .headline, compatibleWith: usual))
    #expect(Font.caption == .preferredFont(forTextStyle: .caption1, compatibleWith: usual))
  }

  @Test("A named font is as large as its text style at every size of text")
  func scaling() {
    for category in ContentSizeCategory.allCases {
      let traits = traits(category)
      let pairs: [(Font, Font.TextStyle)] = [
        (.body, .body), (.headline, .headline), (.caption, .caption1),
      ]
      for (font, style) in pairs {
        let preferred = Font.preferredFont(forTextStyle: style, compatibleWith: traits)
        #expect(font.scaled(compatibleWith: traits) == preferred, "\(style) at \(category)")
      }
    }
  }

  @Test("A font that a text style made for large text is not scaled again")
  func scalingTwice() {
    let large = traits(.accessibilityLarge)
    let font = Font.preferredFont(forTextStyle: .body, compatibleWith: large)

    #expect(font.scaled(compatibleWith: large) == font)
    #expect(font.withWeight(.bold).scaled(compatibleWith: traits(.large)).size == 14)
  }

  @Test("A font whose size was set scales in proportion to body text")
  func ownSize() {
    let font = Font.preferredFont(forTextStyle: .caption1).withSize(17)

    #expect(font.scaled(compatibleWith: traits(.accessibilityLarge)).size == 33)
  }

  @Test("A scaled font follows the preferred text size")
  func textStyles() {
    func size(_ style: Font.TextStyle, _ category: ContentSizeCategory) -> Double {
      Font.preferredFont(forTextStyle: style, compatibleWith: traits(category)).size
    }
    let (smallest, greatest): (Double, Double) = (14 * 14 / 17, 28 * 60 / 34)
    #expect(size(.body, .large) == 14)
    #expect(size(.body, .extraSmall) == smallest)
    #expect(size(.largeTitle, .accessibilityExtraExtraExtraLarge) == greatest)
    #expect(Font.preferredFont(forTextStyle: .headline).weight == .semibold)
    for style in Font.TextStyle.allCases {
      let sizes = ContentSizeCategory.allCases.dropFirst().map { size(style, $0) }
      #expect(sizes == sizes.sorted())
    }
  }
}
