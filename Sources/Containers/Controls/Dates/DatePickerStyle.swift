/// The look of a ``DatePicker``.
public enum DatePickerStyle: Hashable, Sendable {
  /// The style that suits the desktop: ``compact``.
  case automatic
  /// The date and the time as text, each of which opens a calendar or the time.
  case compact
  /// A calendar of the month, and the time below it.
  case inline
}
