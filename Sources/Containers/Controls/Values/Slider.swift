/// A control for selecting a value from a continuous range with a thumb on a track.
///
/// A press on the track moves the thumb there. Arrow keys, Page Up, and Page Down move it in steps,
/// Home and End move it to an end, and the scroll wheel moves it point by point.
@MainActor
open class Slider: Control {
  /// The value, clamped to ``minimumValue`` and ``maximumValue``.
  ///
  /// Setting it sends no events. It calls ``setValue(_:animated:)``, which stores the value without
  /// calling this setter.
  open var value: Double {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the leading end; 0 by default.
  ///
  /// Setting it above ``maximumValue`` raises that to the same value.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      keepValue()
    }
  }

  /// The value at the trailing end; 1 by default.
  ///
  /// Setting it below ``minimumValue`` lowers that to the same value.
  open var maximumValue = 1.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      keepValue()
    }
  }

  /// Whether dragging the thumb sends `.valueChanged` continuously, not only at the end.
  ///
  /// The default is true. The slider reads this property during a drag and when it ends.
  open var isContinuous = true

  /// The image at the leading end; nil for none.
  public var minimumValueImage: Image? {
    didSet { if !Image.areSame(minimumValueImage, oldValue) { imagesDidChange() } }
  }
  /// The image at the trailing end; nil for none.
  public var maximumValueImage: Image? {
    didSet { if !Image.areSame(maximumValueImage, oldValue) { imagesDidChange() } }
  }
  /// The color of the track before the thumb; nil for ``View/tintColor``.
  public var minimumTrackTintColor: DynamicColor? { didSet { updateParts() } }
  /// The color of the track after the thumb; nil for gray.
  public var maximumTrackTintColor: DynamicColor? { didSet { updateParts() } }
  /// The color of the thumb; nil for white.
  public var thumbTintColor: DynamicColor? { didSet { updateParts() } }

  let parts = SliderParts()
  var storedValue = 0.0
  /// The part of the range that assistive technology is told; nil before it is known.
  var toldPercent: Int?
  var thumbImages: [State: Image] = [:]
  var minimumTrackImages: [State: Image] = [:]
  var maximumTrackImages: [State: Image] = [:]
  /// The horizontal distance from the thumb's center to the touch, in points.
  var grab = 0.0

  /// Creates a slider with a range of 0...1 and a value of 0.
  public override init(frame: Rect = Rect(x: 0, y: 0, width: 120, height: 31)) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider from a nib, as `Slider()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(frame: Rect(x: 0, y: 0, width: 120, height: 31))
    setUp()
  }

  private func setUp() {
    accessibility.traits = .adjustable
    addSubview(parts)
    valueDidChange()
  }

  /// Sets the value, optionally animating the thumb; sends no events.
  ///
  /// Setting ``value`` calls this method, and so does each move of the thumb by touch, key, wheel,
  /// or assistive technology, before `.valueChanged` is sent.
  open func setValue(_ value: Double, animated: Bool) {
    storedValue = min(max(value.isNaN ? minimumValue : value, minimumValue), maximumValue)
    changeParts(animated: animated) { valueDidChange() }
  }

  /// Clamps the value to the range.
  private func keepValue() {
    storedValue = min(max(storedValue, minimumValue), maximumValue)
    changeParts(animated: false) { valueDidChange() }
  }

  /// Returns the rectangle of the track.
  open func trackRect(forBounds bounds: Rect) -> Rect { defaultTrackRect(bounds) }

  /// Returns the rectangle of the image at the leading end.
  open func minimumValueImageRect(forBounds bounds: Rect) -> Rect {
    imageRect(minimumValueImage, atRight: isRightToLeft, bounds)
  }

  /// Returns the rectangle of the image at the trailing end.
  open func maximumValueImageRect(forBounds bounds: Rect) -> Rect {
    imageRect(maximumValueImage, atRight: !isRightToLeft, bounds)
  }

  /// Returns the rectangle of the thumb for a value.
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

  /// Moves the thumb with the scroll wheel; at the ends, scrolling goes up the responder chain.
  open override func scrolled(_ scroll: Scroll) {
    if !takes(scroll) { super.scrolled(scroll) }
  }

  /// Describes a slider with its value; a step is a tenth of the range.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .slider
    semantics.range = SemanticRange(
      value, from: minimumValue, to: maximumValue, step: (maximumValue - minimumValue) / 10)
  }

  open override func accessibilityActivate() -> Bool { false }

  open override func accessibilityIncrement() { step(by: 0.1) }

  open override func accessibilityDecrement() { step(by: -0.1) }

  override var usualFocusEffect: FocusHaloEffect? {
    let rect = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    return FocusHaloEffect(roundedRect: rect, cornerRadius: rect.height / 2)
  }

  override var isPressable: Bool { false }

  override func updateParts() {
    parts.update(self)
    super.updateParts()
  }
}
