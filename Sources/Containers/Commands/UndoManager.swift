/// A recorder of operations for undo and redo.
///
/// It provides the Swift API of Foundation's class, which is not available on Linux. A change
/// registers the operation that undoes it; operations that are registered during an undo redo the
/// change.
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
/// Targets are held weakly. Operations of a target that no longer exists are dropped.
@MainActor
public final class UndoManager {
  /// Whether all operations registered during one event form a group; true by default.
  public var groupsByEvent = true
  /// The maximum number of groups that can be undone, beyond which the oldest are dropped.
  ///
  /// The default, 0, means no limit.
  public var levelsOfUndo = 0 { didSet { dropBeyondLevels() } }
  /// Whether ``undo()`` is running.
  public private(set) var isUndoing = false
  /// Whether ``redo()`` is running.
  public private(set) var isRedoing = false
  /// The number of open groups.
  public var groupingLevel: Int { open.count }
  /// Whether registering operations has an effect.
  public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// The message center to which the messages of this manager are posted.
  ///
  /// ```swift
  /// token = manager.messageCenter.addObserver(for: UndoManager.DidUndo.self) { _ in update() }
  /// ```
  public var messageCenter: MessageCenter {
    if let madeCenter { return madeCenter }
    let made = MessageCenter()
    madeCenter = made
    return made
  }

  private var madeCenter: MessageCenter?

  /// A counter of all activity, by which a client that extends its last change notices others in
  /// between.
  private(set) var revision = 0

  /// A change that a document counts.
  package enum Change: Hashable, Sendable { case done, undone, redone }
  /// Called once for each group of changes, when its first change is made, and after each undo and
  /// redo.
  package var onChange: ((Change) -> Void)?
  private var isGroupTold = false

  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The open groups, each nested in the one before.
  private var open: [UndoGroup] = []
  /// Whether the outermost open group closes at the end of the turn.
  private var closesAtEnd = false
  private var disabledCount = 0

  /// Creates an undo manager without operations.
  public init() {}

  // MARK: Registration

  /// Registers the operation that undoes a change, unless registration is disabled.
  ///
  /// Registering a new change clears the redo stack.
  ///
  /// - Parameters:
  ///   - target: The object that was changed, held weakly.
  ///   - handler: A closure that undoes the change, given the target.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    revision += 1
    if open.isEmpty { openGroupOfEvent() }
    if !isUndoing, !isRedoing { redoStack = [] }
    open[open.count - 1].add(
      UndoAction(target: target) { [weak target] in target.map(handler) })
    guard !isUndoing, !isRedoing, !isGroupTold else { return }
    isGroupTold = true
    onChange?(.done)
  }

  /// Disables registration until ``enableUndoRegistration()`` is called the same number of times.
  public func disableUndoRegistration() { disabledCount += 1 }

  /// Balances one call of ``disableUndoRegistration()``; traps without one.
  public func enableUndoRegistration() {
    guard disabledCount > 0 else {
      misuse(
        "\(self) cannot enable undo registration, because it is not disabled: call "
          + "disableUndoRegistration() first.")
    }
    disabledCount -= 1
  }

  // MARK: Groups

  /// Opens a group, nested in the current one if there is one.
  public func beginUndoGrouping() {
    if open.isEmpty, groupsByEvent, !isUndoing, !isRedoing { openGroupOfEvent() }
    open.append(UndoGroup())
    madeCenter?.post(DidOpenUndoGroup(), subject: self)
  }

  /// Closes the group that was opened last; traps without one.
  ///
  /// A group without operations is discarded.
  public func endUndoGrouping() {
    guard let group = open.popLast() else {
      misuse(
        "\(self) cannot end an undo group, because none is open: call beginUndoGrouping() first.")
    }
    if open.isEmpty { (closesAtEnd, isGroupTold) = (false, false) }
    guard !group.actions.isEmpty else { return }
    if let outer = open.indices.last {
      open[outer].add(group)
    } else if isUndoing {
      redoStack.append(group)
    } else {
      undoStack.append(group)
      dropBeyondLevels()
    }
    madeCenter?.post(DidCloseUndoGroup(), subject: self)
  }

  private func openGroupOfEvent() {
    guard groupsByEvent else {
      misuse(
        "\(self) does not group by event and has no open group: call beginUndoGrouping() before "
          + "registering an undo action.")
    }
    open.append(UndoGroup())
    madeCenter?.post(DidOpenUndoGroup(), subject: self)
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

  // MARK: Undo and redo

  /// Whether there is anything to undo.
  public var canUndo: Bool {
    undoStack.contains(where: \.isAlive) || open.contains(where: \.isAlive)
  }

  /// Whether there is anything to redo.
  public var canRedo: Bool { redoStack.contains(where: \.isAlive) }

  /// Closes the current event's group and undoes the last group; has no effect if there is none.
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

  /// Undoes the last closed group.
  public func undoNestedGroup() {
    guard !isUndoing, !isRedoing else { return }
    guard let group = popLast(&undoStack) else { return }
    madeCenter?.post(WillUndo(), subject: self)
    isUndoing = true
    run(group)
    isUndoing = false
    onChange?(.undone)
    madeCenter?.post(DidUndo(), subject: self)
  }

  /// Redoes the group that was undone last; has no effect if there is none.
  public func redo() {
    guard !isUndoing, !isRedoing else { return }
    if open.count == 1 { endUndoGrouping() }
    guard open.isEmpty else {
      misuse(
        "\(self) cannot redo while \(open.count) undo groups are open: end them with "
          + "endUndoGrouping().")
    }
    guard let group = popLast(&redoStack) else { return }
    madeCenter?.post(WillRedo(), subject: self)
    isRedoing = true
    run(group)
    isRedoing = false
    onChange?(.redone)
    madeCenter?.post(DidRedo(), subject: self)
  }

  private func popLast(_ stack: inout [UndoGroup]) -> UndoGroup? {
    while let group = stack.popLast() {
      if group.isAlive { return group }
    }
    return nil
  }

  /// Runs a group in reverse order; operations registered while it runs form one group with the
  /// same name.
  private func run(_ group: UndoGroup) {
    revision += 1
    let outer = open
    open = [UndoGroup(name: group.name)]
    group.run()
    // An operation may have removed all actions, including the outer groups.
    guard !open.isEmpty else { return }
    while !open.isEmpty { endUndoGrouping() }
    open = outer
  }

  // MARK: Removal

  /// Removes all operations, and enables registration.
  public func removeAllActions() {
    revision += 1
    (undoStack, redoStack, open) = ([], [], [])
    (closesAtEnd, isGroupTold) = (false, false)
    disabledCount = 0
  }

  /// Removes all operations registered for a target.
  public func removeAllActions(withTarget target: AnyObject) {
    revision += 1
    undoStack = undoStack.map { $0.removing(target) }.filter { !$0.actions.isEmpty }
    redoStack = redoStack.map { $0.removing(target) }.filter { !$0.actions.isEmpty }
    open = open.map { $0.removing(target) }
  }

  // MARK: Names

  /// Sets the name of the current group's changes as shown in menus, such as “Typing”.
  public func setActionName(_ actionName: String) {
    if let last = open.indices.last {
      open[last].name = actionName
    } else if let last = undoStack.indices.last {
      undoStack[last].name = actionName
    }
  }

  /// The name of the changes that would be undone next; empty if they have none.
  public var undoActionName: String {
    (open.first { $0.isAlive } ?? undoStack.last { $0.isAlive })?.name ?? ""
  }

  /// The name of the changes that would be redone next; empty if they have none.
  public var redoActionName: String { redoStack.last { $0.isAlive }?.name ?? "" }

  /// The title of the Undo menu item, such as “Undo Typing”.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the Redo menu item, such as “Redo Typing”.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of the Undo menu item for an action name.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? Messages.Editing.undo : Messages.Editing.undo(actionName)
  }

  /// Returns the title of the Redo menu item for an action name.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? Messages.Editing.redo : Messages.Editing.redo(actionName)
  }
}
