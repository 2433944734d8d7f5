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

  /// What the button looks like.
  public var style = ButtonStyle.plain { didSet { if style != oldValue { contentDidChange() } } }

  /// The size that the touched area has at least, around the middle; 32 × 32 points at first.
  public var minimumHitSize = Size(width: 32, height: 32)

  private static let gap = 6.0
  private var titleLayout: TextLayout?

  /// Makes a button with a title, in the size that this takes.
  public convenience init(title: String, style: ButtonStyle = .plain) {
    self.init()
    // Not set here: an initializer's assignments run no observers.
    show(title, style)
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
    super.stateDidChange()
    pointerStyle = isEnabled ? .pointingHand : nil
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

  /// Draws image, icon and title in the middle of a rectangle.
  open func drawContent(_ canvas: Canvas, in rect: Rect) {
    var x = max(rect.minX, rect.midX - contentSize.width / 2)
    if let image {
      let place = Rect(
        x: x, y: rect.midY - image.size.height / 2, width: image.size.width,
        height: image.size.height)
      canvas.draw(image, in: place, opacity: isEnabled ? 1 : 0.4)
      x = place.maxX + Button.gap
    }
    if let icon {
      let place = Rect(x: x, y: rect.midY - iconSize / 2, width: iconSize, height: iconSize)
      icon(canvas, place, currentForeground)
      x = place.maxX + Button.gap
    }
    guard var layout = titleText else { return }
    if layout.size.width > rect.maxX - x + 1 {
      layout = TextLayout(
        title, style: TextStyle(font: style.font), paragraph: ParagraphStyle(lineLimit: 1),
        width: rect.maxX - x)
    }
    canvas.draw(
      layout, at: Point(x: x, y: rect.midY - layout.size.height / 2), color: currentForeground)
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

  private var titleText: TextLayout? {
    guard !title.isEmpty else { return nil }
    if let titleLayout { return titleLayout }
    let layout = TextLayout(title, style: TextStyle(font: style.font))
    titleLayout = layout
    return layout
  }

  private var contentSize: Size {
    var parts: [Size] = []
    if let image { parts.append(image.size) }
    if icon != nil { parts.append(Size(width: iconSize, height: iconSize)) }
    if let titleText {
      parts.append(
        Size(
          width: titleText.size.width.rounded(.up), height: titleText.size.height.rounded(.up)))
    }
    let gaps = Double(max(0, parts.count - 1)) * Button.gap
    return Size(
      width: parts.map(\.width).reduce(gaps, +), height: parts.map(\.height).max() ?? 0)
  }

  private func show(_ title: String, _ style: ButtonStyle) {
    self.title = title
    self.style = style
  }

  private func contentDidChange() {
    titleLayout = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }
}
