/// A button of a content unavailable view.
@MainActor
final class UnavailableButton: Button {
  private var action: Action?

  init() {
    super.init(frame: .zero)
    addAction { [weak self] in
      guard let self, let action else { return }
      sendAction(action)
    }
  }

  /// Shows what a configuration has for the button.
  func show(
    _ look: Button.Configuration, _ properties: ContentUnavailableConfiguration.ButtonProperties
  ) {
    var look = look
    action = properties.primaryAction
    if look.title == nil, look.image == nil { look.title = action?.title }
    configuration = look
    menu = properties.menu
    showsMenuAsPrimaryAction = action == nil
    isEnabled = properties.isEnabled && action?.attributes.contains(.disabled) != true
  }
}
