/// A record of what can be undone and redone.
///
/// Foundation has none on Linux; this one is its API for Swift. A change registers what takes it back;
/// what that registers while it runs, redoes it.
///
/// ```swift
/// func rename(_ name: String) {
///   let old = self.name
///   self.name = name
///   undoManager?.registerUndo(withTarget: self) { $0.rename(old) }
///   undoManager?.setActionName("Rename")
/// }
/// ```
///
/// Targets are not kept alive: what was registered for one that is gone is dropped.
@MainActor
public final class UndoManager {
  /// Whether all that is registered while one event is handled makes one group; true at first.
  public var groupsByEvent = true
  /// How many groups can be undone, the oldest being dropped beyond that; 0 for any number.
  public var levelsOfUndo = 0 { didSet { dropBeyondLevels() } }
  /// Whether ``undo()`` is running.
  public private(set) var isUndoing = false
  /// Whether ``redo()`` is running.
  public private(set) var isRedoing = false
  /// How many groups are open.
  public var groupingLevel: Int { open.count }
  /// Whether registering has an effect.
  public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Counts what happens here: whoever has a change grow sees by it that nothing came between.
  private(set) var revision = 0

  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that are open, each inside the one before.
  private var open: [UndoGroup] = []
  /// Whether the outermost open group is to be closed at the end of the turn.
  private var closesAtEnd = false
  private var disabledCount = 0

  /// Makes a manager with nothing to undo.
  public init() {}

  // MARK: Registering

  /// Registers what takes a change back; does nothing while registration is disabled.
  ///
  /// Registering a new change forgets all that could be redone.
  ///
  /// - Parameters:
  ///   - target: What the change was made to; not kept alive.
  ///   - handler: What takes the change back; it gets the target.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    revision += 1
    if open.isEmpty { openGroupOfEvent() }
    if !isUndoing, !isRedoing { redoStack = [] }
    open[open.count - 1].add(
      UndoAction(target: target) { [weak target] in target.map(handler) })
  }

  /// Makes registering have no effect until it is enabled as many times again.
  public func disableUndoRegistration() { disabledCount += 1 }

  /// Takes one ``disableUndoRegistration()`` back; without one it traps.
  public func enableUndoRegistration() {
    guard disabledCount > 0 else {
      misuse(
        "\(self) cannot enable the registration of undo actions, since it is not disabled: call "
          + "disableUndoRegistration() first.")
    }
    disabledCount -= 1
  }

  // MARK: Groups

  /// Opens a group, inside the one that is open.
  public func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openGroupOfEvent() }
    open.append(UndoGroup())
  }

  /// Closes the group that was opened last; without one it traps.
  ///
  /// A group in which nothing was registered leaves no trace.
  public func endUndoGrouping() {
    guard let group = open.popLast() else {
      misuse(
        "\(self) cannot end an undo group, since none is open: call beginUndoGrouping() first.")
    }
    if open.isEmpty { closesAtEnd = false }
    guard !group.actions.isEmpty else { return }
    if let outer = open.indices.last {
      open[outer].add(group)
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      dropBeyondLevels()
    }
  }

  private func openGroupOfEvent() {
    guard groupsByEvent else {
      misuse(
        "\(self) does not group by event and has no group open: call beginUndoGrouping() before an "
          + "undo action is registered.")
    }
    open.append(UndoGroup())
    closesAtEnd = true
    EventTurn.atEnd { [weak self] in self?.endGroupOfEvent() }
  }

  private func endGroupOfEvent() {
    if closesAtEnd, open.count == 1 { endUndoGrouping() }
  }

  private func dropBeyondLevels() {
    guard levelsOfUndo > 0, undoStack.count > levelsOfUndo else { return }
    undoStack.removeFirst(undoStack.count - levelsOfUndo)
  }

  // MARK: Undoing

  /// Whether there is something to undo.
  public var canUndo: Bool {
    undoStack.contains(where: \.isAlive) || open.contains(where: \.isAlive)
  }

  /// Whether there is something to redo.
  public var canRedo: Bool { redoStack.contains(where: \.isAlive) }

  /// Undoes the last group, after closing the one of the present event; does nothing where there is
  /// none.
  public func undo() {
    guard !isUndoing, !isRedoing else { return }
    if open.count == 1 { endUndoGrouping() }
    guard open.isEmpty else {
      misuse(
        "\(self) cannot undo while \(open.count) undo groups are open: end them with "
          + "endUndoGrouping(), or call undoNestedGroup().")
    }
    undoNestedGroup()
  }

  /// Undoes the last group that was closed.
  public func undoNestedGroup() {
    guard !isUndoing, !isRedoing else { return }
    guard let group = popLast(&undoStack) else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Redoes the last group that was undone; does nothing where there is none.
  public func redo() {
    guard !isUndoing, !isRedoing else { return }
    if open.count == 1 { endUndoGrouping() }
    guard open.isEmpty else {
      misuse(
        "\(self) cannot redo while \(open.count) undo groups are open: end them with "
          + "endUndoGrouping().")
    }
    guard let group = popLast(&redoStack) else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  private func popLast(_ stack: inout [UndoGroup]) -> UndoGroup? {
    while let group = stack.popLast() {
      if group.isAlive { return group }
    }
    return nil
  }

  /// Runs a group from its last action to its first; what it registers makes one group with its name.
  private func run(_ group: UndoGroup) {
    revision += 1
    let outer = open
    open = [UndoGroup(name: group.name)]
    group.run()
    // Whoever is undone may have forgotten everything, the groups outside included.
    guard !open.isEmpty else { return }
    while !open.isEmpty { endUndoGrouping() }
    open = outer
  }

  // MARK: Forgetting

  /// Forgets everything, and enables registration again.
  public func removeAllActions() {
    revision += 1
    (undoStack, redoStack, open) = ([], [], [])
    closesAtEnd = false
    disabledCount = 0
  }

  /// Forgets what was registered for a target.
  public func removeAllActions(withTarget target: AnyObject) {
    revision += 1
    undoStack = undoStack.map { $0.removing(target) }.filter { !$0.actions.isEmpty }
    redoStack = redoStack.map { $0.removing(target) }.filter { !$0.actions.isEmpty }
    open = open.map { $0.removing(target) }
  }

  // MARK: Names

  /// Names the change that the present group makes, as it stands in a menu: “Typing”.
  public func setActionName(_ actionName: String) {
    if let last = open.indices.last {
      open[last].name = actionName
    } else if let last = undoStack.indices.last {
      undoStack[last].name = actionName
    }
  }

  /// The name of what is undone next; empty where it has none.
  public var undoActionName: String { (open.first { $0.isAlive } ?? undoStack.last)?.name ?? "" }

  /// The name of what is redone next; empty where it has none.
  public var redoActionName: String { redoStack.last?.name ?? "" }

  /// The title for a menu: “Undo Typing”.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title for a menu: “Redo Typing”.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title for a menu that undoes what has a name.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? Messages.Editing.undo : Messages.Editing.undo(actionName)
  }

  /// Returns the title for a menu that redoes what has a name.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? Messages.Editing.redo : Messages.Editing.redo(actionName)
  }
}
