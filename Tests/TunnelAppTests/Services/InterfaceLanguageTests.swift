import Testing

@testable import TunnelApp

struct InterfaceLanguageTests {
  @Test(
    "T33: The language is the one that the environment requests, in POSIX's order",
    arguments: [
      ([:], "en"), (["LANG": "da_DK.UTF-8"], "da_DK"), (["LANG": "C.UTF-8"], "en"),
      (["LANG": "POSIX"], "en"), (["LANG": ""], "en"),
      (["LANG": "da_DK", "LC_MESSAGES": "de_DE.UTF-8"], "de_DE"),
      (["LC_MESSAGES": "de_DE", "LC_ALL": "zh_CN.UTF-8"], "zh_CN"),
      (["LANG": "da_DK", "LC_ALL": "C"], "en"), (["LANG": "da_DK", "LC_ALL": ""], "da_DK"),
      (["LANG": "en_GB.UTF-8", "LANGUAGE": "da:de"], "da"),
      (["LANG": "C", "LANGUAGE": "da"], "en"), (["LANG": "de@euro"], "de"),
    ] as [([String: String], String)])
  func tag(environment: [String: String], language: String) {
    #expect(InterfaceLanguage.tag { environment[$0] } == language)
  }
}
