/// The host of windows whose state is saved.
@MainActor
protocol StateHost: WindowHost {
  /// Called when a window has got the host, shown or not.
  func windowDidJoin(_ window: Window)
  /// Called before a window is hidden.
  func windowWillHide(_ window: Window)
  /// Called when something has changed that is part of the saved state.
  func stateDidChange()
}

extension Window {
  /// Tells the host that something has changed that is part of the saved state.
  func noteStateChange() { (host as? any StateHost)?.stateDidChange() }

  /// Tells the host that the window belongs to it.
  func joinHost() { (host as? any StateHost)?.windowDidJoin(self) }
}
