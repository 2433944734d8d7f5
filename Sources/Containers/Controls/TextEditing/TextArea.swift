/// The text in a field or a text view: draws it with its selection and caret, and edits it with
/// undo.
///
/// The area's coordinates are those of the laid-out text, and its bounds are the visible part. The
/// view that contains the area receives the touches and keys and forwards them.
@MainActor
final class TextArea: View {
  /// Whether lines wrap and the text may have several paragraphs.
  let isMultiline: Bool
  /// The text field or text view that contains the area.
  weak var client: (any TextAreaClient)?

  var editor = TextEditor()
  /// The maximum length of the text, in bytes of UTF-8.
  var maximumLength: Int
  /// Whether the caret is at the end of a wrapped line, not at the start of the next one.
  var isUpstream = false
  /// The x-coordinate that vertical movement keeps to, in points.
  var goalX: Double?
  /// The change that grows while the user keeps typing.
  var typing: TypedChange?
  /// The text that the current composition replaces, and the selection before it.
  var composition: (removed: String, selection: TextEditor.Selection)?
  /// Whether the next text that is inserted replaces all.
  var startsOver = false
  /// Whether the next edit replaces all, because the text is a secret that was there before.
  var startsSecretOver = false
  /// The drag of the mouse in progress.
  var drag: SelectionDrag?
  /// Scrolls while the mouse is held beyond the edges.
  var autoscroll: DisplayLink?
  let caret = CaretView()
  private(set) lazy var menu = TextMenu(area: self)
  private var storedFlow: TextFlow?

  /// The font that was set, or nil for the body font at the preferred text size.
  var ownFont: Font? { didSet { if ownFont != oldValue { client?.fontDidChange() } } }
  /// Whether the font that was set scales with the preferred text size.
  var adjustsFont = false {
    didSet { if adjustsFont != oldValue { client?.fontDidChange() } }
  }
  var style = TextStyle(font: .body) { didSet { if style != oldValue { styleDidChange() } } }
  var textColor = Color.black { didSet { if textColor != oldValue { setNeedsDisplay() } } }
  /// Whether the text is that of a field that cannot be used.
  var isInactive = false { didSet { if isInactive != oldValue { setNeedsDisplay() } } }
  var alignment = TextAlignment.natural {
    didSet { if alignment != oldValue { styleDidChange() } }
  }
  /// Whether each character is shown as a dot.
  var isSecure = false {
    didSet {
      guard isSecure != oldValue else { return }
      startsSecretOver = isSecure && showsSelection
      styleDidChange()
    }
  }
  /// Whether text that does not fit ends in an ellipsis, as it does unless edited.
  var truncates = false { didSet { if truncates != oldValue { setNeedsDisplay() } } }
  /// Whether the caret and the selection are visible.
  var showsSelection = false {
    didSet { if showsSelection != oldValue { selectionStyleDidChange() } }
  }

  init(isMultiline: Bool) {
    self.isMultiline = isMultiline
    maximumLength = isMultiline ? TextLimits.viewLength : TextLimits.fieldLength
    super.init()
    isUserInteractionEnabled = false
    clipsToBounds = true
    addSubview(caret)
  }

  // MARK: Text and lines

  /// The font, scaled for the client's traits.
  var font: Font {
    guard let ownFont else { return Font.body.scaled(compatibleWith: traitCollection) }
    return adjustsFont ? ownFont.scaled(compatibleWith: traitCollection) : ownFont
  }

  /// The text as displayed: with a dot for each character if it is secure.
  var shownText: String {
    isSecure ? String(repeating: TextArea.dot, count: editor.text.count) : editor.text
  }

  private static let dot = "•"

  /// Returns the position in the displayed text for a position in the text.
  func shown(_ byte: Int) -> Int {
    isSecure
      ? editor.text(in: 0..<byte).count * TextArea.dot.utf8.count : byte
  }

  /// Returns the position in the text for a position in the displayed text.
  func unshown(_ byte: Int) -> Int {
    isSecure ? editor.offset(byte / TextArea.dot.utf8.count, from: 0) : byte
  }

  /// The lines of the displayed text.
  var flow: TextFlow {
    get {
      if let storedFlow { return storedFlow }
      let flow = TextFlow(
        shownText, style: style,
        paragraphStyle: ParagraphStyle(alignment: isMultiline ? alignment : .left),
        width: isMultiline ? max(1, bounds.width) : .infinity)
      storedFlow = flow
      return flow
    }
    _modify {
      var flow = self.flow
      storedFlow = nil
      defer { storedFlow = flow }
      yield &flow
    }
  }

  /// Updates the lines after a change of the text.
  func textDidChange(_ change: TextEditor.Change) {
    if isSecure || storedFlow == nil {
      storedFlow = nil
    } else {
      let text = editor.text
      flow.replace(change.range, count: change.inserted.utf8.count, in: text)
    }
    setNeedsDisplay()
  }

  /// Discards the lines after all of the text changed.
  func textDidChange() {
    storedFlow = nil
    setNeedsDisplay()
  }

  private func styleDidChange() {
    storedFlow = nil
    setNeedsDisplay()
    placeCaret()
  }

  // MARK: Geometry

  /// The origin of the first line.
  ///
  /// A single line is centered vertically and placed according to the alignment.
  var origin: Point {
    guard !isMultiline else { return .zero }
    let layout = flow.layout(of: 0, in: shownText)
    let room = max(0, bounds.width - layout.size.width)
    let share = alignment.share(isRightToLeft: isRightToLeft(layout))
    return Point(x: room * share, y: ((bounds.height - layout.size.height) / 2).rounded(.down))
  }

  override var usualContentMode: ContentMode {
    alignment.contentMode(
      isRightToLeft: isRightToLeft(flow.layout(of: 0, in: shownText)), isAtTop: isMultiline)
  }

  private func isRightToLeft(_ layout: TextLayout) -> Bool {
    layout.string.isEmpty
      ? effectiveUserInterfaceLayoutDirection == .rightToLeft : layout.lines[0].isRightToLeft
  }

  /// The size of all lines, in points.
  var contentSize: Size {
    guard !isMultiline else { return Size(width: bounds.width, height: flow.height) }
    return flow.layout(of: 0, in: shownText).size
  }

  /// Returns the rectangle of the caret at a position.
  func caretRect(at byte: Int, isUpstream: Bool = false) -> Rect {
    let rect = flow.caret(ofByte: shown(byte), isUpstream: isUpstream, in: shownText)
    var x = rect.minX + origin.x
    x = max(0, x - CaretView.width / 2)
    // Trailing spaces of a wrapped line may hang over the edge, but the caret must not.
    if isMultiline { x = min(x, max(0, bounds.width - CaretView.width)) }
    return Rect(
      x: x, y: rect.minY + origin.y, width: CaretView.width,
      height: rect.height)
  }

  /// Returns the text position closest to a point.
  func place(at point: Point) -> (byte: Int, isUpstream: Bool) {
    let inside = Point(x: point.x - origin.x, y: point.y - origin.y)
    let place = flow.byte(at: inside, in: shownText)
    return (unshown(place.byte), place.isUpstream)
  }

  /// Returns the rectangles that enclose a range of the text within an area, all of it by default.
  func selectionRects(for range: Range<Int>, within area: Rect? = nil) -> [TextSelectionRect] {
    let area = area ?? Rect(x: 0, y: 0, width: max(bounds.width, 1), height: max(flow.height, 1))
    let inside = area.offsetBy(dx: -origin.x, dy: -origin.y)
    let shown = shown(range.lowerBound)..<shown(range.upperBound)
    return flow.spans(of: shown, within: inside, in: shownText).map { span in
      var span = span
      span.rect = span.rect.offsetBy(dx: origin.x, dy: origin.y)
      return span
    }
  }

  // MARK: Drawing

  override func layoutSubviews() {
    super.layoutSubviews()
    if isMultiline, let flow = storedFlow, flow.width != max(1, bounds.width) {
      storedFlow = nil
      setNeedsDisplay()
    }
    placeCaret()
  }

  override func draw(_ canvas: Canvas) {
    if truncates, !isMultiline, contentSize.width > bounds.width + 0.5 {
      drawTruncated(canvas)
      return
    }
    if showsSelection { drawSelection(canvas) }
    drawLines(canvas)
    if let marked = editor.marked { underline(marked, canvas) }
  }

  private func drawTruncated(_ canvas: Canvas) {
    let layout = TextLayout(
      shownText, style: style,
      paragraph: ParagraphStyle(alignment: alignment, lineLimit: 1), width: bounds.width)
    canvas.draw(layout, at: Point(x: bounds.minX, y: origin.y), color: ink)
  }

  private var ink: Color { isInactive ? inactive(textColor) : textColor }

  private func drawLines(_ canvas: Canvas) {
    let text = shownText
    let origin = origin
    var paragraph = flow.paragraph(atY: bounds.minY - origin.y)
    while paragraph < flow.count, flow.top(of: paragraph) + origin.y < bounds.maxY {
      let layout = flow.layout(of: paragraph, in: text)
      let top = flow.top(of: paragraph) + origin.y
      canvas.draw(layout, at: Point(x: origin.x, y: top), color: ink)
      paragraph += 1
    }
  }

  private func drawSelection(_ canvas: Canvas) {
    guard !editor.selection.isEmpty else { return }
    let color = tintOfMarks.withAlphaComponent(0.28)
    for span in selectionRects(for: editor.selection.range, within: bounds) {
      canvas.fill(Path(rect: span.rect), color)
    }
  }

  private func underline(_ range: Range<Int>, _ canvas: Canvas) {
    for span in selectionRects(for: range, within: bounds) {
      let line = Rect(
        x: span.rect.minX, y: span.rect.maxY - 2.5, width: span.rect.width, height: 1)
      canvas.fill(Path(rect: line), textColor)
    }
  }

  // MARK: Selection

  /// Updates the display after the selection changed.
  func selectionDidChange() {
    setNeedsDisplay()
    placeCaret()
    caret.restart()
  }

  /// Updates the caret's visibility and frame.
  func placeCaret() {
    caret.isShown =
      showsSelection && editor.selection.isEmpty && client?.isTextEditable == true
    guard caret.isShown else { return }
    caret.frame = caretRect(at: editor.selection.head, isUpstream: isUpstream)
  }

  private func selectionStyleDidChange() {
    setNeedsDisplay()
    placeCaret()
    caret.restart()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
    caret.backgroundColor = tintOfMarks
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    caret.backgroundColor = tintOfMarks
  }
}

/// A view that contains a text area: a text field or a text view.
///
/// Both forward each member of ``TextInput`` in their class bodies. Only members declared there can
/// be overridden, and the two classes have no common superclass to hold them.
@MainActor
protocol TextAreaClient: TextEditing, View {
  /// Returns whether a range of the text may be replaced.
  func textArea(shouldReplace range: Range<String.Index>, with text: String) -> Bool
  /// Called when typed or pasted text was inserted only in part.
  func textAreaDidTruncate(_ text: String)
  /// Called after the user or an input method changes the text.
  func textAreaDidChangeText()
  /// Called after the selection changes.
  func textAreaDidChangeSelection()
  /// Called after the font was set, and after traits that it depends on change.
  func fontDidChange()
  /// Scrolls as little as needed to show a rectangle, in the area's coordinates.
  func textAreaScroll(toVisible rect: Rect)
  /// Returns the edit menu, given the suggested elements; nil to use these as they are.
  func textArea(menuSuggesting actions: [MenuElement]) -> Menu?
  /// Called when the user presses Enter; returns whether to insert a newline.
  func textAreaShouldInsertNewline() -> Bool
  /// Whether the user can select text.
  var isTextSelectable: Bool { get }
}
