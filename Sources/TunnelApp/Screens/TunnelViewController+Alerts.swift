import Containers

extension TunnelViewController {
  /// Reports that a picture could not be saved, and asks whether to try again.
  func report(_ error: ImageError, tryAgain: @escaping () -> Void) {
    let alert = AlertController(
      title: Messages.Saving.failed, message: error.description, preferredStyle: .alert)
    add(Messages.Saving.cancel, .cancel, to: alert) {}
    alert.preferredAction = add(Messages.Saving.again, .default, to: alert, tryAgain)
    ask(alert)
  }

  /// Adds an action to an alert, after which another alert may follow.
  @discardableResult
  func add(
    _ title: String, _ style: AlertAction.Style, to alert: AlertController,
    _ perform: @escaping () -> Void
  ) -> AlertAction {
    let action = AlertAction(title: title, style: style) { [weak self] _ in
      perform()
      self?.presentations.advance()
    }
    alert.addAction(action)
    return action
  }

  /// Shows an alert with the commands that are also available over it.
  func ask(_ alert: AlertController) {
    alert.view.tintColor = Theme.accent
    for command in [fullScreenCommand, quitCommand] { alert.addKeyCommand(command) }
    presentations.show(alert)
  }
}
