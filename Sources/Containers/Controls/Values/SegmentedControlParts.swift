/// The views of a segmented control: backgrounds, lines, and segments.
@MainActor
final class SegmentedControlParts: ControlPart {
  private let chosen = ControlPart()
  private var lines: [ControlPart] = []

  init() {
    super.init()
    chosen.alpha = 0
    addSubview(chosen)
  }

  /// Adds a segment in front of the backgrounds.
  func add(_ segment: Segment) { addSubview(segment) }

  /// Updates the frames and colors of the parts from the control's state.
  func update(_ control: SegmentedControl) {
    let height = min(control.intrinsicContentSize.height, control.bounds.height)
    frame = Rect(
      center: control.bounds.center, size: Size(width: control.bounds.width, height: height))
    cornerRadius = 9
    backgroundColor = control.color(.tertiarySystemFill)
    borderWidth = control.isHighContrast ? 1 : 0
    borderColor = control.color(.label)
    placeSegments(control)
    placeChosen(control)
    placeLines(control)
  }

  private func placeSegments(_ control: SegmentedControl) {
    for (index, segment) in control.segments.enumerated() {
      let isChosen = index == control.storedIndex
      let isPressed = index == control.pressedIndex && !isChosen
      let enabled = control.color(.label)
      let color =
        segment.isEnabled && control.isEnabled
        ? enabled.withAlphaComponent(isPressed ? 0.4 : 1) : control.color(.inactiveLabel)
      segment.update(
        color: color, isChosen: isChosen, isEnabled: segment.isEnabled && control.isEnabled,
        textScale: control.textScale)
    }
    let room = max(0, bounds.width - 4)
    control.fitTitles(in: room)
    var x = 2.0
    for (segment, width) in zip(control.segments, control.widths(in: room)) {
      let left = control.isRightToLeft ? bounds.width - x - width : x
      segment.frame = Rect(x: left, y: 0, width: width, height: bounds.height)
      x += width
    }
  }

  private func placeChosen(_ control: SegmentedControl) {
    let index = control.isMomentary ? control.markOrPress : control.storedIndex
    guard control.segments.indices.contains(index) else {
      chosen.alpha = 0
      return
    }
    let isPressed = control.pressedIndex == index
    let rect = control.segments[index].frame.insetBy(dx: 0, dy: 2)
    let place = isPressed ? rect.insetBy(dx: rect.width * 0.025, dy: rect.height * 0.025) : rect
    if chosen.alpha == 0 {
      View.performWithoutAnimation { chosen.place(place, cornerRadius: 7) }
    }
    chosen.place(place, cornerRadius: 7)
    let fill = control.isEnabled ? control.selectedSegmentTintColor ?? .chosenSegment : .systemFill
    chosen.backgroundColor = control.color(fill)
    chosen.shadow = control.isEnabled ? .chosen : nil
    chosen.borderWidth = control.isHighContrast ? 1.5 : 0
    chosen.borderColor = control.color(.label)
    chosen.alpha = 1
  }

  /// Places the lines between segments, except next to the selected one.
  private func placeLines(_ control: SegmentedControl) {
    let count = max(0, control.segments.count - 1)
    while lines.count > count { lines.removeLast().removeFromSuperview() }
    while lines.count < count {
      let line = ControlPart()
      lines.append(line)
      insertSubview(line, at: 0)
    }
    for (index, line) in lines.enumerated() {
      let frame = control.segments[index].frame
      let x = control.isRightToLeft ? frame.minX : frame.maxX
      line.frame = Rect(x: x - 0.5, y: 8, width: 1, height: max(0, bounds.height - 16))
      line.backgroundColor = control.color(.separator)
      let isBeside = index == control.storedIndex || index + 1 == control.storedIndex
      line.alpha = isBeside ? 0 : 1
    }
  }
}

extension SegmentedControl {
  /// The segment that a momentary control marks: the pressed one, or else that of the keyboard.
  fileprivate var markOrPress: Int {
    pressedIndex ?? (showsFocus ? markedIndex : SegmentedControl.noSegment)
  }
}

extension Shadow {
  /// The shadow below the chosen segment.
  fileprivate static let chosen = Shadow(
    color: Color(white: 0, alpha: 0.16), radius: 4, offset: Point(x: 0, y: 1.5))
}
