/// A control for a number between two others, chosen with a thumb on a track.
///
/// A press on the track brings the thumb there. The arrows, Page Up and Page Down move it in steps,
/// Home and End to an end, the wheel by as many points as it turns.
@MainActor
open class Slider: Control {
  /// The number; kept between ``minimumValue`` and ``maximumValue``.
  ///
  /// Setting it sends nothing.
  ///
  /// Open. Setting it calls ``setValue(_:animated:)``, which does not call it.
  open var value: Double {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The number at the leading end; 0 at first.
  ///
  /// A lesser ``maximumValue`` follows it.
  ///
  /// Open.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      keepValue()
    }
  }

  /// The number at the trailing end; 1 at first.
  ///
  /// A greater ``minimumValue`` follows it.
  ///
  /// Open.
  open var maximumValue = 1.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      keepValue()
    }
  }

  /// Whether `.valueChanged` is sent while the thumb is dragged, and not only at the end; true at
  /// first.
  ///
  /// Open. Read while the thumb is dragged and when it is let go.
  open var isContinuous = true

  /// The image at the leading end.
  public var minimumValueImage: Image? { didSet { imagesDidChange() } }
  /// The image at the trailing end.
  public var maximumValueImage: Image? { didSet { imagesDidChange() } }
  /// The track before the thumb; nil for ``View/tintColor``.
  public var minimumTrackTintColor: DynamicColor? { didSet { updateParts() } }
  /// The track after the thumb; nil for a gray.
  public var maximumTrackTintColor: DynamicColor? { didSet { updateParts() } }
  /// The colour of the thumb; nil for white.
  public var thumbTintColor: DynamicColor? { didSet { updateParts() } }

  let parts = SliderParts()
  var storedValue = 0.0
  var thumbImages: [State: Image] = [:]
  var minimumTrackImages: [State: Image] = [:]
  var maximumTrackImages: [State: Image] = [:]
  /// How far the touch is from the middle of the thumb.
  var grab = 0.0

  /// Makes a slider at 0 of 0...1.
  public override init(frame: Rect = Rect(x: 0, y: 0, width: 120, height: 31)) {
    super.init(frame: frame)
    accessibility.traits = .adjustable
    addSubview(parts)
    valueDidChange()
  }

  /// Moves the thumb to a number; sends nothing.
  ///
  /// Open. Called by ``value`` where that is set, and for each move of the thumb by touch, key, wheel and
  /// assistive technology, before `.valueChanged` is sent.
  open func setValue(_ value: Double, animated: Bool) {
    storedValue = min(max(value, minimumValue), maximumValue)
    changeParts(animated: animated) { valueDidChange() }
  }

  /// Brings the number between the ends.
  private func keepValue() {
    storedValue = min(max(storedValue, minimumValue), maximumValue)
    changeParts(animated: false) { valueDidChange() }
  }

  /// Returns where the track is.
  open func trackRect(forBounds bounds: Rect) -> Rect { defaultTrackRect(bounds) }

  /// Returns where the image at the leading end is.
  open func minimumValueImageRect(forBounds bounds: Rect) -> Rect {
    imageRect(minimumValueImage, atRight: isRightToLeft, bounds)
  }

  /// Returns where the image at the trailing end is.
  open func maximumValueImageRect(forBounds bounds: Rect) -> Rect {
    imageRect(maximumValueImage, atRight: !isRightToLeft, bounds)
  }

  /// Returns where the thumb is for a number.
  open func thumbRect(forBounds bounds: Rect, trackRect: Rect, value: Double) -> Rect {
    defaultThumbRect(trackRect, value)
  }

  override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: max(31, imageHeight))
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    Size(width: max(size.width, 31), height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts()
  }

  open override func stateDidChange() {
    changeParts(animated: true, duration: .milliseconds(150)) { super.stateDidChange() }
  }

  open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    take(touch)
    return true
  }

  open override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    follow(touch, sends: isContinuous)
    return true
  }

  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    if !isContinuous { sendValue() }
  }

  open override func pressesBegan(_ presses: Set<Press>) {
    if !presses.contains(where: moves) { super.pressesBegan(presses) }
  }

  open override func pressesChanged(_ presses: Set<Press>) {
    if !presses.contains(where: moves) { super.pressesChanged(presses) }
  }

  /// Moves the thumb with the wheel; what it cannot follow goes on up the chain.
  open override func scrolled(_ scroll: Scroll) {
    if !takes(scroll) { super.scrolled(scroll) }
  }

  /// A slider, with its number; a step is a tenth of the way.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .slider
    semantics.range = SemanticRange(
      value, from: minimumValue, to: maximumValue, step: (maximumValue - minimumValue) / 10)
  }

  open override func accessibilityActivate() -> Bool { false }

  open override func accessibilityIncrement() { step(by: 0.1) }

  open override func accessibilityDecrement() { step(by: -0.1) }

  open override var focusEffect: FocusHaloEffect? {
    let rect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    return FocusHaloEffect(roundedRect: rect, cornerRadius: rect.height / 2)
  }

  override var isPressable: Bool { false }

  override func updateParts() {
    parts.update(self)
    super.updateParts()
  }
}
