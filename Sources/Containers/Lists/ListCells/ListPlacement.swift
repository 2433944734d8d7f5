/// What a list cell knows of its place in a list.
@MainActor
struct ListPlacement: Equatable {
  /// What a cell is used for.
  enum Role: Equatable {
    case row, header, footer
  }

  var appearance: CollectionLayoutListConfiguration.Appearance
  var role = Role.row
  var isLast = false
  /// The lines above and below; nil for none.
  var separators: ListSeparatorConfiguration?

  /// Finds the place of an item or of a supplementary view; nil outside a list.
  init?(_ kind: String?, at path: IndexPath, in view: CollectionView) {
    guard let layout = view.collectionViewLayout as? CollectionViewCompositionalLayout,
      let list = layout.list(ofSection: path.section)
    else { return nil }
    appearance = list.appearance
    switch kind {
    case nil: role = list.headerMode == .firstItemInSection && path.item == 0 ? .header : .row
    case CollectionView.elementKindSectionFooter: role = .footer
    default: role = .header
    }
    guard kind == nil else { return }
    isLast = path.item == view.numberOfItems(inSection: path.section) - 1
    guard list.showsSeparators else { return }
    separators =
      list.itemSeparatorHandler?(path, list.separatorConfiguration) ?? list.separatorConfiguration
  }

  /// Whether there is a line above the row, and one below.
  var lines: (top: Bool, bottom: Bool) {
    guard let separators else { return (false, false) }
    let isUsual = !(isLast && appearance == .insetGrouped) && role == .row
    return (
      separators.topSeparatorVisibility == .visible,
      separators.bottomSeparatorVisibility == .visible
        || separators.bottomSeparatorVisibility == .automatic && isUsual
    )
  }

  /// The background of the cell.
  var background: BackgroundConfiguration {
    switch (role, appearance) {
    case (.row, .plain): return .listCell()
    case (.row, .grouped): return .listGroupedCell()
    case (.row, .insetGrouped):
      var background = BackgroundConfiguration.listCell()
      background.backgroundInsets = DirectionalEdgeInsets(
        top: 2, leading: 4, bottom: 2, trailing: 4)
      background.cornerRadius = 6
      return background
    case (.row, .sidebar), (.row, .sidebarPlain): return .listSidebarCell()
    case (.header, .plain): return .listHeader()
    default: return .clear()
    }
  }

  /// The content of the cell, without any text.
  var content: ListContentConfiguration {
    switch role {
    case .header: return .header()
    case .footer: return .footer()
    case .row:
      let isSidebar = appearance == .sidebar || appearance == .sidebarPlain
      return isSidebar ? .sidebarCell() : .cell()
    }
  }
}
