/// A view over a window's content, such as a menu, a tooltip, a notice, a panel, or a drag image.
///
/// All overlays of a window share one stacking order, whoever shows them. Each specifies what input
/// it blocks from the views beneath it:
///
/// ```swift
/// let panel = Overlay(card, kind: .presentation)
/// panel.pressOutside = .ends
/// panel.begin(in: window)
/// ```
///
/// An overlay belongs to the overlay that contains its ``source`` or its ``container``, or
/// otherwise to the content, and ends with it. It also ends when its view, container, or scope
/// leaves the window; a tooltip also ends when its source does. A window retains its overlays until
/// they have ended, and an overlay retains its view, so a view must reference its own overlay
/// weakly.
///
/// Presses for which the view's ``View/point(inside:with:)`` returns `false` are outside. A view
/// that fills the window can therefore claim only the card in its middle.
@MainActor
public final class Overlay {
  /// The effect of a press outside an overlay that blocks the pointer.
  ///
  /// The press never reaches the view beneath.
  public enum PressOutside {
    /// Nothing happens.
    case ignored
    /// The overlay ends.
    case ends
    /// A closure is called, for example to ask whether the overlay may end.
    case calls(() -> Void)
  }

  /// The view of the overlay, which is in the window until the overlay has ended.
  public let view: View
  /// The kind of the overlay.
  public let kind: OverlayKind
  /// The phase of the overlay's life cycle.
  public private(set) var phase = OverlayPhase.ready

  /// The superview of ``view``, or `nil`, the default, for ``scope``.
  ///
  /// Set this and all other properties except closures before the overlay begins.
  public weak var container: View?
  /// The view within which the overlay blocks input, or `nil`, the default, for the whole window.
  ///
  /// Tab stays inside an overlay that blocks the whole window. From one with a smaller scope it
  /// moves on to views outside the scope.
  public weak var scope: View?
  /// The view that the overlay relates to, or `nil`, the default, for none.
  public weak var source: View?
  /// The input blocked from views beneath the overlay: everything for presentations and menus by
  /// default, nothing for other kinds.
  public var blocking: OverlayBlocking
  /// Whether all keys go to ``view`` regardless of focus; `true` for menus by default.
  ///
  /// The first responder does not change, so a text field stays in editing while its menu is open.
  /// If `false`, keys go to the first responder and the focused view unless the overlay blocks
  /// them, in which case they go to ``view``.
  public var takesKeys: Bool

  /// The effect of a press outside the view: by default it ends menus and is ignored by other
  /// kinds.
  ///
  /// A menu reacts when the press begins; for other kinds, both press and release must be outside.
  /// Escape has the same effect on a presentation if nothing else handles the key.
  public var pressOutside: PressOutside
  /// A closure that animates the overlay out and then calls its completion, or `nil`, the default,
  /// to end immediately.
  ///
  /// During the animation the overlay is in ``OverlayPhase/leaving``: it blocks nothing and
  /// receives no input. The closure is not called if the parent overlay ends or the view leaves the
  /// window.
  public var leave: ((_ completion: @escaping () -> Void) -> Void)?
  /// Called once when the overlay has ended and its view has left the window.
  public var onEnd: (() -> Void)?
  /// The view that gets the keys that the overlay takes from what lies beneath, or `nil`, the
  /// default, for ``view``.
  weak var keyView: View?
  /// Returns whether pointer input reaches a responder beneath although the overlay blocks it, or
  /// `nil`, the default, if it reaches none.
  var passesPointer: ((Responder) -> Bool)?
  /// Whether the view stays in its container when that leaves the window, and comes back with it in
  /// another overlay.
  var staysInContainer = false
  /// Called by the owner when the exit animation is over.
  var onLeft: (() -> Void)?
  /// Returns whether a key ends the overlay and then takes its usual course, or `nil`, the default,
  /// if none does.
  var endsBefore: ((Key) -> Bool)?

  /// The frame of ``source`` in the window when the overlay began.
  var place: Rect?

  /// The stack that contains the overlay, or `nil` before it begins and after it has ended.
  weak var stack: OverlayStack?
  /// The identifier of the overlay in its stack.
  var age = 0
  /// The focus to restore, or `nil` if the overlay does not block focus.
  var memory: FocusMemory?
  /// Whether user interaction was enabled before the overlay began to leave, or `nil` while it is
  /// not leaving.
  private var tookInput: Bool?
  /// The number of times the overlay has begun to leave.
  ///
  /// The completion of an earlier exit is ignored.
  private(set) var departures = 0

  /// Creates an overlay.
  ///
  /// Call ``begin(in:)`` to show it.
  public init(_ view: View, kind: OverlayKind) {
    self.view = view
    self.kind = kind
    blocking = kind.usualBlocking
    takesKeys = kind == .menu
    pressOutside = kind == .menu ? .ends : .ignored
  }

  /// Shows the view over the content of a window.
  ///
  /// Does nothing if the overlay is already open.
  ///
  /// A leaving overlay returns, unless its parent is leaving too. An overlay that has ended cannot
  /// begin again.
  public func begin(in window: Window) {
    switch phase {
    case .ready: OverlayStack.of(window).begin(self)
    case .leaving: stack?.resume(self)
    case .open: break
    case .ended:
      misuse(
        "The overlay of \(view.identity) has ended and cannot begin again: create another one.")
    }
  }

  /// Ends the overlay, after the overlays that belong to it, newest first.
  ///
  /// Does nothing if it is not open.
  ///
  /// The previous focus is restored unless it has moved elsewhere.
  public func end() { stack?.leave(self) }

  /// Changes the input that the overlay blocks while it is open.
  func setBlocking(_ blocking: OverlayBlocking) {
    guard blocking != self.blocking else { return }
    self.blocking = blocking
    stack?.blockingDidChange(overlay: self)
  }

  /// Performs the effect of a press outside the view.
  func takePressOutside() {
    switch pressOutside {
    case .ignored: break
    case .ends: end()
    case .calls(let body): body()
    }
  }

  /// Disables input to the view while it leaves, or restores it.
  func setTakesInput(_ takesInput: Bool) {
    if takesInput, let tookInput {
      view.isUserInteractionEnabled = tookInput
      self.tookInput = nil
    } else if !takesInput {
      tookInput = view.isUserInteractionEnabled
      view.isUserInteractionEnabled = false
    }
  }

  /// Releases all closures and calls ``onEnd``.
  func conclude() {
    setTakesInput(true)
    let onEnd = onEnd
    (self.onEnd, leave, pressOutside, memory) = (nil, nil, .ignored, nil)
    (passesPointer, onLeft) = (nil, nil)
    onEnd?()
  }

  /// Enters the phase after an event.
  ///
  /// - Returns: Whether the event applies in the current phase.
  func advance(_ event: OverlayPhase.Event) -> Bool {
    guard let next = phase.after(event) else { return false }
    trace(.overlays, "\(kind) \(view.identity): \(phase) to \(next)")
    phase = next
    if next == .leaving { departures += 1 }
    return true
  }
}
