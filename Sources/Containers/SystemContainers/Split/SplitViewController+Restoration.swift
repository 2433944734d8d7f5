extension SplitViewController {
  /// The columns, and `compact`, with their names in the saved state.
  private static let names: [(column: Column, name: String)] = [
    (.primary, "primary"), (.supplementary, "supplementary"), (.secondary, "secondary"),
    (.compact, "compact"),
  ]

  private enum Key {
    static let count = "SplitViewController.columnCount"
    static let top = "SplitViewController.topColumn"
    static let showsSecondary = "SplitViewController.showsSecondary"
    static func content(_ name: String) -> String { "SplitViewController.\(name)" }
    static func stack(_ name: String) -> String { "SplitViewController.\(name).viewControllers" }
    static func width(_ name: String) -> String { "SplitViewController.\(name).width" }
  }

  /// Whether a child is a navigation controller that the split has put around a controller.
  func isOwnHost(_ child: ViewController) -> Bool {
    child.restorationIdentifier == nil && style != .unspecified
      && slots.column(showing: child).map { slots[$0].content !== child } == true
  }

  // MARK: Saving

  var childrenToSave: [ViewController] { slots.hosts }

  func encodeContents(with coder: RestorationCoder) {
    let parted = base.flatMap { base in flow.stack.map { part(base, $0) } }
    for (column, name) in Self.names {
      guard let host = slots.host(column) else { continue }
      let content = slots[column].content
      if content === host, content?.restorationIdentifier != nil {
        coder.encodeObject(content, forKey: Key.content(name))
      }
      if let navigation = host as? NavigationController {
        let stack = parted?.stacks[column] ?? navigation.flow.stack.elements
        coder.encodeObjects(stack, forKey: Key.stack(name))
      }
    }
    for (column, name) in Self.names.prefix(2) {
      if let width = layout[column].chosen { coder.encode(width, forKey: Key.width(name)) }
    }
    let top = flow.isCollapsed && style != .unspecified ? topColumn : nil
    if let name = Self.names.first(where: { $0.column == top })?.name {
      coder.encode(name, forKey: Key.top)
    }
    coder.encode(slots.wasSecondaryShown, forKey: Key.showsSecondary)
    if let count = layout.demanded { coder.encode(count, forKey: Key.count) }
  }

  // MARK: Returning

  func decodeContents(with coder: RestorationCoder) {
    if style == .unspecified {
      decodeClassic(with: coder)
    } else {
      for (column, name) in Self.names where column == .compact || slots.columns.contains(column) {
        decode(column, name, with: coder)
      }
    }
    slots.wasSecondaryShown =
      coder.decode(Bool.self, forKey: Key.showsSecondary) ?? slots.wasSecondaryShown
    decodeTop(with: coder)
    decodeLayout(with: coder)
  }

  /// Shows the column that was shown alone, at once or when the split collapses for the first time.
  private func decodeTop(with coder: RestorationCoder) {
    let name = coder.decode(String.self, forKey: Key.top)
    guard let column = Self.names.first(where: { $0.name == name })?.column else { return }
    guard flow.isCollapsed else {
      if case .unshown = flow { slots.restoredTop = column }
      return
    }
    View.performWithoutAnimation {
      if slots.columns.contains(column) { goTo(column) }
    }
  }

  private func decode(_ column: Column, _ name: String, with coder: RestorationCoder) {
    if let content = coder.decodeObject(forKey: Key.content(name)) as? ViewController,
      !children(restoring: [content]).isEmpty, isFree(content, for: column)
    {
      setViewController(content, for: column)
    }
    guard let stored = coder.decodeObjects(forKey: Key.stack(name)) else { return }
    if slots.host(column) == nil, column != .compact,
      let first = children(restoring: stored).first, isFree(first, for: column)
    {
      setViewController(first, for: column)
    }
    guard let navigation = slots.navigation(column), !flow.isCollapsed else { return }
    let stack = navigation.restorableStack(stored)
    guard !stack.isEmpty, stack != navigation.flow.stack.elements else { return }
    if isOwnHost(navigation) { slots[column].content = stack[0] }
    give(stack, to: navigation)
  }

  private func isFree(_ content: ViewController, for column: Column) -> Bool {
    slots.column(of: content) ?? column == column
  }

  private func decodeClassic(with coder: RestorationCoder) {
    let stored = Self.names.prefix(3).compactMap {
      coder.decodeObject(forKey: Key.content($0.name))
    }
    let contents = Array(children(restoring: stored).prefix(2))
    if !contents.isEmpty, !flow.isCollapsed, contents != viewControllers {
      viewControllers = contents
    }
    for (column, name) in Self.names {
      guard let navigation = slots.navigation(column),
        let stored = coder.decodeObjects(forKey: Key.stack(name))
      else { continue }
      let stack = navigation.restorableStack(stored)
      if !stack.isEmpty, stack != navigation.flow.stack.elements { give(stack, to: navigation) }
    }
  }

  private func decodeLayout(with coder: RestorationCoder) {
    changeLayout {
      for (column, name) in Self.names.prefix(2) {
        let width = coder.decode(Double.self, forKey: Key.width(name))
        if let width, width.isFinite, width > 0 { $0[column].chosen = width }
      }
    }
    layout.restored = coder.decode(Int.self, forKey: Key.count)
      .flatMap { 0...2 ~= $0 ? $0 : nil }
    if viewIfLoaded?.window != nil, !flow.isCollapsed { takeRestoredCount() }
  }

  /// Shows as many columns as when the state was saved, once the size is known.
  func takeRestoredCount() {
    if layout.takeRestored() { layoutDidChange() }
  }
}
