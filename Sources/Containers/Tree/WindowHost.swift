/// The interface between a window and the application that shows it.
@MainActor
public protocol WindowHost: Responder {
  /// The current time on the frame clock.
  var now: Duration { get }
  /// The current time of the calendar clock: the time since the beginning of 1970 in UTC.
  var calendarTime: Duration { get }
  /// The animator of the host's windows.
  var animator: Animator { get }
  /// The traits set by the system: light or dark, text size, motion.
  var systemTraits: TraitCollection { get }
  /// The clipboard.
  var pasteboard: Pasteboard { get }
  /// Schedules a frame at the end of the run loop turn.
  ///
  /// Called when a window becomes dirty.
  func setNeedsFrame()
  /// Runs a closure at the beginning of the next frame's layout, even if the window is hidden by
  /// then.
  func beforeLayout(_ work: @escaping @MainActor () -> Void)
  /// Runs a closure after the next commit: after the layout, paint, and present passes of the turn.
  func afterCommit(_ work: @escaping @MainActor () -> Void)
  /// Called when a window is shown.
  func windowDidShow(_ window: Window)
  /// Called when a window is hidden.
  func windowDidHide(_ window: Window)
  /// Called when a visible window requests to be brought to the front and become key.
  func windowWantsKey(_ window: Window)
  /// Called when the title, pointer shape, text input request, or another property of the
  /// platform's window changes.
  func windowDidChangeProperties(_ window: Window)
  /// Returns the placement of a window, or `nil` if the system does not show it.
  func placement(of window: Window) -> WindowPlacement?
  /// Asks the system to change a window that it shows.
  ///
  /// - Returns: Whether the system shows the window and therefore decides about the change.
  func window(_ window: Window, asksFor change: WindowChange) -> Bool
}

/// A host with a thread for painting its windows.
protocol PaintingHost: WindowHost {
  var pixelThread: PixelThread { get }
  /// Called before views paint outside of a frame.
  func viewsWillPaint()
}

extension WindowHost {
  /// The time of the system.
  public var calendarTime: Duration { CalendarClock.system }

  /// The default traits: light, with text of the default size, left to right.
  public var systemTraits: TraitCollection { .current }
  /// Returns `nil`, because no system shows the window.
  public func placement(of window: Window) -> WindowPlacement? { nil }
  /// Returns `false`, because no system shows the window.
  public func window(_ window: Window, asksFor change: WindowChange) -> Bool { false }
}
