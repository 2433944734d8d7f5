/// The delegate that provides the context menus of a list's entries.
@MainActor
final class EntryMenu: ContextMenuInteractionDelegate {
  private(set) lazy var interaction = ContextMenuInteraction(delegate: self)
  private weak var list: (any EntryMenuSource)?

  init(of list: any EntryMenuSource) {
    self.list = list
    list.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard let list else { return nil }
    // A floating header may cover the row that has the focus.
    let path = interaction.isOpenedByKey ? list.entryForKeys : list.entry(at: location)
    guard let path, list.takesTouches(path) else { return nil }
    return list.menuConfiguration(forEntry: path, at: location)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction,
    willDisplayMenuFor configuration: ContextMenuConfiguration, animator: ContextMenuAnimator?
  ) {
    list?.willDisplay(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, willEndFor configuration: ContextMenuConfiguration,
    animator: ContextMenuAnimator?
  ) {
    list?.willEnd(configuration, animator)
  }
}

extension EntryMenuSource {
  /// Enables context menus for the entries; calling it again has no effect.
  func offerEntryMenus() {
    if entryMenu == nil { entryMenu = EntryMenu(of: self) }
  }
}

extension TableView {
  /// The interaction that opens the context menus of rows, or nil until the table has a
  /// ``TableViewDelegate``.
  public var contextMenuInteraction: ContextMenuInteraction? {
    (entryMenu as? EntryMenu)?.interaction
  }
}

extension CollectionView {
  /// The interaction that opens the context menus of items.
  ///
  /// It is nil until the collection view has a ``CollectionViewDelegate``.
  public var contextMenuInteraction: ContextMenuInteraction? {
    (entryMenu as? EntryMenu)?.interaction
  }
}
