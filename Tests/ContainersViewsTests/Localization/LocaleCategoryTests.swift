import Testing

@testable import Containers

struct LocaleCategoryTests {
  @Test(
    "D65, D66: A category has its own locale, which LC_ALL overrides",
    arguments: [
      ([:], nil), (["LANG": "da_DK.UTF-8"], "da_DK"), (["LC_NUMERIC": "de_AT@euro"], "de_AT"),
      (["LC_NUMERIC": "de_AT", "LANG": "da_DK"], "de_AT"),
      (["LC_ALL": "en_GB", "LC_NUMERIC": "de_AT"], "en_GB"),
      (["LC_ALL": "C", "LC_NUMERIC": "de_AT"], nil), (["LC_TIME": "da_DK"], nil),
      (["LC_NUMERIC": "", "LANG": "POSIX"], nil), (["LANG": "C.UTF-8"], nil),
      (["LANG": "es_419"], "es_419"), (["LANG": "../x"], nil),
    ] as [([String: String], String?)])
  func locales(environment: [String: String], locale: String?) {
    #expect(LocaleCategory.numbers.locale { environment[$0] } == locale)
  }
}
