/// Moves the keyboard's focus among the views of a window.
///
/// Tab goes through all views that take the focus, in reading order; of a group
/// (``View/focusGroupIdentifier``) it visits one. The arrows go to the nearest view in their
/// direction, within the group.
@MainActor
public final class FocusSystem {
  private unowned let window: Window
  private(set) weak var view: View?
  /// Where the next move with Tab starts when nothing has the focus: a view, or where one was.
  private weak var origin: View?
  private var originFrame: Rect?
  /// The view that had the focus last in each group.
  private var lastInGroup: [String: WeakView] = [:]
  private var pending: [WeakResponder] = []
  private var isPendingExplicit = false

  /// Whether the last thing that a person used was the keyboard: only then the focus is shown.
  var isKeyboardInUse = false {
    didSet { if isKeyboardInUse != oldValue { view?.didUpdateFocus() } }
  }

  init(window: Window) { self.window = window }

  /// Returns the focus system of the window that an environment is in; nil where it is in none.
  public static func focusSystem(for environment: any FocusEnvironment) -> FocusSystem? {
    environment.responderWindow?.focus
  }

  /// The view that has the focus; nil for none.
  public var focusedView: View? { view }

  /// Asks that the focus goes to an environment, wherever it is now; done after the next layout.
  public func requestFocusUpdate(to environment: any FocusEnvironment) {
    pending = [WeakResponder(responder: environment)]
    isPendingExplicit = false
    window.setNeedsFrame()
  }

  /// Does now what was asked of the focus.
  public func updateFocusIfNeeded() {
    guard !pending.isEmpty else { return }
    let environments = pending.compactMap { $0.responder as? any FocusEnvironment }
    pending = []
    guard let environment = environments.first(where: { $0.responderWindow === window }) else {
      return
    }
    guard isPendingExplicit else {
      if let target = target(in: environment) { window.moveFocus(to: target) }
      return
    }
    guard view == nil else { return }
    let preferred = environment.focusEnvironments.lazy.compactMap { $0.preferredView }.first
    if let preferred { window.moveFocus(to: preferred) }
  }

  /// Asks that the focus, if it is nowhere, goes to what an environment prefers, or what is around it does; done after
  /// the next layout.
  func offer(to environment: any FocusEnvironment) {
    pending = [WeakResponder(responder: environment)]
    isPendingExplicit = true
    window.setNeedsFrame()
  }

  func setNeedsUpdate(in environment: any FocusEnvironment) {
    if let view, !environment.contains(view) { return }
    requestFocusUpdate(to: environment)
  }

  /// The view that has the focus, unless it cannot be used any more.
  ///
  /// One that a transition keeps the keys from has the focus again when that has ended.
  var validView: View? {
    if let view, view.isInputBlocked { return nil }
    if let view, !view.canTakeFocus { focus(nil) }
    return view
  }

  /// Whether everything around both views lets the focus move.
  func mayMove(to newView: View?, _ heading: FocusHeading) -> Bool {
    let context = FocusUpdateContext(from: view, to: newView, heading)
    return context.environments.allSatisfy { $0.shouldUpdateFocus(in: context) }
  }

  /// Gives the focus to a view, or takes it from all.
  func focus(_ newView: View?, _ heading: FocusHeading = []) {
    guard newView !== view else { return }
    let old = view
    let context = FocusUpdateContext(from: old, to: newView, heading)
    let environments = context.environments
    view = newView
    setOrigin(newView ?? old)
    for view in [old, newView] { view?.setNeedsAccessibilityUpdate() }
    if let newView, let group = newView.focusGroup { lastInGroup[group] = WeakView(view: newView) }
    old?.didUpdateFocus()
    newView?.didUpdateFocus()
    if isKeyboardInUse { newView?.scrollIntoSight() }
    let coordinator = FocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
  }

  /// Moves the focus to the next view in reading order, from the last to the first, or back.
  func move(_ heading: FocusHeading) {
    let current = validView ?? origin
    let stops = FocusOrder(of: window).stops(remembering: lastInGroup, current: current)
    guard !stops.isEmpty else { return }
    var index = heading == .next ? 0 : stops.count - 1
    if let own = FocusOrder.index(of: current, in: stops) {
      index = (own + (heading == .next ? 1 : stops.count - 1)) % stops.count
    } else if let originFrame {
      let after = FocusOrder.index(after: originFrame, in: stops)
      index = (after + (heading == .next ? 0 : stops.count - 1)) % stops.count
    }
    window.moveFocus(to: stops[index], heading)
  }

  /// Moves the focus to the nearest view in the direction of an arrow.
  ///
  /// - Returns: Whether there is one and the focus went there.
  func moveToNeighbour(_ heading: FocusHeading) -> Bool {
    guard isKeyboardInUse, let view = validView,
      let next = FocusOrder(of: window).neighbour(of: view, heading)
    else { return false }
    return window.moveFocus(to: next, heading)
  }

  /// Lets the focus go when the mouse or a finger presses: it is not shown then, and a key must not
  /// go to a view that does not show its focus.
  func pointerDidPress(_ hit: View?) {
    isKeyboardInUse = false
    let pressed = hit?.chain.first(where: \.isFocusable)
    if let view, view !== window.firstResponder, view !== pressed { focus(nil) }
    if let pressed, view == nil { setOrigin(pressed) }
  }

  /// Lets go of a view that leaves; what held it may prefer another after the next layout.
  func viewWillLeave(_ leaving: View) {
    guard leaving === view else { return }
    let environments = leaving.focusEnvironments.dropFirst()
    focus(nil)
    lookForSuccessor(in: Array(environments))
  }

  /// Lets environments, the nearest first, say after the next layout which view takes the place of one that
  /// has lost the focus; only where a person uses the keyboard.
  func lookForSuccessor(in environments: [any FocusEnvironment]) {
    guard isKeyboardInUse, view == nil, pending.isEmpty else { return }
    pending = environments.map { WeakResponder(responder: $0) }
    isPendingExplicit = true
    window.setNeedsFrame()
  }

  /// The view that the focus goes to in an environment: what is preferred, else the environment
  /// itself, else the first in it.
  private func target(in environment: any FocusEnvironment) -> View? {
    if let preferred = environment.preferredView { return preferred }
    if let view = environment as? View, view.isFocusable { return view }
    let order = FocusOrder(of: window)
    return order.views.first { environment.contains($0) }
  }

  private func setOrigin(_ view: View?) {
    origin = view
    originFrame = view.map { $0.convert($0.bounds, to: nil) }
  }
}
