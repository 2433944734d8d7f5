/// What input, the focus and accessibility ask of the overlays of a window.
///
/// A window without overlays has none, so that nothing is asked.
@MainActor
protocol OverlayRouting: AnyObject {
  /// Whether an overlay keeps input of a kind from a responder.
  func blocks(_ responder: Responder, _ input: OverlayBlocking) -> Bool
  /// Whether assistive technology and the focus reach neither a view nor anything inside it.
  func hides(_ view: View) -> Bool

  /// Returns the view that pointer input goes to which hits a view: that, or the overlay that blocks it.
  func pointerTarget(for hit: View) -> View
  /// Called when a press begins, before anyone else hears of it.
  ///
  /// - Parameters:
  ///   - hit: The view that the press hits; nil for none.
  ///   - location: Where in the window.
  /// - Returns: Whether nobody else may hear of it, because an overlay blocks what it hits.
  func takesPress(of source: TouchSource, on hit: View?, at location: Point) -> Bool
  /// Called when a press is lifted.
  ///
  /// - Parameters:
  ///   - hit: The view under the press; nil for none.
  ///   - location: Where in the window.
  func pressDidEnd(_ source: TouchSource, on hit: View?, at location: Point)
  /// Called when the system takes a press away: one that began outside an overlay does not end there.
  func pressWasCancelled(_ source: TouchSource)
  /// Called when the window takes every press away.
  func pressesWereCancelled()
  /// Called when a press begins in another window of the application.
  func pressDidBeginElsewhere()

  /// Called when a key goes down or repeats, before anyone else hears of it.
  func keyWillGoDown()
  /// The view that takes every key, whatever has the focus; nil for none.
  var keyTaker: View? { get }
  /// Returns the responder that keys go to: a responder itself, or the overlay that blocks it.
  func keyTarget(for responder: Responder) -> Responder
  /// Handles an Escape that nobody wanted.
  ///
  /// - Returns: Whether a presentation took it as a press outside.
  func takesEscape() -> Bool

  /// Called for each view that is about to leave the window.
  func viewWillLeave(_ view: View)
  /// Called when the window is about to be hidden.
  func windowWillHide()
}

extension Responder {
  /// The next responder that keys reach: what an overlay lets through passes by what it blocks.
  var nextForKeys: Responder? {
    guard let next, let overlays = responderWindow?.overlayRouting, !overlays.blocks(self, .keys)
    else { return next }
    return sequence(first: next, next: \.next).first { !overlays.blocks($0, .keys) }
  }
}
