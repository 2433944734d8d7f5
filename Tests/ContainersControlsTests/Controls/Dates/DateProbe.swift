@testable import Containers
import ContainersTesting
import FoundationEssentials
import Testing

/// A stage with a date picker in UTC, at noon of June 17, 2026, a Wednesday.
@MainActor
final class DateProbe {
  let stage: Stage
  let picker = DatePicker()
  private(set) var events = 0

  init(
    _ mode: DatePicker.Mode = .dateAndTime, _ style: DatePickerStyle = .compact,
    locale: String = "en_GB", size: Size = Size(width: 420, height: 460), scale: Double = 1,
    traits: TraitCollection = TraitCollection()
  ) {
    stage = Stage(ViewController(), size: size, scale: scale, systemTraits: traits)
    stage.platform.calendarTime = .seconds(Self.noon.timeIntervalSince1970)
    picker.timeZone = .gmt
    picker.locale = Locale(identifier: locale)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.accessibility.label = "Departure"
    picker.addAction { [unowned self] in events += 1 }
    stage.window.addSubview(picker)
    layOut()
  }

  /// Noon of June 17, 2026, in UTC.
  nonisolated static let noon = Date(timeIntervalSince1970: 1_781_697_600)

  /// Gives the picker the size that it asks for.
  func layOut() {
    let room = Size(width: stage.window.bounds.width - 40, height: .infinity)
    let size = picker.sizeThatFits(room)
    picker.frame = Rect(x: 20, y: 20, width: size.width, height: size.height)
    stage.turn()
  }

  /// The date in ISO 8601, in UTC.
  var text: String { picker.date.formatted(.iso8601) }

  var fields: [DateField] { (picker.content as? DateFieldRow)?.fields ?? [] }

  var grid: MonthGrid? {
    calendar?.grid
  }

  /// The calendar that is open or inline.
  var calendar: MonthCalendar? {
    (picker.popover?.panel ?? picker.content as? DatePanel)?.calendar
  }

  /// The month that the calendar shows, as a number.
  var month: Int { grid.map { picker.wallCalendar.value(.month, $0.month) } ?? 0 }

  /// The day under the cursor.
  var cursor: Int { grid.map { picker.wallCalendar.value(.day, $0.cursor) } ?? 0 }

  /// Moves the keys to a field.
  func focus(_ index: Int) {
    stage.press(.tab)
    for _ in 0..<5 where !fields[index].isFocused { stage.press(.tab) }
  }

  /// Returns a date in UTC.
  nonisolated static func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 12, _ minute: Int = 0
  ) -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = DateComponents(
      year: year, month: month, day: day, hour: hour, minute: minute)
    return calendar.date(from: parts) ?? .distantPast
  }
}
