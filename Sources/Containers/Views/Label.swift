/// A view that shows text, in one line or more, in the middle of its height.
@MainActor
open class Label: View {
  /// The text; nil, as at first, for none.
  ///
  /// Setting it drops the styles of ``styledText``.
  ///
  /// Open. Set by cells, headers, buttons and controls that show a text in a label. Does not call
  /// ``styledText``.
  open var text: String? {
    get { shownText.runs.isEmpty ? nil : shownText.string }
    set {
      guard let newValue else { return show(StyledText()) }
      // Where there is one run without a style it gets the text, and nothing is taken from the heap.
      guard shownText.runs.count == 1, shownText.runs[0].style == nil else {
        return show(StyledText(newValue))
      }
      let old = shownText.runs[0].text
      guard newValue != old else { return }
      shownText.runs[0].text = newValue
      textDidChange(from: old)
    }
  }

  /// The text with styles of its own for some runs; nil for none.
  ///
  /// Open. Does not call ``text``.
  open var styledText: StyledText? {
    get { shownText.runs.isEmpty ? nil : shownText }
    set { show(newValue ?? StyledText()) }
  }

  /// The font of runs that have none; ``Font/body`` at first.
  ///
  /// Open. Set by cells, headers and buttons on the labels that they hold.
  open var font = Font.body { didSet { if font != oldValue { contentDidChange() } } }

  /// Whether ``font`` grows and shrinks with the size of text that the person prefers; false at
  /// first.
  ///
  /// Fonts of ``styledText`` do not.
  public var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory != oldValue { contentDidChange() } }
  }

  /// The colour of runs that have none; ``DynamicColor/label``, as it is here, until it is set.
  ///
  /// Open. Set by cells, headers and buttons on the labels that they hold.
  open var textColor: Color {
    get { ownTextColor ?? DynamicColor.label.resolvedColor(with: traitCollection) }
    set {
      guard newValue != ownTextColor else { return }
      ownTextColor = newValue
      setNeedsDisplay()
    }
  }

  /// How the lines stand in the width.
  ///
  /// Open.
  open var textAlignment = TextAlignment.natural {
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
  private var shownText = StyledText()
  /// The text size that the person prefers, as the label was told; nil before that.
  private var toldCategory: ContentSizeCategory?
  /// The lines for the last widths that were asked for, made when they are; those of a text before give their
  /// memory to the next.
  private var settings: [Setting] = []

  /// The text set in lines.
  private struct Setting {
    var layout: TextLayout
    var lineLimit: Int
    var alignment: TextAlignment
    /// The text size that it is set for, where that matters.
    var category: ContentSizeCategory
    /// Whether this is still the text, and how it is set.
    var isCurrent = true
  }

  /// Makes a label of a text in the size that this takes.
  public convenience init(text: String?, font: Font = .body, textColor: Color? = nil) {
    self.init()
    // Not set here: an initializer's assignments go past overrides.
    show(text, font, textColor)
    sizeToFit()
  }

  private func show(_ text: String?, _ font: Font, _ textColor: Color?) {
    self.text = text
    self.font = font
    if let textColor { self.textColor = textColor }
  }

  /// Makes a label without text.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    accessibility.isElement = true
    accessibility.traits = .staticText
  }

  /// A label, with its text.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    if hasText { semantics.text = SemanticText(shownText.string) }
  }

  /// Whether there is any text.
  var hasText: Bool { !shownText.string.isEmpty }

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

  /// Draws the text where it has any.
  open override func draw(_ canvas: Canvas) {
    if hasText { drawText(in: properties.bounds, on: canvas) }
  }

  /// Returns the rectangle of the text in a rectangle of the label, both in points.
  ///
  /// The text is broken at the width and stands in the middle of the height, as high as its lines are; an
  /// infinite width or height stands for as much as it takes.
  ///
  /// Open. Called for the size of the content: by ``intrinsicContentSize``, ``sizeThatFits(_:)`` and constraints
  /// that ask for the height at a width. Drawing does not call it. A label with room around its text insets the
  /// rectangle, calls super, and gives the room back:
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
  /// - Parameter numberOfLines: The most lines, 0 for any number.
  open func textRect(forBounds bounds: Rect, limitedToNumberOfLines numberOfLines: Int) -> Rect {
    rect(of: layout(width: bounds.width, lineLimit: numberOfLines), in: bounds)
  }

  /// Draws the text in the middle of the height of a rectangle, in points; lines that do not fit are left
  /// out.
  ///
  /// Open. Called by ``draw(_:)`` with the bounds, where there is text. An override that draws elsewhere calls
  /// super with another rectangle.
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
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  private func fittingSize(_ width: Double) -> Size {
    let bounds = Rect(x: 0, y: 0, width: width, height: .infinity)
    let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    return Size(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  /// Returns where a text stands in a rectangle.
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
    guard layout.lines.count > 1 else { return layout }
    // A hair of overhang is no reason to lose a line.
    let fitting = layout.lines.prefix { $0.top + $0.height <= size.height + 1 }.count
    return fitting < layout.lines.count
      ? setting(width: size.width, lineLimit: max(1, fitting)) : layout
  }

  /// Where people read from right to left, text of either direction begins at the right.
  private var effectiveAlignment: TextAlignment {
    textAlignment == .natural && !readsLeftToRight ? .right : textAlignment
  }

  /// How much of the room beside a line that was set in any width is on its left.
  private func share(before layout: TextLayout) -> Double {
    switch effectiveAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural: layout.lines.first?.isRightToLeft == true ? 1 : 0
    }
  }

  private func layout(width: Double, lineLimit: Int) -> TextLayout {
    // A line that has room is the same in any width, and is set but once to be measured and drawn.
    if lineLimit == 1 {
      let whole = setting(width: .infinity, lineLimit: 1)
      if !whole.isTruncated, whole.size.width <= width + 0.01 { return whole }
    }
    return setting(width: width, lineLimit: lineLimit)
  }

  /// The text size that the font is scaled to; unspecified where it stays as it is.
  private var adjustedCategory: ContentSizeCategory {
    guard adjustsFontForContentSizeCategory else { return .unspecified }
    let category = preferredCategory
    return category == .unspecified ? .large : category
  }

  /// The text size that the person prefers: the one that the label was told, unless it may be another by now.
  private var preferredCategory: ContentSizeCategory {
    if let toldCategory, attachedWindow?.hasTraitUpdates == false { return toldCategory }
    return traitCollection.preferredContentSizeCategory
  }

  /// Returns the text set in a width.
  private func setting(width: Double, lineLimit: Int) -> TextLayout {
    let alignment = effectiveAlignment
    let category = adjustedCategory
    let known = settings.first {
      $0.isCurrent && $0.layout.width == width && $0.lineLimit == lineLimit
        && $0.alignment == alignment && $0.category == category
    }
    if let known { return known.layout }
    let font = category == .unspecified ? font : font.scaled(to: category)
    let style = TextStyle(font: font)
    let paragraph = ParagraphStyle(
      alignment: alignment, lineLimit: lineLimit, lineBreakMode: lineBreakMode,
      lineSpacing: lineSpacing)
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

  /// Returns which lines are to give way: some of a text before, or else the oldest of three.
  private func indexToSetAnew() -> Int? {
    if let index = settings.firstIndex(where: { !$0.isCurrent }) { return index }
    guard settings.count == 3 else { return nil }
    settings.append(settings.removeFirst())
    return 2
  }
}
