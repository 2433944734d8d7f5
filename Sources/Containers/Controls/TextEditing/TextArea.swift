/// The text of a field or of a text view: shows it with its selection and caret, edits it, and
/// remembers what can be undone.
///
/// Its own points are those of the laid out text; its bounds are the part that is seen. The view that
/// it lies in takes the touches and the keys and hands them on.
@MainActor
final class TextArea: View {
  /// Whether lines break and the text may have several paragraphs.
  let isMultiline: Bool
  /// What the text belongs to: the field or the text view.
  weak var client: (any TextAreaClient)?

  var editor = TextEditor()
  /// How many bytes of UTF-8 the text may have.
  var maximumLength: Int
  /// Whether the caret stands at the end of a line that was broken there, not on the next.
  var isUpstream = false
  /// The column that moves up and down keep to, in points.
  var goalX: Double?
  /// The change that goes on growing while a person types.
  var typing: TypedChange?
  /// What an input method is composing in the place of, and what was selected before.
  var composition: (removed: String, selection: TextEditor.Selection)?
  /// What a drag of the mouse selects by, and what it began with.
  var drag: SelectionDrag?
  /// Scrolls while the mouse is held beyond the edges.
  var autoscroll: DisplayLink?
  let caret = CaretView()
  private(set) lazy var menu = TextMenu(area: self)
  private var storedFlow: TextFlow?

  /// The font that was set; nil for that of text that is read, in the size that the person prefers.
  var ownFont: Font?
  /// Whether the font that was set follows the size that the person prefers.
  var adjustsFont = false
  var style = TextStyle(font: .body) { didSet { if style != oldValue { styleDidChange() } } }
  var textColor = Color.black { didSet { if textColor != oldValue { setNeedsDisplay() } } }
  var alignment = TextAlignment.natural {
    didSet { if alignment != oldValue { styleDidChange() } }
  }
  /// Whether only dots are shown for the characters.
  var isSecure = false { didSet { if isSecure != oldValue { styleDidChange() } } }
  /// Whether the text is cut off with dots where it does not fit, as while nobody edits it.
  var truncates = false { didSet { if truncates != oldValue { setNeedsDisplay() } } }
  /// Whether the caret and the selection are shown.
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

  /// The font as the client's environment has it.
  var font: Font {
    guard let ownFont else { return Font.body.scaled(compatibleWith: traitCollection) }
    return adjustsFont ? ownFont.scaled(compatibleWith: traitCollection) : ownFont
  }

  /// The text as it is shown: dots for each character of a secret.
  var shownText: String {
    isSecure ? String(repeating: TextArea.dot, count: editor.text.count) : editor.text
  }

  private static let dot = "•"

  /// Returns where a place of the text is in what is shown.
  func shown(_ byte: Int) -> Int {
    isSecure
      ? editor.text(in: 0..<byte).count * TextArea.dot.utf8.count : byte
  }

  /// Returns the place in the text of one in what is shown.
  func unshown(_ byte: Int) -> Int {
    isSecure ? editor.offset(byte / TextArea.dot.utf8.count, from: 0) : byte
  }

  /// The lines of what is shown.
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

  /// Follows a change of the text.
  func textDidChange(_ change: TextEditor.Change) {
    if isSecure || storedFlow == nil {
      storedFlow = nil
    } else {
      let text = editor.text
      flow.replace(change.range, count: change.inserted.utf8.count, in: text)
    }
    setNeedsDisplay()
  }

  /// Forgets the lines, since all of the text is another.
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

  /// Where the first line begins: a single line stands in the middle of the height, and at the side
  /// that it is aligned to.
  var origin: Point {
    guard !isMultiline else { return .zero }
    let layout = flow.layout(of: 0, in: shownText)
    let room = max(0, bounds.width - layout.size.width)
    let share: Double =
      switch alignment {
      case .left: 0
      case .center: 0.5
      case .right: 1
      case .natural: isRightToLeft(layout) ? 1 : 0
      }
    return Point(x: room * share, y: ((bounds.height - layout.size.height) / 2).rounded(.down))
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

  /// Returns the place of the caret at a place of the text.
  func caretRect(at byte: Int, isUpstream: Bool = false) -> Rect {
    let rect = flow.caret(ofByte: shown(byte), isUpstream: isUpstream, in: shownText)
    var x = rect.minX + origin.x
    x = max(0, x - CaretView.width / 2)
    // Spaces at the end of a broken line hang over its edge; the caret does not.
    if isMultiline { x = min(x, max(0, bounds.width - CaretView.width)) }
    return Rect(
      x: x, y: rect.minY + origin.y, width: CaretView.width,
      height: rect.height)
  }

  /// Returns the place in the text that is nearest to a point.
  func place(at point: Point) -> (byte: Int, isUpstream: Bool) {
    let inside = Point(x: point.x - origin.x, y: point.y - origin.y)
    let place = flow.byte(at: inside, in: shownText)
    return (unshown(place.byte), place.isUpstream)
  }

  /// Returns the rectangles around a part of the text that is seen.
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
    canvas.draw(layout, at: Point(x: bounds.minX, y: origin.y), color: textColor)
  }

  private func drawLines(_ canvas: Canvas) {
    let text = shownText
    let origin = origin
    var paragraph = flow.paragraph(atY: bounds.minY - origin.y)
    while paragraph < flow.count, flow.top(of: paragraph) + origin.y < bounds.maxY {
      let layout = flow.layout(of: paragraph, in: text)
      let top = flow.top(of: paragraph) + origin.y
      canvas.draw(layout, at: Point(x: origin.x, y: top), color: textColor)
      paragraph += 1
    }
  }

  private func drawSelection(_ canvas: Canvas) {
    guard !editor.selection.isEmpty else { return }
    let color = tintColor.withAlphaComponent(0.28)
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

  /// Shows the selection as it is now.
  func selectionDidChange() {
    setNeedsDisplay()
    placeCaret()
    caret.restart()
  }

  /// Puts the caret where it belongs.
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
    caret.backgroundColor = tintColor
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    caret.backgroundColor = tintColor
  }
}

/// What a text area is part of: a text field or a text view.
///
/// Both hand every member of ``TextInput`` on in their class bodies: only what stands there can be
/// overridden, and they have no superclass in common that could hold it.
@MainActor
protocol TextAreaClient: TextEditing, View {
  /// Returns whether a part of the text may be replaced by another text.
  func textArea(shouldReplace range: Range<String.Index>, with text: String) -> Bool
  /// Tells that less was inserted than was typed or pasted.
  func textAreaDidTruncate(_ text: String)
  /// Tells that a person, or an input method, has changed the text.
  func textAreaDidChangeText()
  /// Tells that the selection has changed.
  func textAreaDidChangeSelection()
  /// Shows a part of the text, in the points of the area, by as little scrolling as will do.
  func textAreaScroll(toVisible rect: Rect)
  /// Returns the menu of the text, made of what the area suggests; nil for just that.
  func textArea(menuSuggesting actions: [MenuElement]) -> Menu?
  /// Ends a line: returns whether a newline is to be inserted.
  func textAreaShouldInsertNewline() -> Bool
  /// Whether parts of the text can be selected by a person.
  var isTextSelectable: Bool { get }
}
