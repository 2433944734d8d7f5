internal import FoundationEssentials

/// The month of an inline date picker, with its days.
@MainActor
final class MonthView: Control, KeyClaiming {
  private unowned let picker: DatePicker
  private let earlier = Button(type: .system)
  private let later = Button(type: .system)
  /// A moment in the month that is shown.
  private(set) var shown: Date

  init(of picker: DatePicker) {
    self.picker = picker
    shown = picker.date
    super.init(frame: .zero)
    accessibility.label = Messages.Dates.calendar
    accessibility.traits = .adjustable
    for (button, symbol, name, count) in [
      (earlier, "chevron.backward", Messages.Dates.previousMonth, -1),
      (later, "chevron.forward", Messages.Dates.nextMonth, 1),
    ] {
      button.image = Image(systemName: symbol)
      button.accessibility.label = name
      button.addAction { [weak self] in self?.turn(by: count) }
      addSubview(button)
    }
    dateDidChange()
  }

  func dateDidChange() {
    shown = picker.date
    let parts = picker.parts
    let conventions = picker.conventions
    let fields = DateField.fields(date: true, time: false, conventions)
    accessibility.value = fields.indices.map { index in
      let part = fields[index].text(
        of: parts, conventions, next: index + 1 < fields.count ? fields[index + 1] : nil)
      return part.text + part.gap
    }.joined()
    monthDidChange()
  }

  private func turn(by count: Int) {
    shown = picker.calendar.date(byAdding: .month, value: count, to: grid.start) ?? shown
    monthDidChange()
  }

  private func monthDidChange() {
    let grid = grid
    let before = picker.calendar.date(byAdding: .day, value: -1, to: grid.start) ?? grid.start
    let after = picker.calendar.date(byAdding: .month, value: 1, to: grid.start) ?? grid.start
    earlier.isEnabled = isEnabled && picker.allows(dayFrom: before)
    later.isEnabled = isEnabled && picker.allows(dayFrom: after)
    setNeedsDisplay()
  }

  private var grid: MonthGrid {
    MonthGrid(
      containing: shown, picker.calendar, firstWeekday: picker.conventions.firstWeekday)
  }

  // MARK: Layout and drawing

  private var scale: Double { min(textScale, 2) }
  private var cell: Double { (38 * scale).rounded() }
  private var header: Double { (40 * scale).rounded() }
  private var weekdays: Double { (22 * scale).rounded() }

  /// The size for a month of six weeks, so that turning months moves nothing.
  var fittingSize: Size {
    Size(width: cell * 7 + 8, height: header + weekdays + cell * 6)
  }

  /// The rectangle of a week and a column.
  private func place(_ week: Int, _ column: Int) -> Rect {
    let width = bounds.width / 7
    let index = Double(isRightToLeft ? 6 - column : column)
    return Rect(
      x: index * width, y: header + weekdays + Double(week) * cell, width: width, height: cell)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = header
    for (button, index) in [(earlier, 2.0), (later, 1.0)] {
      let x = bounds.width - index * side
      button.frame = Rect(
        x: isRightToLeft ? bounds.width - x - side : x, y: 0, width: side, height: side)
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    monthDidChange()
  }

  override func draw(_ canvas: Canvas) {
    drawTitle(canvas)
    drawWeekdays(canvas)
    let (grid, chosen) = (grid, day(of: picker.date))
    let today = day(of: picker.clock())
    for day in 1...grid.count {
      let (week, column) = grid.place(of: day)
      draw(day, in: place(week, column), isChosen: day == chosen, isToday: day == today, canvas)
    }
  }

  private func drawTitle(_ canvas: Canvas) {
    let parts = picker.calendar.dateComponents([.year, .month], from: shown)
    let month = Messages.Dates.months[((parts.month ?? 1) - 1) % 12]
    let year = "\(parts.year ?? 1)"
    let title = picker.conventions.order == .yearMonthDay ? "\(year) \(month)" : "\(month) \(year)"
    let text = TextLayout(title, style: TextStyle(font: font(15, .semibold)))
    let x = isRightToLeft ? bounds.width - 10 - text.size.width : 10
    canvas.draw(
      text, at: Point(x: x, y: (header - text.size.height) / 2),
      color: color(isEnabled ? .label : .inactiveLabel))
  }

  private func drawWeekdays(_ canvas: Canvas) {
    let names = Messages.Dates.weekdays
    for column in 0..<7 {
      let name = names[(column + picker.conventions.firstWeekday - 1) % 7]
      let text = TextLayout(name, style: TextStyle(font: font(11, .semibold)))
      let place = place(0, column)
      canvas.draw(
        text, at: Point(x: place.midX - text.size.width / 2, y: header),
        color: color(isEnabled ? .secondaryLabel : .inactiveLabel))
    }
  }

  private func draw(
    _ day: Int, in place: Rect, isChosen: Bool, isToday: Bool, _ canvas: Canvas
  ) {
    let (tint, isUsable) = (tintColor ?? .black, isEnabled && allows(day))
    if isChosen {
      let side = min(place.width, place.height) - 4
      let disc = Rect(center: place.center, size: Size(width: side, height: side))
      canvas.fill(Path(ellipseIn: disc), isEnabled ? tint : color(.inactiveFill))
    }
    var ink = isToday ? tint : color(.label)
    if !isUsable { ink = color(.inactiveLabel) }
    if isChosen { ink = isEnabled ? .white : color(.inactiveLabel) }
    let weight: Font.Weight = isChosen || isToday ? .semibold : .regular
    let text = TextLayout("\(day)", style: TextStyle(font: font(14, weight)))
    canvas.draw(
      text,
      at: Point(
        x: place.midX - text.size.width / 2, y: place.midY - text.size.height / 2), color: ink)
  }

  private func font(_ size: Double, _ weight: Font.Weight) -> Font {
    var font = Font.system(size: size * scale, weight: weight)
    font.hasMonospacedDigits = true
    return font
  }

  override var focusEffect: FocusHaloEffect? {
    let day = day(of: picker.date) ?? 1
    let (week, column) = grid.place(of: day)
    let place = place(week, column)
    let side = min(place.width, place.height) - 4
    return FocusHaloEffect(
      roundedRect: Rect(center: place.center, size: Size(width: side, height: side)),
      cornerRadius: side / 2)
  }

  // MARK: Days

  /// Returns the day of the shown month in which a moment is, or `nil` if it is in another month.
  private func day(of date: Date) -> Int? {
    let parts: Set<Calendar.Component> = [.era, .year, .month]
    guard
      picker.calendar.dateComponents(parts, from: date)
        == picker.calendar.dateComponents(parts, from: shown)
    else { return nil }
    return picker.calendar.component(.day, from: date)
  }

  private func allows(_ day: Int) -> Bool {
    let start = picker.calendar.date(byAdding: .day, value: day - 1, to: grid.start)
    return start.map(picker.allows) ?? false
  }

  private func choose(_ day: Int) {
    guard allows(day) else { return }
    let month = picker.calendar.dateComponents([.era, .year, .month], from: shown)
    var parts = picker.parts
    (parts.era, parts.year, parts.month, parts.day) = (month.era, month.year, month.month, day)
    picker.choose(parts)
  }

  // MARK: Mouse and keys

  override var isPressable: Bool { false }

  override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool { true }

  override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    guard let point = touch?.location(in: self), bounds.contains(point) else { return }
    for week in 0..<grid.weeks {
      for column in 0..<7 where place(week, column).contains(point) {
        if let day = grid.day(week: week, column: column) { choose(day) }
      }
    }
  }

  func claims(_ key: Key) -> Bool { key.movesThroughLists }

  override func pressesBegan(_ presses: Set<Press>) {
    if !presses.contains(where: take) { super.pressesBegan(presses) }
  }

  override func pressesChanged(_ presses: Set<Press>) {
    if !presses.contains(where: take) { super.pressesChanged(presses) }
  }

  private func take(_ press: Press) -> Bool {
    guard isEnabled else { return false }
    let forward = isRightToLeft ? -1 : 1
    switch (press.key.keyCode, press.key.modifierFlags) {
    case (.rightArrow, []): picker.step(.day, by: forward)
    case (.leftArrow, []): picker.step(.day, by: -forward)
    case (.downArrow, []): picker.step(.day, by: 7)
    case (.upArrow, []): picker.step(.day, by: -7)
    case (.pageDown, []): picker.step(.month, by: 1)
    case (.pageUp, []): picker.step(.month, by: -1)
    case (.pageDown, .shift): picker.step(.year, by: 1)
    case (.pageUp, .shift): picker.step(.year, by: -1)
    case (.home, []): choose(1)
    case (.end, []): choose(grid.count)
    default: return false
    }
    return true
  }

  // MARK: Assistive technology

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .spinButton
  }

  override func accessibilityActivate() -> Bool { false }

  override func accessibilityIncrement() { picker.step(.day, by: 1) }

  override func accessibilityDecrement() { picker.step(.day, by: -1) }
}
