extension CollectionView: IndexedList {
  var sourceIndexTitles: [String]? { dataSource?.indexTitles(for: self) }

  func show(indexTitle: String, at index: Int) {
    guard
      let path = dataSource?.collectionView(
        self, indexPathForIndexTitle: indexTitle, at: index)
    else { return }
    layoutIfNeeded()
    scroll(animated: false) { list in list.holds(path) ? list.offsetOfStart(of: path) : nil }
  }

  func showIndex() {
    _ = updateIndexTitles()
    placeIndex()
  }

  func indexTitleInSight(among titles: [String]) -> Int? {
    guard let dataSource, !titles.isEmpty, let top = indexPathsForVisibleItems.first else {
      return nil
    }
    return titles.indices.last {
      dataSource.collectionView(self, indexPathForIndexTitle: titles[$0], at: $0) <= top
    } ?? 0
  }

  /// Returns the offset at which an item, or the header of the section that it begins, is at the start.
  private func offsetOfStart(of path: IndexPath) -> Point? {
    guard var start = layoutAttributesForItem(at: path)?.frame.origin else { return nil }
    let header = layoutAttributesForSupplementaryElement(
      ofKind: CollectionViewFlowLayout.elementKindSectionHeader,
      at: IndexPath(item: 0, section: path.section))
    let axis: ScrollAxis = canMove(.vertical) || !canMove(.horizontal) ? .vertical : .horizontal
    if path.item == 0, let frame = header?.frame, frame.size[axis] > 0 {
      start[axis] = min(start[axis], frame.origin[axis])
    }
    var offset = contentOffset
    let inset = adjustedContentInset
    offset[axis] = start[axis] - (axis == .vertical ? inset.top : inset.left)
    return clamped(offset)
  }
}
