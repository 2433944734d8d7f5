internal import Pixels

/// The inline style of a date picker, and the content of a popover: a calendar, a time, or both.
@MainActor
final class DatePanel: View, DatePickerContent {
  let calendar: MonthCalendar?
  let time: TimeRow?
  private let line = ControlPart()

  init(_ picker: DatePicker, hasDate: Bool, hasTime: Bool) {
    calendar = hasDate ? MonthCalendar(picker) : nil
    time = hasTime ? TimeRow(picker) : nil
    super.init()
    for part in [calendar, time].compactMap({ $0 as View? }) { addSubview(part) }
    if hasDate, hasTime { addSubview(line) }
  }

  var view: View { self }

  func size(in width: Double) -> Size {
    let month = calendar == nil ? .zero : MonthMetrics(textScale: textScale).size
    let row = time?.fittingSize ?? .zero
    return Size(
      width: min(max(month.width, row.width), width),
      height: month.height + row.height + (calendar != nil && time != nil ? 9 : 0))
  }

  /// The view that keys go to first.
  var preferredView: View? { calendar?.grid ?? time?.field }

  func update() {
    line.backgroundColor = color(.separator)
    calendar?.update()
    time?.update()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let row = time?.fittingSize.height ?? 0
    let rest = bounds.height - row
    calendar?.frame = Rect(
      x: 0, y: 0, width: bounds.width, height: max(0, rest - (time == nil ? 0 : 9)))
    line.frame = Rect(x: 4, y: rest - 5, width: bounds.width - 8, height: 1)
    time?.frame = Rect(x: 0, y: rest, width: bounds.width, height: row)
  }
}
