/// A view that displays one or more lines of text, centered vertically.
@MainActor
open class Label: View {
  /// The displayed text, or `nil` for none; `nil` by default.
  ///
  /// Setting it removes the styles of ``styledText``.
  ///
  /// Set by cells, headers, buttons, and controls that display text in a label. Does not call
  /// ``styledText``.
  open var text: String? {
    get { shownText.runs.isEmpty ? nil : shownText.string }
    set {
      guard let newValue else { return show(StyledText()) }
      // If there is a single run without a style, only its text is replaced, which allocates
      // nothing.
      guard shownText.runs.count == 1, shownText.runs[0].style == nil,
        shownText.paragraphStyle == nil
      else {
        return show(StyledText(newValue))
      }
      let old = shownText.runs[0].text
      guard newValue != old else { return }
      shownText.runs[0].text = newValue
      textDidChange(from: old)
    }
  }

  /// The displayed text with styles for individual runs, or `nil` for none.
  ///
  /// Does not call ``text``.
  open var styledText: StyledText? {
    get { shownText.runs.isEmpty ? nil : shownText }
    set { show(newValue ?? StyledText()) }
  }

  /// The font of runs without their own; ``Font/body`` by default.
  ///
  /// Set by cells, headers, and buttons on their labels.
  open var font = Font.body { didSet { if font != oldValue { contentDidChange() } } }

  /// Whether ``font`` scales with the user's preferred text size; `false` by default.
  ///
  /// The fonts of ``styledText`` do not scale.
  public var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange() } }
  }

  /// The color of runs without their own; ``DynamicColor/label``, resolved here, by default.
  ///
  /// Set by cells, headers, and buttons on their labels.
  open var textColor: Color {
    get { ownTextColor ?? DynamicColor.label.resolvedColor(with: traitCollection) }
    set { ownTextColor = newValue }
  }

  /// The alignment of the lines.
  open var textAlignment = TextAlignment.natural {
    didSet { if textAlignment != oldValue { contentDidChange() } }
  }

  /// The maximum number of lines, or 0 for no limit; 1 by default.
  ///
  /// Text that does not fit is cut off according to ``lineBreakMode``.
  public var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }

  /// The width in points at which lines break when the intrinsic size is measured; 0 by default.
  ///
  /// With 0, they break at the width that constraints give the label.
  public var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }

  /// How text that is too long is cut off or wrapped; truncated at the tail by default.
  public var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }

  /// The space added between lines, in points.
  public var lineSpacing = 0.0 { didSet { if lineSpacing != oldValue { contentDidChange() } } }

  /// The color of a halo that keeps the text legible on any background, or `nil` for none.
  public var haloColor: Color? { didSet { if haloColor != oldValue { setNeedsDisplay() } } }

  /// The width of the halo, in points.
  public var haloWidth = 1.5 { didSet { if haloWidth != oldValue { setNeedsDisplay() } } }

  /// Whether the font shrinks until the text fits; `false` by default.
  ///
  /// The size that the label asks for stays that of the whole text.
  public var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }

  /// The smallest factor by which the font shrinks; 0, the default, for as small as 4 points.
  ///
  /// Used if ``adjustsFontSizeToFitWidth`` is set; what does not fit even then is cut off.
  public var minimumScaleFactor = 0.0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }

  /// The text color that was set, or `nil` for the label color, which is resolved on demand so that
  /// the many labels that use it store nothing.
  var ownTextColor: Color? { didSet { if ownTextColor != oldValue { setNeedsDisplay() } } }
  private(set) var shownText = StyledText()
  /// The text size last reported to the label, or `nil` if none was.
  private var toldCategory: ContentSizeCategory?
  /// The layouts for the most recently requested widths, created on demand.
  ///
  /// Layouts of an earlier text give their memory to new ones.
  private var settings: [Setting] = []

  /// What ``leadingWidth`` was last, until the text or its style changes.
  private var knownLead: Lead?

  /// Creates a label with the size of its text.
  public convenience init(text: String?, font: Font = .body, textColor: Color? = nil) {
    self.init()
    // Not assigned here, because assignments in an initializer bypass overrides.
    show(text, font, textColor)
    sizeToFit()
  }

  private func show(_ text: String?, _ font: Font, _ textColor: Color?) {
    self.text = text
    self.font = font
    if let textColor { self.textColor = textColor }
  }

  /// Creates a label without text.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a label from a nib, as `Label()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    accessibility.isElement = true
    accessibility.traits = .staticText
  }

  /// Describes a label with its text.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    if hasText { semantics.text = SemanticText(shownText.string) }
  }

  /// Whether there is any text.
  var hasText: Bool { !shownText.string.isEmpty }

  /// Whether part of the text is cut off at the current size.
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

  /// The lines are centered vertically, and so are their baselines.
  override func textBaseline(isFirst: Bool) -> LayoutBaseline? {
    let asked =
      numberOfLines == 1 || preferredMaxLayoutWidth <= 0 ? .infinity : preferredMaxLayoutWidth
    let width = wrapsContent ? viewLayout?.member?.measuredWidth ?? .infinity : asked
    let layout = layout(width: width, lineLimit: numberOfLines)
    let baseline = isFirst ? layout.firstBaseline : layout.lastBaseline
    return LayoutBaseline(node: self, offset: baseline - layout.size.height / 2, share: 0.5)
  }

  /// Returns the size of the text when wrapped at a width, or unwrapped if the width is 0.
  open override func sizeThatFits(_ size: Size) -> Size {
    fittingSize(size.width > 0 ? size.width : .infinity)
  }

  /// Draws the text if there is any.
  open override func draw(_ canvas: Canvas) {
    if hasText { drawText(in: properties.bounds, on: canvas) }
  }

  /// Returns the rectangle of the text within a rectangle of the label, both in points.
  ///
  /// The text wraps at the width and is centered vertically, as tall as its lines. An infinite
  /// width or height leaves that dimension unlimited.
  ///
  /// Called to measure the content: by ``intrinsicContentSize``, ``sizeThatFits(_:)``, and
  /// constraints that need the height for a width. Drawing does not call it. A label with padding
  /// insets the rectangle, calls super, and adds the padding back:
  ///
  /// ```swift
  /// override func textRect(forBounds bounds: Rect, limitedToNumberOfLines count: Int) -> Rect {
  ///   let text = super.textRect(forBounds: bounds.insetBy(dx: 8, dy: 4), limitedToNumberOfLines: count)
  ///   return text.insetBy(dx: -8, dy: -4)
  /// }
  /// override func drawText(in rect: Rect, on canvas: Canvas) {
  ///   super.drawText(in: rect.insetBy(dx: 8, dy: 4), on: canvas)
  /// }
  /// ```
  ///
  /// - Parameter numberOfLines: The maximum number of lines, or 0 for no limit.
  open func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    rect(of: layout(width: bounds.width, lineLimit: numberOfLines), in: bounds)
  }

  /// Draws the text centered vertically in a rectangle, in points, omitting lines that do not fit.
  ///
  /// Called by ``draw(_:)`` with the bounds if there is text. An override that draws elsewhere
  /// calls super with another rectangle.
  open func drawText(in rect: Rect, on canvas: Canvas) {
    let layout = layout(in: rect.size)
    let point = self.rect(of: layout, in: rect).origin
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
    toldCategory = category
    if adjustsFontForContentSizeCategory, previous?.preferredContentSizeCategory != category {
      contentDidChange()
    }
    if traitCollection.layoutDirection != previous?.layoutDirection { setNeedsDisplay() }
  }

  private func show(_ text: StyledText) {
    guard text != shownText else { return }
    let old = shownText.string
    shownText = text
    textDidChange(from: old)
  }

  private func textDidChange(from old: String) {
    if accessibility.label == (old.isEmpty ? nil : old) {
      let text = shownText.string
      accessibility.label = text.isEmpty ? nil : text
    }
    contentDidChange()
  }

  private func contentDidChange() {
    for index in settings.indices { settings[index].isCurrent = false }
    knownLead = nil
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func fittingSize(_ width: Double) -> Size {
    let bounds = Rect(x: 0, y: 0, width: width, height: .infinity)
    let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Returns the position of a layout in a rectangle.
  private func rect(of layout: TextLayout, in bounds: Rect) -> Rect {
    let (size, room) = (layout.size, bounds.width - layout.size.width)
    let isLoose = room.isFinite && !layout.width.isFinite
    return Rect(
      x: bounds.minX + (isLoose ? max(0, room) * share(before: layout) : 0),
      y: bounds.height.isFinite ? bounds.minY + (bounds.height - size.height) / 2 : bounds.minY,
      width: size.width, height: size.height)
  }

  private func layout(in size: Size) -> TextLayout {
    let layout = layout(width: size.width, lineLimit: numberOfLines)
    if adjustsFontSizeToFitWidth, layout.isTruncated || layout.size.height > size.height + 1 {
      return shrunk(in: size)
    }
    guard layout.lines.count > 1 else { return layout }
    // Tolerates a slight overflow instead of dropping a line.
    let fitting = layout.lines.prefix { $0.top + $0.height <= size.height + 1 }.count
    return fitting < layout.lines.count
      ? setting(width: size.width, lineLimit: max(1, fitting)) : layout
  }

  /// The alignment in effect.
  ///
  /// In a right-to-left layout, naturally aligned text of either direction starts at the right.
  var effectiveAlignment: TextAlignment {
    var alignment = textAlignment
    if let own = shownText.paragraphStyle?.alignment, own != .natural { alignment = own }
    return alignment == .natural && !readsLeftToRight ? .right : alignment
  }

  /// The fraction of the free space beside a line, set at unlimited width, that goes to its left.
  private func share(before layout: TextLayout) -> Double {
    effectiveAlignment.share(isRightToLeft: layout.lines.first?.isRightToLeft == true)
  }

  override var usualContentMode: ContentMode {
    let lines = layout(width: bounds.width, lineLimit: numberOfLines).lines
    return effectiveAlignment.contentMode(
      isRightToLeft: lines.first?.isRightToLeft == true, isAtTop: lines.count > 1)
  }

  /// The width of the text if it is one line that starts at the leading edge by nature; `nil` for
  /// other texts.
  var leadingWidth: Double? {
    let (direction, category) = (readsLeftToRight, adjustedCategory)
    if let knownLead, knownLead.readsLeftToRight == direction, knownLead.category == category {
      return knownLead.width
    }
    var lead = Lead(readsLeftToRight: direction, category: category)
    if numberOfLines == 1, textAlignment == .natural,
      share(before: layout(width: .infinity, lineLimit: 1)) == (direction ? 0 : 1)
    {
      lead.width = intrinsicContentSize.width
    }
    knownLead = lead
    return lead.width
  }

  private func layout(width: Double, lineLimit: Int) -> TextLayout {
    // A line that fits is the same at any width, so it is laid out only once for measuring and
    // drawing.
    if lineLimit == 1 {
      let whole = setting(width: .infinity, lineLimit: 1)
      if !whole.isTruncated, whole.size.width <= width + 0.01 { return whole }
    }
    return setting(width: width, lineLimit: lineLimit)
  }

  /// The text size the font is scaled to, or unspecified if it does not scale.
  var adjustedCategory: ContentSizeCategory {
    guard adjustsFontForContentSizeCategory else { return .unspecified }
    let category = preferredCategory
    return category == .unspecified ? .large : category
  }

  /// The user's preferred text size: the one last reported, unless it may be outdated.
  private var preferredCategory: ContentSizeCategory {
    if let toldCategory, attachedWindow?.hasTraitUpdates == false { return toldCategory }
    return traitCollection.preferredContentSizeCategory
  }

  /// Returns the text laid out at a width.
  private func setting(width: Double, lineLimit: Int) -> TextLayout {
    let alignment = effectiveAlignment
    let category = adjustedCategory
    // By index, because copying a setting counts many references.
    for index in settings.indices
    where settings[index].isFor(width, lineLimit, alignment, category) {
      return settings[index].layout
    }
    let style = TextStyle(font: scaledFont)
    let paragraph = paragraph(lineLimit: lineLimit)
    guard let index = indexToSetAnew() else {
      let made = TextLayout(shownText, style: style, paragraph: paragraph, width: width)
      settings.append(
        Setting(
          layout: made, lineLimit: lineLimit, alignment: alignment, category: category))
      return made
    }
    settings[index].layout.set(shownText, style: style, paragraph: paragraph, width: width)
    settings[index].lineLimit = lineLimit
    settings[index].alignment = alignment
    settings[index].category = category
    settings[index].isCurrent = true
    return settings[index].layout
  }

  /// Returns the index of a layout to reuse: an outdated one, or else the oldest of three.
  private func indexToSetAnew() -> Int? {
    if let index = settings.firstIndex(where: { !$0.isCurrent }) { return index }
    guard settings.count == 3 else { return nil }
    settings.append(settings.removeFirst())
    return 2
  }
}
