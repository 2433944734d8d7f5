extension AlertController {
  /// The action that Return chooses: the preferred one, or without one, the only enabled action that
  /// is not destructive.
  var returnAction: AlertAction? {
    if let preferredAction { return preferredAction.isEnabled ? preferredAction : nil }
    let usable = actions.filter { $0.isEnabled && $0.style != .destructive }
    return usable.count == 1 ? usable.first : nil
  }

  /// The action that Escape chooses: the cancel action, or the only one.
  var escapeAction: AlertAction? {
    let action = cancelAction ?? (actions.count == 1 ? actions.first : nil)
    return action?.isEnabled == true ? action : nil
  }

  /// The commands for the keys that work now.
  var ownKeyCommands: [KeyCommand] {
    var commands: [KeyCommand] = []
    // A button with a visible focus handles Return itself.
    if let action = returnAction, focusedRow?.showsFocus != true {
      commands.append(command(.enter, for: action))
    }
    if let action = escapeAction { commands.append(command(.escape, for: action)) }
    return commands + arrowCommands
  }

  private func command(_ key: KeyCode, for action: AlertAction) -> KeyCommand {
    KeyCommand(key, title: action.title ?? "") { [weak self] in self?.choose(action) }
  }

  private var focusedRow: AlertActionRow? { alertView?.window?.focusedView as? AlertActionRow }

  /// The commands for the arrow keys, which other views with the focus use themselves.
  private var arrowCommands: [KeyCommand] {
    guard let alertView, let window = alertView.window,
      focusedRow != nil || window.focusedView == nil && !alertView.scrollsText
    else { return [] }
    let isRightToLeft = alertView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    return [
      (KeyCode.downArrow, 1), (.upArrow, -1), (.rightArrow, isRightToLeft ? -1 : 1),
      (.leftArrow, isRightToLeft ? 1 : -1),
    ].map { key, step in
      KeyCommand(
        key, title: step > 0 ? Messages.Alerts.nextAction : Messages.Alerts.previousAction,
        repeats: true
      ) { [weak self] in self?.moveFocus(by: step) }
    }
  }

  /// Moves the focus to the next or previous button that is enabled, and from no button to the first
  /// or the last.
  private func moveFocus(by step: Int) {
    guard let alertView, let window = alertView.window else { return }
    let rows = alertView.orderedRows.filter(\.isEnabled)
    let own = focusedRow.flatMap { row in rows.firstIndex { $0 === row } }
    let next = own.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
    if rows.indices.contains(next) { window.moveFocus(to: rows[next]) }
  }

  /// Moves to the text field after one in which Return was pressed, or does as Return does elsewhere.
  func takeReturn(in field: TextField) {
    let fields = textFields ?? []
    let after = fields.drop { $0 !== field }.dropFirst()
    if let next = after.first(where: \.isEnabled) {
      next.becomeFirstResponder()
    } else if let returnAction {
      choose(returnAction)
    }
  }
}
