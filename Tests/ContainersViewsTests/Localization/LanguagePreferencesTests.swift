import Testing

@testable import Containers

struct LanguagePreferencesTests {
  typealias Row = (environment: [String: String], catalogs: [String])

  /// Environments without a locale, or with English, which need no catalog.
  private static let english: [Row] = [
    ([:], []), (["LANG": ""], []), (["LANG": "C"], []), (["LANG": "POSIX"], []),
    (["LANG": "C.UTF-8"], []), (["LANG": "en_GB.UTF-8"], []), (["LANG": "en"], []),
    (["LC_ALL": "C", "LANG": "da_DK"], []), (["LC_ALL": "C", "LANGUAGE": "da"], []),
    (["LANG": "C.UTF-8", "LANGUAGE": "da:de"], []), (["LANGUAGE": "da"], []),
    (["LANG": "da_DK", "LANGUAGE": "en:da"], []), (["LANG": "POSIX", "LANGUAGE": "pl"], []),
  ]

  /// The precedence of the variables.
  private static let order: [Row] = [
    (["LANG": "da_DK.UTF-8"], ["da_DK", "da"]), (["LANG": "da"], ["da"]),
    (["LC_MESSAGES": "de_DE", "LANG": "da_DK"], ["de_DE", "de"]),
    (["LC_ALL": "pl_PL", "LC_MESSAGES": "de_DE", "LANG": "da_DK"], ["pl_PL", "pl"]),
    (["LC_ALL": "", "LC_MESSAGES": "", "LANG": "da_DK"], ["da_DK", "da"]),
    (["LC_ALL": "", "LC_MESSAGES": "de_AT"], ["de_AT", "de"]),
    (["LC_NUMERIC": "de_DE", "LANG": "da_DK"], ["da_DK", "da"]),
    (["LANG": "en_US.UTF-8", "LANGUAGE": "da"], ["da"]),
    (["LANG": "da_DK", "LANGUAGE": "de"], ["de"]),
    (["LANG": "da_DK", "LANGUAGE": ""], ["da_DK", "da"]),
    (["LANG": "da_DK", "LANGUAGE": ":"], ["da_DK", "da"]),
    (["LANG": "en_US", "LANGUAGE": "da:de"], ["da", "de"]),
    (["LANG": "en_US", "LANGUAGE": "de_AT:de:da"], ["de_AT", "de", "da"]),
    (["LANG": "en_US", "LANGUAGE": "da:en:de"], ["da"]),
    (["LANG": "en_US", "LANGUAGE": "da:en_GB:de"], ["da"]),
  ]

  /// The more general tags that follow a tag.
  private static let tags: [Row] = [
    (["LANG": "zh_CN.UTF-8"], ["zh_CN", "zh"]), (["LANG": "zh_TW"], ["zh_TW", "zh"]),
    (["LANG": "zh_HK"], ["zh_HK", "zh_TW", "zh"]), (["LANG": "zh_MO"], ["zh_MO", "zh_TW", "zh"]),
    (["LANG": "en_US", "LANGUAGE": "zh_HK:zh_TW:da"], ["zh_HK", "zh_TW", "zh", "da"]),
    (["LANG": "pt_BR"], ["pt_BR", "pt"]), (["LANG": "de@euro"], ["de@euro", "de"]),
    (
      ["LANG": "sr_RS.UTF-8@latin"], ["sr_RS@latin", "sr@latin", "sr_RS", "sr"]
    ),
    (["LANG": "es_419"], ["es_419", "es"]),
    (["LANG": "en_US", "LANGUAGE": "pt-br"], ["pt_BR", "pt"]),
    (["LANG": "en_US", "LANGUAGE": "zh-Hant-HK"], ["zh_HK", "zh_TW", "zh"]),
    (["LANG": "zh"], ["zh", "zh_CN"]), (["LANG": "zh_SG"], ["zh_SG", "zh_CN", "zh"]),
    (["LANG": "en_US", "LANGUAGE": "zh-Hans"], ["zh", "zh_CN"]),
    (["LANG": "en_US", "LANGUAGE": "zh-Hant"], ["zh"]),
    (["LANG": "en_US", "LANGUAGE": "DA_dk"], ["da_DK", "da"]),
    (["LANG": "../../etc/passwd"], []), (["LANG": "en_US", "LANGUAGE": "../da:da/x:da"], ["da"]),
    (["LANG": "/da"], []), (["LANG": "da\u{0}"], []), (["LANG": "da_DK "], []),
    (["LANG": String(repeating: "a", count: 65)], []),
  ]

  /// What a program is asked for by its option, and the languages that are made by a rule.
  private static let asked: [Row] = [
    (["CONTAINERS_LANGUAGE": "da"], ["da"]), (["CONTAINERS_LANGUAGE": ""], []),
    (["CONTAINERS_LANGUAGE": "da", "LC_ALL": "C"], ["da"]),
    (["CONTAINERS_LANGUAGE": "da:de", "LC_ALL": "pl_PL", "LANGUAGE": "fr"], ["da", "de"]),
    (["CONTAINERS_LANGUAGE": "en", "LANG": "da_DK"], []),
    (["CONTAINERS_LANGUAGE": "../da", "LANG": "de_DE"], ["de_DE", "de"]),
    (["CONTAINERS_LANGUAGE": "en_XA"], ["en_XA", "en"]), (["LANG": "ar_XB"], ["ar_XB", "ar"]),
  ]

  @Test(
    "D63: The environment chooses the catalogs, tag by tag, up to English",
    arguments: english + order + tags + asked)
  func environments(row: Row) {
    let preferences = LanguagePreferences { row.environment[$0] }

    #expect(preferences.catalogNames == row.catalogs)
  }
}
