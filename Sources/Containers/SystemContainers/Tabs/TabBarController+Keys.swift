extension TabBarController {
  /// The keys that select tabs and toggle the list at the side.
  var tabCommands: [KeyCommand] {
    var commands: [KeyCommand] = []
    if flow.strip.elements.count > 1 { commands += roundCommands }
    commands += digitCommands
    if canShowSidebar {
      let title =
        flow.isSidebarHidden ? Messages.Bars.showSidebar : Messages.Bars.hideSidebar
      commands.append(
        KeyCommand(.function(9), title: title) { [weak self] in self?.toggleSidebar() })
    }
    return commands
  }

  /// The keys that select the next tab and the previous one.
  private var roundCommands: [KeyCommand] {
    var keys: [(KeyCode, KeyModifierFlags, TabStrip<ViewController>.Key)] = [
      (.pageDown, .control, .next), (.pageUp, .control, .previous),
    ]
    if !isTabKept {
      keys += [(.tab, .control, .next), (.tab, [.control, .shift], .previous)]
    }
    return keys.map { code, flags, key in
      command(code, flags, key == .next ? Messages.Bars.nextTab : Messages.Bars.previousTab, key)
    }
  }

  /// The digits, each of which selects a tab; 9 selects the last.
  private var digitCommands: [KeyCommand] {
    let elements = flow.strip.elements
    return (1...9).flatMap { digit -> [KeyCommand] in
      let key = TabStrip<ViewController>.Key.digit(digit)
      guard digit == 9 ? !elements.isEmpty : digit <= elements.count else { return [] }
      let title =
        digit == 9
        ? Messages.Bars.lastTab : Messages.Bars.tab(elements[digit - 1].tabBarItem.title ?? "")
      return [KeyModifierFlags.alternate, .control].map {
        command(.character(Character("\(digit)")), $0, title, key)
      }
    }
  }

  private func command(
    _ code: KeyCode, _ flags: KeyModifierFlags, _ title: String, _ key: TabStrip<ViewController>.Key
  ) -> KeyCommand {
    KeyCommand(code, modifierFlags: flags, title: title) { [weak self] in
      guard let self, let chosen = flow.strip.element(for: key, where: { $0.tabBarItem.isEnabled })
      else { return }
      choose(chosen)
    }
  }

  /// Whether the first responder is a text that keeps Tab, and that Ctrl+Tab leaves.
  private var isTabKept: Bool {
    (viewIfLoaded?.window?.firstResponder as? TextView)?.isEditable ?? false
  }
}
