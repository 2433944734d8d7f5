/// The view of one line in an open menu.
@MainActor
final class MenuRow: View {
  let line: MenuLine
  /// Whether the keyboard or the pointer is on the line.
  var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  /// Whether the line can be chosen.
  let isUsable: Bool
  /// The metrics of the line for the current text size.
  var metrics: MenuRowPainter.Metrics {
    MenuRowPainter.Metrics(textScale: textScale, hasMarks: hasMarks)
  }
  /// Whether titles are indented to leave a column for marks.
  var hasMarks = false
  var onHover: (() -> Void)?
  var onChoose: (() -> Void)?
  var onFocus: (() -> Void)?
  /// The submenu that the line has opened; nil while it is closed.
  weak var submenu: MenuList? { didSet { setNeedsAccessibilityUpdate() } }

  init(_ line: MenuLine, isUsable: Bool) {
    self.line = line
    self.isUsable = isUsable
    super.init()
    accessibility.isElement = true
    switch line {
    case .header(let title):
      accessibility.label = title
      accessibility.traits = .header
    case .leaf(let leaf, _):
      accessibility.label = leaf.title
      accessibility.hint = leaf.discoverabilityTitle
      accessibility.value = (leaf as? KeyCommand)?.shortcutTitle
      accessibility.traits = leaf.state == .on ? [.button, .selected] : .button
    case .submenu(let menu):
      accessibility.label = menu.title
      accessibility.traits = .button
      accessibility.hint = Messages.Menus.opensMenu
    case .loading: accessibility.label = Messages.Menus.loading
    case .separator: accessibility.isElement = false
    }
    if !isUsable, accessibility.traits.contains(.button) {
      accessibility.traits.insert(.notEnabled)
    }
  }

  /// The title, matched when the user types to select a line.
  var title: String {
    switch line {
    case .leaf(let leaf, _): leaf.title
    case .submenu(let menu): menu.title
    default: ""
    }
  }

  /// A line of a menu: the focus counts as being on the one that the keys or the pointer are on, in
  /// the submenu that was opened last.
  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.states.remove(.selected)
    if superview?.bounds.intersects(frame) == false { semantics.states.insert(.scrolledOut) }
    if isUsable { semantics.states.formUnion([.focusable, .selectable]) }
    if isHighlighted {
      semantics.states.formUnion(submenu?.highlighted == nil ? [.focused, .selected] : .selected)
    }
    switch line {
    case .leaf(let leaf, let menu):
      semantics.shortcut = (leaf as? KeyCommand)?.shortcutTitle
      let isChoice = menu.options.contains(.singleSelection)
      semantics.role =
        isChoice ? .radioMenuItem : leaf.state == .off ? .menuItem : .checkMenuItem
      guard semantics.role != .menuItem else { return }
      semantics.states.insert(.checkable)
      if leaf.state == .on { semantics.states.insert(.checked) }
      if leaf.state == .mixed { semantics.states.insert(.mixed) }
    case .submenu:
      semantics.role = .menuItem
      semantics.states.formUnion([.hasPopup, .expandable])
      if submenu != nil { semantics.states.insert(.expanded) }
    case .header, .loading, .separator: break
    }
  }

  override func accessibilityActivate() -> Bool {
    guard isUsable else { return false }
    onChoose?()
    return true
  }

  /// Moves the highlight to the line on behalf of assistive technology.
  ///
  /// - Returns: Whether the line can be chosen.
  func takeFocus() -> Bool {
    guard isUsable else { return false }
    onFocus?()
    return isHighlighted
  }

  override func pointerDidEnter() { onHover?() }

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) { onHover?() }

  override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {}

  override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
    guard isUsable, let touch = touches.first, bounds.contains(touch.location(in: self)) else {
      return
    }
    onChoose?()
  }

  override func draw(_ canvas: Canvas) { MenuRowPainter(row: self, canvas: canvas).paint() }
}
