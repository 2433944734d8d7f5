internal import FoundationEssentials

/// The days of a month in weeks of seven columns.
struct MonthGrid: Equatable {
  /// The first moment of the month.
  let start: Date
  /// The number of days.
  let count: Int
  /// The number of empty places before the first day.
  let lead: Int

  init(containing date: Date, _ calendar: Calendar, firstWeekday: Int) {
    let parts = calendar.dateComponents([.era, .year, .month], from: date)
    start = calendar.date(from: parts) ?? date
    count = calendar.range(of: .day, in: .month, for: start)?.count ?? 30
    lead = (calendar.component(.weekday, from: start) - firstWeekday + 7) % 7
  }

  /// The number of weeks.
  var weeks: Int { (lead + count + 6) / 7 }

  /// Returns the day, from 1, in a week and a column; `nil` for an empty place.
  func day(week: Int, column: Int) -> Int? {
    let day = week * 7 + column - lead + 1
    return (0..<7).contains(column) && (1...count).contains(day) ? day : nil
  }

  /// Returns the week and the column of a day, from 1.
  func place(of day: Int) -> (week: Int, column: Int) {
    let index = lead + day - 1
    return (index / 7, index % 7)
  }
}
