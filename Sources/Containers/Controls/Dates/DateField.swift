internal import FoundationEssentials
internal import Pixels
internal import Typesetting

/// A date or a time as text, whose parts are changed on their own.
@MainActor
final class DateField: Control, KeyClaiming {
  /// Whether the field shows the date, not the time.
  let isDate: Bool
  /// Whether a press opens a popover.
  let opens: Bool
  private(set) weak var picker: DatePicker?
  /// The index of the part that keys change.
  private(set) var active = 0
  private var typing = DateTyping()
  /// Whether the last digit moved to the next part, so that a separator need not.
  private var hasMovedOn = false

  init(_ picker: DatePicker, isDate: Bool, opens: Bool) {
    (self.picker, self.isDate, self.opens) = (picker, isDate, opens)
    super.init()
    accessibility.traits = .adjustable
    pointerStyle = opens ? .pointingHand : .arrow
  }

  /// The parts, in the order in which they are read.
  var parts: [DatePart] {
    let conventions = picker?.conventions ?? .system
    return isDate ? conventions.dateParts : conventions.timeParts
  }

  /// The part that keys change.
  var activePart: DatePart { parts[min(active, parts.count - 1)] }

  private var words: DateWords? {
    picker.map { DateWords(wallCalendar: $0.wallCalendar, conventions: $0.conventions) }
  }

  /// Shows the current date of the picker.
  func update() {
    active = min(active, parts.count - 1)
    isEnabled = picker?.isEnabled ?? false
    accessibility.label = picker?.name(ofDate: isDate)
    accessibility.hint = picker?.accessibility.hint
    if let picker, let words {
      accessibility.value = isDate ? words.date(picker.wall) : words.time(picker.wall)
    }
    invalidateIntrinsicContentSize()
    updateParts()
    setNeedsDisplay()
  }

  /// Returns the text of a part: the digits that are being typed, or its value.
  func text(of index: Int) -> String {
    if index == active, !typing.digits.isEmpty { return typing.digits }
    guard let picker, let words else { return "" }
    return words.text(of: parts[index], picker.wall)
  }

  /// Moves to another part, and ends typing.
  ///
  /// - Returns: Whether there is such a part.
  @discardableResult
  func activate(_ index: Int) -> Bool {
    endTyping()
    hasMovedOn = false
    guard parts.indices.contains(index) else { return false }
    active = index
    setNeedsDisplay()
    return true
  }

  /// Moves the active part by a number of steps.
  func step(by count: Int) {
    endTyping()
    picker?.step(activePart, by: count)
  }

  // MARK: Layout

  override var intrinsicContentSize: Size { DateFieldLayout(self).size }

  override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  override func draw(_ canvas: Canvas) { DateFieldLayout.fitting(self).draw(on: canvas) }

  override var usualFocusEffect: FocusHaloEffect? {
    FocusHaloEffect(roundedRect: bounds, cornerRadius: DateFieldLayout.cornerRadius)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: Input

  override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    if let index = DateFieldLayout.fitting(self).part(at: touch.location(in: self).x) {
      activate(index)
    }
    if !opens { window?.moveFocus(to: self) }
    return true
  }

  override func performPrimaryAction() {
    guard opens, isEnabled else { return }
    endTyping()
    picker?.togglePopover(of: self)
  }

  override func didUpdateFocus() {
    super.didUpdateFocus()
    if !isFocused {
      endTyping()
      picker?.wantedDay = nil
    }
    setNeedsDisplay()
  }

  func claims(_ key: Key) -> Bool {
    key.modifierFlags.isEmpty && (key.movesThroughLists || key.typesWord)
  }

  override func pressesBegan(_ presses: Set<Press>) {
    if !presses.contains(where: takes) { super.pressesBegan(presses) }
  }

  override func pressesChanged(_ presses: Set<Press>) {
    if !presses.contains(where: takes) { super.pressesChanged(presses) }
  }

  private func takes(_ press: Press) -> Bool {
    guard isEnabled else { return false }
    if press.key.modifierFlags == .alternate, press.key.keyCode == .downArrow, opens {
      performPrimaryAction()
      return true
    }
    if let character = press.key.characters.first, press.key.modifierFlags.isEmpty,
      take(character)
    {
      return true
    }
    guard press.key.modifierFlags.isEmpty else { return false }
    switch press.key.keyCode {
    case .leftArrow: return activate(active - 1)
    case .rightArrow: return activate(active + 1)
    case .home: return activate(0)
    case .end: return activate(parts.count - 1)
    case .upArrow: step(by: 1)
    case .downArrow: step(by: -1)
    case .pageUp: step(by: activePart == .minute ? 10 : 1)
    case .pageDown: step(by: activePart == .minute ? -10 : -1)
    case .backspace, .delete: _ = typing.end(century: 0)
    case .escape where !typing.digits.isEmpty: _ = typing.end(century: 0)
    default: return false
    }
    setNeedsDisplay()
    return true
  }

  /// Takes a character: a digit, the first letter of a half of the day, or a separator.
  private func take(_ character: Character) -> Bool {
    if let digit = character.wholeNumberValue, (0...9).contains(digit), activePart.digits > 0 {
      type(digit)
      return true
    }
    if activePart == .period {
      let halves = [Messages.Dates.beforeNoon, Messages.Dates.afterNoon]
      let typed = character.lowercased()
      guard let half = halves.firstIndex(where: { $0.lowercased().hasPrefix(typed) }) else {
        return false
      }
      picker?.set(.period, to: half)
      return true
    }
    guard "/.-:,".contains(character) else { return false }
    if hasMovedOn { hasMovedOn = false } else { activate(active + 1) }
    return true
  }

  private func type(_ digit: Int) {
    guard let picker, let words else { return }
    let (part, range) = (activePart, words.range(of: activePart, picker.wall))
    let entry = typing.type(digit, width: part.digits, range: range)
    if let value = entry.value { picker.set(part, to: value) }
    hasMovedOn = entry.isComplete && activate(active + 1)
    setNeedsDisplay()
  }

  private func endTyping() {
    guard !typing.digits.isEmpty, let picker else { return }
    let century = picker.wallCalendar.value(.year, picker.wall) / 100
    let year = typing.end(century: century)
    if activePart == .year, let year { picker.set(.year, to: year) }
    setNeedsDisplay()
  }

  // MARK: Accessibility

  /// Describes a spin button with the date or the time in words.
  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .spinButton
    guard opens else { return }
    semantics.states.insert(.hasPopup)
    semantics.states.insert(.expandable)
    if picker?.popover?.field === self { semantics.states.insert(.expanded) }
  }

  override func accessibilityActivate() -> Bool { opens && super.accessibilityActivate() }

  override func accessibilityIncrement() { picker?.step(isDate ? .day : .minute, by: 1) }

  override func accessibilityDecrement() { picker?.step(isDate ? .day : .minute, by: -1) }
}
