extension Window {
  /// Shows the window and gives it the keyboard.
  public func makeKeyAndVisible() {
    guard !isVisible else { return }
    isVisible = true
    host?.windowDidShow(self)
  }

  /// Takes the window off the screen and closes the system's window under it.
  public func close() {
    guard isVisible else { return }
    isVisible = false
    host?.windowDidHide(self)
  }
}
