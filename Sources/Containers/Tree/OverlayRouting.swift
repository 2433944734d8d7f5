/// The interface through which input, focus, and accessibility query the overlays of a window.
///
/// A window without overlays has no such object, so there is nothing to query.
@MainActor
protocol OverlayRouting: AnyObject {
  /// Whether an overlay blocks a kind of input from a responder.
  func blocks(_ responder: Responder, _ input: OverlayBlocking) -> Bool
  /// Whether a view and all its descendants are hidden from focus and assistive technology.
  func hides(_ view: View) -> Bool

  /// Returns the target of pointer input that hits a view: the view itself, or the overlay that
  /// blocks it.
  func pointerTarget(for hit: View) -> View
  /// Called when a press begins, before it is delivered.
  ///
  /// - Parameters:
  ///   - hit: The view hit by the press, or `nil` if there is none.
  ///   - location: The location in window coordinates.
  /// - Returns: Whether the press must not be delivered, because an overlay blocks the view it
  ///   hits.
  func takesPress(of source: TouchSource, on hit: View?, at location: Point) -> Bool
  /// Called when a press ends.
  ///
  /// - Parameters:
  ///   - hit: The view under the press, or `nil` if there is none.
  ///   - location: The location in window coordinates.
  func pressDidEnd(_ source: TouchSource, on hit: View?, at location: Point)
  /// Called when the system cancels a press. If it began outside an overlay, it does not end there.
  func pressWasCancelled(_ source: TouchSource)
  /// Called when the window cancels all presses.
  func pressesWereCancelled()
  /// Called when a press begins in another window of the application.
  func pressDidBeginElsewhere()
  /// Called when the window has another size: what lies beside a part of its content may be elsewhere.
  func windowDidResize()

  /// Called when a key goes down, before it is delivered; not when it repeats.
  func keyWillGoDown(_ key: Key)
  /// The view that takes all keys regardless of focus, or `nil` if there is none.
  var keyTaker: View? { get }
  /// Returns the target of keys for a responder: the responder itself, or the overlay that blocks
  /// it.
  func keyTarget(for responder: Responder) -> Responder
  /// Handles an Escape key that nothing else handled.
  ///
  /// - Returns: Whether a presentation treated it as a press outside.
  func takesEscape() -> Bool

  /// Called after a layout, in which views may have moved.
  func frameDidLayOut()
  /// Called before a view leaves the window.
  func viewWillLeave(_ view: View)
  /// Called before the window is hidden.
  func windowWillHide()
}

extension Responder {
  /// The next responder that receives keys, skipping blocked responders after one that is not
  /// blocked.
  var nextForKeys: Responder? {
    guard let next, let overlays = responderWindow?.overlayRouting, !overlays.blocks(self, .keys)
    else { return next }
    return sequence(first: next, next: \.next).first { !overlays.blocks($0, .keys) }
  }
}
