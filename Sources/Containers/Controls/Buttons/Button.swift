/// A control that runs an action when the user presses it.
///
/// A button shows a title with an image or an icon, or one of them alone.
///
/// ```swift
/// let button = Button(title: "Copy")
/// button.addAction { copy() }
/// ```
@MainActor
open class Button: Control {
  /// The title for the normal state, used where ``configuration`` has none.
  ///
  /// The displayed title is also the accessibility label, unless you set another label.
  public var title = "" { didSet { if title != oldValue { contentDidChange() } } }

  /// The font of the title at the default text size, used where ``configuration`` has none.
  ///
  /// The font scales with the preferred text size. The default, nil, selects the font for the
  /// button's size.
  public var titleFont: Font? { didSet { if titleFont != oldValue { applyConfiguration() } } }

  /// The image for the normal state, used where ``configuration`` has none.
  public var image: Image? { didSet { if !Image.areSame(image, oldValue) { contentDidChange() } } }

  /// The type that the button was created with; ``ButtonType/system`` by default.
  public internal(set) var buttonType = ButtonType.system

  /// A closure that draws an icon before the title, in a given square and color.
  public var icon: ((Canvas, Rect, Color) -> Void)? { didSet { contentDidChange() } }

  /// The side length of the square that ``icon`` draws in, in points.
  public var iconSize = 18.0 { didSet { if iconSize != oldValue { contentDidChange() } } }

  /// The button's content and appearance, or nil to show ``title`` and ``image`` without a
  /// background.
  ///
  /// Its colors adapt to the button's traits.
  public var configuration: Configuration? {
    didSet {
      if !Configuration.showSame(configuration, oldValue) { contentDidChange() }
      applyConfiguration()
    }
  }

  /// A closure that updates ``configuration`` whenever the button's state changes.
  public var configurationUpdateHandler: ((Button) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The menu of the button, or nil for none.
  ///
  /// A secondary click, a long press, or the Menu key opens it. So does a press if
  /// ``Control/showsMenuAsPrimaryAction`` is true.
  public var menu: Menu? { didSet { if menu !== oldValue { menuDidChange() } } }

  /// Whether the button has a menu.
  var hasMenu: Bool { menu != nil }

  /// The minimum size of the area that receives touches, centered on the button.
  ///
  /// The default is 32 × 32 points.
  public var minimumHitSize = Size(width: 32, height: 32)

  /// The resolved appearance of the configuration.
  var look = ButtonLook() { didSet { contentDidChange() } }
  /// The activity indicator in place of the image; nil for none.
  var wheel: ActivityIndicatorView?
  /// The label that shows the title; nil while the button draws the title itself.
  var titleView: ButtonTitleLabel?
  var stateTitles: [State: String] = [:]
  var stateImages: [State: Image] = [:]
  var stateTitleColors: [State: DynamicColor] = [:]
  var stateBackgroundImages: [State: Image] = [:]
  var menuInteraction: ButtonMenu?
  /// The action that a press runs and that provides the title.
  var primaryAction: Action?
  private var titleLayout: (title: String, layout: TextLayout)?
  private var subtitleLayout: TextLayout?
  /// The size of the content, or nil if it is to be measured.
  var knownContentSize: Size?
  /// The accessibility label that the button derived from its title.
  private var ownLabel: String?
  private var isUpdatingConfiguration = false

  /// Creates a button with a title, sized to fit it.
  public convenience init(title: String) {
    self.init()
    // A direct assignment in an initializer would not call the property observer.
    show(title)
    sizeToFit()
  }

  /// Creates a button that runs an action and shows the action's title and image.
  public convenience init(frame: Rect = .zero, primaryAction: Action?) {
    self.init(frame: frame)
    show(primaryAction)
    if frame.isEmpty { sizeToFit() }
  }

  /// Creates a button from a configuration, with an optional action to run.
  ///
  /// Where the configuration has no title or image, the button shows the action's.
  public convenience init(configuration: Configuration, primaryAction: Action? = nil) {
    self.init()
    show(primaryAction)
    configure(configuration)
    sizeToFit()
  }

  /// Creates a button without content.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button without a title from a nib, as `Button()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    accessibility.traits = .button
    pointerStyle = .pointingHand
    applyConfiguration()
  }

  /// Describes a button, including whether it has a menu and whether the menu is shown.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .button
    guard let menuInteraction else { return }
    semantics.states.formUnion([.hasPopup, .expandable])
    if menuInteraction.interaction.isMenuShown { semantics.states.insert(.expanded) }
  }

  open override var intrinsicContentSize: Size {
    let content = contentSize
    let ground = currentBackgroundImage?.size ?? .zero
    return Size(
      width: max(
        ground.width, content.width + look.contentInsets.leading + look.contentInsets.trailing),
      height: max(
        ground.height, content.height + look.contentInsets.top + look.contentInsets.bottom))
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
    // The update handler may measure the button in the new state.
    knownContentSize = nil
    setNeedsUpdateConfiguration()
    super.stateDidChange()
    if !stateTitles.isEmpty || !stateImages.isEmpty { contentDidChange() }
    pointerStyle = isEnabled ? .pointingHand : nil
  }

  /// Opens the menu if a press should do that; otherwise performs the button's actions.
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

  /// Updates ``configuration`` immediately by calling ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// Requests an update of ``configuration``.
  ///
  /// The update runs right away; requests made during an update are ignored.
  public func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }

  open override func draw(_ canvas: Canvas) {
    drawBackground(canvas)
    drawContent(canvas, in: contentRect)
    if showsUsualFocusEffect { drawFocusRing(canvas) }
  }

  override var usualFocusEffect: FocusHaloEffect? {
    FocusHaloEffect(roundedRect: bounds, cornerRadius: radius(0))
  }

  override var drawsUsualFocusEffect: Bool { true }

  /// Draws the background image, or else the background and the border.
  open func drawBackground(_ canvas: Canvas) {
    if let image = currentBackgroundImage { return draw(background: image, on: canvas) }
    let color = currentBackground
    if color.alpha > 0 {
      canvas.fill(Path(roundedRect: bounds, cornerRadius: radius(0)), color)
    }
    if look.borderColor.alpha > 0 {
      let edge = bounds.insetBy(dx: 0.5, dy: 0.5)
      canvas.stroke(
        Path(roundedRect: edge, cornerRadius: radius(0.5)), Stroke(width: 1),
        isEnabled || !isHighContrast ? look.borderColor : self.color(.inactiveLabel))
    }
  }

  /// Draws the image, the icon, and the text in a rectangle, according to the content alignment.
  open func drawContent(_ canvas: Canvas, in rect: Rect) {
    for (part, place) in placedParts(in: rect) { part.draw(canvas, place) }
  }

  /// Draws the focus ring, just inside the button's edges.
  open func drawFocusRing(_ canvas: Canvas) {
    let edge = bounds.insetBy(dx: 1.5, dy: 1.5)
    canvas.stroke(
      Path(roundedRect: edge, cornerRadius: radius(1.5)),
      Stroke(width: isHighContrast ? 3 : 2), look.focusColor)
  }

  /// The background color in the current state.
  public var currentBackground: Color {
    if !isEnabled {
      return look.isOpaque
        ? color(.inactiveFill)
        : look.background.withAlphaComponent(look.background.alpha * 0.5)
    }
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
    (titleLayout, subtitleLayout, knownContentSize) = (nil, nil, nil)
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
