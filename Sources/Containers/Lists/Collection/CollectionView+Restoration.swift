extension CollectionView {
  private func mayRestore(_ path: IndexPath) -> Bool {
    path.count == 2 && loadedCounts.indices.contains(path.section)
      && 0..<loadedCounts[path.section] ~= path.item
  }

  func encodeItems(with coder: RestorationCoder) {
    guard let names = dataSource as? any DataSourceModelAssociation else { return }
    let seen = cells.keys.compactMap { path -> (path: IndexPath, frame: Rect)? in
      guard let frame = layoutAttributesForItem(at: path)?.frame, frame.intersects(bounds) else {
        return nil
      }
      return (path, frame)
    }
    ListRestoration(
      top: seen.min { $0.path < $1.path }, offset: contentOffset, selection: selection
    ) { names.modelIdentifierForElement(at: $0, in: self) }.encode(with: coder)
  }

  func decodeItems(with coder: RestorationCoder) {
    guard let names = dataSource as? any DataSourceModelAssociation,
      let kept = ListRestoration(coder)
    else { return }
    let path = { [weak self] (name: String) -> IndexPath? in
      guard let self else { return nil }
      let path = names.indexPathForElement(withModelIdentifier: name, in: self)
      return path.flatMap { self.mayRestore($0) ? $0 : nil }
    }
    for item in kept.selection.compactMap(path) {
      selectItem(at: item, animated: false, scrollPosition: [])
    }
    guard let top = kept.top else { return }
    returnToPlace { [weak self] in
      let frame = path(top).flatMap { self?.layoutAttributesForItem(at: $0)?.frame }
      return frame.map { kept.offset(for: $0) }
    }
  }
}
