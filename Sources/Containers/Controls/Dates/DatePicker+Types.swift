extension DatePicker {
  /// What a date picker lets the user choose.
  public enum Mode: Hashable, Sendable {
    /// The time of day. The day stays.
    case time
    /// The day. The time of day stays.
    case date
    /// The day and the time of day.
    case dateAndTime

    /// Whether the day can be chosen.
    var hasDate: Bool { self != .time }
    /// Whether the time of day can be chosen.
    var hasTime: Bool { self != .date }
  }
}
