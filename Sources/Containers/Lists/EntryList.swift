/// A view whose entries the user presses, selects, and navigates by key.
///
/// Entries are the rows of a table view or the items of a collection view.
@MainActor
protocol EntryList: View {
  var selection: Set<IndexPath> { get set }
  /// The entry that a touch is pressing.
  var highlighted: IndexPath? { get set }
  /// The entry that has the keyboard focus.
  var cursor: IndexPath? { get set }
  /// The entry from which a range selection extends.
  var selectionAnchor: IndexPath? { get set }
  var entryRing: FocusRingView? { get set }
  var selectionFollowsFocus: Bool { get }
  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  /// Whether the entries are edited, and not only one of them by a swipe.
  var isInEditMode: Bool { get }

  /// The number of entries in each section.
  var entryCounts: [Int] { get }

  func holds(_ path: IndexPath) -> Bool
  /// Returns the cell that shows an entry; nil for an entry that is not visible.
  func entryCell(at path: IndexPath) -> View?
  /// Returns the frame of an entry in the list's bounds, even if it is not visible; nil if it has
  /// none.
  func entryFrame(at path: IndexPath) -> Rect?
  /// Returns the text of an entry that is available without a cell; nil for none.
  func spokenText(of path: IndexPath) -> String?
  /// Returns the entry that a cell shows; nil for another view.
  func entry(of cell: View) -> IndexPath?
  func entry(at point: Point) -> IndexPath?
  func entry(after path: IndexPath) -> IndexPath?
  func entry(before path: IndexPath) -> IndexPath?
  /// Returns whether an entry may be highlighted.
  func shouldHighlight(_ path: IndexPath) -> Bool
  /// Highlights an entry or removes its highlight, and notifies the delegate of a change.
  func setHighlighted(_ path: IndexPath, _ isHighlighted: Bool)
  /// Selects or deselects an entry without asking or notifying the delegate.
  func setSelected(_ path: IndexPath, _ isSelected: Bool)
  /// Selects an entry on the user's behalf, asking and notifying the delegate.
  ///
  /// Others are deselected if `keepingOthers` is false or multiple selection is not allowed.
  ///
  /// - Returns: Whether the entry is selected now.
  @discardableResult
  func userSelects(_ path: IndexPath, keepingOthers: Bool) -> Bool
  /// Deselects an entry on the user's behalf, asking and notifying the delegate.
  func userDeselects(_ path: IndexPath)
  /// Notifies the delegate of the primary action of an entry.
  func tellPrimaryAction(_ path: IndexPath)
  func scrollIntoSight(_ path: IndexPath)
  /// Updates the focus ring around the focused entry.
  func updateRing()
}

extension EntryList {
  /// Whether entries can currently be selected.
  var maySelect: Bool {
    guard isInEditMode else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether more than one entry can currently be selected.
  var selectsSeveral: Bool {
    isInEditMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Whether entries show circles, so that a press selects one or deselects it, and does nothing else.
  var marksSelection: Bool { isInEditMode && allowsMultipleSelectionDuringEditing }

  /// Highlights the entry under a touch that begins.
  ///
  /// - Returns: Whether the list handles the touch.
  func press(_ touches: Set<Touch>) -> Bool {
    guard let touch = touches.first, touch.button == .primary, maySelect, highlighted == nil,
      let path = entry(at: touch.location(in: self)), takesPress(path)
    else { return false }
    highlighted = path
    setHighlighted(path, true)
    return true
  }

  func movePress(_ touches: Set<Touch>) {
    guard let touch = touches.first, let highlighted else { return }
    guard !isSwipe(touch) else { return cancelPress() }
    setHighlighted(highlighted, entry(at: touch.location(in: self)) == highlighted)
  }

  func endPress(_ touches: Set<Touch>) {
    guard let touch = touches.first, let path = highlighted else { return }
    cancelPress()
    if !isSwipe(touch), entry(at: touch.location(in: self)) == path, takesTouches(path) {
      pressed(path, touch)
    }
  }

  /// Whether a touch has moved sideways too far to press an entry.
  private func isSwipe(_ touch: Touch) -> Bool {
    abs(touch.windowLocation.x - touch.firstWindowLocation.x) > 10
  }

  func cancelPress() {
    if let highlighted { setHighlighted(highlighted, false) }
    highlighted = nil
  }

  /// Selects an entry, alone unless more than one can be selected; nil deselects all.
  func selectOnly(_ path: IndexPath?) {
    if path == nil || !selectsSeveral {
      for other in selection where other != path { setSelected(other, false) }
    }
    if let path { setSelected(path, true) }
  }

  /// Handles a press of an entry according to the modifier keys.
  private func pressed(_ path: IndexPath, _ touch: Touch) {
    window?.moveFocus(to: self)
    defer {
      cursor = holds(path) ? path : nil
      updateRing()
    }
    if selectsSeveral, touch.modifierFlags.contains(.shift) {
      return extendSelection(to: path)
    }
    selectionAnchor = path
    let isToggling =
      touch.modifierFlags.contains(.control)
      || (touch.type == .direct || marksSelection) && selectsSeveral
    if isToggling, selection.contains(path) { return userDeselects(path) }
    let isAdding = isToggling && selectsSeveral
    guard userSelects(path, keepingOthers: isAdding), !isAdding else { return }
    performPrimaryAction(path)
  }

  /// Presses an entry on behalf of assistive technology.
  ///
  /// - Returns: Whether an entry is selected now; false for nil, which a cell without an index path
  ///   passes.
  func activate(_ path: IndexPath?) -> Bool {
    guard let path, maySelect, takesPress(path) else { return false }
    cursor = path
    if marksSelection {
      toggle(path)
      return selection.contains(path)
    }
    guard userSelects(path, keepingOthers: selectsSeveral) else { return false }
    performPrimaryAction(path)
    return true
  }

  /// Performs the primary action of an entry if it still exists.
  func performPrimaryAction(_ path: IndexPath) {
    if holds(path) { tellPrimaryAction(path) }
  }
}

extension EntryList {
  /// Moves the focus to an entry, and selects according to the modifier keys.
  func moveCursor(to path: IndexPath, _ flags: KeyModifierFlags) {
    let old = cursor
    cursor = path
    if flags.contains(.shift), selectsSeveral {
      if selectionAnchor == nil { selectionAnchor = old }
      extendSelection(to: path)
    } else {
      selectionAnchor = path
      if selectionFollowsFocus, !marksSelection, !flags.contains(.control),
        !selection.contains(path) || selection.count > 1, takesPress(path)
      {
        userSelects(path, keepingOthers: false)
      }
    }
    // The delegate may have removed entries when it was notified.
    if holds(path) { scrollIntoSight(path) } else { cursor = nil }
    updateRing()
  }

  /// Handles a press of the space bar: toggles the selection of an entry among several, and
  /// otherwise selects it or, if the selection does not follow the focus, presses it.
  func toggle(_ path: IndexPath) {
    guard takesPress(path) else { return }
    if !selectsSeveral, !selectionFollowsFocus {
      _ = open(path)
    } else if selection.contains(path), selectsSeveral {
      userDeselects(path)
    } else {
      userSelects(path, keepingOthers: selectsSeveral)
    }
    (cursor, selectionAnchor) = holds(path) ? (path, path) : (nil, nil)
  }

  /// Selects an entry, unless keys have done so already, and performs its primary action; toggles one
  /// that shows a circle.
  ///
  /// - Returns: Whether the entry is selected.
  func open(_ path: IndexPath) -> Bool {
    if marksSelection {
      toggle(path)
      return true
    }
    let isReady = (selectionFollowsFocus || selectsSeveral) && selection.contains(path)
    guard takesPress(path), isReady || userSelects(path, keepingOthers: false)
    else { return false }
    performPrimaryAction(path)
    return true
  }

  /// Deselects all entries that an end or a beginning of editing leaves without a meaning.
  ///
  /// - Parameter keepsSelection: Whether entries that are selected before editing stay so.
  func editingDidChange(to isEditing: Bool, keepsSelection: Bool) {
    cancelPress()
    guard isEditing ? !keepsSelection : allowsMultipleSelectionDuringEditing else { return }
    for path in selection { setSelected(path, false) }
    selectionAnchor = nil
  }

  /// Selects the range from the first entry to the last, if multiple selection is allowed.
  ///
  /// - Returns: Whether that is possible.
  func selectAll(from first: IndexPath?, to last: IndexPath?) -> Bool {
    guard selectsSeveral, maySelect, let first, let last else { return false }
    selectionAnchor = first
    extendSelection(to: last)
    return true
  }

  /// Selects exactly the range from the anchor to an entry.
  private func extendSelection(to path: IndexPath) {
    let anchor = selectionAnchor ?? cursor ?? path
    let (low, high) = (min(anchor, path), max(anchor, path))
    for other in selection.sorted() where other < low || other > high { userDeselects(other) }
    var next: IndexPath? = low
    while let current = next, current <= high {
      if !selection.contains(current), takesPress(current) {
        userSelects(current, keepingOthers: true)
      }
      next = holds(current) ? entry(after: current) : nil
    }
    selectionAnchor = anchor
  }
}
