/// A view in which a person reads, selects and edits text of several paragraphs, up to ``maximumLength``.
///
/// Only the paragraphs that are seen are laid out, so that a long text opens as fast as a short one.
/// A delegate that adopts ``TextViewDelegate`` is asked and told about the editing.
@MainActor
open class TextView: ScrollView, TextInput, TextEditing {
  let area = TextArea(isMultiline: true)

  /// The text; never nil when it is read.
  ///
  /// Setting it tells nobody, and cannot be undone.
  open var text: String! {
    get { area.editor.text }
    set {
      area.setText(newValue ?? "")
      textDidChange()
    }
  }

  /// How many bytes of UTF-8 the text may have; 16 MiB at first (``TextLimits/viewLength``).
  ///
  /// What is typed, pasted or set beyond it is left out, and so are the Unicode scalars of a character
  /// beyond ``TextLimits/scalarsPerCharacter``. The delegate is told of what a person lost by it; see
  /// ``TextViewDelegate/textView(_:didTruncate:)``. A text that is there already stays.
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

  /// Where lines stand across the view; by nature at first.
  open var textAlignment: TextAlignment {
    get { area.alignment }
    set {
      area.alignment = newValue
      setNeedsLayout()
    }
  }

  /// Whether a person can change the text; true at first.
  open var isEditable = true { didSet { if isEditable != oldValue { abilityDidChange() } } }

  /// Whether a person can select parts of the text; true at first.
  open var isSelectable = true { didSet { if isSelectable != oldValue { abilityDidChange() } } }

  /// The room around the text, in points; 8 above and below and 5 at the sides at first.
  open var textContainerInset = EdgeInsets(top: 8, left: 5, bottom: 8, right: 5) {
    didSet { if textContainerInset != oldValue { contentSizeDidChange() } }
  }

  /// The selected part of the text; a range beyond the text traps.
  open var selectedRange: Range<String.Index> {
    get { area.selectedIndices }
    set { area.select(newValue) }
  }

  /// Makes a view with a frame in its future superview, in points.
  public override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Scrolls as little as needed for the beginning of a part of the text to be seen.
  open func scrollRangeToVisible(_ range: Range<String.Index>) {
    area.reveal(range)
  }

  open override func sizeThatFits(_ size: Size) -> Size { fittingSize(size.width) }

  /// The size of all of the text where the view does not scroll; none where it does.
  open override var intrinsicContentSize: Size {
    isScrollEnabled ? super.intrinsicContentSize : fittingSize(0)
  }

  override var wrapsContent: Bool { !isScrollEnabled }

  override func contentHeight(forWidth width: Double) -> Double? {
    isScrollEnabled ? nil : fittingSize(width).height
  }

  /// The first baseline is that below the upper inset, the last that above the lower one.
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

  /// A text of several lines, which may be edited or only read.
  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .textView
    semantics.states.insert(.multiline)
    if isEditable { semantics.states.insert(.editable) }
    semantics.text = area.semanticText(hasCaret: isFirstResponder)
  }

  open override func accessibilityActivate() -> Bool { becomeFirstResponder() }

  func perform(_ command: EditingCommand) -> Bool { area.perform(command) }

  // MARK: Touches

  /// The mouse selects where a finger scrolls.
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

  // MARK: Text input

  /// What is told of changes; set by the window while the responder is the first.
  open weak var inputDelegate: (any TextInputDelegate)?

  /// Whether there is any text.
  open var hasText: Bool { area.editor.count > 0 }

  /// Takes text that was typed.
  open func insertText(_ text: String) {
    area.replace(area.insertionRange, with: text, .typing)
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
