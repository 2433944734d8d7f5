/// A control with two sides that decrease and increase a value.
///
/// Holding a side repeats the step at increasing speed. Arrow keys, Page Up, Page Down, Home, and
/// End also change the value.
@MainActor
open class Stepper: Control {
  /// The value, clamped to ``minimumValue`` and ``maximumValue``.
  ///
  /// Setting it sends no events. For each step by the user, the stepper sets this property and then
  /// sends `.valueChanged`.
  open var value: Double {
    get { storedValue }
    set { keep(newValue) }
  }

  /// The lowest value; 0 by default.
  ///
  /// Setting it above ``maximumValue`` raises that to the same value.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      keep(storedValue)
    }
  }

  /// The highest value; 100 by default.
  ///
  /// Setting it below ``minimumValue`` lowers that to the same value.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      keep(storedValue)
    }
  }

  /// The amount of one step, which must be greater than 0; 1 by default.
  ///
  /// The stepper reads this property at each step.
  open var stepValue = 1.0 {
    didSet {
      guard stepValue > 0 else {
        misuse("\(self) cannot step by \(stepValue): give it a stepValue greater than 0.")
      }
    }
  }

  /// Whether holding a side sends `.valueChanged` at each step, not only at the end; true by
  /// default.
  public var isContinuous = true
  /// Whether holding a side repeats the step; true by default.
  public var autorepeat = true
  /// Whether stepping beyond one end of the range continues at the other; false by default.
  public var wraps = false { didSet { updateParts() } }

  private let parts = StepperParts()
  private var storedValue = 0.0
  private var repeater = StepRepeater()
  /// The side that is being pressed: 1 to increase, -1 to decrease, 0 for none.
  private(set) var pressedDirection = 0.0
  private var hasChanged = false

  /// Creates a stepper with a range of 0...100 and a value of 0.
  public override init(frame: Rect = Rect(x: 0, y: 0, width: 94, height: 32)) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a stepper from a nib, as `Stepper()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(frame: Rect(x: 0, y: 0, width: 94, height: 32))
    setUp()
  }

  private func setUp() {
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

  /// Describes a spin button with its value.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .spinButton
    semantics.range = SemanticRange(
      value, from: minimumValue, to: maximumValue, step: stepValue)
  }

  open override func accessibilityActivate() -> Bool { false }

  open override func accessibilityIncrement() { step(1) }

  open override func accessibilityDecrement() { step(-1) }

  override var usualFocusEffect: FocusHaloEffect? {
    FocusHaloEffect(roundedRect: parts.frame, cornerRadius: 8)
  }

  override var isPressable: Bool { false }

  override func updateParts() {
    parts.update(self)
    super.updateParts()
  }

  /// Returns whether a step in a direction would change the value.
  func canStep(_ direction: Double) -> Bool {
    guard isEnabled, maximumValue > minimumValue else { return false }
    return wraps || (direction > 0 ? value < maximumValue : value > minimumValue)
  }

  /// Returns the side at a point: 1 to increase, -1 to decrease.
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

  func jump(to bound: Double) {
    guard value != bound else { return }
    value = bound
    sendValue()
  }

  private func keep(_ value: Double) {
    storedValue = min(max(value, minimumValue), maximumValue)
    valueDidChange()
  }

  private func valueDidChange() {
    // Decimal steps add up with small errors; rounding to six places hides them.
    let read = (storedValue * 1e6).rounded() / 1e6
    let isWhole = read == read.rounded() && abs(read) < 1e15
    accessibility.value = isWhole ? "\(Int(read))" : "\(read)"
    updateParts()
  }
}
