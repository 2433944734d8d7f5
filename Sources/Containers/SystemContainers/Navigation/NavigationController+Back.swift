extension NavigationController {
  /// Whether the user can go back one level.
  var canGoBack: Bool {
    guard flow.isAtRest, let item = topViewController?.navigationItem else { return false }
    return item.backAction != nil || flow.stack.elements.count > 1 && !item.hidesBackButton
  }

  /// Goes back one level, as the back button does.
  func goBack() {
    guard canGoBack else { return }
    if let action = topViewController?.navigationItem.backAction {
      action.performWithSender(self)
    } else {
      popViewController(animated: true)
    }
  }

  /// The keys that go back one level.
  var backCommands: [KeyCommand] {
    guard canGoBack else { return [] }
    let isMirrored = viewIfLoaded?.isRightToLeft ?? false
    var keys: [(KeyCode, KeyModifierFlags)] = [(isMirrored ? .rightArrow : .leftArrow, .alternate)]
    keys.append((.back, []))
    if popsOnEscape { keys.append((.escape, [])) }
    return keys.map { key, flags in
      KeyCommand(key, modifierFlags: flags, title: Messages.Bars.back) { [weak self] in
        self?.goBack()
      }
    }
  }

  /// Returns the menu of the controllers below the one of an item, the nearest first.
  func backMenu(of item: NavigationItem) -> Menu? {
    let stack = flow.stack.elements
    guard let index = stack.firstIndex(where: { $0.navigationItem === item }), index > 0 else {
      return nil
    }
    return Menu(
      children: stack[..<index].reversed().map { controller in
        let title = controller.navigationItem.title ?? Messages.Bars.back
        return Action(title: title) { [weak self, weak controller] _ in
          guard let self, let controller, flow.stack.elements.contains(controller) else { return }
          popToViewController(controller, animated: true)
        }
      })
  }
}
