/// The focused view and first responder beneath an overlay, to restore when the overlay has ended.
struct FocusMemory {
  private(set) weak var view: View?
  private(set) weak var responder: Responder?
  /// Whether there was a focused view, even if it is gone by now.
  private let hadFocus: Bool

  @MainActor
  init(of window: Window) {
    view = window.focusedView
    responder = window.firstResponder
    hadFocus = view != nil
  }

  private var remembered: [Responder] { [view, responder].compactMap { $0 } }

  /// Whether nothing remains to restore once a view has left.
  @MainActor
  func isVoid(without leaving: View) -> Bool {
    remembered.allSatisfy { $0.responderWindow == nil || $0.isWithin(leaving) }
  }

  /// Whether the remembered view or responder lies in a view.
  @MainActor
  func lies(in place: View) -> Bool { remembered.contains { $0.isWithin(place) } }

  /// Restores the focus; if the remembered view and responder cannot have it, focuses what an
  /// environment prefers.
  @MainActor
  func restore(in window: Window, orIn environment: (any FocusEnvironment)?) {
    if let view, view.window === window, view.isFocusable, view.mayGetFocusBack {
      window.focus.pass(to: view)
    } else if let responder, responder.responderWindow === window, !responder.isHiddenView,
      responder.mayGetFocusBack
    {
      window.makeFirstResponder(responder)
    } else if hadFocus, let environment {
      window.focus.offer(to: environment)
    }
  }
}

extension Responder {
  /// Whether the responder is the view, its controller, or inside either.
  func isWithin(_ view: View) -> Bool {
    sequence(first: self, next: \.nextInTree).contains { $0 === view || $0 === view.owner }
  }

  /// Whether the owner of the view in which the responder lies lets it have the focus again.
  fileprivate var mayGetFocusBack: Bool {
    let owner = sequence(first: self, next: \.nextInTree).first { $0 is any ViewOwner }
    return (owner as? any ViewOwner)?.restoresFocusAfterTransition ?? true
  }

  /// Whether the responder is a view that cannot take focus now.
  fileprivate var isHiddenView: Bool { (self as? View)?.canTakeFocus == false }
}
