/// The focused view and the first responder beneath an overlay, for the time when that has gone.
struct FocusMemory {
  private(set) weak var view: View?
  private(set) weak var responder: Responder?
  /// Whether there was a focused view, which may be gone by now.
  private let hadFocus: Bool

  @MainActor
  init(of window: Window) {
    view = window.focusedView
    responder = window.firstResponder
    hadFocus = view != nil
  }

  /// Whether nothing is left to return to once a view has gone.
  @MainActor
  func isVoid(without leaving: View) -> Bool {
    let remembered: [Responder?] = [view, responder]
    return remembered.allSatisfy { $0?.isWithin(leaving) ?? true }
  }

  /// Whether any of it lies in a view.
  @MainActor
  func lies(in place: View) -> Bool {
    let remembered: [Responder?] = [view, responder]
    return remembered.contains { $0?.isWithin(place) == true }
  }

  /// Gives the focus back to what had it or, if that cannot be used any more, to what an environment prefers.
  @MainActor
  func restore(in window: Window, orIn environment: (any FocusEnvironment)?) {
    if let view, view.window === window, view.isFocusable {
      window.moveFocus(to: view)
    } else if let responder, responder.responderWindow === window, !responder.isHiddenView {
      window.makeFirstResponder(responder)
    } else if hadFocus, let environment {
      window.focus.offer(to: environment)
    }
  }
}

extension Responder {
  /// Whether the responder is a view, its controller, or lies in one of them.
  func isWithin(_ view: View) -> Bool {
    sequence(first: self, next: \.next).contains { $0 === view || $0 === view.owner }
  }

  /// Whether the responder is a view that cannot be used now.
  fileprivate var isHiddenView: Bool { (self as? View)?.canTakeFocus == false }
}
