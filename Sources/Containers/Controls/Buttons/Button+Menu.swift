/// The delegate that presents a button's menu as a context menu.
@MainActor
final class ButtonMenu: ContextMenuInteractionDelegate {
  private weak var button: Button?
  private(set) lazy var interaction = ContextMenuInteraction(delegate: self)

  init(button: Button) {
    self.button = button
    interaction.sender = button
    interaction.keyRect = { [weak button] in button?.bounds ?? .zero }
  }

  func contextMenuInteraction(
    _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
  ) -> ContextMenuConfiguration? {
    guard let button, button.isEnabled, let menu = button.menu else { return nil }
    button.sendActions(for: .menuActionTriggered)
    return ContextMenuConfiguration { _ in menu }
  }
}

extension Button {
  func menuDidChange() {
    if !hasMenu {
      if let menuInteraction { removeInteraction(menuInteraction.interaction) }
      menuInteraction = nil
    } else if menuInteraction == nil {
      let made = ButtonMenu(button: self)
      menuInteraction = made
      addInteraction(made.interaction)
    }
  }

  /// Opens the menu below the button.
  func openMenu() { menuInteraction?.interaction.present(at: bounds.center, under: bounds) }
}
