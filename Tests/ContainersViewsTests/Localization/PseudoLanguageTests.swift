import Testing

@testable import Containers

struct PseudoLanguageTests {
  private func text(_ message: LocalizedMessage, in language: String) -> String {
    Localization(languages: [language], folders: [], program: "none").text(of: message)
  }

  @Test("D68: In en_XA letters have accents, and texts are 40 % longer")
  func accented() {
    let text = text(LocalizedMessage("Search for a place or coordinate"), in: "en_XA")

    #expect(text == "[Šéáŕçĥ ƒóŕ á þļáçé óŕ çóóŕðíñáţé óñé ţŵó ]")
    #expect(self.text(LocalizedMessage("Search"), in: "en_XA") == "[Šéáŕçĥñ]")
  }

  @Test("D68: Placeholders keep their values", arguments: ["en_XA", "ar_XB"])
  func placeholders(language: String) {
    let message = LocalizedMessage(
      one: "{count} result of {place}", other: "{count} results of {place}", count: 2,
      ["place": .text("Lemvig")])

    #expect(text(message, in: language).contains("Lemvig"))
    #expect(text(message, in: language).contains("2"))
    #expect(!text(message, in: language).contains("{"))
  }

  @Test("D68: In ar_XB letters run from right to left, and so does the layout")
  func mirrored() {
    #expect(
      text(LocalizedMessage("Back to maps"), in: "ar_XB")
        == "באכק תו מאפס")
    for (language, isRightToLeft) in [("ar_XB", true), ("en_XA", false), ("en", false)] {
      let language = Localization(languages: [language], folders: [], program: "none")
      #expect(language.isRightToLeft == isRightToLeft)
    }
  }

  @Test("D68: A catalog of a language that is read from right to left turns the layout")
  @MainActor func application() throws {
    let mirrored = Localization(languages: ["ar_XB"], folders: [], program: "none")
    let application = Localization.$replacement.withValue(mirrored) {
      Application(platform: HeadlessPlatform())
    }

    #expect(application.systemTraits.layoutDirection == .rightToLeft)
    #expect(Application(platform: HeadlessPlatform()).systemTraits.layoutDirection == .leftToRight)
  }
}
