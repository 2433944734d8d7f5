/// An open menu: a column of lines on its own background.
@MainActor
final class MenuList: View {
  /// The minimum width, in points.
  private static let minimumWidth = 160.0
  /// The space around the lines, in points.
  private static let padding = 6.0

  let menu: Menu
  /// The line whose submenu this is; nil for the root menu.
  private(set) var opener: MenuRow?
  private(set) var rows: [MenuRow] = []
  /// The line under the keyboard or the pointer; nil for none.
  private(set) var highlighted: MenuRow?
  /// Called when the pointer enters a line.
  var onHover: ((MenuRow) -> Void)?
  /// Called when the user chooses a line.
  var onChoose: ((MenuRow) -> Void)?
  /// Called when assistive technology moves the focus to a line.
  var onFocus: ((MenuRow) -> Void)?
  private let scroll = MenuScrollView()

  /// - Parameter name: The name for assistive technology.
  init(menu: Menu, name: String) {
    self.menu = menu
    super.init()
    accessibility.label = name
    accessibility.role = .menu
    backgroundColor = DynamicColor.tertiarySystemBackground
    borderColor = DynamicColor.separator
    borderWidth = 1
    cornerRadius = 10
    shadow = Shadow(color: Color(white: 0, alpha: 0.3), radius: 18, offset: Point(x: 0, y: 6))
    pointerStyle = .arrow
    addSubview(scroll)
  }

  /// Makes the menu the submenu of a line, which tells so until the menu closes.
  func open(from row: MenuRow) {
    opener = row
    row.submenu = self
  }

  /// Removes the menu.
  func close() {
    opener?.submenu = nil
    removeFromSuperview()
  }

  /// Shows lines; the highlight stays on the line with the same place and title.
  ///
  /// - Parameter isUsable: Returns whether a line can be chosen.
  func show(_ lines: [MenuLine], isUsable: (MenuLine) -> Bool) {
    let old = rows
    for row in old { row.removeFromSuperview() }
    let hasMarks = lines.contains { line in
      if case .leaf(let leaf, _) = line { leaf.state != .off } else { false }
    }
    rows = lines.map { line in
      let row = MenuRow(line, isUsable: isUsable(line))
      row.hasMarks = hasMarks
      row.onHover = { [weak self, weak row] in if let row { self?.onHover?(row) } }
      row.onChoose = { [weak self, weak row] in if let row { self?.onChoose?(row) } }
      row.onFocus = { [weak self, weak row] in if let row { self?.onFocus?(row) } }
      scroll.addSubview(row)
      return row
    }
    let same = zip(old, rows).first { $0.isHighlighted && $0.title == $1.title && $1.isUsable }
    highlighted = same?.1
    highlighted?.isHighlighted = true
    for (row, new) in zip(old, rows) where row.title == new.title { row.submenu?.open(from: new) }
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let metrics = rows.map(\.metrics)
    let widths = zip(rows, metrics).map { MenuRowPainter.width(of: $0.line, $1) }
    let width = min(
      size.width, max(MenuList.minimumWidth, widths.max() ?? 0) + 2 * MenuList.padding)
    let heights = zip(rows, metrics).map {
      MenuRowPainter.height(of: $0.line, width: width - 2 * MenuList.padding, $1)
    }
    return Size(
      width: width, height: min(size.height, heights.reduce(0, +) + 2 * MenuList.padding))
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    guard traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory
    else { return }
    for row in rows { row.setNeedsDisplay() }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    let padding = MenuList.padding
    scroll.frame = bounds.insetBy(dx: 0, dy: padding)
    var y = 0.0
    for row in rows {
      let width = bounds.width - 2 * padding
      let height = MenuRowPainter.height(of: row.line, width: width, row.metrics)
      row.frame = Rect(x: padding, y: y, width: width, height: height)
      y += height
    }
    scroll.contentSize = Size(width: bounds.width, height: y)
    scroll.isScrollEnabled = y > scroll.bounds.height + 0.5
  }

  /// Highlights one line, or none.
  func highlight(_ row: MenuRow?) {
    highlighted?.isHighlighted = false
    highlighted = row
    row?.isHighlighted = true
    // It had the focus of assistive technology.
    opener?.setNeedsAccessibilityUpdate()
    if let row { scroll.scrollRectToVisible(row.frame, animated: false) }
  }

  /// Moves the highlight to the next line that can be chosen, wrapping around at the ends.
  func moveHighlight(by step: Int) {
    let own = highlighted.flatMap { row in rows.firstIndex { $0 === row } }
    moveHighlight(from: own ?? (step > 0 ? -1 : rows.count), by: step)
  }

  /// Highlights the first or the last line that can be chosen.
  func highlightEnd(first: Bool) {
    moveHighlight(from: first ? -1 : rows.count, by: first ? 1 : -1)
  }

  /// Highlights the next line that can be chosen and whose title starts with a text, ignoring case.
  func highlight(beginningWith text: String) {
    let own = highlighted.flatMap { row in rows.firstIndex { $0 === row } } ?? -1
    let order = rows[(own + 1)...] + rows[...max(own, -1)]
    let found = order.first {
      $0.isUsable && $0.title.lowercased().hasPrefix(text.lowercased())
    }
    if let found { highlight(found) }
  }

  private func moveHighlight(from start: Int, by step: Int) {
    guard !rows.isEmpty else { return }
    for distance in 1...rows.count {
      let index = ((start + step * distance) % rows.count + rows.count) % rows.count
      if rows[index].isUsable { return highlight(rows[index]) }
    }
  }
}

/// The view that scrolls the lines of a menu, which has no focus of its own.
final class MenuScrollView: ScrollView {
  override var canBecomeFocused: Bool { false }
}
