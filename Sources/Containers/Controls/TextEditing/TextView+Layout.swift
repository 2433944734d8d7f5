extension TextView {
  func setUp() {
    area.client = self
    area.style = TextStyle(font: area.font)
    addSubview(area)
    addInteraction(area.menu.interaction)
    setDynamicColor(.label, for: \TextView.textColor)
    setDynamicColor(.systemBackground, for: \View.backgroundColor)
    alwaysBounceVertical = true
    pointerStyle = .iBeam
    accessibility.isElement = true
    accessibility.traits = .textField
    accessibility.value = ""
  }

  /// The width of the lines.
  private var lineWidth: Double {
    max(0, bounds.width - textContainerInset.left - textContainerInset.right)
  }

  /// Puts the area over what is seen, and sets the lines there.
  ///
  /// Lines above what is seen may turn out to be higher than they were taken for: then the content
  /// moves with them, so that nothing jumps.
  func placeArea() {
    let visible = Rect(
      x: textContainerInset.left, y: bounds.minY, width: lineWidth, height: bounds.height)
    let origin = Point(x: 0, y: bounds.minY - textContainerInset.top)
    if area.frame != visible || area.bounds.origin != origin {
      area.frame = visible
      area.bounds.origin = origin
      area.setNeedsDisplay()
      area.layoutIfNeeded()
    }
    let growth = area.setVisibleLines()
    updateContentSize()
    if growth != 0 { shiftContent(by: Point(x: 0, y: growth)) }
  }

  func updateContentSize() {
    let height =
      area.contentSize.height + textContainerInset.top + textContainerInset.bottom
    let size = Size(width: bounds.width, height: height.rounded(.up))
    if contentSize != size { contentSize = size }
  }

  func textDidChange() {
    accessibility.value = area.editor.text
    contentSizeDidChange()
  }

  func fontDidChange() {
    guard area.style.font != area.font else { return }
    area.style = TextStyle(font: area.font)
    contentSizeDidChange()
  }

  func contentSizeDidChange() {
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  /// Returns the size of all of the text at a width, which lays all of it out.
  func fittingSize(_ width: Double) -> Size {
    let insets = textContainerInset
    let room = width > 0 ? width - insets.left - insets.right : .infinity
    let layout = TextLayout(
      area.editor.text, style: area.style,
      paragraph: ParagraphStyle(alignment: textAlignment), width: room)
    return Size(
      width: layout.size.width.rounded(.up) + insets.left + insets.right,
      height: layout.size.height.rounded(.up) + insets.top + insets.bottom)
  }
}

extension TextArea {
  /// Sets the lines that are seen.
  ///
  /// - Returns: How much higher what lies above the upper edge has become, in points.
  func setVisibleLines() -> Double {
    let text = shownText
    let first = flow.paragraph(atY: bounds.minY)
    let before = flow.top(of: first + 1)
    _ = flow.layout(of: first, in: text)
    let growth = flow.top(of: first) < bounds.minY ? flow.top(of: first + 1) - before : 0
    var next = first + 1
    while next < flow.count, flow.top(of: next) < bounds.maxY + growth {
      _ = flow.layout(of: next, in: text)
      next += 1
    }
    return growth
  }

  /// Scrolls to the beginning of a part of the text.
  func reveal(_ range: Range<String.Index>) {
    let byte = editor.boundary(atOrBefore: min(editor.byte(of: range.lowerBound), editor.count))
    client?.textAreaScroll(toVisible: caretRect(at: byte))
  }
}

extension DynamicallyColored where Self: TextView {
  /// The dynamic colour that the text follows; nil where it does not follow any.
  public var textColor: DynamicColor? {
    get { dynamicColor(for: \TextView.textColor as ReferenceWritableKeyPath<TextView, Color>) }
    set { setDynamicColor(newValue, for: \TextView.textColor) }
  }
}
