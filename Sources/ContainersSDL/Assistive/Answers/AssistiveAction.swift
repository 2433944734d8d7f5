internal import Containers

/// Something that assistive technology can do with an element.
enum AssistiveAction: Hashable {
  case press
  case increase
  case decrease
  /// The custom action with a localized name.
  case custom(String)

  /// Returns the actions of an element, in order.
  static func actions(of semantics: Semantics) -> [AssistiveAction] {
    var actions: [AssistiveAction] = []
    // A text that takes the keyboard does something when it is pressed, and what expands, as dates.
    let isPressable =
      pressable.contains(semantics.role) || semantics.states.contains(.expandable)
      || semantics.role == .label && semantics.states.contains(.focusable)
    if isPressable { actions.append(.press) }
    let isStepped = semantics.role == .slider || semantics.role == .spinButton
    if isStepped || semantics.range.map({ $0.step > 0 }) ?? false {
      actions += [.increase, .decrease]
    }
    return actions + semantics.actions.map(Self.custom)
  }

  private static let pressable: Set<SemanticRole> = [
    .button, .toggleButton, .switch, .radioButton, .link, .entry, .passwordEntry, .textView,
    .listItem, .tab, .menuItem, .checkMenuItem, .radioMenuItem,
  ]

  /// The name for programs.
  var name: String {
    switch self {
    case .press: "click"
    case .increase: "increase"
    case .decrease: "decrease"
    case .custom(let name): name
    }
  }

  /// The name in the language of the interface.
  var localizedName: String {
    switch self {
    case .press: Messages.Roles.press
    case .increase: Messages.Roles.increase
    case .decrease: Messages.Roles.decrease
    case .custom(let name): name
    }
  }
}
