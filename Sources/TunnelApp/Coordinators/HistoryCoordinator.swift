import Atlas
import Containers

/// Undoes and redoes changes, goes back and forth among the digs, and lists them.
final class HistoryCoordinator {
  /// Returns the number of seconds that the user's clocks are ahead of UTC at a time.
  var clockOffset: (Moment) -> Int = \.localOffset

  private let recorder: DigRecorder
  private let digging: DigCoordinator
  private let settings: SettingsCoordinator
  private let panels: Panels
  private var token: ObservationToken?

  init(
    recorder: DigRecorder, digging: DigCoordinator, settings: SettingsCoordinator, panels: Panels
  ) {
    (self.recorder, self.digging) = (recorder, digging)
    (self.settings, self.panels) = (settings, panels)
    token = recorder.observe(\.history) { [weak panels, unowned recorder] _ in
      (panels?.wanted as? HistoryViewController)?.show(recorder.history)
    }
  }

  private var undos: UndoManager { recorder.undos }

  /// Undoes the last change, and says which.
  func undoLast() {
    guard undos.canUndo else { return panels.notice.show(Messages.Changes.nothingToUndo) }
    digging.cancelDrags()
    // Shown first, because a change that cannot be undone replaces the notice with its own.
    panels.notice.show(Messages.Changes.undone(undos.undoActionName))
    undos.undo()
  }

  /// Redoes the change that was undone last, and says which.
  func redoLast() {
    guard undos.canRedo else { return panels.notice.show(Messages.Changes.nothingToRedo) }
    digging.cancelDrags()
    // Shown first, because a change that cannot be redone replaces the notice with its own.
    panels.notice.show(Messages.Changes.redone(undos.redoActionName))
    undos.redo()
  }

  /// Shows the dig before or after the one that is shown, in the order of time, as in the pages of a
  /// browser.
  func browse(_ direction: DigHistory.Direction) {
    guard let step = recorder.step(direction) else {
      return panels.notice.show(
        direction == .back ? Messages.Notices.noEarlierDig : Messages.Notices.noLaterDig)
    }
    digging.cancelDrags()
    recorder.take(step)
    digging.showNames()
  }

  // MARK: The list

  /// Opens the list of digs.
  func showList() {
    guard panels.open(HistoryViewController.self) == nil else { return }
    let sheet = HistoryViewController(
      recorder.history, written: settings.format, undos: undos, offset: clockOffset)
    sheet.onClear = { [weak self] in self?.clear() }
    sheet.onDelete = { [weak self] in self?.remove($0) }
    sheet.onChoose = { [weak self] entry in
      self?.panels.close()
      self?.digging.dig(at: entry.place, on: entry.end)
    }
    panels.show(sheet)
  }

  /// Empties the history, which can be undone.
  func clear() {
    recorder.clear()
    panels.notice.show(Messages.History.cleared(undoCommand.shortcutTitle))
  }

  private func remove(_ entry: DigHistory.Entry) {
    recorder.remove(entry)
    panels.notice.show(Messages.Favorites.deleted(entry.name ?? settings.format.shown(entry.place)))
  }
}

// MARK: - Commands

extension HistoryCoordinator {
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

  /// The keys that go back and forth, with those that keyboards have for it.
  var browsingCommands: [KeyCommand] { browsingCommands(.back) + browsingCommands(.forth) }

  private func browsingCommands(_ direction: DigHistory.Direction) -> [KeyCommand] {
    let isBack = direction == .back
    let title = isBack ? Messages.Commands.previousDig : Messages.Commands.nextDig
    let arrow = KeyCommand(
      isBack ? .leftArrow : .rightArrow, modifierFlags: .alternate, title: title, repeats: true
    ) { [weak self] in self?.browse(direction) }
    let key = KeyCommand(isBack ? .back : .forward, title: title, attributes: .hidden) {
      [weak self] in self?.browse(direction)
    }
    return [arrow, key]
  }

  /// Lets the mouse buttons for it go back and forth.
  func addBrowsingButtons(to view: View) {
    for (button, direction) in [
      (PointerButton.back, DigHistory.Direction.back), (.forward, .forth),
    ] {
      let tap = TapGestureRecognizer()
      tap.button = button
      tap.addTarget { [weak self] tap in
        if tap.state == .ended { self?.browse(direction) }
      }
      view.addGestureRecognizer(tap)
    }
  }

  /// Opens the list of digs.
  var listCommand: KeyCommand {
    KeyCommand(.character("h"), modifierFlags: .control, title: Messages.History.command) {
      [weak self] in self?.showList()
    }
  }

  /// The commands in the menu, with the names of what they undo and redo; those that do nothing now
  /// are dimmed.
  var menuElements: [MenuElement] {
    let undo = undoCommand
    undo.title = undos.undoMenuItemTitle
    if !undos.canUndo { undo.attributes = .disabled }
    let redo = redoCommands[0]
    redo.title = undos.redoMenuItemTitle
    if !undos.canRedo { redo.attributes = .disabled }
    let browsing = [DigHistory.Direction.back, .forth].map { direction in
      let command = browsingCommands(direction)[0]
      if recorder.step(direction) == nil { command.attributes = .disabled }
      return command
    }
    return [undo, redo] + browsing + [listCommand]
  }
}
