/// A view that shows text, in one line or more, in the middle of its height.
@MainActor
open class Label: View {
  /// The text; setting it drops the styles of ``styledText``.
  public var text: String {
    get { styledText.string }
    set { styledText = StyledText(newValue) }
  }

  /// The text with styles of its own for some runs.
  public var styledText = StyledText() {
    didSet {
      guard styledText != oldValue else { return }
      let old = oldValue.string
      if accessibility.label == (old.isEmpty ? nil : old) {
        accessibility.label = text.isEmpty ? nil : text
      }
      contentDidChange()
    }
  }

  /// The font of runs that have none; ``Font/body`` at first.
  public var font = Font.body { didSet { if font != oldValue { contentDidChange() } } }

  /// Whether ``font`` grows and shrinks with the size of text that the person prefers; false at
  /// first.
  ///
  /// Fonts of ``styledText`` do not.
  public var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange() } }
  }

  /// The colour of runs that have none; ``DynamicColor/label``, as it is here, until it is set.
  public var textColor: Color {
    get { ownTextColor ?? DynamicColor.label.resolvedColor(with: traitCollection) }
    set {
      guard newValue != ownTextColor else { return }
      ownTextColor = newValue
      setNeedsDisplay()
    }
  }

  /// How the lines stand in the width.
  public var textAlignment = TextAlignment.natural {
    didSet { if textAlignment != oldValue { contentDidChange() } }
  }

  /// The most lines there may be, 0 for any number; 1 at first.
  ///
  /// What does not fit is left out as ``lineBreakMode`` says.
  public var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }

  /// The width that several lines are broken at to find the size of the content, in points; 0, as at
  /// first, for the width that constraints give the label.
  public var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// What happens to text that is too long; truncated at the tail at first.
  public var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  /// Space added between lines, in points.
  public var lineSpacing = 0.0 { didSet { if lineSpacing != oldValue { contentDidChange() } } }

  /// The colour of a halo that keeps the text legible on any ground; nil for none.
  public var haloColor: Color? { didSet { if haloColor != oldValue { setNeedsDisplay() } } }

  /// How far the halo reaches, in points.
  public var haloWidth = 1.5 { didSet { if haloWidth != oldValue { setNeedsDisplay() } } }

  /// The colour that was set; nil for that of labels, which is found when it is needed: most labels
  /// have it, and none has to keep anything for it.
  private(set) var ownTextColor: Color?
  /// The lines for one size; made when they are asked for.
  private var cachedLayout: (size: Size, alignment: TextAlignment, layout: TextLayout)?
  /// The sizes for the last two widths that were asked for: any, and that of the layout.
  private var cachedFits: [(width: Double, size: Size)] = []

  /// Makes a label of a text in the size that this takes.
  public convenience init(text: String, font: Font = .body, textColor: Color? = nil) {
    self.init()
    self.text = text
    self.font = font
    if let textColor { self.textColor = textColor }
    sizeToFit()
  }

  /// Makes a label without text.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibility.isElement = true
    accessibility.traits = .staticText
  }

  /// Whether some of the text is left out at the present size.
  public var isTruncated: Bool { layout(in: bounds.size).isTruncated }

  open override var intrinsicContentSize: Size {
    fittingSize(
      numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity)
  }

  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override func contentHeight(forWidth width: Double) -> Double? {
    sizeThatFits(Size(width: width, height: 0)).height
  }

  override var layoutLineHeight: Double? {
    layout(width: .infinity, lineLimit: 1).lines.first?.height
  }

  /// The lines stand in the middle of the height, and so do their baselines.
  override func textBaseline(isFirst: Bool) -> LayoutBaseline? {
    let asked =
      numberOfLines == 1 || preferredMaxLayoutWidth <= 0 ? .infinity : preferredMaxLayoutWidth
    let width = wrapsContent ? viewLayout?.member?.measuredWidth ?? .infinity : asked
    let layout = layout(width: width, lineLimit: numberOfLines)
    let baseline = isFirst ? layout.firstBaseline : layout.lastBaseline
    return LayoutBaseline(node: self, offset: baseline - layout.size.height / 2, share: 0.5)
  }

  /// Returns the size of the text broken at a width; 0 stands for any width.
  open override func sizeThatFits(_ size: Size) -> Size {
    fittingSize(size.width > 0 ? size.width : .infinity)
  }

  open override func draw(_ canvas: Canvas) {
    guard !text.isEmpty else { return }
    let layout = layout(in: bounds.size)
    let point = Point(x: bounds.minX, y: bounds.minY + (bounds.height - layout.size.height) / 2)
    if let haloColor {
      canvas.draw(layout, at: point, color: textColor, halo: haloColor, haloWidth: haloWidth)
    } else {
      canvas.draw(layout, at: point, color: textColor)
    }
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if ownTextColor == nil { setNeedsDisplay() }
    let category = traitCollection.preferredContentSizeCategory
    if adjustsFontForContentSizeCategory, previous?.preferredContentSizeCategory != category {
      contentDidChange()
    }
    if traitCollection.layoutDirection != previous?.layoutDirection { setNeedsDisplay() }
  }

  private func contentDidChange() {
    cachedLayout = nil
    cachedFits.removeAll(keepingCapacity: true)
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func fittingSize(_ width: Double) -> Size {
    if let cached = cachedFits.first(where: { $0.width == width }) { return cached.size }
    let layout = layout(width: width, lineLimit: numberOfLines)
    let size = Size(width: layout.size.width.rounded(.up), height: layout.size.height.rounded(.up))
    if cachedFits.count == 2 { cachedFits.removeFirst() }
    cachedFits.append((width, size))
    return size
  }

  private func layout(in size: Size) -> TextLayout {
    let alignment = effectiveAlignment
    if let cachedLayout, cachedLayout.size == size, cachedLayout.alignment == alignment {
      return cachedLayout.layout
    }
    var layout = layout(width: size.width, lineLimit: numberOfLines)
    // A hair of overhang is no reason to lose a line.
    let fitting = layout.lines.prefix { $0.top + $0.height <= size.height + 1 }.count
    if fitting < layout.lines.count, layout.lines.count > 1 {
      layout = self.layout(width: size.width, lineLimit: max(1, fitting))
    }
    cachedLayout = (size, alignment, layout)
    return layout
  }

  /// Where people read from right to left, text of either direction begins at the right.
  private var effectiveAlignment: TextAlignment {
    textAlignment == .natural && !readsLeftToRight ? .right : textAlignment
  }

  private func layout(width: Double, lineLimit: Int) -> TextLayout {
    let font =
      adjustsFontForContentSizeCategory ? font.scaled(compatibleWith: traitCollection) : font
    return TextLayout(
      styledText, style: TextStyle(font: font),
      paragraph: ParagraphStyle(
        alignment: effectiveAlignment, lineLimit: lineLimit, lineBreakMode: lineBreakMode,
        lineSpacing: lineSpacing),
      width: width)
  }
}
