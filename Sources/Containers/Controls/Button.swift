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
  /// The text on the button; also its accessibility label unless that was set to another.
  public var title = "" {
    didSet {
      guard title != oldValue else { return }
      if accessibility.label == (oldValue.isEmpty ? nil : oldValue) {
        accessibility.label = title.isEmpty ? nil : title
      }
      contentDidChange()
    }
  }

  /// The image on the button, before the title.
  public var image: Image? { didSet { contentDidChange() } }

  /// What draws an icon on the button, before the title, in a square and a colour.
  public var icon: ((Canvas, Rect, Color) -> Void)? { didSet { contentDidChange() } }

  /// The width and height of the square that ``icon`` draws in, in points.
  public var iconSize = 18.0 { didSet { if iconSize != oldValue { contentDidChange() } } }

  /// What the button looks like; set by ``configuration`` where there is one.
  public var style = ButtonStyle.plain { didSet { if style != oldValue { contentDidChange() } } }

  /// What the button shows and looks like, in colours that follow its environment; nil for
  /// ``style``, ``title`` and ``image``.
  public var configuration: Configuration? { didSet { applyConfiguration() } }

  /// Brings ``configuration`` up to date whenever the button stands otherwise, before it is painted.
  public var configurationUpdateHandler: ((Button) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// What a secondary click, a long press or the Menu key opens, or a press where
  /// ``Control/showsMenuAsPrimaryAction`` is true; nil for nothing.
  public var menu: Menu? { didSet { menuDidChange() } }

  /// The size that the touched area has at least, around the middle; 32 × 32 points at first.
  public var minimumHitSize = Size(width: 32, height: 32)

  var stateTitles: [State: String] = [:]
  var stateImages: [State: Image] = [:]
  /// On which side of the title the image stands, and how far away.
  var imagePlacement = (isTrailing: false, gap: 6.0)
  var menuInteraction: ButtonMenu?
  /// What runs when the button is pressed, by which it is titled.
  var primaryAction: Action?
  private var titleLayout: (title: String, layout: TextLayout)?
  private var isUpdatingConfiguration = false

  /// Makes a button with a title, in the size that this takes.
  public convenience init(title: String, style: ButtonStyle = .plain) {
    self.init()
    // Not set here: an initializer's assignments run no observers.
    show(title, style)
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
  }

  open override var intrinsicContentSize: Size {
    let content = contentSize
    return Size(
      width: content.width + style.contentInsets.left + style.contentInsets.right,
      height: content.height + style.contentInsets.top + style.contentInsets.bottom)
  }

  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  override func textBaseline(isFirst: Bool) -> LayoutBaseline? {
    guard let titleText else { return nil }
    let insets = style.contentInsets
    return LayoutBaseline(
      node: self,
      offset: (insets.top - insets.bottom) / 2 + titleText.firstBaseline
        - titleText.size.height / 2, share: 0.5)
  }

  override var layoutLineHeight: Double? { titleText?.lines.first?.height }

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
    drawContent(canvas, in: bounds.inset(by: style.contentInsets))
    if showsFocus { drawFocusRing(canvas) }
  }

  /// Draws the ground and the border.
  open func drawBackground(_ canvas: Canvas) {
    let color = currentBackground
    if color.alpha > 0 {
      canvas.fill(Path(roundedRect: bounds, cornerRadius: radius(0)), color)
    }
    if style.borderColor.alpha > 0 {
      let edge = bounds.insetBy(dx: 0.5, dy: 0.5)
      canvas.stroke(
        Path(roundedRect: edge, cornerRadius: radius(0.5)), Stroke(width: 1), style.borderColor)
    }
  }

  /// Draws image, icon and title side by side, from the leading edge, as the alignment says.
  open func drawContent(_ canvas: Canvas, in rect: Rect) {
    let parts = contentParts
    let size = contentSize
    let overhang = max(0, size.width - rect.width)
    var x = rect.minX + max(0, rect.width - size.width) * contentShare
    for part in isRightToLeft ? parts.reversed() : parts {
      let width = part.isTitle ? max(0, part.size.width - overhang) : part.size.width
      let place = Rect(
        x: x, y: rect.midY - part.size.height / 2, width: width, height: part.size.height)
      part.draw(canvas, place)
      x += width + imagePlacement.gap
    }
  }

  /// Draws the ring that shows the focus, inside the edges.
  open func drawFocusRing(_ canvas: Canvas) {
    let edge = bounds.insetBy(dx: 1.5, dy: 1.5)
    canvas.stroke(
      Path(roundedRect: edge, cornerRadius: radius(1.5)), Stroke(width: 2), style.focusColor)
  }

  /// The colour of title and icon in the present state.
  public var currentForeground: Color {
    isEnabled
      ? style.foreground : style.foreground.withAlphaComponent(style.foreground.alpha * 0.4)
  }

  /// The ground in the present state.
  public var currentBackground: Color {
    if !isEnabled { return style.background.withAlphaComponent(style.background.alpha * 0.5) }
    if isHighlighted || isSelected { return style.highlightedBackground }
    return isHovered ? style.hoveredBackground : style.background
  }

  private func radius(_ inset: Double) -> Double {
    max(0, min(style.cornerRadius, min(bounds.width, bounds.height) / 2) - inset)
  }

  /// One of the things on a button, of its own size.
  private struct ContentPart {
    var size: Size
    var isTitle = false
    let draw: (Canvas, Rect) -> Void
  }

  private var contentParts: [ContentPart] {
    var parts: [ContentPart] = []
    if let image = currentImage {
      let opacity = isEnabled ? 1 : 0.4
      parts.append(
        ContentPart(size: image.size) { $0.draw(image, in: $1, opacity: opacity) })
    }
    if let icon {
      let color = currentForeground
      parts.append(
        ContentPart(size: Size(width: iconSize, height: iconSize)) { icon($0, $1, color) })
    }
    guard let layout = titleText else { return parts }
    let title = ContentPart(
      size: Size(width: layout.size.width.rounded(.up), height: layout.size.height.rounded(.up)),
      isTitle: true
    ) { [self] canvas, place in draw(layout, canvas, place) }
    return imagePlacement.isTrailing ? [title] + parts : parts + [title]
  }

  private func draw(_ layout: TextLayout, _ canvas: Canvas, _ place: Rect) {
    var layout = layout
    if layout.size.width > place.width + 1 {
      layout = TextLayout(
        currentTitle, style: TextStyle(font: style.font), paragraph: ParagraphStyle(lineLimit: 1),
        width: place.width)
    }
    let point = Point(x: place.minX, y: place.midY - layout.size.height / 2)
    canvas.draw(layout, at: point, color: currentForeground)
  }

  /// Which part of the room that is left lies before the content, from the left.
  private var contentShare: Double {
    switch contentHorizontalAlignment {
    case .center, .fill: 0.5
    case .left: 0
    case .right: 1
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  private var titleText: TextLayout? {
    let title = currentTitle
    guard !title.isEmpty else { return nil }
    if let titleLayout, titleLayout.title == title { return titleLayout.layout }
    let layout = TextLayout(title, style: TextStyle(font: style.font))
    titleLayout = (title, layout)
    return layout
  }

  private var contentSize: Size {
    let sizes = contentParts.map(\.size)
    let gaps = Double(max(0, sizes.count - 1)) * imagePlacement.gap
    return Size(
      width: sizes.map(\.width).reduce(gaps, +), height: sizes.map(\.height).max() ?? 0)
  }

  private func show(_ title: String, _ style: ButtonStyle) {
    self.title = title
    self.style = style
  }

  private func show(_ action: Action?) {
    primaryAction = action
    guard let action else { return }
    title = action.title
    image = action.image
    addAction(action, for: .primaryActionTriggered)
  }

  private func configure(_ configuration: Configuration) { self.configuration = configuration }

  func contentDidChange() {
    titleLayout = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}
