/// A view over a window's content: a menu, a tooltip, a notice, a panel, the picture of a drag.
///
/// All overlays of a window lie in one order, whoever shows them, and each says what it keeps from reaching the
/// views beneath it:
///
/// ```swift
/// let panel = Overlay(card, kind: .presentation)
/// panel.pressOutside = .ends
/// panel.begin(in: window)
/// ```
///
/// An overlay belongs to the one that its ``source`` or its ``container`` lies in, else to the content, and ends with
/// it. It ends by itself when its view, its container or its scope leaves the window, a tooltip also when its source
/// does. A window keeps its overlays alive until they have ended, and an overlay keeps its view: a view that knows its
/// own overlay does so weakly.
///
/// Presses that the view's ``View/point(inside:with:)`` does not claim are outside, so a view that fills the window and
/// shows a card in its middle claims the card alone.
@MainActor
public final class Overlay {
  /// What a press outside the view does where the overlay blocks the pointer; it never reaches what it hits.
  public enum PressOutside {
    /// Nothing.
    case ignored
    /// It ends the overlay.
    case ends
    /// It calls a closure, for example to ask whether the overlay may end.
    case calls(() -> Void)
  }

  /// The view, which the window holds until the overlay has ended.
  public let view: View
  /// What the overlay is.
  public let kind: OverlayKind
  /// Where the overlay stands between being made and having ended.
  public private(set) var phase = OverlayPhase.ready

  /// The view that gets ``view`` as a subview; nil, as at first, for ``scope``.
  ///
  /// Set it before the overlay begins, as everything but the closures.
  public weak var container: View?
  /// The view within which the overlay blocks; nil, as at first, for the whole window.
  ///
  /// Tab stays inside an overlay whose scope is the window; from a smaller one it goes on to what lies beside the scope.
  public weak var scope: View?
  /// The view that the overlay is about; nil, as at first, for none.
  public weak var source: View?
  /// What the overlay blocks beneath it: everything for presentations and menus, else nothing.
  public var blocking: OverlayBlocking
  /// Whether every key goes to ``view``, whatever has the focus; true for menus.
  ///
  /// The first responder stays what it is, so that a text field is still edited while its menu is open. Otherwise
  /// keys go to the first responder and the focused view where they are not blocked, else to ``view``.
  public var takesKeys: Bool

  /// What a press outside the view does: it ends menus when it begins and is ignored by others.
  ///
  /// For kinds other than menus press and release must both be outside. Escape does the same to a presentation where
  /// nobody else wants the key.
  public var pressOutside: PressOutside
  /// Shows how the overlay goes, and calls the closure that it is handed at the end; nil, as at first, for at once.
  ///
  /// Meanwhile the overlay is in ``OverlayPhase/leaving``: it blocks nothing and takes no input. It is not asked if the
  /// overlay that this one belongs to ends, or the view leaves the window.
  public var leave: ((_ completion: @escaping () -> Void) -> Void)?
  /// Called once, when the overlay has ended and its view is out of the window.
  public var onEnd: (() -> Void)?

  /// The stack that the overlay lies in; nil before it begins and after it has ended.
  weak var stack: OverlayStack?
  /// Tells the overlay from others of its stack.
  var age = 0
  /// What had the focus beneath; nil where the overlay does not block it.
  var memory: FocusMemory?
  /// Whether the view took input before it began to leave; nil while it is not leaving.
  private var tookInput: Bool?
  /// How often the overlay has begun to leave: an older way out does not end it.
  private(set) var departures = 0

  /// Makes an overlay, which begins when it is asked to.
  public init(_ view: View, kind: OverlayKind) {
    self.view = view
    self.kind = kind
    blocking = kind.usualBlocking
    takesKeys = kind == .menu
    pressOutside = kind == .menu ? .ends : .ignored
  }

  /// Puts the view over the content of a window; does nothing while it is there.
  ///
  /// One that is leaving comes back, unless what it belongs to is leaving too. One that has ended cannot begin again.
  public func begin(in window: Window) {
    switch phase {
    case .ready: OverlayStack.of(window).begin(self)
    case .leaving: stack?.resume(self)
    case .open: break
    case .ended:
      misuse("The overlay of \(view.identity) has ended and cannot begin again: make another one.")
    }
  }

  /// Ends the overlay, after all that belongs to it, the newest first; does nothing if it is not open.
  ///
  /// The focus returns to where it was, unless it is elsewhere by now.
  public func end() { stack?.leave(self) }

  /// Does what a press outside the view does.
  func takePressOutside() {
    switch pressOutside {
    case .ignored: break
    case .ends: end()
    case .calls(let body): body()
    }
  }

  /// Keeps input from the view while it is on its way out, or lets it have that again.
  func setTakesInput(_ takesInput: Bool) {
    if takesInput, let tookInput {
      view.isUserInteractionEnabled = tookInput
      self.tookInput = nil
    } else if !takesInput {
      tookInput = view.isUserInteractionEnabled
      view.isUserInteractionEnabled = false
    }
  }

  /// Lets go of everything, and tells that the overlay has ended.
  func conclude() {
    setTakesInput(true)
    let onEnd = onEnd
    (self.onEnd, leave, pressOutside, memory) = (nil, nil, .ignored, nil)
    onEnd?()
  }

  /// Takes the phase after an event.
  ///
  /// - Returns: Whether the event means anything in the present phase.
  func advance(_ event: OverlayPhase.Event) -> Bool {
    guard let next = phase.after(event) else { return false }
    trace(.overlays, "\(kind) \(view.identity): \(phase) to \(next)")
    phase = next
    if next == .leaving { departures += 1 }
    // What can be perceived beneath changes with the phase.
    for place in [view, scope] { place?.setNeedsAccessibilityUpdate() }
    return true
  }
}
