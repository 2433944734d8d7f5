extension CollectionView {
  /// The selected items, in order; nil for none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selection.isEmpty ? nil : selection.sorted()
  }

  /// Selects an item without telling the delegate; nil deselects all.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selection { setSelected(path, false) }
      return
    }
    guard holds(indexPath) else {
      misuse("\(self) has no item \(indexPath): ask numberOfItems(inSection:) first.")
    }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { setSelected(path, false) }
    }
    setSelected(indexPath, true)
    cursor = indexPath
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without telling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false)
  }

  func setSelected(_ path: IndexPath, _ isSelected: Bool) {
    guard selection.contains(path) != isSelected else { return }
    if isSelected { selection.insert(path) } else { selection.remove(path) }
    cells[path]?.isSelected = isSelected
  }

  /// Selects an item because a person wants it, asking and telling the delegate.
  ///
  /// - Returns: Whether it is selected now.
  @discardableResult
  func userSelects(_ path: IndexPath, keepingOthers: Bool = false) -> Bool {
    guard allowsSelection,
      collectionDelegate?.collectionView(self, shouldSelectItemAt: path) != false
    else { return false }
    if !keepingOthers || !allowsMultipleSelection {
      for other in selection.sorted() where other != path { userDeselects(other) }
    }
    // Whoever hears of what is deselected may take items away.
    guard holds(path) else { return false }
    setSelected(path, true)
    collectionDelegate?.collectionView(self, didSelectItemAt: path)
    return true
  }

  /// Deselects an item because a person wants it, asking and telling the delegate.
  func userDeselects(_ path: IndexPath) {
    guard collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) != false else {
      return
    }
    setSelected(path, false)
    collectionDelegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// Selects all items from the anchor to one, and no others.
  func userExtends(to path: IndexPath) {
    let anchor = selectionAnchor ?? cursor ?? path
    let (low, high) = (min(anchor, path), max(anchor, path))
    for other in selection.sorted() where other < low || other > high { userDeselects(other) }
    var next: IndexPath? = low
    while let item = next, item <= high {
      if !selection.contains(item) { userSelects(item, keepingOthers: true) }
      next = self.item(beside: item, by: 1)
    }
    selectionAnchor = anchor
  }

  /// Presses an item because assistive technology asks for it.
  func activate(_ cell: CollectionViewCell) -> Bool {
    guard let path = indexPath(for: cell),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) != false,
      userSelects(path, keepingOthers: allowsMultipleSelection)
    else { return false }
    cursor = path
    performPrimaryAction(path)
    return true
  }

  /// Tells that a person wants what an item stands for, if it is still there.
  func performPrimaryAction(_ path: IndexPath) {
    guard holds(path) else { return }
    collectionDelegate?.collectionView(self, performPrimaryActionForItemAt: path)
  }

  /// Marks the item that a touch begins on.
  ///
  /// - Returns: Whether the collection handles the touch.
  func press(_ touches: Set<Touch>) -> Bool {
    guard let touch = touches.first, touch.button == .primary, allowsSelection,
      highlighted == nil, let path = indexPathForItem(at: touch.location(in: self)),
      collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) != false
    else { return false }
    highlighted = path
    highlight(path, true)
    return true
  }

  func movePress(_ touches: Set<Touch>) {
    guard let touch = touches.first, let highlighted else { return }
    highlight(highlighted, indexPathForItem(at: touch.location(in: self)) == highlighted)
  }

  func endPress(_ touches: Set<Touch>) {
    guard let touch = touches.first, let path = highlighted else { return }
    cancelPress()
    if indexPathForItem(at: touch.location(in: self)) == path { itemPressed(path, touch) }
  }

  func cancelPress() {
    if let highlighted { highlight(highlighted, false) }
    highlighted = nil
  }

  /// Marks an item as pressed or not, and tells where that is another state.
  private func highlight(_ path: IndexPath, _ isHighlighted: Bool) {
    guard let cell = cells[path], cell.isHighlighted != isHighlighted else { return }
    cell.isHighlighted = isHighlighted
    if isHighlighted {
      collectionDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  /// Does what a press of an item means with the modifier keys that are down.
  private func itemPressed(_ path: IndexPath, _ touch: Touch) {
    window?.moveFocus(to: self)
    defer {
      cursor = holds(path) ? path : nil
      updateItemRing()
    }
    if allowsMultipleSelection, touch.modifierFlags.contains(.shift) {
      return userExtends(to: path)
    }
    selectionAnchor = path
    let isToggling =
      touch.modifierFlags.contains(.control) || touch.type == .direct && allowsMultipleSelection
    if isToggling, selection.contains(path) { return userDeselects(path) }
    let isAdding = isToggling && allowsMultipleSelection
    guard userSelects(path, keepingOthers: isAdding), !isAdding else { return }
    performPrimaryAction(path)
  }
}
