/// A row of segments of which one is chosen, or which do something each.
///
/// ```swift
/// let layers = SegmentedControl(items: ["Map", "Satellite", "Terrain"])
/// layers.selectedSegmentIndex = 0
/// layers.addTarget(self, action: MapViewController.layerChanged, for: .valueChanged)
/// ```
///
/// The arrows, Home and End choose by key; where the control is momentary they move a mark, and Space
/// or Enter press the segment under it.
@MainActor
open class SegmentedControl: Control {
  /// The index that stands for none.
  public static let noSegment = -1

  /// The chosen segment, from the leading end; ``noSegment`` for none.
  ///
  /// Setting it sends nothing.
  ///
  /// Open. Set when a person chooses a segment, which slides there, before `.valueChanged` is sent.
  open var selectedSegmentIndex: Int {
    get { isMomentary ? pressedIndex ?? SegmentedControl.noSegment : storedIndex }
    set { select(newValue, animated: isChoosing) }
  }

  /// Whether a segment is only pressed, and not chosen for good; false at first.
  public var isMomentary = false {
    didSet {
      guard isMomentary != oldValue else { return }
      storedIndex = SegmentedControl.noSegment
      updateParts()
    }
  }

  /// Whether each segment is as wide as its content wants, instead of all the same; false at first.
  public var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
  }

  /// The ground of the chosen segment; nil for that of the system.
  public var selectedSegmentTintColor: DynamicColor? { didSet { updateParts() } }

  let parts = SegmentedControlParts()
  var segments: [Segment] = []
  var storedIndex = SegmentedControl.noSegment
  /// Whether a person chooses a segment just now, so that the mark slides to it.
  var isChoosing = false
  /// The segment that is being pressed, or is marked by key where the control is momentary.
  var pressedIndex: Int?
  /// The segment that the keys of a momentary control would press.
  var markedIndex = 0

  /// Makes a control of texts and images, none of them chosen.
  public convenience init(items: [any SegmentContent]) {
    self.init()
    segments = items.map {
      Segment(title: $0 as? String, image: $0 as? Image)
    }
    segments.forEach(adopt)
    segmentsDidChange()
    sizeToFit()
  }

  /// Makes a control of actions; choosing a segment runs its own.
  public convenience init(frame: Rect = .zero, actions: [Action]) {
    self.init(frame: frame)
    segments = actions.map { Segment(action: $0) }
    segments.forEach(adopt)
    segmentsDidChange()
    if frame.isEmpty { sizeToFit() }
  }

  /// Makes a control without segments.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    accessibility.isElement = false
    addSubview(parts)
  }

  override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  open override var intrinsicContentSize: Size {
    let own = segments.map(naturalWidth)
    let width =
      apportionsSegmentWidthsByContent
      ? own.reduce(0, +)
      : segments.map(\.width).reduce(0, +) + Double(segments.filter { $0.width == 0 }.count)
        * (zip(segments, own).filter { $0.0.width == 0 }.map(\.1).max() ?? 0)
    let text = segments.map(\.contentSize.height).max() ?? 0
    return Size(
      width: max(width, 32) + 4, height: textScale > 1 ? max(32, (text + 14).rounded(.up)) : 32)
  }

  /// How large text is in relation to the usual size.
  var textScale: Double { traitCollection.preferredContentSizeCategory.textScale }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory
    else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts()
  }

  open override func beginTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    pressedIndex = usableIndex(at: touch.location(in: self))
    return true
  }

  open override func continueTracking(_ touch: Touch, with event: TouchEvent?) -> Bool {
    let index = isTouchInside ? usableIndex(at: touch.location(in: self)) : nil
    guard index != pressedIndex else { return true }
    pressedIndex = index
    changeParts(animated: true) { updateParts() }
    return true
  }

  open override func endTracking(_ touch: Touch?, with event: TouchEvent?) {
    let index = pressedIndex
    if let index { press(index) }
    pressedIndex = nil
    changeParts(animated: true) { updateParts() }
  }

  open override func cancelTracking(with event: TouchEvent?) {
    pressedIndex = nil
    changeParts(animated: true) { updateParts() }
  }

  open override func pressesBegan(_ presses: Set<Press>) {
    if !presses.contains(where: takes) { super.pressesBegan(presses) }
  }

  open override func pressesChanged(_ presses: Set<Press>) {
    if !presses.contains(where: takes) { super.pressesChanged(presses) }
  }

  open override var focusEffect: FocusHaloEffect? {
    FocusHaloEffect(roundedRect: parts.frame, cornerRadius: 9)
  }

  override var isPressable: Bool { false }

  override func updateParts() {
    parts.update(self)
    super.updateParts()
  }
}
