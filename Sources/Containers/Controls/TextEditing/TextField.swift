/// A control in which a person types one line of text.
///
/// ```swift
/// let field = TextField()
/// field.placeholder = "Name"
/// field.addAction(for: .editingChanged) { model.name = field.text ?? "" }
/// ```
@MainActor
open class TextField: Control, TextInput, TextEditing {
  /// What the edges look like.
  public enum BorderStyle: Hashable, Sendable {
    /// Nothing.
    case none
    /// A thin rectangle.
    case line
    /// A rectangle with a ground.
    case bezel
    /// A ground with round corners and a thin border.
    case roundedRect
  }

  /// When an additional view is shown.
  public enum ViewMode: Hashable, Sendable {
    /// Never.
    case never
    /// While the text is edited.
    case whileEditing
    /// While the text is not edited.
    case unlessEditing
    /// Always.
    case always
  }

  let area = TextArea(isMultiline: false)
  let clearButton = ClearButton()
  var storedPlaceholder: StyledText?
  /// The accessibility hint that the field has given itself.
  var ownHint: String?
  private var replacesAll = false

  /// What is asked and told about the editing.
  open weak var delegate: (any TextFieldDelegate)?

  /// The text; never nil when it is read.
  ///
  /// Setting it tells nobody, and cannot be undone.
  open var text: String? {
    get { area.editor.text }
    set {
      area.setText(newValue ?? "")
      textDidChange()
    }
  }

  /// How many bytes of UTF-8 the text may have; 65,536 at first (``TextLimits/fieldLength``).
  ///
  /// What is typed, pasted or set beyond it is left out, and so are the Unicode scalars of a character
  /// beyond ``TextLimits/scalarsPerCharacter``. The delegate is told of what a person lost by it; see
  /// ``TextFieldDelegate/textField(_:didTruncate:)``. A text that is there already stays.
  open var maximumLength: Int {
    get { area.maximumLength }
    set { area.maximumLength = max(0, newValue) }
  }

  /// The font; nil, as at first, for ``Font/body`` in the size of text that the person prefers, which
  /// is what is read then.
  open var font: Font? {
    get { area.ownFont ?? area.font }
    set {
      area.ownFont = newValue
      fontDidChange()
    }
  }

  /// Whether ``font`` grows and shrinks with the size of text that the person prefers; false at
  /// first.
  open var adjustsFontForContentSizeCategory: Bool {
    get { area.adjustsFont }
    set {
      area.adjustsFont = newValue
      fontDidChange()
    }
  }

  /// The colour of the text; that of labels at first.
  open var textColor: Color {
    get { area.textColor }
    set { area.textColor = newValue }
  }

  /// Where the text stands across the field; by nature at first.
  open var textAlignment: TextAlignment {
    get { area.alignment }
    set {
      area.alignment = newValue
      setNeedsDisplay()
    }
  }

  /// What the edges look like; nothing at first.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentDidChange() } }
  }

  /// What stands in the field while it is empty; nil for nothing.
  open var placeholder: String? {
    get { storedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { StyledText($0) } }
  }

  /// What stands in the field while it is empty, in its own styles; nil for nothing.
  open var attributedPlaceholder: StyledText? {
    get { storedPlaceholder }
    set {
      storedPlaceholder = newValue
      contentDidChange()
    }
  }

  /// Whether the text is shown as dots and can be neither copied nor cut; false at first.
  open var isSecureTextEntry: Bool {
    get { area.isSecure }
    set {
      area.isSecure = newValue
      textDidChange()
    }
  }

  /// Whether editing begins with an empty field; false at first.
  open var clearsOnBeginEditing = false
  /// Whether the first text that is typed replaces all; false at first.
  open var clearsOnInsertion = false { didSet { replacesAll = clearsOnInsertion } }
  /// Whether the text is made smaller where the field is too narrow; false at first.
  open var adjustsFontSizeToFitWidth = false { didSet { fitFont() } }
  /// The smallest size that the text is made, in points; 0 at first.
  open var minimumFontSize = 0.0 { didSet { fitFont() } }

  /// When the button that empties the field is shown; never at first.
  open var clearButtonMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view on the leading side; nil for none.
  open var leftView: View? { didSet { replace(oldValue, with: leftView) } }
  /// When the view on the leading side is shown; never at first.
  open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
  /// The view on the trailing side; nil for none.
  open var rightView: View? { didSet { replace(oldValue, with: rightView) } }
  /// When the view on the trailing side is shown; never at first.
  open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }

  /// Makes a field with a frame in its future superview, in points.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Whether the text is being edited.
  open var isEditing: Bool { isFirstResponder }

  override var isPressable: Bool { false }

  // MARK: Places

  /// Returns where the border is drawn.
  open func borderRect(forBounds bounds: Rect) -> Rect { bounds }

  /// Returns where the text is drawn.
  open func textRect(forBounds bounds: Rect) -> Rect { contentRect(bounds) }

  /// Returns where the text is drawn while it is edited.
  open func editingRect(forBounds bounds: Rect) -> Rect { textRect(forBounds: bounds) }

  /// Returns where the placeholder is drawn.
  open func placeholderRect(forBounds bounds: Rect) -> Rect { editingRect(forBounds: bounds) }

  /// Returns where the button that empties the field stands.
  open func clearButtonRect(forBounds bounds: Rect) -> Rect {
    sideRect(Size(width: 20, height: 20), isLeading: false, bounds)
  }

  /// Returns where the view on the leading side stands.
  open func leftViewRect(forBounds bounds: Rect) -> Rect {
    sideRect(leftView?.bounds.size ?? .zero, isLeading: true, bounds)
  }

  /// Returns where the view on the trailing side stands.
  open func rightViewRect(forBounds bounds: Rect) -> Rect {
    sideRect(rightView?.bounds.size ?? .zero, isLeading: false, bounds)
  }

  /// Draws the placeholder.
  open func drawPlaceholder(_ canvas: Canvas, in rect: Rect) { paintPlaceholder(canvas, in: rect) }

  open override var intrinsicContentSize: Size { contentSize }

  open override func sizeThatFits(_ size: Size) -> Size { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func draw(_ canvas: Canvas) {
    drawBorder(canvas)
    if area.editor.count == 0 {
      drawPlaceholder(canvas, in: placeholderRect(forBounds: bounds))
    }
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
    fontDidChange()
  }

  override func textBaseline(isFirst: Bool) -> LayoutBaseline? {
    let line = lineLayout
    return LayoutBaseline(
      node: self, offset: line.firstBaseline - line.size.height / 2, share: 0.5)
  }

  override var layoutLineHeight: Double? { lineLayout.size.height }

  open override func stateDidChange() {
    super.stateDidChange()
    area.alpha = isEnabled ? 1 : 0.4
    pointerStyle = isEnabled ? .iBeam : nil
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool {
    isEnabled && (isFirstResponder || delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  open override func didBecomeFirstResponder() {
    super.didBecomeFirstResponder()
    replacesAll = clearsOnInsertion
    beginEditing()
  }

  open override func didResignFirstResponder() {
    super.didResignFirstResponder()
    endEditing()
  }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    area.canPerform(action) || super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { area.cutSelection() }

  open override func copy(_ sender: Any?) { area.copySelection() }

  open override func paste(_ sender: Any?) { area.pasteClipboard() }

  open override func delete(_ sender: Any?) { area.deleteSelection() }

  open override func select(_ sender: Any?) { area.selectWord() }

  open override func selectAll(_ sender: Any?) { area.selectEverything() }

  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    describeEntry(&semantics)
  }

  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  func perform(_ command: EditingCommand) -> Bool { area.perform(command) }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { beginTouch(touch) }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
    super.touchesMoved(touches, with: event)
    if let touch = touches.first { area.extendDrag(to: touch) }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { endTouch(touch) }
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
    super.touchesCancelled(touches, with: event)
    area.endDrag()
  }

  // MARK: Text input

  /// What is told of changes; set by the window while the responder is the first.
  open weak var inputDelegate: (any TextInputDelegate)?

  /// Whether there is any text.
  open var hasText: Bool { area.editor.count > 0 }

  /// Takes text that was typed.
  open func insertText(_ text: String) {
    let range = replacesAll ? 0..<area.editor.count : area.insertionRange
    replacesAll = false
    area.replace(range, with: text, .typing)
  }

  /// Deletes the character before the caret.
  open func deleteBackward() { area.delete(.character, .backward) }

  /// The selected part, empty for a caret; nil for none.
  open var selectedTextRange: TextRange? {
    get { area.selectedTextRange }
    set { area.selectedTextRange = newValue }
  }

  /// What an input method is composing; nil for nothing.
  open var markedTextRange: TextRange? { area.markedTextRange }

  /// The view in whose points rectangles and points are; the responder itself where it is a view.
  open var textInputView: View { self }

  /// The place before the first character.
  open var beginningOfDocument: TextPosition { TextPosition(0) }

  /// The place after the last character.
  open var endOfDocument: TextPosition { TextPosition(area.editor.count) }

  /// Returns the text of a part.
  open func text(in range: TextRange) -> String? { area.text(in: range) }

  /// Puts another text in the place of a part.
  open func replace(_ range: TextRange, withText text: String) {
    area.replace(range, withText: text)
  }

  /// Shows what an input method is composing in the place of what it composed before, or of the
  /// selection.
  open func setMarkedText(_ markedText: String?, selectedRange: Range<Int>) {
    area.compose(markedText ?? "", selected: selectedRange)
  }

  /// Takes what is being composed as it is.
  open func unmarkText() { area.takeComposition() }

  /// Returns the part between two places.
  open func textRange(from one: TextPosition, to other: TextPosition) -> TextRange? {
    TextRange(one, other)
  }

  /// Returns the place so many characters on, or back where the offset is negative; nil beyond the
  /// text.
  open func position(from position: TextPosition, offset: Int) -> TextPosition? {
    area.position(from: position, offset: offset)
  }

  /// Returns the place so many steps away in a direction of the screen; nil beyond the text.
  open func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition? {
    area.position(from: position, in: direction, offset: offset)
  }

  /// Returns how many characters lie between two places; negative where the second comes first.
  open func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    area.offset(from: from, to: toPosition)
  }

  /// Returns which way the text at a place is written.
  open func baseWritingDirection(
    for position: TextPosition, in direction: TextStorageDirection
  ) -> WritingDirection {
    area.baseWritingDirection(for: position)
  }

  /// Returns the rectangle around the first line of a part.
  open func firstRect(for range: TextRange) -> Rect { area.firstRect(for: range) }

  /// Returns the place of the caret: a thin rectangle.
  open func caretRect(for position: TextPosition) -> Rect { area.caretRect(for: position) }

  /// Returns the rectangles around a part, line by line.
  open func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    area.selectionRects(for: range)
  }

  /// Returns the place that is nearest to a point.
  open func closestPosition(to point: Point) -> TextPosition? { area.closestPosition(to: point) }

  /// Returns the place in a part that is nearest to a point.
  open func closestPosition(to point: Point, within range: TextRange) -> TextPosition? {
    area.closestPosition(to: point, within: range)
  }

  /// Returns the character at a point; nil where there is none.
  open func characterRange(at point: Point) -> TextRange? { area.characterRange(at: point) }
}
