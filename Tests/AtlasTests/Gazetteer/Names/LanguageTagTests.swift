import Atlas
import Testing

struct LanguageTagTests {
  static let known = ["en", "da", "no", "pt", "zh-hans", "zh-hant"]

  @Test(
    "T33: A tag matches the available language",
    arguments: [
      ("en", "en"), ("en-GB", "en"), ("da_DK.UTF-8", "da"), ("DA", "da"), ("pt-BR", "pt"),
      ("nb", "no"), ("nn_NO", "no"), ("no", "no"), ("zh", "zh-hans"), ("zh_CN.UTF-8", "zh-hans"),
      ("zh-Hant", "zh-hant"), ("zh_TW", "zh-hant"), ("zh_HK.UTF-8@x", "zh-hant"),
      ("zh-Hant-TW", "zh-hant"),
    ])
  func found(tag: String, language: String) {
    #expect(LanguageTag.index(of: tag, in: Self.known).map { Self.known[$0] } == language)
  }

  @Test(
    "T33: A tag of an unavailable language matches nothing",
    arguments: ["", "C", "POSIX", "xx", "_", "."])
  func unknown(tag: String) {
    #expect(LanguageTag.index(of: tag, in: Self.known) == nil)
    #expect(LanguageTag.index(of: "en", in: []) == nil)
  }
}
