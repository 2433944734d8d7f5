/// The host of windows whose state is saved.
@MainActor
protocol StateHost: WindowHost {
  /// Called when a window is assigned its host, whether or not the window is visible.
  func windowDidJoin(_ window: Window)
  /// Called before a window is hidden.
  func windowWillHide(_ window: Window)
  /// Called when part of the saved state changes.
  func stateDidChange()
}

extension Window {
  /// Notifies the host that part of the saved state changed.
  func noteStateChange() { (host as? any StateHost)?.stateDidChange() }

  /// Notifies the host that the window was assigned to it.
  func joinHost() { (host as? any StateHost)?.windowDidJoin(self) }
}
