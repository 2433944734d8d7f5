/// The object that moves the keyboard focus among a window's views.
///
/// Tab visits all focusable views in reading order, but only one view of each group
/// (``View/focusGroupIdentifier``). The arrow keys move to the nearest view in their direction,
/// within the group.
@MainActor
public final class FocusSystem {
  private unowned let window: Window
  private(set) weak var view: View?
  /// Where the next move by Tab starts when nothing has the focus: a view, or the frame that one
  /// had.
  private weak var origin: View?
  private var originFrame: Rect?
  /// The view that last had the focus, by group.
  private var lastInGroup: [String: Weak<View>] = [:]
  private var pending = WeakList<any FocusEnvironment>()
  private var pendingKind = PendingKind.request
  /// The view that the focus is passing to, while ``pass(to:_:)`` moves it there.
  private(set) weak var passedTo: View?

  /// How pending environments get the focus.
  private enum PendingKind {
    /// The first environment gets the focus, wherever it is now.
    case request
    /// If no view has the focus, it goes to the preferred view of one of the environments or their
    /// ancestors.
    case preference
    /// If no view has the focus, it goes to the preferred view of the first environment, or to the
    /// first focusable view inside it.
    case entry
  }

  /// Whether the user's last input came from the keyboard; the focus is shown only then.
  var isKeyboardInUse = false {
    didSet { if isKeyboardInUse != oldValue, let view { showFocus(of: view) } }
  }

  init(window: Window) { self.window = window }

  /// The environment that waits for the focus; nil if there is none.
  var waiting: Responder? { pending.first { _ in true } }

  /// Returns the focus system of an environment's window; nil if the environment is not in a
  /// window.
  public static func focusSystem(for environment: any FocusEnvironment) -> FocusSystem? {
    environment.responderWindow?.focus
  }

  /// The focused view; nil if there is none.
  public var focusedView: View? { view }

  /// Requests that the focus moves to an environment, wherever it is now; this happens after the
  /// next layout.
  public func requestFocusUpdate(to environment: any FocusEnvironment) {
    pending = WeakList([environment])
    pendingKind = .request
    window.setNeedsFrame()
  }

  /// Performs pending focus requests now.
  public func updateFocusIfNeeded() {
    guard !pending.isEmpty else { return }
    let environment = pending.first { $0.responderWindow === window }
    pending = WeakList()
    guard let environment else { return }
    guard pendingKind == .request || view == nil else { return }
    let target =
      pendingKind == .preference
      ? environment.focusEnvironments.lazy.compactMap { $0.preferredView }.first
      : target(in: environment)
    if let target { pass(to: target) }
  }

  /// Offers the focus to an environment if nothing has it, after the next layout.
  ///
  /// The focus goes to the view that the environment or the nearest of its ancestors prefers.
  func offer(to environment: any FocusEnvironment) {
    pending = WeakList([environment])
    pendingKind = .preference
    window.setNeedsFrame()
  }

  /// Gives the focus to an environment that has come to the front, after the next layout.
  ///
  /// Does nothing if something has the focus by then, or if the user does not use the keyboard.
  func enter(_ environment: any FocusEnvironment) {
    guard isKeyboardInUse else { return }
    pending = WeakList([environment])
    pendingKind = .entry
    window.setNeedsFrame()
  }

  func setNeedsUpdate(in environment: any FocusEnvironment) {
    if let view, !environment.contains(view) { return }
    requestFocusUpdate(to: environment)
  }

  /// The focused view, if it can be used.
  ///
  /// A view whose keys a transition blocks has the focus again when the transition ends; one that
  /// cannot take the focus any more loses it.
  var validView: View? {
    if let view, view.isInputBlocked { return nil }
    if let view, !view.canTakeFocus { focus(nil) }
    return view
  }

  /// Returns whether every environment around the old and new views lets the focus move.
  func mayMove(to newView: View?, _ heading: FocusHeading) -> Bool {
    let context = FocusUpdateContext(from: view, to: newView, heading)
    return context.environments.allSatisfy { $0.shouldUpdateFocus(in: context) }
  }

  /// Moves the focus to a view, or removes it.
  func focus(_ newView: View?, _ heading: FocusHeading = []) {
    guard newView !== view else { return }
    let old = view
    let context = FocusUpdateContext(from: old, to: newView, heading)
    let environments = context.environments
    view = newView
    setOrigin(newView ?? old)
    for view in [old, newView] { view?.setNeedsAccessibilityUpdate() }
    if let newView, let group = newView.focusGroup { lastInGroup[group] = Weak(newView) }
    for view in [old, newView] { view.map(showFocus) }
    if isKeyboardInUse { newView?.scrollIntoSight() }
    let coordinator = FocusAnimationCoordinator()
    for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
    coordinator.run()
  }

  /// Tells a view that it shows its focus, or no longer does, and marks it.
  private func showFocus(of view: View) {
    view.didUpdateFocus()
    view.updateFocusRing()
  }

  /// Moves the focus to the next or previous view in reading order, wrapping around at the ends.
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
    pass(to: stops[index], heading)
  }

  /// Moves the focus to a view that neither the program nor a press has chosen directly.
  ///
  /// A key or assistive technology moves it there, the window updates its focus, or the focus returns
  /// to where it was. ``passedTo`` is the view meanwhile, so that a search field begins no search.
  @discardableResult
  func pass(to view: View, _ heading: FocusHeading = []) -> Bool {
    passedTo = view
    defer { passedTo = nil }
    return window.moveFocus(to: view, heading)
  }

  /// Moves the focus to the nearest view in the direction of an arrow key.
  ///
  /// - Returns: Whether such a view exists and took the focus.
  func moveToNeighbor(_ heading: FocusHeading) -> Bool {
    guard isKeyboardInUse, let view = validView,
      let next = FocusOrder(of: window).neighbor(of: view, heading)
    else { return false }
    return pass(to: next, heading)
  }

  /// Removes the focus when the mouse or a finger presses elsewhere.
  ///
  /// The focus is not shown then, and a key must not go to a view that does not show its focus. The
  /// first responder keeps the focus.
  func pointerDidPress(_ hit: View?) {
    isKeyboardInUse = false
    let pressed = hit?.chain.first(where: \.isFocusable)
    if let view, view !== window.firstResponder, view !== pressed { focus(nil) }
    if let pressed, view == nil { setOrigin(pressed) }
  }

  /// Removes the focus from a view that leaves; its ancestors may prefer another after the next
  /// layout.
  func viewWillLeave(_ leaving: View) {
    guard leaving === view else { return }
    let environments = leaving.focusEnvironments.dropFirst()
    focus(nil)
    lookForSuccessor(in: Array(environments))
  }

  /// Asks environments, the nearest first, for the view that takes over the lost focus after the
  /// next layout.
  ///
  /// Does nothing unless the user is using the keyboard.
  func lookForSuccessor(in environments: [any FocusEnvironment]) {
    guard isKeyboardInUse, view == nil, pending.isEmpty else { return }
    pending = WeakList(environments)
    pendingKind = .preference
    window.setNeedsFrame()
  }

  /// Returns the view that takes the focus in an environment: the preferred view, otherwise the
  /// environment itself, otherwise the first focusable view in it.
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
