import Atlas
import Testing

struct GregorianCalendarTests {
  @Test("Days and dates agree on every day of a thousand years")
  func roundTrip() {
    var expected = (year: 1600, month: 1, day: 1)
    let first = GregorianCalendar.day(ofYear: 1600, month: 1, day: 1)
    for number in first..<(first + 365_243) {
      let date = GregorianCalendar.date(ofDay: number)
      if date != expected {
        Issue.record("Day \(number) is \(date), not \(expected)")
        return
      }
      expected.day += 1
      if expected.day > GregorianCalendar.days(inMonth: expected.month, of: expected.year) {
        expected = (expected.year, expected.month + 1, 1)
        if expected.month > 12 { expected = (expected.year + 1, 1, 1) }
      }
    }
    #expect(expected == (2600, 1, 1))
  }

  @Test("The count starts in 1970")
  func epoch() {
    #expect(GregorianCalendar.day(ofYear: 1970, month: 1, day: 1) == 0)
    #expect(GregorianCalendar.day(ofYear: 2026, month: 6, day: 21) == 20_625)
    #expect(GregorianCalendar.day(ofYear: 1, month: 1, day: 1) == -719_162)
    #expect(!GregorianCalendar.isLeap(1900))
    #expect(GregorianCalendar.isLeap(2000))
  }
}
