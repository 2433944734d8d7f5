internal import Pixels

/// The compact style of a date picker: the date and the time as fields beside each other, or on two
/// lines where there is no room for that.
@MainActor
final class DateFieldRow: View, DatePickerContent {
  private static let gap = 6.0
  /// The fields, in reading order.
  let fields: [DateField]

  init(_ picker: DatePicker) {
    let mode = picker.datePickerMode
    fields = [(mode.hasDate, true), (mode.hasTime, false)].compactMap { isShown, isDate in
      isShown ? DateField(picker, isDate: isDate, opens: true) : nil
    }
    super.init()
    for field in fields { addSubview(field) }
  }

  var view: View { self }

  func size(in width: Double) -> Size {
    let sizes = fields.map(\.intrinsicContentSize)
    let gaps = Self.gap * Double(fields.count - 1)
    let (row, height) = (sizes.map(\.width).reduce(gaps, +), sizes.map(\.height).max() ?? 0)
    guard stacks(row, in: width) else { return Size(width: min(row, width), height: height) }
    return Size(
      width: min(sizes.map(\.width).max() ?? 0, width),
      height: sizes.map(\.height).reduce(gaps, +))
  }

  /// Returns whether the fields are on two lines.
  private func stacks(_ row: Double, in width: Double) -> Bool {
    // Widths that the layout rounded still fit.
    fields.count > 1 && row > width + 0.5
  }

  func update() {
    for field in fields { field.update() }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let isStacked = stacks(fittingSize.width, in: bounds.width)
    var (x, y) = (0.0, 0.0)
    for field in fields {
      let size = field.intrinsicContentSize
      let width = min(size.width, bounds.width)
      field.frame = Rect(
        x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width,
        height: isStacked ? size.height : bounds.height)
      if isStacked { y += size.height + Self.gap } else { x += width + Self.gap }
    }
  }
}
