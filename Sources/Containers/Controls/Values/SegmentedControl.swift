/// A horizontal row of segments.
///
/// Either one segment is selected, or each acts as a button.
///
/// ```swift
/// let layers = SegmentedControl(items: ["Map", "Satellite", "Terrain"])
/// layers.selectedSegmentIndex = 0
/// layers.addTarget(self, action: MapViewController.layerChanged, for: .valueChanged)
/// ```
///
/// Arrow keys, Home, and End select a segment. In a momentary control they move a mark instead, and
/// Space or Enter presses the marked segment.
@MainActor
open class SegmentedControl: Control {
  /// The index that stands for no segment.
  public static let noSegment = -1

  /// The index of the selected segment, from the leading end, or ``noSegment``.
  ///
  /// Setting it sends no events. When the user selects a segment, the control sets this property,
  /// animates the change, and then sends `.valueChanged`.
  open var selectedSegmentIndex: Int {
    get { isMomentary ? pressedIndex ?? SegmentedControl.noSegment : storedIndex }
    set { select(newValue, animated: isChoosing) }
  }

  /// Whether segments act as buttons without staying selected; false by default.
  public var isMomentary = false {
    didSet {
      guard isMomentary != oldValue else { return }
      storedIndex = SegmentedControl.noSegment
      updateParts()
    }
  }

  /// Whether the width of each segment follows its content, instead of all being equal; false by
  /// default.
  public var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { segmentsDidChange() } }
  }

  /// The color of the selected segment's background; nil for the system's color.
  public var selectedSegmentTintColor: DynamicColor? { didSet { updateParts() } }

  let parts = SegmentedControlParts()
  var segments: [Segment] = []
  var storedIndex = SegmentedControl.noSegment
  /// Whether the user is selecting a segment, in which case the change is animated.
  var isChoosing = false
  /// The segment that is being pressed; nil for none.
  var pressedIndex: Int?
  /// The segment that Space or Enter presses in a momentary control.
  var markedIndex = 0

  /// Creates a control with titles and images, and no selection.
  public convenience init(items: [any SegmentContent]) {
    self.init()
    segments = items.map {
      Segment(title: $0 as? String, image: $0 as? Image)
    }
    segments.forEach(adopt)
    segmentsDidChange()
    sizeToFit()
  }

  /// Creates a control with a segment for each action, which selecting the segment performs.
  public convenience init(frame: Rect = .zero, actions: [Action]) {
    self.init(frame: frame)
    segments = actions.map { Segment(action: $0) }
    segments.forEach(adopt)
    segmentsDidChange()
    if frame.isEmpty { sizeToFit() }
  }

  /// Creates a control without segments.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a segmented control without segments from a nib, as `SegmentedControl()` does; see
  /// ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    // A group of choices, even where it has no name and cannot be used.
    accessibility.label = ""
    addSubview(parts)
  }

  override class var defaultHugging: (horizontal: LayoutPriority, vertical: LayoutPriority) {
    (.defaultLow, .defaultHigh)
  }

  open override var intrinsicContentSize: Size {
    let own = segments.map(naturalWidth)
    var width = own.reduce(0, +)
    if !apportionsSegmentWidthsByContent {
      let flexible = zip(segments, own).filter { segment, _ in segment.width == 0 }
      let widest = flexible.map(\.1).max() ?? 0
      width = segments.map(\.width).reduce(0, +) + Double(flexible.count) * widest
    }
    let text = segments.map(\.contentSize.height).max() ?? 0
    return Size(
      width: max(width, 32) + 4, height: textScale > 1 ? max(32, (text + 14).rounded(.up)) : 32)
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory
    else { return }
    // The titles determine the size.
    updateParts()
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

  override var usualFocusEffect: FocusHaloEffect? {
    FocusHaloEffect(roundedRect: parts.frame, cornerRadius: 9)
  }

  override var isPressable: Bool { false }

  override func updateParts() {
    parts.update(self)
    super.updateParts()
  }
}
