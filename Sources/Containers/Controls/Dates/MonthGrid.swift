internal import FoundationEssentials
internal import Pixels
internal import Typesetting

/// The days of a month, of which one is chosen.
@MainActor
final class MonthGrid: Control, KeyClaiming {
  /// Called after another month is shown.
  var onMonthChange: (() -> Void)?
  /// Called after the user chooses a day, also the one that already is.
  var onChoose: (() -> Void)?
  private(set) weak var picker: DatePicker?
  /// The beginning of the month that is shown.
  private(set) var month: Date
  /// The day that keys move.
  private(set) var cursor: Date
  /// The day that was last shown as chosen.
  private var shownDay: Date
  /// The day that is pressed; nil for none.
  private(set) var pressedDay: Date?
  private var scrolled = 0.0
  private var elements: [MonthDayElement] = []

  init(_ picker: DatePicker) {
    self.picker = picker
    shownDay = picker.wallCalendar.startOfDay(picker.wall)
    cursor = shownDay
    month = picker.wallCalendar.startOfMonth(shownDay)
    super.init()
    updateElements()
  }

  // MARK: Months

  /// Shows the month of the current date, if that changed.
  func update() {
    guard let picker else { return }
    let day = picker.wallCalendar.startOfDay(picker.wall)
    isEnabled = picker.isEnabled
    if day != shownDay {
      shownDay = day
      move(to: day)
    }
    updateElements()
    setNeedsDisplay()
    updateParts()
  }

  /// Returns whether a month before or after has a day that can be chosen.
  func canShowMonth(by count: Int) -> Bool {
    guard let picker else { return false }
    let other = picker.wallCalendar.adding(.month, count, to: month)
    return picker.wallCalendar.startOfMonth(picker.offeredDay(other)) == other
  }

  /// Shows a month before or after, and moves the cursor to its day of the same number.
  ///
  /// - Returns: Whether there is such a month.
  @discardableResult
  func showMonth(by count: Int) -> Bool {
    guard isEnabled, let picker, canShowMonth(by: count) else { return false }
    let wanted = picker.wallCalendar.value(.day, cursor)
    let other = picker.wallCalendar.adding(.month, count, to: month)
    move(to: picker.wallCalendar.day(other, day: wanted))
    return true
  }

  /// Moves the cursor to the closest day that can be chosen, and shows its month.
  func move(to day: Date) {
    guard let picker else { return }
    cursor = picker.offeredDay(day)
    let month = picker.wallCalendar.startOfMonth(cursor)
    if month != self.month {
      self.month = month
      updateElements()
      onMonthChange?()
    }
    updateActiveElement()
    setNeedsDisplay()
    updateParts()
  }

  // MARK: Days

  /// The days with their rectangles.
  var places: [(day: Date, rect: Rect)] {
    guard let picker else { return [] }
    let layout = MonthGridLayout(self)
    return (0..<picker.wallCalendar.daysInMonth(month)).map { index in
      (month + Double(index) * PickerCalendar.day, layout.rect(ofDay: index))
    }
  }

  /// The number of days before the first of the month in its week.
  var lead: Int {
    guard let picker else { return 0 }
    let weekday = picker.wallCalendar.value(.weekday, month)
    return (weekday - picker.conventions.firstWeekday + 7) % 7
  }

  private func day(at point: Point) -> Date? {
    places.first { $0.rect.contains(point) }.flatMap {
      picker?.offersDay($0.day) == true ? $0.day : nil
    }
  }

  /// Chooses a day on the user's behalf.
  func choose(_ day: Date) {
    guard isEnabled, let picker, picker.offersDay(day) else { return }
    picker.wantedDay = nil
    picker.chooseDay(day)
    move(to: day)
    onChoose?()
  }

  // MARK: Drawing

  override func draw(_ canvas: Canvas) { MonthGridLayout(self).draw(on: canvas) }

  override var usualFocusEffect: FocusHaloEffect? {
    guard let rect = places.first(where: { $0.day == cursor })?.rect else { return nil }
    let circle = MonthGridLayout.circle(in: rect)
    return FocusHaloEffect(roundedRect: circle, cornerRadius: circle.width / 2)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateElements()
    updateParts()
    setNeedsDisplay()
  }

  override func stateDidChange() {
    super.stateDidChange()
    updateElements()
  }

  // MARK: Input

  override var isPressable: Bool { false }

  override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    press(touch)
    return true
  }

  override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    press(touch)
    return true
  }

  override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    let day = pressedDay
    pressedDay = nil
    setNeedsDisplay()
    guard let day else { return }
    window?.moveFocus(to: self)
    choose(day)
  }

  override func cancelTracking(with event: TouchEvent?) {
    pressedDay = nil
    setNeedsDisplay()
  }

  private func press(_ touch: Touch) {
    pressedDay = day(at: touch.location(in: self))
    setNeedsDisplay()
  }

  /// Shows another month for each notch of the wheel.
  override func scrolled(_ scroll: Scroll) {
    guard isEnabled, picker != nil else { return super.scrolled(scroll) }
    // A notch is about 50 points; a touchpad adds up.
    scrolled += scroll.delta.y
    guard abs(scrolled) >= 40 else { return }
    let count = scrolled > 0 ? -1 : 1
    scrolled = 0
    if !showMonth(by: count), !scroll.isPrecise { super.scrolled(scroll) }
  }

  func claims(_ key: Key) -> Bool { key.movesThroughLists }

  override func pressesBegan(_ presses: Set<Press>) {
    if !presses.contains(where: takes) { super.pressesBegan(presses) }
  }

  override func pressesChanged(_ presses: Set<Press>) {
    if !presses.contains(where: takes) { super.pressesChanged(presses) }
  }

  private func takes(_ press: Press) -> Bool {
    guard isEnabled, let picker else { return false }
    let flags = press.key.modifierFlags
    let forward = isRightToLeft ? -1 : 1
    let column =
      (picker.wallCalendar.value(.weekday, cursor) - picker.conventions.firstWeekday + 7) % 7
    switch (press.key.keyCode, flags) {
    case (.rightArrow, []): move(by: forward)
    case (.leftArrow, []): move(by: -forward)
    case (.downArrow, []): move(by: 7)
    case (.upArrow, []): move(by: -7)
    case (.home, []): move(by: -column)
    case (.end, []): move(by: 6 - column)
    case (.pageDown, []): showMonth(by: 1)
    case (.pageUp, []): showMonth(by: -1)
    case (.pageDown, .shift): moveYears(by: 1)
    case (.pageUp, .shift): moveYears(by: -1)
    case (.enter, []), (.space, []):
      if press.phase == .began { choose(cursor) }
    default: return false
    }
    return true
  }

  private func move(by days: Int) { move(to: cursor + Double(days) * PickerCalendar.day) }

  private func moveYears(by count: Int) {
    guard let picker else { return }
    let other = picker.wallCalendar.adding(.year, count, to: month)
    move(to: picker.wallCalendar.day(other, day: picker.wallCalendar.value(.day, cursor)))
  }

  // MARK: Accessibility

  /// Describes the list of the days of the month.
  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .list
    guard let words else { return }
    semantics.label = words.monthAndYear(month)
    semantics.value = words.date(cursor)
  }

  override func accessibilityActivate() -> Bool { false }

  override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
    switch direction {
    case .down, .next: showMonth(by: 1)
    case .up, .previous: showMonth(by: -1)
    default: false
    }
  }

  private var words: DateWords? {
    picker.map { DateWords(wallCalendar: $0.wallCalendar, conventions: $0.conventions) }
  }

  private func updateElements() {
    let places = places
    if elements.count != places.count || elements.first?.day != places.first?.day {
      elements = places.map { MonthDayElement($0.day, in: self) }
      accessibilityElements = elements
    }
    guard let picker, let words else { return }
    let (today, count) = (picker.today, elements.count)
    for (index, (element, place)) in zip(elements, places).enumerated() {
      let name = words.date(place.day)
      element.accessibilityFrameInContainerSpace = place.rect
      element.update(
        label: place.day == today ? Messages.Dates.today(name) : name,
        isSelected: place.day == shownDay, isEnabled: isEnabled && picker.offersDay(place.day),
        position: AccessibilityProperties.Position(index: index + 1, count: count))
    }
    updateActiveElement()
  }

  private func updateActiveElement() {
    let active = elements.first { $0.day == cursor }
    accessibilityRelations[.activeDescendant] = active.map { [$0] } ?? []
  }
}
