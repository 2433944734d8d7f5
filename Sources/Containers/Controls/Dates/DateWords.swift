internal import FoundationEssentials

/// Writes the dates of a calendar in words and numbers.
struct DateWords {
  let wallCalendar: PickerCalendar
  let conventions: DateConventions

  private var isGregorian: Bool {
    [.gregorian, .iso8601].contains(wallCalendar.calendar.identifier)
  }

  /// Returns the name of a month: its number in a calendar whose months have other names.
  func month(_ wall: Date) -> String {
    let number = wallCalendar.value(.month, wall)
    let names = Messages.Dates.months
    return isGregorian && names.indices.contains(number - 1) ? names[number - 1] : "\(number)"
  }

  /// Returns the short name of a month, or its number.
  func shortMonth(_ wall: Date) -> String {
    let number = wallCalendar.value(.month, wall)
    let names = Messages.Dates.shortMonths
    return isGregorian && names.indices.contains(number - 1) ? names[number - 1] : "\(number)"
  }

  /// Returns a year.
  func year(_ wall: Date) -> String { "\(wallCalendar.value(.year, wall))" }

  /// Returns a month with its year.
  func monthAndYear(_ wall: Date) -> String {
    Messages.Dates.month(month(wall), year: wallCalendar.value(.year, wall))
  }

  /// Returns a date in words.
  func date(_ wall: Date) -> String {
    let weekday = Messages.Dates.weekdays[(wallCalendar.value(.weekday, wall) - 1) % 7]
    return Messages.Dates.full(
      weekday, day: wallCalendar.value(.day, wall), month: month(wall),
      year: wallCalendar.value(.year, wall))
  }

  /// Returns a time of day.
  func time(_ wall: Date) -> String {
    var written = ""
    for part in conventions.timeParts {
      if !written.isEmpty { written += part == .minute ? ":" : " " }
      written += text(of: part, wall)
    }
    return written
  }

  /// Returns the short name of a day of the week, counted from Sunday as 1.
  func weekday(_ number: Int) -> String { Messages.Dates.shortWeekdays[(number - 1) % 7] }

  /// Returns the number that a part shows.
  func number(of part: DatePart, _ wall: Date) -> Int {
    switch part {
    case .day: wallCalendar.value(.day, wall)
    case .month: wallCalendar.value(.month, wall)
    case .year: wallCalendar.value(.year, wall)
    case .hour:
      conventions.hasPeriods
        ? (wallCalendar.value(.hour, wall) + 11) % 12 + 1 : wallCalendar.value(.hour, wall)
    case .minute: wallCalendar.value(.minute, wall)
    case .period: wallCalendar.value(.hour, wall) < 12 ? 0 : 1
    }
  }

  /// Returns the text of a part.
  func text(of part: DatePart, _ wall: Date) -> String {
    let number = number(of: part, wall)
    if part == .period {
      return number == 0 ? Messages.Dates.beforeNoon : Messages.Dates.afterNoon
    }
    // The first digit of an hour of twice twelve is left out, as it is written.
    if part == .hour, conventions.hasPeriods { return "\(number)" }
    let text = "\(number)"
    return String(repeating: "0", count: max(0, part.digits - text.count)) + text
  }

  /// The numbers that can be typed for a part.
  func range(of part: DatePart, _ wall: Date) -> ClosedRange<Int> {
    switch part {
    case .day: 1...31
    case .month: 1...wallCalendar.monthsInYear(wall)
    case .year: 1...9999
    case .hour: conventions.hasPeriods ? 1...12 : 0...23
    case .minute: 0...59
    case .period: 0...1
    }
  }
}
