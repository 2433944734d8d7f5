/// The changes of a document since it was saved.
///
/// Each state that can be reached by undo and redo has a number of its own. A change made after an
/// undo leads to a new state, so that as many changes as before do not look like the saved document.
struct ChangeCount: Hashable, Sendable {
  /// The numbers of the states that undo and redo lead to, in order.
  private var states = [0]
  private var index = 0
  private var newest = 0
  private var saved = 0

  /// The number of the current state.
  var current: Int { states[index] }

  /// Whether the current state is the one that was saved.
  var isClean: Bool { current == saved }

  /// Records a change.
  mutating func note(_ change: Document.ChangeKind) {
    switch change {
    case .done:
      states.removeSubrange((index + 1)...)
      states.append(next())
      index += 1
    case .undone:
      if index > 0 { index -= 1 } else { states.insert(next(), at: 0) }
    case .redone:
      index += 1
      if index == states.count { states.append(next()) }
    case .cleared: save(current)
    }
  }

  /// Records that a state was saved.
  mutating func save(_ state: Int) { saved = state }

  /// Forgets all states but the current one, which is the saved one.
  mutating func restart() {
    states = [next()]
    index = 0
    saved = newest
  }

  private mutating func next() -> Int {
    newest += 1
    return newest
  }
}
