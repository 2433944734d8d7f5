internal import FoundationEssentials

/// A row of fields of a date picker, of which one is active, with two arrows that step it.
@MainActor
final class DateFieldsView: Control, KeyClaiming {
  private unowned let picker: DatePicker
  private let hasDate: Bool
  /// The index of the field that keys change.
  private(set) var active = 0
  /// The digits typed for the active field so far.
  private var typed = ""

  private var padding: Double { 10 * max(1, textScale) }
  private static let stepper = 24.0

  init(of picker: DatePicker, hasDate: Bool) {
    self.picker = picker
    self.hasDate = hasDate
    super.init(frame: .zero)
    accessibility.traits = .adjustable
    let (asksDate, asksTime) = (
      hasDate && picker.datePickerMode != .time, picker.datePickerMode != .date
    )
    accessibility.label =
      !asksDate ? Messages.Dates.time : asksTime ? Messages.Dates.dateAndTime : Messages.Dates.date
    pointerStyle = .arrow
  }

  /// The fields in the order in which they are written.
  var fields: [DateField] {
    DateField.fields(
      date: hasDate && picker.datePickerMode != .time,
      time: picker.datePickerMode != .date, picker.conventions)
  }

  /// The text of the fields.
  var text: String { texts.map { $0.text + $0.gap }.joined() }

  private var texts: [(text: String, gap: String)] {
    let (fields, parts, conventions) = (fields, picker.parts, picker.conventions)
    return fields.indices.map { index in
      fields[index].text(
        of: parts, conventions, next: index + 1 < fields.count ? fields[index + 1] : nil)
    }
  }

  func dateDidChange() {
    active = min(active, max(0, fields.count - 1))
    accessibility.value = text
    setNeedsDisplay()
  }

  // MARK: Layout and drawing

  private var font: Font {
    var font = Font.body.scaled(compatibleWith: traitCollection)
    font.hasMonospacedDigits = true
    return font
  }

  private func layout(_ text: String) -> TextLayout {
    TextLayout(text, style: TextStyle(font: font))
  }

  var fittingSize: Size {
    let width = texts.reduce(0) { $0 + layout($1.text).size.width + layout($1.gap).advance(font) }
    let height = max(32, (layout("0").size.height + 12 * max(1, textScale)).rounded(.up))
    return Size(
      width: (width + padding * 2 + Self.stepper * textScale).rounded(.up), height: height)
  }

  /// The rectangles of the fields, which read from left to right in every language.
  private var places: [Rect] {
    var x = isRightToLeft ? Self.stepper * textScale + padding : padding
    return texts.map { part in
      let width = layout(part.text).size.width
      defer { x += width + layout(part.gap).advance(font) }
      return Rect(x: x, y: 0, width: width, height: bounds.height)
    }
  }

  /// The rectangle of both arrows.
  private var stepperRect: Rect {
    let width = Self.stepper * textScale
    return Rect(
      x: isRightToLeft ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
  }

  override func draw(_ canvas: Canvas) {
    let box = Path(roundedRect: bounds, cornerRadius: 8)
    canvas.fill(box, color(.tertiarySystemFill))
    if isHighContrast {
      let edge = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 7.5)
      canvas.stroke(edge, Stroke(width: 1), color(.label))
    }
    let (ink, tint) = (color(isEnabled ? .label : .inactiveLabel), tintColor ?? .black)
    for (index, (part, place)) in zip(texts, places).enumerated() {
      let isActive = index == active && isEnabled && isFocused
      let text = layout(part.text)
      let y = (bounds.height - text.size.height) / 2
      if isActive {
        let mark = Rect(
          x: place.minX - 3, y: y - 1, width: place.width + 6, height: text.size.height + 2)
        canvas.fill(Path(roundedRect: mark, cornerRadius: 5), tint)
      }
      canvas.draw(text, at: Point(x: place.minX, y: y), color: isActive ? .white : ink)
      canvas.draw(layout(part.gap), at: Point(x: place.maxX, y: y), color: ink)
    }
    drawArrows(canvas)
  }

  private func drawArrows(_ canvas: Canvas) {
    let (place, arm) = (stepperRect, 4 * textScale)
    let ink = color(isEnabled ? .secondaryLabel : .inactiveLabel)
    for direction in [-1.0, 1] {
      let tip = Point(x: place.midX, y: place.midY + direction * 7 * textScale)
      var path = Path()
      path.move(to: Point(x: tip.x - arm, y: tip.y - direction * arm))
      path.line(to: tip)
      path.line(to: Point(x: tip.x + arm, y: tip.y - direction * arm))
      canvas.stroke(path, Stroke(width: 1.75 * textScale, cap: .round), ink)
    }
  }

  override var focusEffect: FocusHaloEffect? {
    FocusHaloEffect(roundedRect: bounds, cornerRadius: 8)
  }

  override func didUpdateFocus() {
    super.didUpdateFocus()
    typed = ""
    setNeedsDisplay()
  }

  // MARK: Mouse

  override var isPressable: Bool { false }

  override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    let point = touch.location(in: self)
    if stepperRect.contains(point) {
      step(point.y < bounds.midY ? 1 : -1)
      return false
    }
    let distances = places.map { abs($0.midX - point.x) - $0.width / 2 }
    if let nearest = distances.indices.min(by: { distances[$0] < distances[$1] }) {
      activate(nearest)
    }
    return false
  }

  // MARK: Keys

  func claims(_ key: Key) -> Bool {
    key.modifierFlags.isEmpty && (key.movesThroughLists || key.typesWord)
  }

  override func pressesBegan(_ presses: Set<Press>) {
    if !presses.contains(where: take) { super.pressesBegan(presses) }
  }

  override func pressesChanged(_ presses: Set<Press>) {
    if !presses.contains(where: take) { super.pressesChanged(presses) }
  }

  private func take(_ press: Press) -> Bool {
    guard isEnabled, press.key.modifierFlags.isEmpty else { return false }
    switch press.key.keyCode {
    case .upArrow: step(1)
    case .downArrow: step(-1)
    case .pageUp: step(10)
    case .pageDown: step(-10)
    case .leftArrow: activate(active - 1)
    case .rightArrow: activate(active + 1)
    case .home: activate(0)
    case .end: activate(fields.count - 1)
    default: return type(press.key.characters)
    }
    return true
  }

  private func activate(_ index: Int) {
    active = min(max(0, index), max(0, fields.count - 1))
    typed = ""
    setNeedsDisplay()
  }

  private func step(_ count: Int) {
    guard fields.indices.contains(active) else { return }
    typed = ""
    let field = fields[active]
    picker.step(field.component, by: field == .half ? (count > 0 ? 12 : -12) : count)
  }

  /// Takes a digit, or the first letter of a half of the day.
  private func type(_ characters: String) -> Bool {
    guard fields.indices.contains(active), let character = characters.first else { return false }
    let (field, conventions) = (fields[active], picker.conventions)
    if field == .half {
      let halves = Messages.Dates.halves.map { $0.lowercased().first }
      guard let half = halves.firstIndex(of: character.lowercased().first) else { return false }
      if half != (picker.parts.hour ?? 0) / 12 { step(half == 0 ? -1 : 1) }
      return true
    }
    guard let digit = character.wholeNumberValue, digit < 10 else { return false }
    typed = typed.count >= field.digits ? "\(digit)" : typed + "\(digit)"
    var number = Int(typed) ?? 0
    let greatest = field.greatest(hasHalves: conventions.hasHalves)
    if number > greatest { (typed, number) = ("\(digit)", digit) }
    let isWhole = typed.count == field.digits || number * 10 > greatest
    // A year is set once it is whole, because the dates on the way are far away.
    guard isWhole || field != .year else { return true }
    let typedBefore = typed
    if let parts = field.setting(number, in: picker.parts, hasHalves: conventions.hasHalves) {
      picker.choose(parts)
    }
    typed = typedBefore
    if isWhole { activate(active + 1) }
    return true
  }

  // MARK: Assistive technology

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .spinButton
  }

  override func accessibilityActivate() -> Bool { false }

  override func accessibilityIncrement() { step(1) }

  override func accessibilityDecrement() { step(-1) }
}

extension TextLayout {
  /// The width of the text with its trailing spaces, which a layout leaves out, in a font.
  fileprivate func advance(_ font: Font) -> Double {
    guard string.last == " " else { return size.width }
    let style = TextStyle(font: font)
    return TextLayout(string + ".", style: style).size.width
      - TextLayout(".", style: style).size.width
  }
}
