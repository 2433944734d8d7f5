@testable import Containers
import Testing

struct DateConventionsTests {
  @Test(
    "F1219: The locale gives order, separator, hours and the first day of the week",
    arguments: [
      (nil, "y-m-d", 24, 2), ("C", "y-m-d", 24, 2), ("en_US.UTF-8", "m/d/y", 12, 1),
      ("en_GB", "d/m/y", 24, 2), ("en-CA", "y-m-d", 12, 1), ("fr_CA", "y-m-d", 24, 1),
      ("de_DE@euro", "d.m.y", 24, 2), ("de_CH", "d.m.y", 24, 2), ("fr_CH", "d.m.y", 24, 2),
      ("nl", "d-m-y", 24, 2), ("sv_SE", "y-m-d", 24, 2), ("ja", "y/m/d", 24, 1),
      ("ko_KR", "y.m.d", 12, 1), ("zh-Hans-CN", "y/m/d", 24, 2), ("ar_EG", "d/m/y", 12, 7),
      ("he", "d.m.y", 24, 1), ("pt_BR", "d/m/y", 24, 1), ("dv_MV", "d/m/y", 24, 6),
      ("es_419", "d/m/y", 24, 2), ("xx", "d/m/y", 24, 2), ("", "y-m-d", 24, 2),
    ] as [(String?, String, Int, Int)])
  func tags(tag: String?, order: String, hours: Int, firstWeekday: Int) {
    let conventions = DateConventions(tag: tag)
    let letters: [DatePart: String] = [.day: "d", .month: "m", .year: "y"]
    let parts = conventions.dateParts.compactMap { letters[$0] }
    #expect(parts.joined(separator: conventions.separator) == order)
    #expect(conventions.hasPeriods == (hours == 12))
    #expect(conventions.firstWeekday == firstWeekday)
  }

  @Test("F1219: The half of the day is after the time, in Korean before it")
  func periods() {
    #expect(DateConventions(tag: "en_US").timeParts == [.hour, .minute, .period])
    #expect(DateConventions(tag: "ko_KR").timeParts == [.period, .hour, .minute])
    #expect(DateConventions(tag: "de_DE").timeParts == [.hour, .minute])
  }
}
