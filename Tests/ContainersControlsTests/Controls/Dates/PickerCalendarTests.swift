@testable import Containers
import FoundationEssentials
import Testing

struct PickerCalendarTests {
  /// Clocks that are an hour ahead of UTC, and two from March 29 to October 25, 2026.
  private let berlin = PickerCalendar(Calendar(identifier: .gregorian)) { date in
    let (spring, autumn) = (1_774_746_000.0, 1_792_890_000.0)
    return spring..<autumn ~= date.timeIntervalSince1970 ? 7200 : 3600
  }
  private let utc = PickerCalendar(Calendar(identifier: .gregorian)) { _ in 0 }

  private func utc(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0
  ) -> Date {
    DateProbe.date(year, month, day, hour, minute)
  }

  @Test("F1232: A time that clocks skip is as long after the gap as it is after its beginning")
  func gap() {
    let date = berlin.date(at: utc(2026, 3, 29, 2, 30), near: utc(2026, 3, 29))
    #expect(date == utc(2026, 3, 29, 1, 30))
    #expect(berlin.wall(of: date) == utc(2026, 3, 29, 3, 30))
  }

  @Test("F1232: Of two moments with the same time, the one closer to the date is taken")
  func fold() {
    let wall = utc(2026, 10, 25, 2, 30)
    #expect(berlin.date(at: wall, near: utc(2026, 10, 24)) == utc(2026, 10, 25, 0, 30))
    #expect(berlin.date(at: wall, near: utc(2026, 10, 26)) == utc(2026, 10, 25, 1, 30))
  }

  @Test("F1232: Any other wall time is converted to a moment and back")
  func conversion() {
    for month in 1...12 {
      for hour in [0, 1, 4, 12, 23] {
        let wall = utc(2026, month, 25, hour, 15)
        #expect(berlin.wall(of: berlin.date(at: wall, near: wall)) == wall)
      }
    }
  }

  @Test("F1232: A month that lacks the day has its last one, in leap years, too")
  func shortMonths() {
    let start = utc(2026, 1, 31, 9)
    #expect(utc.day(start, month: 2) == utc(2026, 2, 28))
    #expect(utc.day(start, year: 2028, month: 2) == utc(2028, 2, 29))
    #expect(utc.day(utc(2028, 2, 29), year: 2026) == utc(2026, 2, 28))
    #expect(utc.day(start, month: 4, day: 31) == utc(2026, 4, 30))
    #expect(utc.adding(.month, 1, to: start) == utc(2026, 2, 28, 9))
    #expect(utc.daysInMonth(utc(1900, 2, 1)) == 28)
  }

  @Test("F1232: Days begin at midnight, also before 1970")
  func days() {
    #expect(utc.startOfDay(utc(1969, 12, 31, 23)) == utc(1969, 12, 31))
    #expect(utc.timeOfDay(utc(1969, 12, 31, 23)) == 23 * 3600)
    #expect(utc.startOfMonth(utc(1969, 12, 31, 23)) == utc(1969, 12, 1))
  }

  @Test("F1232: A time zone of one's own gives the offset; without one, the system does")
  func zones() throws {
    let zone = try #require(TimeZone(secondsFromGMT: -9000))
    let calendar = PickerCalendar(Calendar(identifier: .gregorian), timeZone: zone)
    #expect(calendar.wall(of: utc(2026, 1, 1)) == utc(2025, 12, 31, 21, 30))
    let offset = PickerCalendar.systemOffset(utc(2026, 1, 1))
    #expect(abs(offset) <= 14 * 3600)
  }
}
