import Atlas
import Testing

struct DateFormatTests {
  private let noon = 1_782_043_200.0

  @Test("ISO 8601 includes the offset from UTC")
  func iso8601() {
    #expect(DateFormat.iso8601(noon) == "2026-06-21T12:00:00Z")
    #expect(DateFormat.iso8601(noon + 30.9, offset: 7200) == "2026-06-21T14:00:30+02:00")
    #expect(DateFormat.iso8601(noon, offset: -12_600) == "2026-06-21T08:30:00-03:30")
    #expect(DateFormat.iso8601(-0.5) == "1969-12-31T23:59:59Z")
    #expect(DateFormat.iso8601(-62_135_596_800) == "0001-01-01T00:00:00Z")
  }

  @Test("Displayed dates change at local midnight")
  func words() {
    #expect(DateFormat.string(noon, offset: 7200) == "Sun 21 June 2026, 14:00")
    #expect(DateFormat.string(noon, offset: 13 * 3600) == "Mon 22 June 2026, 01:00")
    #expect(DateFormat.string(-1) == "Wed 31 December 1969, 23:59")
  }

  @Test("Times of day are truncated to the minute and wrap at midnight")
  func times() {
    #expect(DateFormat.timeOfDay(59.9) == "00:00")
    #expect(DateFormat.timeOfDay(86_399) == "23:59")
    #expect(DateFormat.timeOfDay(90_000) == "01:00")
    #expect(DateFormat.timeOfDay(-60) == "23:59")
    #expect(DateFormat.timeOfDay(noon) == "12:00")
  }

  @Test("Offsets from UTC are short")
  func offsets() {
    #expect(DateFormat.offset(0) == "UTC")
    #expect(DateFormat.offset(7200) == "UTC+2")
    #expect(DateFormat.offset(-12_600) == "UTC−3:30")
    #expect(DateFormat.offset(20_700) == "UTC+5:45")
  }
}
