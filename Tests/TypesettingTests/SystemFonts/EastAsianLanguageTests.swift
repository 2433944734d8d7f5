import TestSupport
import Testing

@testable import Typesetting

@Suite struct EastAsianLanguageTests {
  @Test(
    "D55: Chinese characters come in the style of the interface's language",
    arguments: [
      (["LANG": "zh_CN.UTF-8"], "zh-cn"), (["LANG": "zh_TW.UTF-8"], "zh-tw"),
      (["LANG": "zh_HK.UTF-8"], "zh-hk"), (["LANG": "ja_JP.UTF-8"], "ja"),
      (["LANG": "ko_KR.UTF-8"], "ko"), (["LANG": "da_DK.UTF-8"], "zh-cn"), ([:], "zh-cn"),
      (["LANG": "en_US.UTF-8", "LANGUAGE": "en:ja"], "ja"),
      (["LANG": "C.UTF-8", "LANGUAGE": "ja"], "zh-cn"),
      (["LANG": "ja_JP.UTF-8", "LC_MESSAGES": "en_US.UTF-8"], "ja"),
      (["LANG": "ja_JP.UTF-8", "LC_ALL": "zh-Hant"], "zh-tw"),
      (["LANG": "en_US.UTF-8", "CONTAINERS_LANGUAGE": "ja"], "ja"),
      (["LANG": "ja_JP.UTF-8", "LANGUAGE": "ko", "CONTAINERS_LANGUAGE": "zh_CN"], "zh-cn"),
    ])
  func languages(environment: [String: String], language: String) {
    #expect(EastAsianLanguage.preferred { environment[$0] } == language)
  }

  @Test("D55: The font for Chinese characters is kept, so that fontconfig is not queried again")
  func remembering() throws {
    let folder = try TemporaryFolder()
    func ask(_ scalar: Unicode.Scalar) throws -> (file: FontFinder.File?, hasRead: Bool) {
      let finder = try #require(FontFinder(rememberingIn: folder.path + "/cache"))
      let file = finder.file(for: .body, having: scalar)
      let hasRead = finder.configuration.isRead
      finder.memory?.write()
      return (file, hasRead)
    }
    let first = try ask("京")
    let second = try ask("都")
    #expect(first.hasRead)
    #expect(!second.hasRead)
    #expect(first.file == second.file)
    // Another script is another question, which is not kept.
    #expect(try ask("א").hasRead)
  }

  @Test("D55: A character that the kept font lacks has another one")
  func lacking() throws {
    let folder = try TemporaryFolder()
    let source = try SDLGlyphSource(rememberingIn: folder.path + "/cache")
    let common = try #require(source.face(having: "京", like: .body))
    // A half-width form that no Chinese font needs to have, and one of each kana.
    for scalar in "あアｱ々〆".unicodeScalars {
      let face = try #require(source.face(having: scalar, like: .body))
      #expect(source.hasGlyph(for: scalar, in: face))
    }
    #expect(source.hasGlyph(for: "京", in: common))
  }
}
