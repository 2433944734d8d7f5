internal import FoundationEssentials

/// How dates and times are written where a person lives: a small part of Unicode's CLDR.
struct DateConventions: Equatable {
  /// The order of the parts of a date.
  enum Order: Equatable {
    case dayMonthYear, monthDayYear, yearMonthDay
  }

  let order: Order
  /// Whether hours run from 1 to 12 twice a day.
  let hasHalves: Bool
  /// The first day of a week: 1 for Sunday to 7 for Saturday.
  let firstWeekday: Int

  /// Regions with hours from 1 to 12.
  private static let halves: Set<String> = [
    "US", "CA", "AU", "NZ", "IN", "PK", "BD", "PH", "EG", "SA", "AE", "JO", "KW", "QA", "OM", "MX",
    "CO", "MY", "KR", "TW", "HK", "SG", "PR", "VE",
  ]
  /// Regions with weeks that begin on Sunday.
  private static let sundays: Set<String> = [
    "US", "CA", "MX", "BR", "JP", "KR", "TW", "HK", "IN", "PK", "BD", "PH", "ZA", "IL", "SA", "TH",
    "ID", "SG", "CO", "PE", "VE", "PR", "PT", "KE",
  ]
  /// Regions with weeks that begin on Saturday.
  private static let saturdays: Set<String> = [
    "EG", "AE", "IR", "AF", "DZ", "IQ", "JO", "KW", "QA",
  ]
  private static let yearsFirst: Set<String> = [
    "ja", "zh", "ko", "hu", "lt", "mn", "sv", "eu", "fa",
  ]

  init(_ locale: Locale) {
    // Without a region, that of most speakers.
    let parts = locale.identifier.split { $0 == "_" || $0 == "-" || $0 == "@" || $0 == "." }
    let language = parts.first.map(String.init) ?? "en"
    let region = parts.dropFirst().first { $0.count == 2 }.map { $0.uppercased() }
    let place = region ?? Self.homes[language] ?? ""
    order =
      Self.yearsFirst.contains(language)
      ? .yearMonthDay : place == "US" || place == "PH" ? .monthDayYear : .dayMonthYear
    hasHalves = Self.halves.contains(place)
    firstWeekday = Self.sundays.contains(place) ? 1 : Self.saturdays.contains(place) ? 7 : 2
  }

  private static let homes = [
    "en": "US", "ja": "JP", "ko": "KR", "hi": "IN", "ar": "EG", "he": "IL", "th": "TH", "fa": "IR",
    "zh": "CN", "pt": "BR", "id": "ID",
  ]
}
