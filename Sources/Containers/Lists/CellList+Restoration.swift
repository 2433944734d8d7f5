extension CellList {
  /// Stores the entry at the top and the selected ones, if the data source names its entries.
  func encodeEntries(with coder: RestorationCoder) {
    guard let names = entrySource as? any DataSourceModelAssociation else { return }
    let seen = cells.keys.compactMap { path -> (path: IndexPath, frame: Rect)? in
      guard let frame = entryFrame(at: path), frame.intersects(bounds) else { return nil }
      return (path, frame)
    }
    ListRestoration(
      top: seen.min { $0.path < $1.path }, offset: contentOffset, selection: selection
    ) { names.modelIdentifierForElement(at: $0, in: self) }.encode(with: coder)
  }

  /// Selects what was selected, and scrolls to where the list was, as far as it has the entries
  /// still.
  func decodeEntries(with coder: RestorationCoder, select: (IndexPath) -> Void) {
    guard let names = entrySource as? any DataSourceModelAssociation,
      let kept = ListRestoration(coder)
    else { return }
    let path = { [weak self] (name: String) -> IndexPath? in
      guard let self else { return nil }
      let path = names.indexPathForElement(withModelIdentifier: name, in: self)
      return path.flatMap { $0.count == 2 && self.holds($0) ? $0 : nil }
    }
    kept.selection.compactMap(path).forEach(select)
    guard let top = kept.top else { return }
    returnToPlace { [weak self] in
      path(top).flatMap { self?.entryFrame(at: $0) }.map { kept.offset(for: $0) }
    }
  }
}
