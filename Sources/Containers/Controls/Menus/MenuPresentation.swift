/// A menu over a window, which takes all touches and keys until the user chooses or dismisses.
@MainActor
final class MenuPresentation: View {
  /// The place a menu opens at.
  enum Anchor {
    /// With a corner at a point in the window.
    case point(Point)
    /// Below a rectangle in the window, or above it where there is more space.
    case rect(Rect)
  }

  /// The root menu.
  private(set) var menu: Menu
  /// Called once, after the menu is dismissed.
  var onEnd: (() -> Void)?

  /// The open menus, each a submenu of the one before.
  private(set) var lists: [MenuList] = []
  private weak var sender: AnyObject?
  /// The view that the menu belongs to, where the search for command targets starts.
  private weak var source: View?
  private weak var overlay: Overlay?
  private var anchor = Anchor.point(.zero)
  /// The location of the pointer when a menu opens or a key scrolls it.
  ///
  /// Until the pointer moves from there, a line that comes to lie under it is not highlighted.
  private var restingPointer: Point?

  init(menu: Menu, sender: AnyObject, source: View) {
    self.menu = menu
    self.sender = sender
    self.source = source
    super.init()
    pointerStyle = .arrow
  }

  /// Shows the menu and takes the keyboard.
  func show(in window: Window, at anchor: Anchor) {
    self.anchor = anchor
    restingPointer = window.pointerLocation
    // Accept the composed text as it is, because the menu applies to it.
    (window.firstResponder as? any TextInput)?.unmarkText()
    if let source { inheritLook(of: source) }
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let overlay = Overlay(self, kind: .menu)
    self.overlay = overlay
    overlay.source = source
    overlay.onEnd = { [weak self] in self?.ended() }
    overlay.endsBefore = { [weak self] in self?.isForeign($0) ?? false }
    overlay.begin(in: window)
    open(menu, from: nil)
    highlightFirstForKeys()
  }

  /// Removes the menu and returns the keyboard.
  func dismiss() { overlay?.end() }

  private func ended() {
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }

  /// Replaces the visible menu with another one.
  func replaceMenu(_ menu: Menu) {
    self.menu = menu
    closeLists(after: 0)
    guard window != nil else { return }
    open(menu, from: nil)
  }

  /// Highlights the first line of the menu that was opened last, if the keyboard or assistive
  /// technology has opened it.
  private func highlightFirstForKeys() {
    guard window?.focus.isKeyboardInUse == true else { return }
    lists.last?.highlightEnd(first: true)
  }

  override func layoutSubviews() {
    for (index, list) in lists.enumerated() { place(list, index) }
  }

  /// Returns whether a point is on one of the menus; everything else is outside.
  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    lists.contains { $0.frame.contains(point) }
  }

  /// Tab moves the highlight within the menu, and the shortcut of a line chooses the line.
  override var keyCommands: [KeyCommand] {
    tabCommands + lists.reversed().flatMap(shortcuts)
  }

  private var tabCommands: [KeyCommand] {
    [KeyModifierFlags(), .shift].map { flags in
      let command = KeyCommand(
        .tab, modifierFlags: flags, title: Messages.Menus.nextItem, repeats: true
      ) {
        [weak self] in
        self?.restingPointer = self?.window?.pointerLocation
        self?.lists.last?.moveHighlight(by: flags.isEmpty ? 1 : -1)
      }
      command.wantsPriorityOverSystemBehavior = true
      return command
    }
  }

  private func shortcuts(of list: MenuList) -> [KeyCommand] {
    list.rows.compactMap { row in
      guard row.isUsable, case .leaf(let leaf, _) = row.line, let command = leaf as? KeyCommand,
        !Self.isNavigation(command.input)
      else { return nil }
      return KeyCommand(
        command.input, modifierFlags: command.modifierFlags, title: command.title
      ) { [weak self, weak list, weak row] in
        if let list, let row { self?.choose(row, in: list) }
      }
    }
  }

  /// Whether a key is for the menu itself, even if a line has it as its shortcut.
  private static func isNavigation(_ key: KeyCode) -> Bool {
    switch key {
    case .character, .function, .other, .backspace, .delete, .insert, .menu: false
    default: true
    }
  }

  /// Whether a key is a combination such as Ctrl+C that the menu has no use for.
  private func isForeign(_ key: Key) -> Bool {
    guard case .character = key.keyCode, !key.characters.isEmpty, !key.typesText else {
      return false
    }
    return !keyCommands.contains { $0.matches(key) }
  }

  override func pressesBegan(_ presses: Set<Press>) { presses.forEach(take) }

  override func pressesChanged(_ presses: Set<Press>) { presses.forEach(take) }

  override func pressesEnded(_ presses: Set<Press>) {}

  override func pressesCancelled(_ presses: Set<Press>) {}

  private func take(_ press: Press) {
    guard let list = lists.last else { return }
    restingPointer = window?.pointerLocation
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch press.key.keyCode {
    case .downArrow: list.moveHighlight(by: 1)
    case .upArrow: list.moveHighlight(by: -1)
    case .home, .pageUp: list.highlightEnd(first: true)
    case .end, .pageDown: list.highlightEnd(first: false)
    case .enter, .space:
      if press.phase == .began, let row = list.highlighted { choose(row, in: list) }
    case .escape: closeLast()
    case isMirrored ? .leftArrow : .rightArrow:
      if let row = list.highlighted, case .submenu = row.line { choose(row, in: list) }
    case isMirrored ? .rightArrow : .leftArrow:
      if lists.count > 1 { closeLast() }
    default:
      if !press.key.characters.isEmpty { list.highlight(beginningWith: press.key.characters) }
    }
  }

  private func closeLast() {
    guard lists.count > 1 else { return dismiss() }
    closeLists(after: lists.count - 1)
  }

  private func closeLists(after count: Int) {
    while lists.count > count { lists.removeLast().close() }
  }

  private func open(_ menu: Menu, from row: MenuRow?) {
    let list = MenuList(menu: menu, name: name(of: menu))
    list.onHover = { [weak self, weak list] row in
      if let list { self?.hover(row, in: list) }
    }
    list.onChoose = { [weak self, weak list] row in
      if let list { self?.choose(row, in: list) }
    }
    list.onFocus = { [weak self, weak list] row in
      if let list { self?.focus(row, in: list) }
    }
    if let row { list.open(from: row) }
    lists.append(list)
    fill(list)
    addSubview(list)
    setNeedsLayout()
  }

  /// Returns the name of a menu for assistive technology: its title, or that of what it belongs to.
  private func name(of menu: Menu) -> String {
    guard menu.title.isEmpty, let source else { return menu.title }
    guard source is Window else { return source.accessibility.label ?? "" }
    return menu.identifier == .root ? Messages.MainMenu.open : ""
  }

  private func fill(_ list: MenuList) {
    // A submenu needs no title: it opens beside the line that shows it.
    let lines = list.menu.lines(isTitled: list === lists.first) { [weak self, weak list] in
      guard let self, let list, list.superview === self else { return }
      fill(list)
      setNeedsLayout()
      if list === lists.last, list.highlighted == nil { highlightFirstForKeys() }
    }
    list.show(lines, isUsable: isUsable)
  }

  private func isUsable(_ line: MenuLine) -> Bool {
    switch line {
    case .leaf(let command as KeyCommand, _):
      start.flatMap { command.runner(from: $0) } != nil
    case .leaf(let command as Command, _):
      start.flatMap { command.validTarget(from: $0) } != nil
        && !command.attributes.contains(.disabled)
    case .leaf(let leaf, _): !leaf.attributes.contains(.disabled)
    case .submenu(let menu): !menu.children.isEmpty
    case .header, .separator, .loading: false
    }
  }

  /// The responder where the search for command targets starts.
  private var start: Responder? { window?.firstResponder ?? source }

  private func hover(_ row: MenuRow, in list: MenuList) {
    if let restingPointer, window?.pointerLocation == restingPointer { return }
    restingPointer = nil
    guard let index = lists.firstIndex(where: { $0 === list }) else { return }
    let isOpen = row.submenu != nil
    if !isOpen { closeLists(after: index + 1) }
    list.highlight(row.isUsable ? row : nil)
    guard !isOpen, row.isUsable, case .submenu(let menu) = row.line else { return }
    open(menu, from: row)
    if coversPointer(index + 1) { closeLists(after: index + 1) }
  }

  /// Returns whether a menu covers the pointer.
  ///
  /// A submenu that opened there by hovering could be chosen by a click before it is read.
  private func coversPointer(_ index: Int) -> Bool {
    place(lists[index], index)
    guard let pointer = window?.pointerLocation else { return false }
    return lists[index].frame.contains(convert(pointer, from: nil))
  }

  /// Moves the highlight to a line, and closes the submenus of others.
  private func focus(_ row: MenuRow, in list: MenuList) {
    guard let index = lists.firstIndex(where: { $0 === list }) else { return }
    closeLists(after: index + 1)
    list.highlight(row)
  }

  private func choose(_ row: MenuRow, in list: MenuList) {
    guard row.isUsable, let index = lists.firstIndex(where: { $0 === list }) else { return }
    switch row.line {
    case .submenu(let menu):
      if row.submenu != nil { return }
      closeLists(after: index + 1)
      list.highlight(row)
      open(menu, from: row)
      highlightFirstForKeys()
    case .leaf(let leaf, let menu): run(leaf, of: menu)
    default: break
    }
  }

  private func run(_ leaf: any MenuLeaf, of menu: Menu) {
    if menu.options.contains(.singleSelection) { menu.select(leaf) }
    let (start, sender) = (start, sender)
    if !leaf.attributes.contains(.keepsMenuPresented) { dismiss() }
    leaf.performWithSender(leaf is Command ? start : sender, target: nil)
    for list in lists where list.superview === self { fill(list) }
  }

  private func place(_ list: MenuList, _ index: Int) {
    let room = bounds.insetBy(dx: 4, dy: 4)
    let size = list.sizeThatFits(room.size)
    var origin = preferredOrigin(of: size, index)
    origin.x = max(room.minX, min(origin.x, room.maxX - size.width))
    origin.y = max(room.minY, min(origin.y, room.maxY - size.height))
    list.frame = Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// Returns the preferred origin of a menu, before it is moved into the window.
  private func preferredOrigin(of size: Size, _ index: Int) -> Point {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    if let opener = lists[index].opener {
      return origin(of: size, beside: opener, isMirrored: isMirrored)
    }
    switch anchor {
    case .point(let point):
      let opensLeft =
        isMirrored ? point.x >= size.width + 4 : point.x + size.width > bounds.width - 4
      return Point(x: opensLeft ? point.x - size.width : point.x, y: point.y)
    case .rect(let rect):
      let isBelow = rect.maxY + 4 + size.height <= bounds.height || rect.minY < bounds.midY
      return Point(
        x: isMirrored ? rect.maxX - size.width : rect.minX,
        y: isBelow ? rect.maxY + 4 : rect.minY - 4 - size.height)
    }
  }

  /// Returns the preferred origin of a submenu: beside its line, or below or above it if there is
  /// no space.
  private func origin(of size: Size, beside row: MenuRow, isMirrored: Bool) -> Point {
    let rect = row.convert(row.bounds, to: self)
    // Overlaps the edge of the menu, but not the line's mark.
    let left = rect.minX - size.width - 2
    let right = rect.maxX + 2
    let sides = [
      right + size.width <= bounds.width - 4 ? right : nil, left >= 4 ? left : nil,
    ].compactMap { $0 }
    if let side = isMirrored ? sides.last : sides.first {
      return Point(x: side, y: rect.minY - 6)
    }
    let isBelow = rect.maxY + size.height <= bounds.height - 4
    return Point(x: rect.minX, y: isBelow ? rect.maxY : rect.minY - size.height)
  }

  /// Adopts the layout direction of the menu's view.
  ///
  /// Light or dark is that of the window, where all menus look alike, also on a picture that is always
  /// dark.
  private func inheritLook(of view: View) {
    traitOverrides.layoutDirection = view.traitCollection.layoutDirection
  }
}
