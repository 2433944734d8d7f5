extension SplitViewController {
  /// The columns, and `compact`, with their names in the saved state.
  private static let names: [(column: Column, name: String)] = [
    (.primary, "primary"), (.supplementary, "supplementary"), (.secondary, "secondary"),
    (.compact, "compact"),
  ]

  private enum Key {
    static let count = "SplitViewController.columnCount"
    static let showsSecondary = "SplitViewController.showsSecondary"
    static func content(_ name: String) -> String { "SplitViewController.\(name)" }
    static func stack(_ name: String) -> String { "SplitViewController.\(name).viewControllers" }
    static func width(_ name: String) -> String { "SplitViewController.\(name).width" }
  }

  /// The children that show columns, from the primary edge.
  var restorableHosts: [ViewController] {
    Self.names.compactMap { flow.host($0.column) }
  }

  /// Whether a child is a navigation controller that the split has put around a controller.
  func isOwnHost(_ child: ViewController) -> Bool {
    child.restorationIdentifier == nil && flow.style != .unspecified
      && flow.slots.values.contains { $0.host === child && $0.content !== child }
  }

  // MARK: Saving

  func encodeColumns(with coder: RestorationCoder) {
    let parted = flow.base.map(part)
    for (column, name) in Self.names {
      guard let host = flow.host(column) else { continue }
      let content = flow.slots[column]?.content
      if content === host, content?.restorationIdentifier != nil {
        coder.encodeObject(content, forKey: Key.content(name))
      }
      if let navigation = host as? NavigationController {
        let stack = parted?.stacks[column] ?? navigation.flow.stack.elements
        coder.encodeObjects(stack, forKey: Key.stack(name))
      }
    }
    encodeWidths(with: coder)
    coder.encode(flow.wasSecondaryShown, forKey: Key.showsSecondary)
    if let count = flow.layout.demanded { coder.encode(count, forKey: Key.count) }
  }

  private func encodeWidths(with coder: RestorationCoder) {
    if let width = flow.layout.primary.chosen { coder.encode(width, forKey: Key.width("primary")) }
    if let width = flow.layout.supplementary.chosen {
      coder.encode(width, forKey: Key.width("supplementary"))
    }
  }

  // MARK: Returning

  func decodeColumns(with coder: RestorationCoder) {
    if flow.style == .unspecified {
      decodeClassic(with: coder)
    } else {
      for (column, name) in Self.names where column == .compact || flow.columns.contains(column) {
        decode(column, name, with: coder)
      }
    }
    flow.wasSecondaryShown =
      coder.decode(Bool.self, forKey: Key.showsSecondary) ?? flow.wasSecondaryShown
    decodeLayout(with: coder)
  }

  private func decode(_ column: Column, _ name: String, with coder: RestorationCoder) {
    if let content = coder.decodeObject(forKey: Key.content(name)) as? ViewController,
      !children(restoring: [content]).isEmpty, isFree(content, for: column)
    {
      setViewController(content, for: column)
    }
    guard let stored = coder.decodeObjects(forKey: Key.stack(name)) else { return }
    if flow.host(column) == nil, column != .compact,
      let first = children(restoring: stored).first, isFree(first, for: column)
    {
      setViewController(first, for: column)
    }
    guard let navigation = flow.navigation(column), !flow.isCollapsed else { return }
    let stack = navigation.restorableStack(stored)
    guard !stack.isEmpty, stack != navigation.flow.stack.elements else { return }
    if isOwnHost(navigation) { flow.slots[column]?.content = stack[0] }
    give(stack, to: navigation)
  }

  private func isFree(_ content: ViewController, for column: Column) -> Bool {
    !flow.slots.contains { $0.key != column && $0.value.content === content }
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
      guard let navigation = flow.navigation(column),
        let stored = coder.decodeObjects(forKey: Key.stack(name))
      else { continue }
      let stack = navigation.restorableStack(stored)
      if !stack.isEmpty, stack != navigation.flow.stack.elements { give(stack, to: navigation) }
    }
  }

  private func decodeLayout(with coder: RestorationCoder) {
    let widths = ["primary", "supplementary"].map {
      coder.decode(Double.self, forKey: Key.width($0))
        .flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    }
    changeLayout {
      $0.primary.chosen = widths[0] ?? $0.primary.chosen
      $0.supplementary.chosen = widths[1] ?? $0.supplementary.chosen
    }
    flow.restoredCount = coder.decode(Int.self, forKey: Key.count)
      .flatMap { 0...2 ~= $0 ? $0 : nil }
    if viewIfLoaded?.window != nil, !flow.isCollapsed { takeRestoredCount() }
  }

  /// Shows as many columns as when the state was saved, once the size is known.
  func takeRestoredCount() {
    guard let count = flow.restoredCount, !flow.layout.size.isEmpty else { return }
    flow.restoredCount = nil
    flow.layout.demand(count)
    layoutDidChange()
  }
}
