internal import FoundationEssentials
internal import Glibc

/// The calendar of a date picker, which computes with wall time.
///
/// A wall time is the date that clocks show, kept as the moment at which clocks in UTC show it. Days
/// of wall time always have 24 hours; only its conversion knows the time zone.
struct PickerCalendar {
  /// The length of a day of wall time, in seconds.
  static let day = 86_400.0

  /// The calendar, in UTC.
  let calendar: Calendar
  /// Returns the seconds by which the clocks are ahead of UTC at a moment.
  private let offset: (Date) -> Double

  /// Creates a calendar whose clocks are ahead of UTC as a closure returns, in seconds.
  init(_ calendar: Calendar, offset: @escaping (Date) -> Double) {
    var calendar = calendar
    calendar.timeZone = .gmt
    self.calendar = calendar
    self.offset = offset
  }

  /// Creates a calendar with the clocks of a time zone, or those of the system.
  init(_ calendar: Calendar, timeZone: TimeZone?) {
    guard let timeZone else {
      self.init(calendar, offset: PickerCalendar.systemOffset)
      return
    }
    self.init(calendar) { Double(timeZone.secondsFromGMT(for: $0)) }
  }

  /// Returns the offset of the system's time zone.
  ///
  /// `TimeZone.current` is UTC in programs without full Foundation.
  static func systemOffset(_ date: Date) -> Double {
    guard var seconds = time_t(exactly: date.timeIntervalSince1970.rounded(.down)) else { return 0 }
    var parts = tm()
    return localtime_r(&seconds, &parts) == nil ? 0 : Double(parts.tm_gmtoff)
  }

  // MARK: Conversion

  /// Returns the wall time at a moment.
  func wall(of date: Date) -> Date { date + offset(date) }

  /// Returns the moment at which clocks show a wall time.
  ///
  /// Of two such moments, it is the one closer to a date. A time that clocks skip is read with the
  /// offset before the gap, and so lies after it.
  func date(at wall: Date, near other: Date) -> Date {
    let before = offset(wall - Self.day)
    let moments = [before, offset(wall + Self.day)].map { wall - $0 }
    let exact = moments.filter { self.wall(of: $0) == wall }
    return exact.min { abs($0 - other) < abs($1 - other) } ?? wall - before
  }

  // MARK: Days

  /// Returns the beginning of a day.
  func startOfDay(_ wall: Date) -> Date {
    let seconds = wall.timeIntervalSince1970
    return Date(timeIntervalSince1970: (seconds / Self.day).rounded(.down) * Self.day)
  }

  /// Returns the time since the beginning of the day, in seconds.
  func timeOfDay(_ wall: Date) -> Double { wall - startOfDay(wall) }

  /// Returns the beginning of a month.
  func startOfMonth(_ wall: Date) -> Date {
    adding(.day, 1 - calendar.component(.day, from: wall), to: startOfDay(wall))
  }

  /// Returns the number of days of a month.
  func daysInMonth(_ wall: Date) -> Int {
    calendar.range(of: .day, in: .month, for: wall)?.count ?? 30
  }

  /// Returns a part of a wall time.
  func value(_ unit: Calendar.Component, _ wall: Date) -> Int {
    calendar.component(unit, from: wall)
  }

  /// Returns a later or earlier wall time; the last day of a month if that is too short.
  func adding(_ unit: Calendar.Component, _ count: Int, to wall: Date) -> Date {
    calendar.date(byAdding: unit, value: count, to: wall) ?? wall
  }

  /// Returns the day with other values of parts, as close as its month allows.
  ///
  /// - Parameters:
  ///   - day: The day of the month, or nil for that of the wall time.
  func day(_ wall: Date, year: Int? = nil, month: Int? = nil, day: Int? = nil) -> Date {
    var parts = calendar.dateComponents([.era, .year, .month], from: wall)
    parts.year = year ?? parts.year
    parts.month = month ?? parts.month
    parts.day = 1
    guard let first = calendar.date(from: parts) else { return startOfDay(wall) }
    let wanted = day ?? value(.day, wall)
    return adding(.day, min(max(wanted, 1), daysInMonth(first)) - 1, to: startOfDay(first))
  }

  /// The number of months of a year.
  func monthsInYear(_ wall: Date) -> Int {
    calendar.range(of: .month, in: .year, for: wall)?.count ?? 12
  }
}

extension Date {
  /// Returns the time between two dates, in seconds.
  static func - (one: Date, other: Date) -> Double { one.timeIntervalSince(other) }
}
