/// Formatting of dates and times for users and for programs.
public enum DateFormat {
  /// Returns a time in ISO 8601, to the second: `2026-06-21T14:00:00+02:00`, with `Z` for UTC.
  ///
  /// - Parameters:
  ///   - secondsSince1970: The time in UTC.
  ///   - offset: The number of seconds that the clock is ahead of UTC.
  public static func iso8601(_ secondsSince1970: Double, offset: Int = 0) -> String {
    let parts = parts(secondsSince1970, offset)
    let date = "\(padded(parts.year, 4))-\(padded(parts.month, 2))-\(padded(parts.day, 2))"
    let time =
      "\(padded(parts.hour, 2)):\(padded(parts.minute, 2)):\(padded(parts.second, 2))"
    guard offset != 0 else { return date + "T" + time + "Z" }
    let minutes = abs(offset) / 60
    return date + "T" + time + (offset < 0 ? "-" : "+")
      + "\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
  }

  /// Returns a date and a time of day for display: `Sun 21 June 2026, 14:00`.
  public static func string(_ secondsSince1970: Double, offset: Int = 0) -> String {
    let dates = WritingConventions.current.dates
    return WritingConventions.Dates.filled(dates.dateAndTime) {
      $0 == "date"
        ? date(secondsSince1970, offset: offset) : shownTimeOfDay(secondsSince1970 + Double(offset))
    }
  }

  /// Returns a date for display: `Sun 21 June 2026`.
  public static func date(_ secondsSince1970: Double, offset: Int = 0) -> String {
    written(parts(secondsSince1970, offset), as: \.date)
  }

  /// Returns a day of the year and a time of day: `21 June, 14:00`.
  package static func dayAndTime(_ secondsSince1970: Double) -> String {
    WritingConventions.Dates.filled(WritingConventions.current.dates.dateAndTime) {
      $0 == "date"
        ? written(parts(secondsSince1970, 0), as: \.day) : shownTimeOfDay(secondsSince1970)
    }
  }

  /// Returns a time of day, for programs: `14:00`.
  ///
  /// - Parameter seconds: Seconds since midnight, truncated to the minute, as on a clock.
  public static func timeOfDay(_ seconds: Double) -> String {
    let minutes = minutesOfDay(seconds)
    return "\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
  }

  /// Returns a time of day for display, in the conventions in force: `14:00`, `2:00 PM`.
  ///
  /// - Parameter seconds: Seconds since midnight, truncated to the minute, as on a clock.
  package static func shownTimeOfDay(_ seconds: Double) -> String {
    let minutes = minutesOfDay(seconds)
    let hour = minutes / 60
    let dates = WritingConventions.current.dates
    return WritingConventions.Dates.filled(dates.time) { field in
      switch field {
      case "HH": padded(hour, 2)
      case "H": String(hour)
      case "h": String((hour + 11) % 12 + 1)
      case "a": dates.halves[hour / 12]
      default: padded(minutes % 60, 2)
      }
    }
  }

  private static func minutesOfDay(_ seconds: Double) -> Int {
    (Int((seconds / 60).rounded(.down)) % 1440 + 1440) % 1440
  }

  private static func written(
    _ parts: Parts, as pattern: KeyPath<WritingConventions.Dates, String>
  ) -> String {
    let dates = WritingConventions.current.dates
    return WritingConventions.Dates.filled(dates[keyPath: pattern]) { field in
      switch field {
      case "E": dates.weekdays[((parts.number + 4) % 7 + 7) % 7]
      case "d": String(parts.day)
      case "dd": padded(parts.day, 2)
      case "M": String(parts.month)
      case "MMM": dates.shortMonths[parts.month - 1]
      case "MMMM": dates.months[parts.month - 1]
      default: String(parts.year)
      }
    }
  }

  /// Returns an offset from UTC, given in seconds: `UTC+2`, `UTC−3:30`, `UTC`.
  public static func offset(_ seconds: Int) -> String {
    guard seconds != 0 else { return "UTC" }
    let minutes = abs(seconds) / 60
    let rest = minutes % 60 == 0 ? "" : ":\(padded(minutes % 60, 2))"
    return "UTC" + (seconds < 0 ? "−" : "+") + "\(minutes / 60)" + rest
  }

  private struct Parts {
    /// The number of days since January 1, 1970.
    var number: Int
    var year, month, day, hour, minute, second: Int
  }

  private static func parts(_ secondsSince1970: Double, _ offset: Int) -> Parts {
    let seconds = Int(secondsSince1970.rounded(.down)) + offset
    let number = Int((Double(seconds) / 86_400).rounded(.down))
    let rest = seconds - number * 86_400
    let date = GregorianCalendar.date(ofDay: number)
    return Parts(
      number: number, year: date.year, month: date.month, day: date.day, hour: rest / 3600,
      minute: rest / 60 % 60, second: rest % 60)
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
