internal import Containers

/// What can be done with an element.
extension AssistiveAnswers {
  func action(
    _ call: AssistiveCall, _ entry: AccessibilityEntry
  ) throws(AssistiveFailure) -> [AssistiveValue] {
    let actions = AssistiveAction.actions(of: entry.semantics)
    if call.member == "GetActions" {
      return [
        .array(
          "(sss)",
          actions.indices.map { index in
            .structure([
              .string(actions[index].localizedName), .string(""),
              .string(keyBinding(index, entry)),
            ])
          })
      ]
    }
    let index = call.integer(0)
    guard actions.indices.contains(index) else { throw .invalidArguments }
    switch call.member {
    case "GetName": return [.string(actions[index].name)]
    case "GetLocalizedName": return [.string(actions[index].localizedName)]
    case "GetKeyBinding": return [.string(keyBinding(index, entry))]
    case "DoAction":
      let isEnabled = entry.semantics.states.contains(.enabled)
      if isEnabled { world.perform(actions[index], on: entry.identity) }
      return [.boolean(isEnabled)]
    // The names say it all.
    default: return [.string("")]
    }
  }

  /// Returns the keys of an action: those of the element do what its first action does.
  private func keyBinding(_ index: Int, _ entry: AccessibilityEntry) -> String {
    index == 0 ? entry.semantics.shortcut ?? "" : ""
  }

  func selection(
    _ call: AssistiveCall, _ object: AssistiveObject
  ) throws(AssistiveFailure) -> [AssistiveValue] {
    let children = tree.children(of: object)
    let selected = tree.selectedChildren(of: object)
    switch call.member {
    // A reader that selects everything would press each row.
    case "SelectAll", "ClearSelection": return [.boolean(false)]
    case "GetSelectedChild", "DeselectSelectedChild":
      guard selected.indices.contains(call.integer(0)) else { throw .invalidArguments }
      return [
        call.member == "GetSelectedChild"
          ? tree.reference(to: selected[call.integer(0)]) : .boolean(false)
      ]
    default: break
    }
    guard children.indices.contains(call.integer(0)) else { throw .invalidArguments }
    let child = children[call.integer(0)]
    switch call.member {
    case "IsChildSelected": return [.boolean(tree.isSelected(child))]
    case "SelectChild": return [.boolean(select(child))]
    default: return [.boolean(false)]
    }
  }

  /// Presses a child unless it is selected; returns whether it is or will be.
  private func select(_ child: AssistiveObject) -> Bool {
    if tree.isSelected(child) { return true }
    guard let entry = tree.entry(child), entry.semantics.states.contains(.enabled),
      AssistiveAction.actions(of: entry.semantics).first == .press
    else { return false }
    world.perform(.press, on: entry.identity)
    return true
  }
}
