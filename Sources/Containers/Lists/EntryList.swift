/// A view of entries at index paths that are pressed, selected and gone through by keys: the rows of
/// a table or the items of a collection.
@MainActor
protocol EntryList: View {
  var selection: Set<IndexPath> { get set }
  /// The entry that a touch presses.
  var highlighted: IndexPath? { get set }
  /// The entry that the keyboard works on.
  var cursor: IndexPath? { get set }
  /// Where a selection of several begins.
  var selectionAnchor: IndexPath? { get set }
  var entryRing: FocusRingView? { get set }
  var allowsMultipleSelection: Bool { get }
  var selectionFollowsFocus: Bool { get }
  /// Whether entries can be selected now.
  var maySelect: Bool { get }

  /// How many entries each section has.
  var entryCounts: [Int] { get }

  func holds(_ path: IndexPath) -> Bool
  /// Returns the cell that shows an entry; nil for an entry out of sight.
  func entryCell(at path: IndexPath) -> View?
  /// Returns where an entry stands in the list's bounds, in sight or not; nil where it has no place.
  func entryFrame(at path: IndexPath) -> Rect?
  /// Returns the text of an entry that is known without a cell; nil for none.
  func spokenText(of path: IndexPath) -> String?
  /// Returns the entry that a cell shows; nil for another view.
  func entry(of cell: View) -> IndexPath?
  func entry(at point: Point) -> IndexPath?
  func entry(after path: IndexPath) -> IndexPath?
  /// Asks whether an entry may be pressed.
  func shouldHighlight(_ path: IndexPath) -> Bool
  /// Marks an entry as pressed or not, and tells where that is another state.
  func setHighlighted(_ path: IndexPath, _ isHighlighted: Bool)
  /// Selects an entry because a person wants it, asking and telling the delegate; without
  /// `keepingOthers`, or where one alone can be selected, it deselects the others.
  ///
  /// - Returns: Whether an entry is selected now.
  @discardableResult
  func userSelects(_ path: IndexPath, keepingOthers: Bool) -> Bool
  /// Deselects an entry because a person wants it, asking and telling the delegate.
  func userDeselects(_ path: IndexPath)
  /// Tells that a person wants what an entry stands for.
  func tellPrimaryAction(_ path: IndexPath)
  func scrollIntoSight(_ path: IndexPath)
  /// Shows which entry the keyboard works on.
  func updateRing()
}

extension EntryList {
  /// Marks the entry that a touch begins on.
  ///
  /// - Returns: Whether the list handles the touch.
  func press(_ touches: Set<Touch>) -> Bool {
    guard let touch = touches.first, touch.button == .primary, maySelect, highlighted == nil,
      let path = entry(at: touch.location(in: self)), shouldHighlight(path)
    else { return false }
    highlighted = path
    setHighlighted(path, true)
    return true
  }

  func movePress(_ touches: Set<Touch>) {
    guard let touch = touches.first, let highlighted else { return }
    setHighlighted(highlighted, entry(at: touch.location(in: self)) == highlighted)
  }

  func endPress(_ touches: Set<Touch>) {
    guard let touch = touches.first, let path = highlighted else { return }
    cancelPress()
    if entry(at: touch.location(in: self)) == path { pressed(path, touch) }
  }

  func cancelPress() {
    if let highlighted { setHighlighted(highlighted, false) }
    highlighted = nil
  }

  /// Does what a press of an entry means with the modifier keys that are down.
  private func pressed(_ path: IndexPath, _ touch: Touch) {
    window?.moveFocus(to: self)
    defer {
      cursor = holds(path) ? path : nil
      updateRing()
    }
    if allowsMultipleSelection, touch.modifierFlags.contains(.shift) {
      return extendSelection(to: path)
    }
    selectionAnchor = path
    let isToggling =
      touch.modifierFlags.contains(.control) || touch.type == .direct && allowsMultipleSelection
    if isToggling, selection.contains(path) { return userDeselects(path) }
    let isAdding = isToggling && allowsMultipleSelection
    guard userSelects(path, keepingOthers: isAdding), !isAdding else { return }
    performPrimaryAction(path)
  }

  /// Presses an entry because assistive technology asks for it.
  ///
  /// - Returns: Whether an entry is selected now; false for nil, a cell without a place.
  func activate(_ path: IndexPath?) -> Bool {
    guard let path, maySelect, shouldHighlight(path) else { return false }
    cursor = path
    guard userSelects(path, keepingOthers: allowsMultipleSelection) else { return false }
    performPrimaryAction(path)
    return true
  }

  /// Tells that a person wants what an entry stands for, if it is still there.
  func performPrimaryAction(_ path: IndexPath) {
    if holds(path) { tellPrimaryAction(path) }
  }
}

extension EntryList {
  /// Moves the keyboard's place to an entry, selecting what the modifier keys ask for.
  func moveCursor(to path: IndexPath, _ flags: KeyModifierFlags) {
    let old = cursor
    cursor = path
    if flags.contains(.shift), allowsMultipleSelection {
      if selectionAnchor == nil { selectionAnchor = old }
      extendSelection(to: path)
    } else {
      selectionAnchor = path
      if selectionFollowsFocus, !flags.contains(.control),
        !selection.contains(path) || selection.count > 1
      {
        userSelects(path, keepingOthers: false)
      }
    }
    // Whoever hears of what is selected may take entries away.
    if holds(path) { scrollIntoSight(path) } else { cursor = nil }
    updateRing()
  }

  /// Selects or deselects an entry because a person presses the space bar on it.
  func toggle(_ path: IndexPath) {
    if selection.contains(path), allowsMultipleSelection {
      userDeselects(path)
    } else {
      userSelects(path, keepingOthers: allowsMultipleSelection)
    }
    (cursor, selectionAnchor) = (path, path)
  }

  /// Selects an entry that is not yet, and tells that a person wants what it stands for.
  ///
  /// - Returns: Whether it may be selected.
  func open(_ path: IndexPath) -> Bool {
    guard selection.contains(path) || userSelects(path, keepingOthers: false) else { return false }
    performPrimaryAction(path)
    return true
  }

  /// Selects everything from the first entry to the last, where several can be selected.
  ///
  /// - Returns: Whether that can be done.
  func selectAll(from first: IndexPath?, to last: IndexPath?) -> Bool {
    guard allowsMultipleSelection, maySelect, let first, let last else { return false }
    selectionAnchor = first
    extendSelection(to: last)
    return true
  }

  /// Selects all entries from the anchor to one, and no others.
  private func extendSelection(to path: IndexPath) {
    let anchor = selectionAnchor ?? cursor ?? path
    let (low, high) = (min(anchor, path), max(anchor, path))
    for other in selection.sorted() where other < low || other > high { userDeselects(other) }
    var next: IndexPath? = low
    while let current = next, current <= high {
      if !selection.contains(current) { userSelects(current, keepingOthers: true) }
      next = holds(current) ? entry(after: current) : nil
    }
    selectionAnchor = anchor
  }

  /// Puts the ring around a rectangle, in front of all entries; nil hides it.
  func placeRing(_ rect: Rect?, cornerRadius: Double = 4) {
    guard let rect else {
      entryRing?.isHidden = true
      return
    }
    let ring = entryRing ?? FocusRingView()
    if entryRing == nil {
      entryRing = ring
      addSubview(ring)
    }
    if subviews.last !== ring { bringSubviewToFront(ring) }
    ring.isHidden = false
    ring.place(rect, cornerRadius: cornerRadius)
  }
}
