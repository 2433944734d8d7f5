extension TableView {
  func encodeRows(with coder: RestorationCoder) {
    guard let names = dataSource as? any DataSourceModelAssociation else { return }
    let seen = indexPathsForVisibleRows?.min { $0 < $1 }
    ListRestoration(
      top: seen.map { ($0, rectForRow(at: $0)) }, offset: contentOffset, selection: selection
    ) { names.modelIdentifierForElement(at: $0, in: self) }.encode(with: coder)
  }

  func decodeRows(with coder: RestorationCoder) {
    guard let names = dataSource as? any DataSourceModelAssociation,
      let kept = ListRestoration(coder)
    else { return }
    let path = { [weak self] (name: String) -> IndexPath? in
      guard let self else { return nil }
      let path = names.indexPathForElement(withModelIdentifier: name, in: self)
      return path.flatMap { $0.count == 2 && self.loaded.holds($0) ? $0 : nil }
    }
    for row in kept.selection.compactMap(path) {
      selectRow(at: row, animated: false, scrollPosition: .none)
    }
    guard let top = kept.top else { return }
    returnToPlace { [weak self] in
      path(top).flatMap { row in self.map { kept.offset(for: $0.rectForRow(at: row)) } }
    }
  }
}
