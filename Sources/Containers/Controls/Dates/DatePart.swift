/// A part of a date or a time that is changed on its own.
enum DatePart: Hashable, Sendable {
  case day, month, year, hour, minute
  /// The half of the day.
  case period

  /// Whether the part belongs to the date, not to the time.
  var isOfDate: Bool { self == .day || self == .month || self == .year }

  /// The number of digits that are shown and typed; 0 for none.
  var digits: Int { self == .year ? 4 : self == .period ? 0 : 2 }
}
