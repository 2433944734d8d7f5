/// What takes one change back.
@MainActor
struct UndoAction {
  private(set) weak var target: AnyObject?
  private let undo: () -> Void

  init(target: AnyObject, _ undo: @escaping () -> Void) {
    self.target = target
    self.undo = undo
  }

  func run() { undo() }
}

/// Changes that are taken back together.
@MainActor
struct UndoGroup {
  /// What the changes are called; empty for nothing.
  var name = ""
  private(set) var actions: [UndoAction] = []

  init(name: String = "") { self.name = name }

  /// Whether there is still something that the group would change.
  var isAlive: Bool { actions.contains { $0.target != nil } }

  mutating func add(_ action: UndoAction) { actions.append(action) }

  /// Adds all of another group, and its name where there is none yet.
  mutating func add(_ group: UndoGroup) {
    actions += group.actions
    if name.isEmpty { name = group.name }
  }

  /// Takes the changes back, the last first.
  func run() {
    for action in actions.reversed() { action.run() }
  }

  /// Returns the group without what was registered for a target.
  func removing(_ target: AnyObject) -> UndoGroup {
    var group = self
    group.actions.removeAll { $0.target === target || $0.target == nil }
    return group
  }
}
