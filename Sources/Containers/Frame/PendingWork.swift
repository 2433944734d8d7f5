/// What keeps a window from coming to rest, for a warning.
@MainActor
struct PendingWork {
  private let view: Responder
  private let request: String

  /// Finds the first request in a window that is still open, or returns `nil` if there is none.
  init?(in window: Window) {
    let constraints = window.last([.needsUpdateConstraints, .constraintsBelow])
    if let view = window.last([.needsLayout, .layoutBelow]) {
      (self.view, request) = (view, "layout")
    } else if let constraints {
      let due = constraints.viewLayout?.engine?.dueText
      (view, request) = (constraints, due.map { "an update of \($0)" } ?? "updateConstraints()")
    } else if let environment = window.focus.waiting {
      (view, request) = (environment, "the focus")
    } else if let view = window.last(.needsRender) {
      (self.view, request) = (view, view.flags.contains(.needsDisplay) ? "display" : "painting")
    } else if window.isAccessibilityFollowed, let view = window.last(.needsAccessibility) {
      (self.view, request) = (view, "an accessibility update")
    } else {
      return nil
    }
  }

  /// The view, its controller, and what it asks for.
  var text: String {
    let controller = (view as? View)?.nearestOwner as? ViewController ?? view as? ViewController
    let name = (view as? View)?.identity
    return [name, controller?.name].compactMap { $0 }.joined(separator: " in ")
      + ", which asks for \(request),"
  }
}

extension View {
  /// Returns the last view on the first path down from this one on which every view is marked, or
  /// `nil` if this one is not.
  fileprivate func last(_ marks: ViewFlags) -> View? {
    guard !flags.isDisjoint(with: marks) else { return nil }
    for subview in storedSubviews { if let found = subview.last(marks) { return found } }
    return self
  }
}
