/// Moves the keyboard's focus among the views of a window.
@MainActor
final class FocusSystem {
  /// Which way Tab moves.
  enum Direction { case forward, backward }

  private unowned let window: Window
  /// The view that has the focus; nil for none.
  private(set) weak var view: View?
  /// Where the next move with Tab starts when nothing has the focus.
  private weak var origin: View?
  /// Whether the last thing that a person used was the keyboard: only then the focus is shown.
  var isKeyboardInUse = false {
    didSet { if isKeyboardInUse != oldValue { view?.didUpdateFocus() } }
  }

  init(window: Window) { self.window = window }

  /// The view that has the focus, unless it cannot be used any more.
  var validView: View? {
    if let view, !view.isFocusable { focus(nil) }
    return view
  }

  /// Gives the focus to a view, or takes it from all.
  func focus(_ newView: View?) {
    guard newView !== view else { return }
    let old = view
    view = newView
    if newView == nil { origin = old } else { origin = newView }
    old?.didUpdateFocus()
    newView?.didUpdateFocus()
    if isKeyboardInUse { newView?.scrollIntoSight() }
  }

  /// Moves the focus to the next view in reading order, from the last to the first.
  func move(_ direction: Direction) {
    let views = focusableViews(below: window)
    guard !views.isEmpty else { return }
    let current = (validView ?? origin).flatMap { origin in
      views.firstIndex { $0 === origin }
    }
    let next: Int
    switch direction {
    case .forward: next = current.map { ($0 + 1) % views.count } ?? 0
    case .backward: next = ((current ?? 0) + views.count - 1) % views.count
    }
    window.moveFocus(to: views[next])
  }

  /// Lets the focus go when the mouse or a finger presses: it is not shown then, and a key must not
  /// go to a view that does not show its focus.
  func pointerDidPress(_ hit: View?) {
    isKeyboardInUse = false
    let pressed = hit?.chain.first(where: \.isFocusable)
    if let view, view !== window.firstResponder, view !== pressed { focus(nil) }
    if let pressed, view == nil { origin = pressed }
  }

  func viewWillLeave(_ leaving: View) {
    if leaving === view { focus(nil) }
  }

  private func focusableViews(below view: View) -> [View] {
    var result: [View] = []
    for subview in ReadingOrder.sort(view.subviews)
    where !subview.isHidden && subview.alpha >= 0.01 && subview.isUserInteractionEnabled {
      if subview.canBecomeFocused { result.append(subview) }
      result += focusableViews(below: subview)
    }
    return result
  }
}

extension View {
  /// Whether the view and all above it can be used now, and it takes the focus.
  fileprivate var isFocusable: Bool {
    canBecomeFocused
      && chain.allSatisfy { !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled }
  }
}
