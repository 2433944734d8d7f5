/// A control for editing a single line of text.
///
/// ```swift
/// let field = TextField()
/// field.placeholder = "Name"
/// field.addAction(for: .editingChanged) { model.name = field.text ?? "" }
/// ```
@MainActor
open class TextField: Control, TextInput, TextEditing {
  let area = TextArea(isMultiline: false)
  let clearButton = ClearButton()
  var storedPlaceholder: StyledText?
  /// The accessibility hint that the field set itself.
  var ownHint: String?
  /// Called, instead of ending editing, when Enter was pressed and the delegate allows it.
  var onReturn: (() -> Void)?

  /// The object that controls editing and is notified of it.
  open weak var delegate: (any TextFieldDelegate)?

  /// The text; never nil when read.
  ///
  /// Setting it sends no events, cannot be undone, and forgets what could be.
  open var text: String? {
    get { area.editor.text }
    set {
      if area.setText(newValue ?? "") { textDidChange() }
    }
  }

  /// The maximum length of the text, in bytes of UTF-8.
  ///
  /// The default is ``TextLimits/fieldLength``, 65,536. Text typed, pasted, or set beyond the limit
  /// is dropped, and so are the Unicode scalars of a character beyond
  /// ``TextLimits/scalarsPerCharacter``. If user input is dropped, the field calls
  /// ``TextFieldDelegate/textField(_:didTruncate:)``. A lower limit does not shorten text that is
  /// already there.
  open var maximumLength: Int {
    get { area.maximumLength }
    set { area.maximumLength = max(0, newValue) }
  }

  /// The color of the text; the label color by default.
  open var textColor: Color {
    get { area.textColor }
    set { area.textColor = newValue }
  }

  /// The font of the text; nil by default.
  ///
  /// If nil, the field uses ``Font/body`` at the preferred text size, and that is the font you
  /// read.
  open var font: Font? {
    get { area.ownFont ?? area.font }
    set { area.ownFont = newValue }
  }

  /// Whether ``font`` scales with the preferred text size; false by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { area.adjustsFont }
    set { area.adjustsFont = newValue }
  }

  /// The horizontal alignment of the text; natural by default.
  open var textAlignment: TextAlignment {
    get { area.alignment }
    set {
      guard newValue != area.alignment else { return }
      area.alignment = newValue
      setNeedsDisplay()
    }
  }

  /// The style of the border; none by default.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentDidChange() } }
  }

  /// The text shown while the field is empty; nil for none.
  open var placeholder: String? {
    get { storedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { StyledText($0) } }
  }

  /// The styled text shown while the field is empty; nil for none.
  open var attributedPlaceholder: StyledText? {
    get { storedPlaceholder }
    set {
      guard newValue != storedPlaceholder else { return }
      storedPlaceholder = newValue
      contentDidChange()
    }
  }

  /// Whether the text is shown as dots and cannot be copied or cut; false by default.
  ///
  /// The first edit after editing begins replaces a text that was there before.
  open var isSecureTextEntry: Bool {
    get { area.isSecure }
    set {
      guard newValue != area.isSecure else { return }
      area.isSecure = newValue
      textDidChange()
    }
  }

  /// Whether the field clears its text when editing begins; false by default.
  open var clearsOnBeginEditing = false
  /// Whether the next insertion, and only that, replaces all previous text; false by default.
  open var clearsOnInsertion: Bool {
    get { area.startsOver }
    set { area.startsOver = newValue }
  }
  /// Whether the font shrinks for text that is too wide for the field; false by default.
  open var adjustsFontSizeToFitWidth = false { didSet { fitFont() } }
  /// The smallest font size that shrinking may use, in points; 0 by default.
  open var minimumFontSize = 0.0 { didSet { fitFont() } }

  /// What Enter does beside telling the delegate; nothing by default.
  open var returnKeyType = ReturnKeyType.default

  /// When the clear button is visible; never by default.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { setNeedsLayout() } }
  }
  /// The overlay view on the leading side; nil for none.
  open var leftView: View? { didSet { replace(oldValue, with: leftView) } }
  /// When the leading overlay view is visible; never by default.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { contentDidChange() } }
  }
  /// The overlay view on the trailing side; nil for none.
  open var rightView: View? { didSet { replace(oldValue, with: rightView) } }
  /// When the trailing overlay view is visible; never by default.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { contentDidChange() } }
  }

  /// Creates a field with a frame in its future superview, in points.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a text field from a nib, as `TextField()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

  override var isPressable: Bool { false }

  /// Saves the text and the selection, unless the text is secure; an override calls super.
  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    area.encodeState(with: coder)
  }

  /// Restores the text and the selection; an override calls super.
  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    if let text = area.restoredText(from: coder) { self.text = text }
    area.restoreSelection(from: coder)
  }

  /// Returns the rectangle in which the border is drawn.
  open func borderRect(forBounds bounds: Rect) -> Rect { bounds }

  /// Returns the rectangle in which the text is drawn.
  open func textRect(forBounds bounds: Rect) -> Rect { contentRect(bounds) }

  /// Returns the rectangle in which the text is drawn during editing.
  open func editingRect(forBounds bounds: Rect) -> Rect { textRect(forBounds: bounds) }

  /// Returns the rectangle in which the placeholder is drawn.
  open func placeholderRect(forBounds bounds: Rect) -> Rect { editingRect(forBounds: bounds) }

  /// Returns the rectangle of the clear button.
  open func clearButtonRect(forBounds bounds: Rect) -> Rect {
    sideRect(
      Size(width: 20 * signScale, height: 20 * signScale), isLeading: false, bounds)
  }

  /// Returns the rectangle of the leading overlay view.
  open func leftViewRect(forBounds bounds: Rect) -> Rect {
    sideRect(leftView?.bounds.size ?? .zero, isLeading: true, bounds)
  }

  /// Returns the rectangle of the trailing overlay view.
  open func rightViewRect(forBounds bounds: Rect) -> Rect {
    sideRect(rightView?.bounds.size ?? .zero, isLeading: false, bounds)
  }

  /// Draws the placeholder in a rectangle.
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
    area.isInactive = !isEnabled
    pointerStyle = isEnabled ? .iBeam : nil
  }

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

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool {
    isEnabled && (isFirstResponder || delegate?.textFieldShouldBeginEditing(self) ?? true)
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  open override func didBecomeFirstResponder() {
    super.didBecomeFirstResponder()
    area.startsSecretOver = area.isSecure
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

  // MARK: Text input

  /// An object that is notified of changes; the window sets it while the view is first responder.
  open weak var inputDelegate: (any TextInputDelegate)?

  /// Whether there is any text.
  open var hasText: Bool { area.editor.count > 0 }

  /// Inserts text at the caret, or replaces the selection or the marked text.
  ///
  /// For typed text, the delegate can refuse the change.
  open func insertText(_ text: String) {
    area.edit(area.insertionRange, with: text, .typing, asks: area.takesTurn)
  }

  /// Deletes the selection, or the character before the caret.
  ///
  /// For a key press, the delegate can refuse the change.
  open func deleteBackward() { area.delete(.character, .backward, asks: area.takesTurn) }

  /// The selected range, empty for a caret; nil for none.
  ///
  /// Setting it to nil collapses the selection to its moving end.
  open var selectedTextRange: TextRange? {
    get { area.selectedTextRange }
    set { area.selectedTextRange = newValue }
  }

  /// The range of the marked text, which an input method is composing; nil for none.
  open var markedTextRange: TextRange? { area.markedTextRange }

  /// The position after the last character.
  open var endOfDocument: TextPosition { TextPosition(area.editor.count) }

  /// Returns the text in a range.
  open func text(in range: TextRange) -> String? { area.text(in: range) }

  /// Replaces the text in a range, without asking the delegate.
  open func replace(_ range: TextRange, withText text: String) {
    area.replace(range, withText: text)
  }

  /// Replaces the marked text, or else the selection, with text that an input method is composing.
  open func setMarkedText(_ markedText: String?, selectedRange: Range<Int>) {
    area.compose(markedText ?? "", selected: selectedRange)
  }

  /// Commits the marked text.
  open func unmarkText() { area.takeComposition() }

  /// Returns the position at an offset in characters, negative for backward; nil outside the text.
  open func position(from position: TextPosition, offset: Int) -> TextPosition? {
    area.position(from: position, offset: offset)
  }

  /// Returns the position a number of steps away in a visual direction; nil outside the text.
  open func position(
    from position: TextPosition, in direction: TextLayoutDirection, offset: Int
  ) -> TextPosition? {
    area.position(from: position, in: direction, offset: offset)
  }

  /// Returns the number of characters between two positions, negative if the second comes first.
  open func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    area.offset(from: from, to: toPosition)
  }

  /// Returns the base writing direction of the text at a position.
  open func baseWritingDirection(
    for position: TextPosition, in direction: TextStorageDirection
  ) -> WritingDirection {
    area.baseWritingDirection(for: position)
  }

  /// Returns the rectangle that encloses the first line of a range.
  open func firstRect(for range: TextRange) -> Rect { area.firstRect(for: range) }

  /// Returns the rectangle of the caret at a position.
  open func caretRect(for position: TextPosition) -> Rect { area.caretRect(for: position) }

  /// Returns the rectangles that enclose a range, line by line.
  open func selectionRects(for range: TextRange) -> [TextSelectionRect] {
    area.selectionRects(for: range)
  }

  /// Returns the position closest to a point.
  open func closestPosition(to point: Point) -> TextPosition? { area.closestPosition(to: point) }

  /// Returns the position in a range that is closest to a point.
  open func closestPosition(to point: Point, within range: TextRange) -> TextPosition? {
    area.closestPosition(to: point, within: range)
  }

  /// Returns the range of the character at a point; nil if there is none.
  open func characterRange(at point: Point) -> TextRange? { area.characterRange(at: point) }
}
