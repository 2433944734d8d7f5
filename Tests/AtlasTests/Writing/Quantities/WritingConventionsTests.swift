import Testing

@testable import Atlas

struct WritingConventionsTests {
  /// Sunday, June 21, 2026, 14:05 UTC.
  private let afternoon = 1_782_050_700.0

  private func writing<Result>(
    _ locale: String, language: String = "en", _ body: () -> Result
  ) -> Result {
    let conventions = WritingConventions(numbers: locale, dates: locale, language: language)
    return WritingConventions.$current.withValue(conventions, operation: body)
  }

  @Test(
    "D65: Numbers are written as CLDR says",
    arguments: [
      ("en_US", "12,742 km", "1.2 km"), ("da_DK", "12.742 km", "1,2 km"),
      ("de_DE", "12.742 km", "1,2 km"), ("de_AT", "12\u{A0}742 km", "1,2 km"),
      ("de_CH", "12’742 km", "1.2 km"), ("zh_CN", "12,742 km", "1.2 km"),
      ("fr_FR", "12\u{202F}742 km", "1,2 km"), ("sv_SE", "12\u{A0}742 km", "1,2 km"),
      ("es_ES", "12.742 km", "1,2 km"), ("es_MX", "12,742 km", "1.2 km"),
      ("pl_PL", "12\u{A0}742 km", "1,2 km"), ("xx_YY", "12,742 km", "1.2 km"),
    ])
  func numbers(locale: String, long: String, short: String) {
    writing(locale) {
      #expect(DistanceFormat.string(meters: 12_742_000) == long)
      #expect(DistanceFormat.string(meters: 1_200) == short)
    }
  }

  @Test(
    "D65: Some languages separate thousands only from five digits on",
    arguments: [("es_ES", "1443 km"), ("pl_PL", "1443 km"), ("da_DK", "1.443 km")])
  func fewDigits(locale: String, text: String) {
    #expect(writing(locale) { DistanceFormat.string(meters: 1_443_000) } == text)
  }

  @Test(
    "D65: Dates and times are written as CLDR says",
    arguments: [
      ("en_US", "Sun, Jun 21, 2026, 2:05 PM", "June 21, 2:05 PM"),
      ("en_GB", "Sun, 21 Jun 2026, 14:05", "21 June, 14:05"),
      ("en_AU", "Sun, 21 June 2026, 2:05 pm", "21 June, 2:05 pm"),
      ("en_DK", "Sun, 21 Jun 2026, 14.05", "21 June, 14.05"),
      ("da_DK", "søn. 21. jun. 2026 14.05", "21. juni 14.05"),
      ("de_DE", "So., 21. Juni 2026, 14:05", "21. Juni, 14:05"),
      ("zh_CN", "2026年6月21日周日 14:05", "6月21日 14:05"),
      ("zh_SG", "2026年6月21日周日 下午2:05", "6月21日 下午2:05"),
      ("fr_FR", "Sun, 21 Jun 2026, 14:05", "21 June, 14:05"),
    ])
  func dates(locale: String, full: String, brief: String) {
    writing(locale) {
      #expect(DateFormat.string(afternoon) == full)
      #expect(DateFormat.dayAndTime(afternoon) == brief)
    }
  }

  @Test("D65: Dates of a place whose language is not known are in that of the interface")
  func otherLanguage() {
    #expect(
      writing("fr_FR", language: "da") { DateFormat.string(afternoon) }
        == "søn. 21. jun. 2026 14.05")
  }

  @Test("D65: The hours of a day of twice twelve begin and end with 12")
  func halves() {
    writing("en_US") {
      #expect(DateFormat.shownTimeOfDay(0) == "12:00 AM")
      #expect(DateFormat.shownTimeOfDay(43_200) == "12:00 PM")
      #expect(DateFormat.shownTimeOfDay(86_399) == "11:59 PM")
    }
  }

  @Test("D65: Times for programs, coordinates and dates of ISO 8601 are the same everywhere")
  func invariant() {
    writing("da_DK") {
      #expect(DateFormat.timeOfDay(afternoon) == "14:05")
      #expect(DateFormat.iso8601(afternoon) == "2026-06-21T14:05:00Z")
      #expect(
        CoordinateFormat.exact.string(for: Places.coordinate(56.55, 8.3167)) == "56.55, 8.3167")
    }
  }
}
