import Containers

extension KeyCommand {
  /// Returns a command that also works while the user types in a field.
  static func prioritized(
    _ key: KeyCode, _ modifierFlags: KeyModifierFlags = [], title: String, repeats: Bool = false,
    action: @escaping @MainActor () -> Void
  ) -> KeyCommand {
    let command = KeyCommand(
      key, modifierFlags: modifierFlags, title: title, repeats: repeats, action: action)
    command.wantsPriorityOverSystemBehavior = true
    return command
  }

  /// Returns the commands that select rows of a list while the user types in the field above it.
  ///
  /// - Parameter select: Selects the row that is a number of rows after the selected one; before it
  ///   if the number is negative.
  static func selectingRows(_ select: @escaping @MainActor (Int) -> Void) -> [KeyCommand] {
    let steps: [(KeyCode, Int, title: String)] = [
      (.downArrow, 1, Messages.Search.next), (.upArrow, -1, Messages.Search.previous),
      (.pageDown, 5, Messages.Search.fiveOn), (.pageUp, -5, Messages.Search.fiveBack),
    ]
    return steps.map { key, step, title in
      .prioritized(key, title: title, repeats: true) { select(step) }
    }
  }
}
