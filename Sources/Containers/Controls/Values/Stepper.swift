/// A control with two halves that make a number smaller and greater.
///
/// A half that is held repeats, faster and faster. The arrows, Page Up and Page Down, Home and End do
/// it by key.
@MainActor
open class Stepper: Control {
  /// The number; kept between the bounds.
  ///
  /// Setting it sends nothing.
  ///
  /// Open. Set for each step, before `.valueChanged` is sent.
  open var value: Double {
    get { storedValue }
    set { keep(newValue) }
  }

  /// The least number; 0 at first.
  ///
  /// A lesser ``maximumValue`` follows it.
  ///
  /// Open.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      keep(storedValue)
    }
  }

  /// The greatest number; 100 at first.
  ///
  /// A greater ``minimumValue`` follows it.
  ///
  /// Open.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      keep(storedValue)
    }
  }

  /// How much one step is; 1 at first, and always more than 0.
  ///
  /// Open. Read at each step.
  open var stepValue = 1.0 {
    didSet {
      guard stepValue > 0 else {
        misuse("\(self) cannot step by \(stepValue): give it a stepValue greater than 0.")
      }
    }
  }

  /// Whether `.valueChanged` is sent at each step while a half is held, and not only at the end; true
  /// at first.
  public var isContinuous = true
  /// Whether a half that is held repeats; true at first.
  public var autorepeat = true
  /// Whether a step beyond one bound goes to the other; false at first.
  public var wraps = false { didSet { updateParts() } }

  private let parts = StepperParts()
  private var storedValue = 0.0
  private var repeater = StepRepeater()
  /// The half under the touch: 1 for more, -1 for less, 0 for none.
  private(set) var pressedDirection = 0.0
  private var hasChanged = false

  /// Makes a stepper at 0 of 0...100.
  public override init(frame: Rect = Rect(x: 0, y: 0, width: 94, height: 32)) {
    super.init(frame: frame)
    accessibility.traits = .adjustable
    addSubview(parts)
    valueDidChange()
  }

  override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override var intrinsicContentSize: Size { Size(width: 94, height: 32) }

  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts()
  }

  open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    hasChanged = false
    press(direction(at: touch.location(in: self)))
    return true
  }

  open override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    let direction = isTouchInside ? direction(at: touch.location(in: self)) : 0
    if direction != pressedDirection { press(direction) }
    return true
  }

  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) { release() }

  open override func cancelTracking(with event: TouchEvent?) { release() }

  open override func pressesBegan(_ presses: Set<Press>) {
    if !presses.contains(where: steps) { super.pressesBegan(presses) }
  }

  open override func pressesChanged(_ presses: Set<Press>) {
    if !presses.contains(where: steps) { super.pressesChanged(presses) }
  }

  /// A spin button, with its number.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .spinButton
    semantics.range = SemanticRange(
      value, from: minimumValue, to: maximumValue, step: stepValue)
  }

  open override func accessibilityActivate() -> Bool { false }

  open override func accessibilityIncrement() { step(1) }

  open override func accessibilityDecrement() { step(-1) }

  open override var focusEffect: FocusHaloEffect? {
    FocusHaloEffect(roundedRect: parts.frame, cornerRadius: 8)
  }

  override var isPressable: Bool { false }

  override func updateParts() {
    parts.update(self)
    super.updateParts()
  }

  /// Whether a step in a direction changes anything.
  func canStep(_ direction: Double) -> Bool {
    guard isEnabled, maximumValue > minimumValue else { return false }
    return wraps || (direction > 0 ? value < maximumValue : value > minimumValue)
  }

  /// Returns the half at a point: 1 for more, -1 for less.
  private func direction(at point: Point) -> Double {
    (point.x >= bounds.midX) == isRightToLeft ? -1 : 1
  }

  private func press(_ direction: Double) {
    pressedDirection = direction
    updateParts()
    repeater.stop()
    guard direction != 0, step(direction) else { return }
    guard autorepeat, let host = window?.host else { return }
    repeater.start(host) { [weak self] in self?.step(direction) ?? false }
  }

  private func release() {
    repeater.stop()
    pressedDirection = 0
    updateParts()
    if hasChanged, !isContinuous { sendValue() }
    hasChanged = false
  }

  @discardableResult
  private func step(_ direction: Double, by count: Double = 1) -> Bool {
    guard canStep(direction) else { return false }
    let new = value + direction * stepValue * count
    if wraps, new > maximumValue {
      value = minimumValue
    } else if wraps, new < minimumValue {
      value = maximumValue
    } else {
      value = new
    }
    hasChanged = true
    if isContinuous || pressedDirection == 0 { sendValue() }
    return true
  }

  private func steps(_ press: Press) -> Bool {
    guard isEnabled, press.key.modifierFlags.isEmpty else { return false }
    let forward = isRightToLeft ? -1.0 : 1
    let range = (maximumValue - minimumValue) / stepValue
    switch press.key.keyCode {
    case .rightArrow: step(forward)
    case .leftArrow: step(-forward)
    case .upArrow: step(1)
    case .downArrow: step(-1)
    case .pageUp: step(1, by: min(10, range))
    case .pageDown: step(-1, by: min(10, range))
    case .home: jump(to: minimumValue)
    case .end: jump(to: maximumValue)
    default: return false
    }
    return true
  }

  private func jump(to bound: Double) {
    guard value != bound else { return }
    value = bound
    sendValue()
  }

  private func sendValue() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  private func keep(_ value: Double) {
    storedValue = min(max(value, minimumValue), maximumValue)
    valueDidChange()
  }

  private func valueDidChange() {
    // Sums of decimal steps are a little off: six places are all that a person reads.
    let read = (storedValue * 1e6).rounded() / 1e6
    let isWhole = read == read.rounded() && abs(read) < 1e15
    accessibility.value = isWhole ? "\(Int(read))" : "\(read)"
    updateParts()
  }
}
