internal import Support

/// How a region writes dates and times, and on which day its weeks begin.
///
/// The data are from Unicode's CLDR, reduced to what a date picker needs.
struct DateConventions: Hashable, Sendable {
  /// The parts of a date, in order.
  var dateParts: [DatePart]
  /// The text between the parts of a date.
  var separator: String
  /// Whether a day has twice twelve hours.
  var hasPeriods: Bool
  /// Whether the half of the day is before the time.
  var periodLeads: Bool
  /// The first day of the week: 1 for Sunday, 2 for Monday.
  var firstWeekday: Int

  /// Creates the conventions of a POSIX or BCP 47 tag, such as `de_AT` or `pt-BR`.
  ///
  /// Without a tag, or with `C` or `POSIX`, they are those of ISO 8601.
  init(tag: String?) {
    let name = (tag ?? "").prefix { $0 != "." && $0 != "@" }
    let parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
    let language = parts.first.map { $0.lowercased() } ?? ""
    let region =
      parts.dropFirst().first { $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber) }?
      .uppercased() ?? Self.usualRegions[language] ?? ""
    let isoOnly = language.isEmpty || name == "C" || name == "POSIX"
    let writesYearFirst =
      isoOnly || Self.yearFirst.contains(language) || region == "CA" || region == "ZA"
    if writesYearFirst {
      dateParts = [.year, .month, .day]
    } else {
      dateParts =
        Self.monthFirst.contains(region) && (language == "en" || language == "es")
        ? [.month, .day, .year] : [.day, .month, .year]
    }
    let separators: [(Set<String>, String)] = [(Self.dotted, "."), (Self.dashed, "-")]
    separator =
      isoOnly || region == "CA"
      ? "-" : separators.first { $0.0.contains(language) }?.1 ?? (region == "CH" ? "." : "/")
    hasPeriods =
      Self.twelveHours.contains(region) && !(language == "fr" || language == "es" && region == "US")
    periodLeads = language == "ko" || language == "zh"
    firstWeekday = Self.sundays.contains(region) ? 1 : Self.saturdays.contains(region) ? 7 : 2
    if region == "MV" { firstWeekday = 6 }
  }

  /// The conventions of the environment.
  static let system = DateConventions(
    tag: ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap(environmentVariable).first { !$0.isEmpty })

  /// The parts of a time, in order.
  var timeParts: [DatePart] {
    guard hasPeriods else { return [.hour, .minute] }
    return periodLeads ? [.period, .hour, .minute] : [.hour, .minute, .period]
  }

  private static let usualRegions = [
    "en": "US", "ar": "EG", "he": "IL", "iw": "IL", "ja": "JP", "ko": "KR", "zh": "CN", "hi": "IN",
    "fa": "IR", "pt": "BR", "th": "TH", "id": "ID", "bn": "BD", "ur": "PK",
  ]
  private static let yearFirst: Set<String> = [
    "zh", "ja", "ko", "hu", "lt", "mn", "sv", "eu", "fa", "ne", "si", "af",
  ]
  private static let monthFirst: Set<String> = [
    "US", "PH", "PR", "GU", "AS", "VI", "UM", "MH", "FM", "PA",
  ]
  private static let dotted: Set<String> = [
    "de", "da", "fi", "nb", "nn", "no", "cs", "sk", "pl", "ru", "uk", "be", "bg", "hr", "sr",
    "bs", "sl", "mk", "et", "lv", "ro", "is", "tr", "az", "kk", "ka", "hy", "he", "iw", "hu",
    "ko",
  ]
  private static let dashed: Set<String> = [
    "nl", "sv", "lt", "af", "si",
  ]
  private static let twelveHours: Set<String> = [
    "US", "CA", "AU", "NZ", "IN", "PK", "BD", "PH", "MY", "SG", "HK", "KR", "GR", "CY", "AL",
    "EG", "SA", "AE", "KW", "QA", "BH", "OM", "JO", "IQ", "SY", "YE", "LB", "LY", "SD", "ET",
    "KH", "CO", "VE", "PR", "DO", "PA", "HN", "SV", "NI", "GU", "AS", "VI", "UM", "MH", "FM",
  ]
  private static let sundays: Set<String> = [
    "AG", "AS", "BD", "BR", "BS", "BT", "BW", "BZ", "CA", "CO", "DM", "DO", "ET", "GT", "GU",
    "HK", "HN", "ID", "IL", "IN", "JM", "JP", "KE", "KH", "KR", "LA", "MH", "MM", "MO", "MT",
    "MX", "MZ", "NI", "NP", "PA", "PE", "PH", "PK", "PR", "PT", "PY", "SA", "SG", "SV", "TH",
    "TT", "TW", "UM", "US", "VE", "VI", "WS", "YE", "ZA", "ZW",
  ]
  private static let saturdays: Set<String> = [
    "AF", "BH", "DJ", "DZ", "EG", "IQ", "IR", "JO", "KW", "LY", "OM", "QA", "SD", "SY", "AE",
  ]
}
