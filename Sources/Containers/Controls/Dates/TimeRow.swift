internal import Pixels
internal import Typesetting

/// A time of day with a stepper, which moves the part of the time that keys change.
@MainActor
final class TimeRow: View {
  let field: DateField
  private let title = Label()
  private let stepper = Stepper()
  private weak var picker: DatePicker?

  init(_ picker: DatePicker) {
    self.picker = picker
    field = DateField(picker, isDate: false, opens: false)
    super.init()
    title.text = Messages.Dates.time
    title.accessibility.isElement = false
    (stepper.minimumValue, stepper.maximumValue) = (-1, 1)
    // The field is the element that reports the time and steps it.
    stepper.accessibility.isElement = false
    stepper.addAction(for: .valueChanged) { [weak self] in self?.step() }
    for part in [title, field, stepper] { addSubview(part) }
  }

  /// The size in which nothing is cut off, in points.
  var fittingSize: Size {
    let (title, field) = (title.intrinsicContentSize, field.intrinsicContentSize)
    return Size(
      width: 8 + title.width + 12 + field.width + 8 + stepper.intrinsicContentSize.width + 4,
      height: max(field.height, 32) + 8)
  }

  func update() {
    title.font = .system(size: 14 * max(textScale, 0.8))
    title.textColor = color(picker?.isEnabled == true ? .label : .inactiveLabel)
    stepper.isEnabled = picker?.isEnabled ?? false
    field.update()
    setNeedsLayout()
  }

  private func step() {
    let count = Int(stepper.value)
    stepper.value = 0
    field.step(by: count)
  }

  override func layoutSubviews() {
    let (own, stepperSize) = (field.intrinsicContentSize, stepper.intrinsicContentSize)
    func place(_ start: Double, _ size: Size) -> Rect {
      Rect(
        x: isRightToLeft ? bounds.width - start - size.width : start,
        y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    }
    let stepperStart = bounds.width - 4 - stepperSize.width
    let room = max(0, stepperStart - 8 - own.width - 12 - 8)
    // Where large text leaves no room, the time speaks for itself.
    title.isHidden = title.intrinsicContentSize.width > room + 0.5
    let fieldStart = title.isHidden ? 4 : stepperStart - 8 - own.width
    stepper.frame = place(stepperStart, stepperSize)
    field.frame = place(
      fieldStart, Size(width: min(own.width, max(0, stepperStart - 12)), height: own.height))
    title.frame = place(8, Size(width: room, height: own.height))
  }
}
