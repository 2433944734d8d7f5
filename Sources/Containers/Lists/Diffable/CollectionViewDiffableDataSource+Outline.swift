extension CollectionViewDiffableDataSource {
  /// Closures that are asked and called when the user expands and collapses items of section snapshots.
  ///
  /// They are not called for a snapshot that the app applies.
  public struct SectionSnapshotHandlers {
    /// Asks whether the user may expand an item; nil for all.
    public var shouldExpandItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: (@MainActor (ItemIdentifierType) -> Void)?
    /// Asks whether the user may collapse an item; nil for all.
    public var shouldCollapseItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: (@MainActor (ItemIdentifierType) -> Void)?
    /// Returns what is beneath an item that is about to be expanded, given what has been there.
    ///
    /// It lets the app load what is beneath an item when it is needed. Nil to leave it as it is.
    public var snapshotForExpandingParent:
      (
        @MainActor (
          ItemIdentifierType, DiffableDataSourceSectionSnapshot<ItemIdentifierType>
        ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType>
      )?

    /// Creates handlers that do nothing.
    public init() {}
  }
}

extension CollectionViewDiffableDataSource: OutlineSource {
  func outlinePlace(at path: IndexPath) -> OutlinePlace? {
    guard let item = core.snapshot.item(at: path), let (_, outline) = core.outline(containing: item)
    else { return nil }
    return OutlinePlace(level: outline.level(of: item), content: content(beneath: item, outline))
  }

  private func content(
    beneath item: ItemIdentifierType,
    _ outline: DiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) -> OutlinePlace.Content {
    if outline.hasChildren(item) { return outline.isExpanded(item) ? .shown : .hidden }
    return sectionSnapshotHandlers.snapshotForExpandingParent == nil ? .none : .unknown
  }

  func outlineParent(of path: IndexPath) -> IndexPath? {
    guard let item = core.snapshot.item(at: path) else { return nil }
    return core.outline(containing: item)?.outline.parent(of: item).flatMap(core.snapshot.path)
  }

  func setExpanded(_ isExpanded: Bool, at path: IndexPath) {
    guard let item = core.snapshot.item(at: path) else { return }
    if isExpanded { expand(item) } else { collapse(item) }
  }

  private func expand(_ item: ItemIdentifierType) {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldExpandItem?(item) != false else { return }
    handlers.willExpandItem?(item)
    // The app may have applied something else when it was asked.
    let below = core.outline(containing: item).flatMap { _, outline in
      handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item))
    }
    guard let (section, old) = core.outline(containing: item) else { return }
    var outline = old
    if let below { outline.replace(childrenOf: item, using: below) }
    outline.expand([item])
    apply(outline, to: section, animatingDifferences: true, completion: nil)
  }

  private func collapse(_ item: ItemIdentifierType) {
    let handlers = sectionSnapshotHandlers
    guard handlers.shouldCollapseItem?(item) != false else { return }
    handlers.willCollapseItem?(item)
    guard let (section, old) = core.outline(containing: item) else { return }
    var outline = old
    outline.collapse([item])
    apply(outline, to: section, animatingDifferences: true, completion: nil)
  }
}
