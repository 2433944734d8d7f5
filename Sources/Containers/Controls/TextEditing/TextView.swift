/// A scrollable view for reading, selecting, and editing text of several paragraphs.
///
/// Only visible paragraphs are laid out, so a long text opens as fast as a short one. A delegate
/// that adopts ``TextViewDelegate`` controls editing and is notified of it. ``maximumLength``
/// limits the text.
@MainActor
open class TextView: ScrollView, TextInput, TextEditing {
  let area = TextArea(isMultiline: true)

  /// The text; never nil when read.
  ///
  /// Setting it notifies no one, cannot be undone, and forgets what could be.
  open var text: String! {
    get { area.editor.text }
    set {
      if area.setText(newValue ?? "") { textDidChange() }
    }
  }

  /// The maximum length of the text, in bytes of UTF-8.
  ///
  /// The default is ``TextLimits/viewLength``, 16 MiB. Text typed, pasted, or set beyond the limit
  /// is dropped, and so are the Unicode scalars of a character beyond
  /// ``TextLimits/scalarsPerCharacter``. If user input is dropped, the view calls
  /// ``TextViewDelegate/textView(_:didTruncate:)``. A lower limit does not shorten text that is
  /// already there.
  open var maximumLength: Int {
    get { area.maximumLength }
    set { area.maximumLength = max(0, newValue) }
  }

  /// The font of the text; nil by default.
  ///
  /// If nil, the view uses ``Font/body`` at the preferred text size, and that is the font you read.
  open var font: Font? {
    get { area.ownFont ?? area.font }
    set { area.ownFont = newValue }
  }

  /// Whether ``font`` scales with the preferred text size; false by default.
  open var adjustsFontForContentSizeCategory: Bool {
    get { area.adjustsFont }
    set { area.adjustsFont = newValue }
  }

  /// The color of the text; the label color by default.
  open var textColor: Color {
    get { area.textColor }
    set { area.textColor = newValue }
  }

  /// The horizontal alignment of the lines; natural by default.
  open var textAlignment: TextAlignment {
    get { area.alignment }
    set {
      guard newValue != area.alignment else { return }
      area.alignment = newValue
      setNeedsLayout()
    }
  }

  /// Whether the user can edit the text; true by default.
  open var isEditable = true { didSet { if isEditable != oldValue { abilityDidChange() } } }

  /// Whether the user can select text; true by default.
  open var isSelectable = true { didSet { if isSelectable != oldValue { abilityDidChange() } } }

  /// The space around the text, in points.
  ///
  /// The default is 8 above and below, and 5 at the sides.
  open var textContainerInset = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5) {
    didSet { if textContainerInset != oldValue { contentSizeDidChange() } }
  }

  /// Creates a text view with a frame in its future superview, in points.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a text view from a nib, as `TextView()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(coder: coder)
    setUp()
  }

  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(size.width) }

  /// The size of the whole text if scrolling is disabled; no intrinsic size otherwise.
  open override var intrinsicContentSize: Size {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(0)
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  override func contentHeight(forWidth width: Double) -> Double? {
    isScrollEnabled ? nil : fittingSize(width).height
  }

  /// Returns the baseline below the top inset or above the bottom inset.
  override func textBaseline(isFirst: Bool) -> LayoutBaseline? {
    let line = TextLayout("", style: area.style)
    return isFirst
      ? LayoutBaseline(node: self, offset: textContainerInset.top + line.firstBaseline, share: 0)
      : LayoutBaseline(
        node: self,
        offset: line.lastBaseline - line.size.height - textContainerInset.bottom, share: 1)
  }

  override var layoutLineHeight: Double? { TextLayout("", style: area.style).size.height }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    fontDidChange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeArea()
  }

  override func boundsDidChange(from old: Rect) {
    super.boundsDidChange(from: old)
    setNeedsLayout()
  }

  /// Stores the text and the selection.
  ///
  /// An override calls super.
  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    area.encodeState(with: coder)
  }

  /// Restores the text and the selection.
  ///
  /// An override calls super.
  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    if let text = area.restoredText(from: coder) { self.text = text }
    area.restoreSelection(from: coder)
  }

  /// A text of several lines, which may be edited or only read.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .textView
    semantics.states.insert(.multiline)
    if isEditable { semantics.states.insert(.editable) }
    semantics.text = area.semanticText(hasCaret: isFirstResponder)
  }

  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  // MARK: Editing

  open override var canBecomeFocused: Bool { isEditable || isSelectable }

  open override var canBecomeFirstResponder: Bool {
    guard isEditable else { return isSelectable }
    return isFirstResponder || editingDelegate?.textViewShouldBeginEditing(self) ?? true
  }

  open override var canResignFirstResponder: Bool {
    !isEditable || editingDelegate?.textViewShouldEndEditing(self) ?? true
  }

  open override func didBecomeFirstResponder() {
    super.didBecomeFirstResponder()
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

  func perform(_ command: EditingCommand) -> Bool { area.perform(command) }

  // MARK: Touches

  /// Dragging with the mouse selects; dragging with a finger scrolls.
  open override func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldReceive touch: Touch
  ) -> Bool {
    if recognizer === panGestureRecognizer, isSelectable, touch.type == .indirectPointer {
      return false
    }
    return super.gestureRecognizer(recognizer, shouldReceive: touch)
  }

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

  // MARK: Typing

  /// An object that is notified of changes; the window sets it while the view is first responder.
  open weak var inputDelegate: (any TextInputDelegate)?

  /// Whether there is any text.
  open var hasText: Bool { area.editor.count > 0 }

  /// Inserts text at the caret, or replaces the selection or the marked text.
  ///
  /// The window calls this method for typed text, and the delegate can refuse the change. Calls by
  /// the program do not consult the delegate.
  open func insertText(_ text: String) {
    area.edit(area.insertionRange, with: text, .typing, asks: area.takesTurn)
  }

  /// Deletes the selection, or the character before the caret.
  ///
  /// For a key press, the delegate can refuse the change.
  open func deleteBackward() { area.delete(.character, .backward, asks: area.takesTurn) }

  /// The range of the marked text, which an input method is composing; nil for none.
  open var markedTextRange: TextRange? { area.markedTextRange }

  /// Replaces the marked text, or else the selection, with text that an input method is composing.
  open func setMarkedText(_ markedText: String?, selectedRange: Range<Int>) {
    area.compose(markedText ?? "", selected: selectedRange)
  }

  /// Commits the marked text.
  open func unmarkText() { area.takeComposition() }

  // MARK: Text and selection

  /// The position after the last character.
  open var endOfDocument: TextPosition { TextPosition(area.editor.count) }

  /// Returns the text in a range.
  open func text(in range: TextRange) -> String? { area.text(in: range) }

  /// Replaces the text in a range, without asking the delegate.
  open func replace(_ range: TextRange, withText text: String) {
    area.replace(range, withText: text)
  }

  /// The selected range of the text; setting a range beyond the text traps.
  open var selectedRange: Range<String.Index> {
    get { area.selectedIndices }
    set { area.select(newValue) }
  }

  /// Scrolls as little as needed to show the start of a range of the text.
  open func scrollRangeToVisible(_ range: Range<String.Index>) {
    area.reveal(range)
  }

  /// The selected range, empty for a caret; nil for none.
  ///
  /// Setting it to nil collapses the selection to its moving end.
  open var selectedTextRange: TextRange? {
    get { area.selectedTextRange }
    set { area.selectedTextRange = newValue }
  }

  // MARK: Positions and rectangles

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
}
