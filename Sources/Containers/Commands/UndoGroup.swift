/// An operation that undoes one change.
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

/// A group of changes that are undone together.
@MainActor
struct UndoGroup {
  /// The name of the changes; empty for none.
  var name = ""
  private(set) var actions: [UndoAction] = []

  init(name: String = "") { self.name = name }

  /// Whether the target of at least one change still exists.
  var isAlive: Bool { actions.contains { $0.target != nil } }

  mutating func add(_ action: UndoAction) { actions.append(action) }

  /// Appends another group's changes, and takes its name if this group has none.
  mutating func add(_ group: UndoGroup) {
    actions += group.actions
    if name.isEmpty { name = group.name }
  }

  /// Undoes the changes, in reverse order.
  func run() {
    for action in actions.reversed() { action.run() }
  }

  /// Returns the group without the changes registered for a target.
  func removing(_ target: AnyObject) -> UndoGroup {
    var group = self
    group.actions.removeAll { $0.target === target || $0.target == nil }
    return group
  }
}
