/// A control that is either on or off.
///
/// ```swift
/// let sound = Switch()
/// sound.setOn(true, animated: false)
/// sound.addTarget(self, action: SettingsViewController.soundChanged, for: .valueChanged)
/// ```
///
/// A tap, Space, or Enter toggles the switch; the user can also drag the thumb.
@MainActor
open class Switch: Control {
  /// Whether the switch is on.
  ///
  /// Setting it sends no events and does not animate. It calls ``setOn(_:animated:)``, which stores
  /// the value without calling this setter.
  open var isOn: Bool {
    get { storedIsOn }
    set { setOn(newValue, animated: false) }
  }

  /// The background color while the switch is on; nil for the desktop's accent color, or a
  /// green.
  public var onTintColor: DynamicColor? { didSet { updateParts() } }

  /// The color of the thumb; nil for white.
  public var thumbTintColor: DynamicColor? { didSet { updateParts() } }

  private let body = ControlPart()
  private let track = ControlPart()
  private let thumb = ControlPart()
  private var storedIsOn = false
  private var grabbedX = 0.0
  /// Whether the touch is dragging the thumb, in which case lifting it does not toggle the switch.
  private var isDragging = false

  /// Creates a switch that is off, by default 51 points wide and 31 high.
  public override init(frame: Rect = Rect(x: 0, y: 0, width: 51, height: 31)) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a switch that is off from a nib, as `Switch()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(frame: Rect(x: 0, y: 0, width: 51, height: 31))
    setUp()
  }

  private func setUp() {
    accessibility.traits = .toggleButton
    accessibility.value = Messages.Controls.off
    addSubview(body)
    body.addSubview(track)
    body.addSubview(thumb)
    updateParts()
  }

  /// Turns the switch on or off, optionally animated; sends no events.
  ///
  /// Setting ``isOn`` calls this method. So does the switch when the user toggles it, before it
  /// sends `.valueChanged`.
  open func setOn(_ isOn: Bool, animated: Bool) {
    guard isOn != storedIsOn else { return }
    storedIsOn = isOn
    accessibility.value = isOn ? Messages.Controls.on : Messages.Controls.off
    changeParts(animated: animated) { updateParts() }
  }

  override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (.defaultHigh, .defaultHigh)
  }

  open override var intrinsicContentSize: Size { Size(width: 51, height: 31) }

  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts()
  }

  /// Describes a switch, checked while it is on.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .switch
    semantics.states.insert(.checkable)
    if isOn { semantics.states.insert(.checked) }
  }

  /// Toggles the switch, as the user does.
  open override func performPrimaryAction() {
    guard isEnabled else { return }
    turn(to: !isOn)
  }

  open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    grabbedX = touch.location(in: self).x
    isDragging = false
    return true
  }

  open override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    let x = touch.location(in: self).x
    isDragging = isDragging || abs(x - grabbedX) > 4
    let isAtRight = x > capsule.midX
    if isDragging, abs(x - capsule.midX) > capsule.width / 8, (isAtRight != isRightToLeft) != isOn {
      turn(to: !isOn)
    }
    return true
  }

  override var usualFocusEffect: FocusHaloEffect? {
    FocusHaloEffect(roundedRect: capsule, cornerRadius: capsule.height / 2)
  }

  override var pressesOnTouchUp: Bool { !isDragging }

  override func updateParts() {
    super.updateParts()
    let filled = onTintColor ?? traitCollection.accentColor?.mark ?? .systemGreen
    body.frame = bounds
    track.place(capsule)
    track.backgroundColor = color(isOn ? filled : .emptyTrack)
    track.borderWidth = isHighContrast ? 1 : 0
    track.borderColor = color(.label)
    if isHovered, isEnabled {
      track.backgroundColor = track.backgroundColor?.mixed(with: .black, by: 0.06)
    }
    let diameter = capsule.height - 4
    let width = isHighlighted ? diameter * 1.25 : diameter
    let isRight = isOn != isRightToLeft
    thumb.place(
      Rect(
        x: isRight ? capsule.maxX - 2 - width : capsule.minX + 2, y: capsule.minY + 2,
        width: width, height: diameter))
    thumb.backgroundColor = color(thumbTintColor ?? .white)
    thumb.shadow = isEnabled ? .thumb : nil
    thumb.borderWidth = isEnabled || isOn ? 0 : 1
    guard !isEnabled else { return }
    if isOn { track.backgroundColor = color(.inactiveLabel) }
    // Off, only outlines stand out.
    track.borderWidth = isOn ? 0 : 1
    (track.borderColor, thumb.borderColor) = (color(.inactiveLabel), color(.inactiveLabel))
  }

  /// Animates the thumb, which widens while pressed.
  open override func stateDidChange() {
    changeParts(animated: true, duration: .milliseconds(150)) { super.stateDidChange() }
  }

  /// The rectangle of the track, centered in the bounds with its fixed proportions.
  private var capsule: Rect {
    let height = min(31, bounds.height, bounds.width * 31 / 51)
    return Rect(center: bounds.center, size: Size(width: height * 51 / 31, height: height))
  }

  /// The frame of the thumb, in the bounds.
  var thumbFrame: Rect { thumb.frame }

  private func turn(to isOn: Bool) {
    setOn(isOn, animated: true)
    sendValue()
  }
}
