import Containers

/// A view of a fact that a press, Enter, Ctrl+C or its menu copies.
///
/// Its frame is larger than its text by ``inset`` on each side, for the ring of the focus.
class CopyView: View {
  /// The fact; another one of the same kind may take its place.
  var fact: Fact {
    didSet { if fact != oldValue { factDidChange() } }
  }
  /// Called with the fact to copy; nil if it can only be read.
  var onCopy: ((Fact) -> Void)? {
    didSet { canCopyDidChange() }
  }

  private var isHovered = false {
    didSet { if isHovered != oldValue { setNeedsDisplay() } }
  }
  private var menu: ContextMenuInteraction?

  /// Creates a view of a fact.
  init(_ fact: Fact) {
    self.fact = fact
    super.init()
    accessibility.isElement = true
    accessibility.traits = .staticText
    // The fact says what its texts do.
    accessibilityElements = []
    describe()
  }

  /// Called when another fact has taken the place of the former.
  func factDidChange() {
    describe()
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func describe() {
    accessibility.label = fact.name
    accessibility.value = fact.spoken
  }

  /// The space around the text.
  var inset: Size { onCopy == nil ? .zero : Size(width: 8, height: 4) }

  /// Returns the height for a width, with the insets.
  func height(forWidth width: Double) -> Double {
    sizeThatFits(Size(width: width, height: 0)).height
  }

  /// Copies the fact.
  func copyFact() { onCopy?(fact) }

  override var canBecomeFocused: Bool { onCopy != nil }

  override func didUpdateFocus() {
    setNeedsDisplay()
    if isFocused { addMenu() }
  }

  override func pointerDidEnter() {
    guard onCopy != nil else { return }
    isHovered = true
    addMenu()
  }

  override func pointerDidExit() { isHovered = false }

  override func pressesBegan(_ presses: Set<Press>) {
    guard let key = presses.first?.key, onCopy != nil, Self.copies(key) else {
      return super.pressesBegan(presses)
    }
    copyFact()
  }

  private static func copies(_ key: Key) -> Bool {
    key.keyCode == .enter && key.modifierFlags.isEmpty
      || key.keyCode == .character("c") && key.modifierFlags == .control
  }

  override func accessibilityActivate() -> Bool {
    guard onCopy != nil else { return false }
    copyFact()
    return true
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func draw(_ canvas: Canvas) {
    if isHovered || showsFocus {
      canvas.fill(Path(roundedRect: bounds, cornerRadius: 7), seen(Theme.hovered))
    }
    guard showsFocus else { return }
    canvas.stroke(
      Path(roundedRect: bounds.insetBy(dx: 1, dy: 1), cornerRadius: 6), Stroke(width: 2),
      seen(Theme.accent))
  }

  private func canCopyDidChange() {
    let canCopy = onCopy != nil
    pointerStyle = canCopy ? .pointingHand : nil
    accessibility.hint = canCopy ? Messages.Cards.copyHint : nil
    accessibilityCustomActions =
      canCopy
      ? [
        AccessibilityCustomAction(name: Messages.Cards.copy) { [weak self] _ in
          self?.accessibilityActivate() ?? false
        }
      ] : nil
  }

  /// Adds the menu when it may be asked for, since there are many facts and few menus.
  private func addMenu() {
    guard menu == nil, onCopy != nil else { return }
    let interaction = ContextMenuInteraction(delegate: self)
    menu = interaction
    addInteraction(interaction)
  }
}

extension CopyView: ContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    ContextMenuConfiguration { [weak self] _ in
      Menu(children: [Action(title: Messages.Cards.copy) { _ in self?.copyFact() }])
    }
  }
}
