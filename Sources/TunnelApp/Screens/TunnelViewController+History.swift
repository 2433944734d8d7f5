import Atlas
import Containers

// MARK: - Recording

extension TunnelViewController {
  /// Adds the tunnel as it is now to the history, as a dig of an end, unless it is there already.
  func recordDig(of end: End) {
    guard historyWork == nil else { return }
    browsed = nil
    guard dig != history.current else { return }
    isNudging = false
    history.record(entry(of: end))
    registerUndoOfDig(history.undoable)
  }

  /// Adds a small step of an end to the history, together with those directly before it.
  func recordNudge(of end: End) {
    let entry = entry(of: end)
    if isNudging, let last = history.entries.last, last.end == end, last.state == .done,
      entry.time.secondsSince1970 - last.time.secondsSince1970 < Self.pauseBetweenNudges
    {
      let isNamed = undos.undoActionName == name(of: last)
      history.amend(entry)
      if isNamed { undos.setActionName(name(of: entry)) }
    } else {
      recordDig(of: end)
      isNudging = true
    }
  }

  /// The pause in seconds after which steps are another dig.
  private static let pauseBetweenNudges = 5.0

  private func entry(of end: End) -> DigHistory.Entry {
    let name = end == .start ? strip.start.name : strip.target.name
    return DigHistory.Entry(end, dig, at: calendar(), named: name?.line)
  }

  /// Takes over the history of earlier starts, to which the tunnel is added if it is elsewhere.
  func restore(_ earlier: DigHistory?) {
    let recent = history.entries
    undos.removeAllActions()
    history = earlier ?? DigHistory(origin: history.origin)
    registerUndo(of: history)
    for entry in recent {
      history.record(entry)
      registerUndoOfDig(entry)
    }
    // The user may have gone back to an earlier dig before the end.
    if let position = history.position(of: dig) {
      browsed = (position, dig)
    } else {
      recordDig(of: .start)
    }
  }
}

// MARK: - Undo

extension TunnelViewController {
  /// Registers all digs of a history, as if they had been made now and partly undone.
  private func registerUndo(of history: DigHistory) {
    let known = history.entries.filter { $0.state != .left }
    undos.groupsByEvent = false
    historyWork = .registering
    for entry in known {
      undos.beginUndoGrouping()
      registerUndoOfDig(entry)
      undos.endUndoGrouping()
    }
    for entry in known where entry.state == .undone { undos.undo() }
    historyWork = nil
    undos.groupsByEvent = true
  }

  private func registerUndoOfDig(_ entry: DigHistory.Entry?) {
    guard let entry else { return }
    // Each dig is a step of its own, even if several are made at once.
    if undos.groupsByEvent, undos.groupingLevel == 1 { undos.endUndoGrouping() }
    undos.registerUndo(withTarget: self) { $0.stepDig() }
    undos.setActionName(name(of: entry))
  }

  /// Returns the name of a dig in “Undo Dig at Lemvig, Denmark”.
  private func name(of entry: DigHistory.Entry) -> String {
    let place = entry.name ?? format.shown(entry.place)
    return entry.end == .start
      ? Messages.Changes.dig(at: place) : Messages.Changes.comeOut(at: place)
  }

  /// Undoes or redoes a dig, and registers the opposite.
  private func stepDig() {
    undos.registerUndo(withTarget: self) { $0.stepDig() }
    guard historyWork != .registering else { return }
    isNudging = false
    if undos.isUndoing { history.undo() } else { history.redo() }
    let end = (undos.isUndoing ? history.redoable : history.undoable)?.end ?? .start
    historyWork = .stepping
    maps[end].dig(at: history.current.place(at: end))
    historyWork = nil
  }

  /// Undoes the last change, and says which.
  func undoLast() {
    guard undos.canUndo else { return notice.show(Messages.Changes.nothingToUndo) }
    for map in maps.values { map.cancelDrag() }
    // Shown first, because a change that cannot be undone replaces the notice with its own.
    notice.show(Messages.Changes.undone(undos.undoActionName))
    undos.undo()
  }

  /// Redoes the change that was undone last, and says which.
  func redoLast() {
    guard undos.canRedo else { return notice.show(Messages.Changes.nothingToRedo) }
    for map in maps.values { map.cancelDrag() }
    // Shown first, because a change that cannot be redone replaces the notice with its own.
    notice.show(Messages.Changes.redone(undos.redoActionName))
    undos.redo()
  }

  /// Empties the history, which can be undone.
  func clearHistory() {
    replaceHistory(with: DigHistory(origin: dig))
    notice.show(Messages.History.cleared(undoCommand.shortcutTitle))
  }

  /// Removes a dig from the history, which can be undone.
  func removeDig(_ entry: DigHistory.Entry) {
    registerChange(Messages.Changes.deleteDig) { $0.bringBack(entry) }
    history.remove(entry)
  }

  private func bringBack(_ entry: DigHistory.Entry) {
    registerChange(Messages.Changes.deleteDig) { $0.removeDig(entry) }
    history.bringBack(entry)
  }

  /// Registers what takes a change of the list of digs back.
  private func registerChange(
    _ name: String, undo: @escaping @MainActor (TunnelViewController) -> Void
  ) {
    undos.registerUndo(withTarget: self, handler: undo)
    undos.setActionName(name)
    isNudging = false
  }

  private func replaceHistory(with new: DigHistory) {
    let old = history
    registerChange(Messages.Changes.clearHistory) { root in
      var old = old
      // Another window that was closed since has left its digs here; the own ones are undone by now.
      if root.undos.isUndoing { old.adopt(root.history, withUndone: false) }
      root.replaceHistory(with: old)
    }
    history = new
  }
}

// MARK: - Notation

extension TunnelViewController {
  /// Changes the notation of coordinates, which can be undone.
  func changeFormat(to new: CoordinateFormat) {
    let old = format
    guard new != old else { return }
    format = new
    undos.registerUndo(withTarget: self) { root in
      // The notation is that of all windows.
      guard root.format == new else { return root.notice.show(Messages.Changes.changedSince) }
      root.changeFormat(to: old)
    }
    undos.setActionName(Messages.Changes.notation)
  }
}

// MARK: - The list

extension TunnelViewController {
  /// Opens the list of digs.
  func showHistory() {
    guard open(HistoryViewController.self) == nil else { return }
    let sheet = HistoryViewController(history, written: format, undos: undos, offset: clockOffset)
    sheet.onClear = { [weak self] in self?.clearHistory() }
    sheet.onDelete = { [weak self] entry in
      guard let self else { return }
      removeDig(entry)
      notice.show(Messages.Favorites.deleted(entry.name ?? format.shown(entry.place)))
    }
    sheet.onChoose = { [weak self] entry in
      self?.presentations.close()
      self?.maps[entry.end].dig(at: entry.place)
    }
    show(sheet)
  }

  /// Reports a change of the history, and shows it in the open list.
  func historyDidChange(from old: DigHistory) {
    browsed =
      history.current == old.current
      ? browsed.map { (history.position($0.position, of: old), $0.dig) } : nil
    onHistoryChange?(history)
    (presentations.wanted as? HistoryViewController)?.show(history)
  }
}

// MARK: - Commands

extension TunnelViewController {
  /// Undoes the last change.
  var undoCommand: KeyCommand {
    KeyCommand(
      .character("z"), modifierFlags: .control, title: Messages.Changes.undo, repeats: true
    ) { [weak self] in self?.undoLast() }
  }

  /// Redoes the change that was undone last, by both of its keys.
  var redoCommands: [KeyCommand] {
    let keys: [(KeyCode, KeyModifierFlags)] = [
      (.character("z"), [.control, .shift]), (.character("y"), .control),
    ]
    return keys.map { key, flags in
      KeyCommand(key, modifierFlags: flags, title: Messages.Changes.redo, repeats: true) {
        [weak self] in self?.redoLast()
      }
    }
  }

  /// Opens the list of digs.
  var historyCommand: KeyCommand {
    KeyCommand(.character("h"), modifierFlags: .control, title: Messages.History.command) {
      [weak self] in self?.showHistory()
    }
  }

  /// The commands in the menu, with the names of what they undo and redo.
  var historyElements: [MenuElement] {
    let undo = undoCommand
    undo.title = undos.undoMenuItemTitle
    if !undos.canUndo { undo.attributes = .disabled }
    let redo = redoCommands[0]
    redo.title = undos.redoMenuItemTitle
    if !undos.canRedo { redo.attributes = .disabled }
    return [undo, redo, browsingElement(.back), browsingElement(.forth), historyCommand]
  }
}
