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

  /// The width available for lines, in points.
  private var lineWidth: Double {
    max(0, bounds.width - textContainerInset.left - textContainerInset.right)
  }

  /// Moves the area over the visible part of the content and lays out the lines there.
  ///
  /// Laying out a paragraph above the visible part may change its estimated height. The content
  /// offset then changes by the difference, so that visible text does not jump.
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
    // Before the new size limits the offset, so that the content does not end above the bottom.
    shiftContent(by: Point(x: 0, y: growth))
    updateContentSize()
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

  /// Returns the size of the whole text at a width, which lays out all of it.
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
  /// Lays out the visible lines.
  ///
  /// - Returns: The growth in height of the content above the top edge, in points.
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

  /// Scrolls to the start of a range of the text.
  func reveal(_ range: Range<String.Index>) {
    let byte = editor.boundary(atOrBefore: min(editor.byte(of: range.lowerBound), editor.count))
    client?.textAreaScroll(toVisible: caretRect(at: byte))
  }
}

extension DynamicallyColored where Self: TextView {
  /// The dynamic color of the text, or nil if it has a fixed color.
  ///
  /// Set nil for the usual color, that of labels.
  public var textColor: DynamicColor? {
    get { dynamicColor(for: \TextView.textColor as ReferenceWritableKeyPath<TextView, Color>) }
    set { setDynamicColor(newValue ?? .label, for: \TextView.textColor) }
  }
}
