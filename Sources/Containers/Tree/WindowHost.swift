/// What a window needs of the application that shows it.
@MainActor
public protocol WindowHost: Responder {
  /// The present moment on the frame clock.
  var now: Duration { get }
  /// What steps the animations of the host's windows.
  var animator: Animator { get }
  /// What the system says of the environment: light or dark, text size, motion; see ``Window``.
  var systemTraits: TraitCollection { get }
  /// The clipboard.
  var pasteboard: Pasteboard { get }
  /// Tells that something is dirty: a frame is due at the end of the turn of the run loop.
  func setNeedsFrame()
  /// Runs some work after the next commit: after layout, paint and present of the turn.
  func afterCommit(_ work: @escaping @MainActor () -> Void)
  /// Tells that a window is shown for the first time, or again.
  func windowDidShow(_ window: Window)
  /// Tells that a window is no longer shown.
  func windowDidHide(_ window: Window)
  /// Tells that a window that is shown would like to be in front and to have the keys.
  func windowWantsKey(_ window: Window)
  /// Tells that the title, the pointer's shape, what takes text or another property that the
  /// platform's window has changed.
  func windowDidChangeProperties(_ window: Window)
  /// Returns where the system has put a window; nil where it shows none.
  func placement(of window: Window) -> WindowPlacement?
  /// Asks the system for a change of a window that it shows.
  ///
  /// - Returns: Whether the system shows the window, and so decides.
  func window(_ window: Window, asksFor change: WindowChange) -> Bool
}

/// A host that has a thread to paint its windows with.
protocol PaintingHost: WindowHost {
  var pixelThread: PixelThread { get }
}

extension WindowHost {
  /// What nobody has changed: light, text of the usual size from left to right.
  public var systemTraits: TraitCollection { .current }
  /// No system shows the window.
  public func placement(of window: Window) -> WindowPlacement? { nil }
  /// No system shows the window.
  public func window(_ window: Window, asksFor change: WindowChange) -> Bool { false }
}
