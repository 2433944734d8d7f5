/// Shows the context menus of a list's entries.
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
    // A header that floats may lie over the row that the keys are for.
    let path = interaction.isOpenedByKey ? list.entryForKeys : list.entry(at: location)
    return path.flatMap { list.menuConfiguration(forEntry: $0, at: location) }
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
  /// Lets a person open the menus of entries; does nothing the second time.
  func offerEntryMenus() {
    if entryMenu == nil { entryMenu = EntryMenu(of: self) }
  }
}

extension TableView {
  /// The interaction that opens the menus of rows; nil until the table has a ``TableViewDelegate``.
  public var contextMenuInteraction: ContextMenuInteraction? {
    (entryMenu as? EntryMenu)?.interaction
  }
}

extension CollectionView {
  /// The interaction that opens the menus of items; nil until the collection has a ``CollectionViewDelegate``.
  public var contextMenuInteraction: ContextMenuInteraction? {
    (entryMenu as? EntryMenu)?.interaction
  }
}
