internal import FoundationEssentials

/// The dates that a date picker lets the user choose.
struct DateLimits: Hashable {
  /// The dates that any date picker can show: the years 1 to 9999.
  static let widest =
    Date(timeIntervalSince1970: -62_135_596_800)...Date(timeIntervalSince1970: 253_402_214_400)

  /// The earliest and the latest date.
  let range: ClosedRange<Date>

  /// Creates limits; if the minimum is after the maximum, neither applies.
  init(minimum: Date?, maximum: Date?) {
    let widest = Self.widest
    let bounds = [minimum, maximum].map { date in
      date.flatMap { $0.timeIntervalSince1970.isNaN ? nil : $0 }
    }
    let (low, high) = (bounds[0] ?? widest.lowerBound, bounds[1] ?? widest.upperBound)
    range = low <= high ? (low...high).clamped(to: widest) : widest
  }

  /// Returns the closest date within the limits.
  func clamp(_ date: Date) -> Date { min(max(date, range.lowerBound), range.upperBound) }

  /// Returns the last full interval before a date, or the first one within the limits.
  ///
  /// If there is none within them, returns the date.
  func round(_ date: Date, minutes: Int, in calendar: PickerCalendar) -> Date {
    let seconds = Double(minutes * 60)
    let wall = calendar.wall(of: date).timeIntervalSince1970
    let down = (wall / seconds).rounded(.down) * seconds
    for full in [down, down + seconds] {
      let moment = calendar.date(at: Date(timeIntervalSince1970: full), near: date)
      if range.contains(moment) { return moment }
    }
    return date
  }
}
