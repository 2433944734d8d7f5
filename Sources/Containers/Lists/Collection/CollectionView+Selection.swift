extension CollectionView {
  /// The index paths of the selected items, in order; nil if none is selected.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects an item without notifying the delegate; nil deselects all items.
  ///
  /// If ``allowsSelection`` is false, this has no effect.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    guard let indexPath else { return selectOnly(nil) }
    guard holds(indexPath) else {
      misuse("\(self) has no item \(indexPath): check numberOfItems(inSection:) first.")
    }
    selectOnly(indexPath)
    cursor = indexPath
    // The cells may have had the items reloaded when they were told.
    if !scrollPosition.isEmpty, holds(indexPath) {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without notifying the delegate.
  ///
  /// If ``allowsSelection`` is false, this has no effect.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if allowsSelection { setSelected(indexPath, false) }
  }

  func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    guard selection.contains(path) != isSelected else { return }
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    cells[path]?.isSelected = isSelected
    window?.noteStateChange()
  }
}

extension CollectionView: EntryList {
  var isInEditMode: Bool { isEditing }

  var entryCounts: [Int] { loadedCounts }

  func entryCell(at path: IndexPath) -> View? { cells[path] }

  func entryFrame(at path: IndexPath) -> Rect? { layoutAttributesForItem(at: path)?.frame }

  func spokenText(of path: IndexPath) -> String? { nil }

  func entry(of cell: View) -> IndexPath? { (cell as? CollectionViewCell).flatMap(indexPath) }

  func entry(at point: Point) -> IndexPath? { indexPathForItem(at: point) }

  func entry(after path: IndexPath) -> IndexPath? { item(beside: path, by: 1) }

  func entry(before path: IndexPath) -> IndexPath? { item(beside: path, by: -1) }

  func shouldHighlight(_ path: IndexPath) -> Bool {
    collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) != false
  }

  func setHighlighted(_ path: IndexPath, _ isHighlighted: Bool) {
    guard let cell = cells[path], cell.isHighlighted != isHighlighted else { return }
    cell.isHighlighted = isHighlighted
    if isHighlighted {
      collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  func userSelects(_ path: IndexPath, keepingOthers: Bool) -> Bool {
    guard maySelect,
      collectionDelegate?.collectionView(self, shouldSelectItemAt: path) != false
    else { return false }
    if !keepingOthers || !selectsSeveral {
      for other in selection.sorted() where other != path { userDeselects(other) }
    }
    // The delegate may have removed items when it was notified.
    guard holds(path) else { return false }
    setSelected(path, true)
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    return true
  }

  func userDeselects(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) != false else {
      return
    }
    setSelected(path, false)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  func tellPrimaryAction(_ path: IndexPath) {
    collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }

  func scrollIntoSight(_ path: IndexPath) { scrollToItem(at: path, at: [], animated: false) }

  func updateRing() {
    let cell = isFocused ? cursor.flatMap { cells[$0] } : nil
    if focusedCell !== cell {
      focusedCell?.stateMayHaveChanged()
      cell?.stateMayHaveChanged()
      for cell in [focusedCell, cell] { cell?.setNeedsAccessibilityUpdate() }
      focusedCell = cell
    }
    setActiveDescendant(cell)
    guard showsFocus, let cursor, holds(cursor),
      let frame = layoutAttributesForItem(at: cursor)?.frame
    else { return placeRing(nil) }
    // Keeps the ring apart from the border of a selection, without clipping at the content's edge.
    let content = Rect(origin: .zero, size: storedContentSize).union(bounds)
    placeRing(
      frame.insetBy(dx: -4, dy: -4).intersection(content),
      cornerRadius: (cells[cursor]?.cornerRadius ?? 0) + 4, around: cell)
  }
}
