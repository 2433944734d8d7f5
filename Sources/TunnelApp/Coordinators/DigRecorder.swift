import Atlas
import Containers

/// Records the digs of the user, and undoes and redoes them.
final class DigRecorder: ObservationSource {
  /// A use of the history of digs, other than adding a dig of the user.
  private enum Work {
    /// A dig is being undone or redone.
    case stepping
    /// The digs of earlier starts are being registered for undo.
    case registering
  }

  /// The digs of the user.
  @Observed private(set) var history: DigHistory
  /// The changes that can be undone; ``history`` knows those digs that earlier starts left.
  let undos: UndoManager

  /// The tunnel.
  var dig: Dig { current.dig }
  /// The current time on Earth.
  var now: Moment { calendar() }

  private let current: CurrentDig
  private let maps: Ends<MapViewController>
  private let naming: EndNaming
  private let settings: SettingsCoordinator
  private let calendar: () -> Moment
  /// The use of the history that is in progress, if it is not adding a dig of the user.
  private var work: Work?
  /// The position in the history that the user went back or forth to, and the tunnel there; nil after a
  /// dig.
  private var browsed: (position: Int, dig: Dig)?
  /// Whether the last change was a small step of an end, which more steps continue.
  private var isNudging = false

  init(
    current: CurrentDig, maps: Ends<MapViewController>, naming: EndNaming,
    settings: SettingsCoordinator, undos: UndoManager, calendar: @escaping () -> Moment
  ) {
    history = DigHistory(origin: current.dig)
    (self.current, self.maps, self.naming) = (current, maps, naming)
    (self.settings, self.undos, self.calendar) = (settings, undos, calendar)
  }

  // MARK: Recording

  /// Adds the tunnel as it is now to the history, as a dig of an end, unless it is there already.
  func recordDig(of end: End) {
    guard work == nil else { return }
    browsed = nil
    guard dig != history.current else { return }
    isNudging = false
    change { $0.record(entry(of: end)) }
    registerUndoOfDig(history.undoable)
  }

  /// Adds a small step of an end to the history, together with those directly before it.
  func recordNudge(of end: End) {
    let entry = entry(of: end)
    if isNudging, let last = history.entries.last, last.end == end, last.state == .done,
      entry.time.secondsSince1970 - last.time.secondsSince1970 < Self.pauseBetweenNudges
    {
      let isNamed = undos.undoActionName == name(of: last)
      change { $0.amend(entry) }
      if isNamed { undos.setActionName(name(of: entry)) }
    } else {
      recordDig(of: end)
      isNudging = true
    }
  }

  /// Makes the next small step of an end a new dig, because something else came between.
  func endNudging() { isNudging = false }

  /// The pause in seconds after which steps are another dig.
  private static let pauseBetweenNudges = 5.0

  private func entry(of end: End) -> DigHistory.Entry {
    DigHistory.Entry(end, dig, at: now, named: naming.names[end]?.line)
  }

  /// Takes over the history of earlier starts, to which the tunnel is added if it is elsewhere.
  func restore(_ earlier: DigHistory?) {
    let recent = history.entries
    undos.removeAllActions()
    change { $0 = earlier ?? DigHistory(origin: $0.origin) }
    registerUndo(of: history)
    for entry in recent {
      change { $0.record(entry) }
      registerUndoOfDig(entry)
    }
    // The user may have gone back to an earlier dig before the end.
    if let position = history.position(of: dig) {
      browsed = (position, dig)
    } else {
      recordDig(of: .start)
    }
  }

  /// Lists the digs of another window.
  func adopt(_ other: DigHistory) { change { $0.adopt(other) } }

  /// Changes the history, in which the place that the user went back or forth to may move.
  ///
  /// Not private, because tests begin with a history of theirs.
  func change(_ body: (inout DigHistory) -> Void) {
    let old = history
    var new = old
    body(&new)
    guard new != old else { return }
    browsed =
      new.current == old.current
      ? browsed.map { (new.position($0.position, of: old), $0.dig) } : nil
    history = new
  }

  // MARK: Undoing digs

  /// Registers all digs of a history, as if they had been made now and partly undone.
  private func registerUndo(of history: DigHistory) {
    let known = history.entries.filter { $0.state != .left }
    undos.groupsByEvent = false
    work = .registering
    for entry in known {
      undos.beginUndoGrouping()
      registerUndoOfDig(entry)
      undos.endUndoGrouping()
    }
    for entry in known where entry.state == .undone { undos.undo() }
    work = nil
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
    let place = entry.name ?? settings.format.shown(entry.place)
    return entry.end == .start
      ? Messages.Changes.dig(at: place) : Messages.Changes.comeOut(at: place)
  }

  /// Undoes or redoes a dig, and registers the opposite.
  private func stepDig() {
    undos.registerUndo(withTarget: self) { $0.stepDig() }
    guard work != .registering else { return }
    isNudging = false
    change { if undos.isUndoing { $0.undo() } else { $0.redo() } }
    let end = (undos.isUndoing ? history.redoable : history.undoable)?.end ?? .start
    show(history.current, movingTo: end)
  }

  /// Shows a tunnel of the history, which is no new dig.
  private func show(_ dig: Dig, movingTo end: End) {
    work = .stepping
    maps[end].dig(at: dig.place(at: end))
    work = nil
  }

  // MARK: Going back and forth

  /// Returns the dig before or after the one that is shown, in the order of time.
  func step(_ direction: DigHistory.Direction) -> DigHistory.Step? {
    history.step(direction, from: browsed?.position, showing: browsed?.dig)
  }

  /// Shows a dig before or after the one that is shown.
  ///
  /// The history and what can be undone stay as they are; the next dig is added to them as usual.
  func take(_ step: DigHistory.Step) {
    isNudging = false
    show(step.dig, movingTo: step.end)
    browsed = (step.position, step.dig)
  }
}

// MARK: - Changes of the list

extension DigRecorder {
  /// Empties the history, which can be undone.
  func clear() { replaceHistory(with: DigHistory(origin: dig)) }

  /// Removes a dig from the history, which can be undone.
  func remove(_ entry: DigHistory.Entry) {
    registerChange(Messages.Changes.deleteDig) { $0.bringBack(entry) }
    change { $0.remove(entry) }
  }

  private func bringBack(_ entry: DigHistory.Entry) {
    registerChange(Messages.Changes.deleteDig) { $0.remove(entry) }
    change { $0.bringBack(entry) }
  }

  private func replaceHistory(with new: DigHistory) {
    let old = history
    registerChange(Messages.Changes.clearHistory) { recorder in
      var old = old
      // A window that was closed since may have left its digs here; those of this one are undone.
      if recorder.undos.isUndoing { old.adopt(recorder.history, withUndone: false) }
      recorder.replaceHistory(with: old)
    }
    change { $0 = new }
  }

  /// Registers what takes a change of the list of digs back.
  private func registerChange(
    _ name: String, undo: @escaping @MainActor (DigRecorder) -> Void
  ) {
    undos.registerUndo(withTarget: self, handler: undo)
    undos.setActionName(name)
    isNudging = false
  }
}
