public import Containers

extension Stage {
  /// Minimizes the window, as its button in the title bar would.
  public func minimize() {
    guard let platformWindow else { return }
    platform.minimize(platformWindow)
    runFrames()
  }

  /// Restores the minimized window and gives it the keyboard focus, as a click in a panel would.
  public func unminimize() {
    guard let platformWindow else { return }
    platform.unminimize(platformWindow)
    runFrames()
  }

  /// Gives the keyboard focus to a window of the application, as a click on it would, or to another
  /// program.
  ///
  /// - Parameter window: The window, or `nil` for another program.
  public func activate(_ window: Window?) {
    if let window {
      window.makeKey()
    } else {
      platform.activate(nil)
    }
    runFrames()
  }
}
