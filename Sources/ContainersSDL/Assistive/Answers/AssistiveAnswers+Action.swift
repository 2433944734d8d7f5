internal import Containers

/// What can be done with an element.
extension AssistiveAnswers {
  func action(
    _ call: AssistiveCall, _ entry: AccessibilityEntry
  ) throws(BusError) -> [AssistiveValue] {
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
}

// MARK: - Selection

extension AssistiveAnswers {
  func selection(
    _ call: AssistiveCall, _ object: AssistiveObject
  ) throws(BusError) -> [AssistiveValue] {
    let container = try element(object)
    let selected = tree.selectedChildren(of: object)
    switch call.member {
    case "SelectAll", "ClearSelection":
      let isSelecting = call.member == "SelectAll"
      return [
        .boolean(
          container.allowsSeveral && world.selectAll(isSelecting, in: container.identity))
      ]
    case "GetSelectedChild":
      return [tree.reference(to: try member(of: selected, call))]
    case "DeselectSelectedChild":
      return [.boolean(deselect(try member(of: selected, call), in: container))]
    default: break
    }
    let child = try member(of: tree.children(of: object), call)
    switch call.member {
    case "IsChildSelected": return [.boolean(tree.isSelected(child))]
    case "SelectChild": return [.boolean(select(child, in: container))]
    default: return [.boolean(deselect(child, in: container))]
    }
  }

  private func member(
    of objects: [AssistiveObject], _ call: AssistiveCall
  ) throws(BusError) -> AssistiveObject {
    guard objects.indices.contains(call.integer(0)) else { throw .invalidArguments }
    return objects[call.integer(0)]
  }

  /// Selects a child as a user does; returns whether it is selected or will be.
  ///
  /// What is selected in a menu is the line that the keys are on, and one choice among others is
  /// pressed.
  private func select(_ child: AssistiveObject, in container: AccessibilityEntry) -> Bool {
    if tree.isSelected(child) { return true }
    guard let entry = tree.entry(child), entry.semantics.states.contains(.enabled) else {
      return false
    }
    if container.semantics.role == .menu { return world.focus(entry.identity) }
    if container.allowsSeveral { return world.select(true, entry.identity) }
    guard AssistiveAction.actions(of: entry.semantics).first == .press else { return false }
    world.perform(.press, on: entry.identity)
    return true
  }

  /// Deselects a child where any number of them can be selected; returns whether it is not selected.
  private func deselect(_ child: AssistiveObject, in container: AccessibilityEntry) -> Bool {
    guard tree.isSelected(child) else { return true }
    guard container.allowsSeveral, let entry = tree.entry(child) else { return false }
    return world.select(false, entry.identity)
  }
}

extension AccessibilityEntry {
  /// Whether any number of the children can be selected.
  fileprivate var allowsSeveral: Bool { semantics.states.contains(.multiselectable) }
}
