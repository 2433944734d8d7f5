/// A control that does something when it is pressed.
///
/// It shows a title, an image or an icon that a closure draws, or two of these side by side.
///
/// ```swift
/// let button = Button(title: "Copy")
/// button.addAction { copy() }
/// ```
@MainActor
open class Button: Control {
  /// The text on the button where neither its state nor ``configuration`` has one.
  ///
  /// What is shown is also the accessibility label unless that was set to another.
  public var title = "" { didSet { if title != oldValue { contentDidChange() } } }

  /// The font of the title where ``configuration`` has none, at the usual size of text, with which it grows
  /// and shrinks; nil, as at first, for that of the button's size.
  public var titleFont: Font? { didSet { if titleFont != oldValue { applyConfiguration() } } }

  /// The image on the button where neither its state nor ``configuration`` has one.
  public var image: Image? { didSet { contentDidChange() } }

  /// What draws an icon on the button, before the title, in a square and a colour.
  public var icon: ((Canvas, Rect, Color) -> Void)? { didSet { contentDidChange() } }

  /// The width and height of the square that ``icon`` draws in, in points.
  public var iconSize = 18.0 { didSet { if iconSize != oldValue { contentDidChange() } } }

  /// What the button shows and looks like, in colours that follow its environment; nil for
  /// ``title`` and ``image``, without a ground.
  public var configuration: Configuration? {
    didSet {
      if !Configuration.showSame(configuration, oldValue) { contentDidChange() }
      applyConfiguration()
    }
  }

  /// Brings ``configuration`` up to date whenever the button stands otherwise, before it is painted.
  public var configurationUpdateHandler: ((Button) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What a secondary click, a long press or the Menu key opens, or a press where
  /// ``Control/showsMenuAsPrimaryAction`` is true; nil for nothing.
  public var menu: Menu? { didSet { menuDidChange() } }

  /// The size that the touched area has at least, around the middle; 32 × 32 points at first.
  public var minimumHitSize = Size(width: 32, height: 32)

  /// How the configuration looks here.
  var look = ButtonLook() { didSet { contentDidChange() } }
  /// What turns in the place of the image; nil for nothing.
  var wheel: ActivityIndicatorView?
  /// What shows the title; nil while the button draws it.
  var titleView: ButtonTitleLabel?
  var stateTitles: [State: String] = [:]
  var stateImages: [State: Image] = [:]
  var stateTitleColors: [State: DynamicColor] = [:]
  var menuInteraction: ButtonMenu?
  /// What runs when the button is pressed, by which it is titled.
  var primaryAction: Action?
  private var titleLayout: (title: String, layout: TextLayout)?
  private var subtitleLayout: TextLayout?
  /// The accessibility label that the button has given itself.
  private var ownLabel: String?
  private var isUpdatingConfiguration = false

  /// Makes a button with a title, in the size that this takes.
  public convenience init(title: String) {
    self.init()
    // Not set here: an initializer's assignments run no observers.
    show(title)
    sizeToFit()
  }

  /// Makes a button that runs an action, with the title and the image of that.
  public convenience init(frame: Rect = .zero, primaryAction: Action?) {
    self.init(frame: frame)
    show(primaryAction)
    if frame.isEmpty { sizeToFit() }
  }

  /// Makes a button of a configuration, which may run an action; what the configuration does not say
  /// is that of the action.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init()
    show(primaryAction)
    configure(configuration)
    sizeToFit()
  }

  /// Makes a button without anything on it.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    accessibility.traits = .button
    pointerStyle = .pointingHand
    applyConfiguration()
  }

  /// A button, which says whether it has a menu and whether that is shown.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .button
    guard let menuInteraction else { return }
    semantics.states.formUnion([.hasPopup, .expandable])
    if menuInteraction.interaction.isMenuShown { semantics.states.insert(.expanded) }
  }

  open override var intrinsicContentSize: Size {
    let content = contentSize
    return Size(
      width: content.width + look.contentInsets.leading + look.contentInsets.trailing,
      height: content.height + look.contentInsets.top + look.contentInsets.bottom)
  }

  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  override func textBaseline(isFirst: Bool) -> LayoutBaseline? {
    titleText.map(titleBaseline)
  }

  override var layoutLineHeight: Double? { titleText?.lines.first?.height }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeWheel()
    placeTitleLabel()
  }

  open override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    bounds.insetBy(
      dx: min(0, (bounds.width - minimumHitSize.width) / 2),
      dy: min(0, (bounds.height - minimumHitSize.height) / 2)
    ).contains(point)
  }

  open override func stateDidChange() {
    setNeedsUpdateConfiguration()
    super.stateDidChange()
    if !stateTitles.isEmpty || !stateImages.isEmpty { contentDidChange() }
    pointerStyle = isEnabled ? .pointingHand : nil
  }

  /// Opens the menu where that is what a press does, else does what is to be done.
  open override func performPrimaryAction() {
    if showsMenuAsPrimaryAction, menu != nil {
      if isEnabled { openMenu() }
    } else {
      super.performPrimaryAction()
    }
  }

  override func updateParts() {
    applyConfiguration()
    super.updateParts()
  }

  /// Brings ``configuration`` up to date now, by ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Asks that ``configuration`` be brought up to date.
  public func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  open override func draw(_ canvas: Canvas) {
    drawBackground(canvas)
    drawContent(canvas, in: contentRect)
    if showsFocus { drawFocusRing(canvas) }
  }

  /// Draws the ground and the border.
  open func drawBackground(_ canvas: Canvas) {
    let color = currentBackground
    if color.alpha > 0 {
      canvas.fill(Path(roundedRect: bounds, cornerRadius: radius(0)), color)
    }
    if look.borderColor.alpha > 0 {
      let edge = bounds.insetBy(dx: 0.5, dy: 0.5)
      canvas.stroke(
        Path(roundedRect: edge, cornerRadius: radius(0.5)), Stroke(width: 1), look.borderColor)
    }
  }

  /// Draws image, icon and texts beside or over each other, as the alignment says.
  open func drawContent(_ canvas: Canvas, in rect: Rect) {
    for (part, place) in placedParts(in: rect) { part.draw(canvas, place) }
  }

  /// Draws the ring that shows the focus, inside the edges.
  open func drawFocusRing(_ canvas: Canvas) {
    let edge = bounds.insetBy(dx: 1.5, dy: 1.5)
    canvas.stroke(
      Path(roundedRect: edge, cornerRadius: radius(1.5)), Stroke(width: 2), look.focusColor)
  }

  /// The ground in the present state.
  public var currentBackground: Color {
    if !isEnabled { return look.background.withAlphaComponent(look.background.alpha * 0.5) }
    if isHighlighted || isSelected { return look.highlightedBackground }
    return isHovered ? look.hoveredBackground : look.background
  }

  private func radius(_ inset: Double) -> Double {
    max(0, min(look.cornerRadius, min(bounds.width, bounds.height) / 2) - inset)
  }

  var titleText: TextLayout? {
    let title = currentTitle
    guard !title.isEmpty else { return nil }
    if let titleLayout, titleLayout.title == title { return titleLayout.layout }
    let layout = TextLayout(title, style: TextStyle(font: look.font))
    titleLayout = (title, layout)
    return layout
  }

  var subtitleText: TextLayout? {
    guard let subtitle = configuration?.subtitle, !subtitle.isEmpty else { return nil }
    if let subtitleLayout { return subtitleLayout }
    let layout = TextLayout(subtitle, style: TextStyle(font: look.subtitleFont))
    subtitleLayout = layout
    return layout
  }

  private func show(_ title: String) { self.title = title }

  private func show(_ action: Action?) {
    primaryAction = action
    guard let action else { return }
    title = action.title
    image = action.image
    addAction(action, for: .primaryActionTriggered)
  }

  private func configure(_ configuration: Configuration) { self.configuration = configuration }

  func contentDidChange() {
    (titleLayout, subtitleLayout) = (nil, nil)
    labelAfterTitle()
    setNeedsDisplay()
    updateTitleLabel()
    if wheel != nil || titleView != nil { setNeedsLayout() }
    invalidateIntrinsicContentSize()
  }

  private func labelAfterTitle() {
    let label = currentTitle.isEmpty ? nil : currentTitle
    guard label != ownLabel else { return }
    if accessibility.label == ownLabel { accessibility.label = label }
    ownLabel = label
  }
}
