import Containers

/// An object that opens and closes windows and ends the app.
protocol WindowKeeping: AnyObject {
  /// Opens another window.
  func openAnotherWindow()
  /// Closes the window.
  func closeWindow()
  /// Ends the app.
  func quit()
}

/// The commands for the window itself.
final class WindowCoordinator {
  weak var delegate: (any WindowKeeping)?
  private let panels: Panels

  init(panels: Panels) { self.panels = panels }

  private var window: Window? { panels.split?.viewIfLoaded?.window }

  /// Toggles full screen.
  var fullScreenCommand: KeyCommand {
    KeyCommand(.function(11), title: Messages.Commands.fullScreen) { [weak self] in
      self?.window?.isFullScreen.toggle()
    }
  }

  /// Leaves full screen, as Escape does where it has nothing else to do.
  func leaveFullScreen() {
    if window?.isFullScreen == true { window?.isFullScreen = false }
  }

  /// The command with a check mark in full screen, whose state only the window system knows.
  var markedFullScreenCommand: KeyCommand {
    let command = fullScreenCommand
    command.state = window?.isFullScreen == true ? .on : .off
    return command
  }

  /// Opens another window.
  var newCommand: KeyCommand {
    KeyCommand(.character("n"), modifierFlags: .control, title: Messages.Commands.newWindow) {
      [weak self] in self?.delegate?.openAnotherWindow()
    }
  }

  /// Closes the window.
  var closeCommand: KeyCommand {
    KeyCommand(.character("w"), modifierFlags: .control, title: Messages.Commands.closeWindow) {
      [weak self] in self?.delegate?.closeWindow()
    }
  }

  /// Quits the app.
  var quitCommand: KeyCommand {
    KeyCommand(.character("q"), modifierFlags: .control, title: Messages.Commands.quit) {
      [weak self] in self?.delegate?.quit()
    }
  }
}
