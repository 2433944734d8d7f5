/// The overlays of a window.
///
/// ``OverlayTree`` implements the rules; the stack applies them to views. A window has a stack only
/// while it has overlays.
@MainActor
final class OverlayStack {
  unowned let window: Window
  private(set) var tree = OverlayTree<ObjectIdentifier>() {
    didSet { updateOverlays() }
  }
  private var members: [Int: Overlay] = [:] {
    didSet { updateOverlays() }
  }
  /// The overlays from back to front.
  private(set) var overlays: [Overlay] = []
  /// The overlays that end now, whose views are about to leave the window.
  private var departing: Set<Int> = []
  /// The press that began outside an overlay and may end there.
  var pressOutside: (source: TouchSource, age: Int)?

  private init(_ window: Window) { self.window = window }

  isolated deinit {
    // The deinitializer of the window has run, so neither views nor callbacks find it anymore.
    for overlay in overlays.reversed() {
      _ = overlay.advance(.leave)
      if overlay.advance(.end) { overlay.conclude() }
    }
  }

  /// Returns the stack of a window, creating it if necessary.
  static func of(_ window: Window) -> OverlayStack {
    if let stack = window.overlayRouting as? OverlayStack { return stack }
    let stack = OverlayStack(window)
    window.overlayRouting = stack
    return stack
  }

  private func updateOverlays() { overlays = tree.entries.compactMap { members[$0.age] } }

  /// Returns the overlay of an entry in the tree.
  func overlay(_ entry: OverlayTree<ObjectIdentifier>.Entry?) -> Overlay? {
    entry.flatMap { members[$0.age] }
  }

  // MARK: Beginning

  func begin(_ overlay: Overlay) {
    let container = container(of: overlay)
    check(overlay, container)
    switch overlay.kind {
    case .presentation: end { $0.kind.yieldsToPresentations }
    case .menu: end { $0.kind == .tooltip }
    default: break
    }
    // A callback may have ended the last overlay of the stack or begun this one.
    guard overlay.phase == .ready else { return }
    guard window.overlayRouting === self else { return OverlayStack.of(window).begin(overlay) }
    guard overlay.advance(.begin) else { return detachIfEmpty() }
    overlay.age = tree.begin(
      overlay.kind, at: ObjectIdentifier(overlay.view), from: path(of: overlay.source ?? container),
      in: container === window ? [] : path(of: container),
      scope: overlay.scope.map(ObjectIdentifier.init), blocking: overlay.blocking,
      takesKeys: overlay.takesKeys)
    overlay.stack = self
    overlay.container = container
    overlay.place = overlay.source.map { $0.convert($0.bounds, to: nil) }
    members[overlay.age] = overlay
    rememberFocus(beneath: overlay)
    insert(overlay, in: container)
    updateElements(beneath: overlay)
    quietWhatLiesBeneath(overlay)
  }

  /// Reopens an overlay that is leaving.
  func resume(_ overlay: Overlay) {
    guard !departing.contains(overlay.age), tree.canReturn(overlay.age) else { return }
    rememberFocus(beneath: overlay)
    guard overlay.advance(.begin) else { return }
    tree.setLeaving(false, overlay.age)
    overlay.setTakesInput(true)
    updateElements(beneath: overlay)
    quietWhatLiesBeneath(overlay)
  }

  /// Applies a change of the input that an open overlay blocks.
  func blockingDidChange(overlay: Overlay) {
    guard overlay.phase == .open else { return }
    if overlay.memory == nil { rememberFocus(beneath: overlay) }
    tree.setBlocking(overlay.blocking, overlay.age)
    updateElements(beneath: overlay)
    quietWhatLiesBeneath(overlay)
  }

  private func path(of view: View) -> [ObjectIdentifier] {
    Array(OverlayPath(from: view, in: self))
  }

  private func container(of overlay: Overlay) -> View {
    overlay.container ?? overlay.scope ?? window
  }

  private func check(_ overlay: Overlay, _ container: View) {
    guard container.attachedWindow === window else {
      misuse(
        "\(overlay.view.identity) cannot be an overlay in \(container.identity), which is not in "
          + "\(window.identity): begin it in the window of its container.")
    }
    if overlays.contains(where: { $0.view === overlay.view }) {
      misuse(
        "\(overlay.view.identity) is the view of another overlay of \(window.identity): end that "
          + "one first, or begin it again while it is leaving.")
    }
  }

  /// Updates the accessibility of the views that an overlay hides, or no longer does.
  private func updateElements(beneath overlay: Overlay) {
    for place in [overlay.view, overlay.scope] { place?.setNeedsAccessibilityUpdate() }
  }

  private func insert(_ overlay: Overlay, in container: View) {
    container.addSubview(overlay.view)
    // A callback may have removed the view, or begun another overlay before this one was added.
    if overlay.view.window !== window { depart(overlay) }
    arrange(in: container)
  }

  /// Sorts the overlay views in a container into stacking order.
  private func arrange(in container: View) {
    let views = overlays.map(\.view).filter { $0.superview === container }
    let places = views.map { view in container.subviews.firstIndex { $0 === view } ?? 0 }
    guard zip(places, places.dropFirst()).contains(where: >) else { return }
    for view in views { container.bringSubviewToFront(view) }
  }

  /// Cancels the touches and presses and removes the focus that an overlay has begun to block.
  private func quietWhatLiesBeneath(_ overlay: Overlay) {
    guard overlay.kind == .presentation, overlay.phase == .open else { return }
    if overlay.blocking.contains(.pointer) {
      window.touchDispatcher.cancelTouches { blocks($0, .pointer) }
    }
    if overlay.blocking.contains(.keys) {
      window.pressDispatcher.cancelPresses(at: window.host?.now ?? .zero) { blocks($0, .keys) }
    }
    guard overlay.blocking.contains(.focus) else { return }
    if let responder = window.firstResponder, blocks(responder, .focus) {
      if !window.makeFirstResponder(nil), window.firstResponder === responder {
        warn(
          "\(responder) refused to resign as first responder, but \(overlay.view.identity) covers "
            + "it: it loses the keyboard anyway.")
        window.dismissFirstResponder()
      }
    }
    if let view = window.focusedView, blocks(view, .focus) { window.moveFocus(to: nil) }
    if overlay.phase == .open, window.focus.isKeyboardInUse {
      window.focus.offer(to: overlay.view)
    }
  }

  // MARK: Ending

  /// Ends the open overlays that satisfy a condition, newest first.
  func end(where isMeant: (Overlay) -> Bool) {
    let ages = tree.open { entry in members[entry.age].map(isMeant) ?? false }
    for age in ages { if let overlay = members[age] { leave(overlay) } }
  }

  /// Ends an overlay, with its exit animation if it has one.
  func leave(_ overlay: Overlay) {
    guard prepareToLeave(overlay) else { return }
    guard let leave = overlay.leave else { return finish(overlay) }
    // A callback may have focused the view again, which loses the focus together with its input.
    returnFocusIfWithin(overlay)
    overlay.setTakesInput(false)
    let departures = overlay.departures
    leave { [weak self, weak overlay] in
      guard let overlay, overlay.departures == departures else { return }
      self?.finish(overlay)
    }
  }

  /// Ends an overlay at once, even if it is already leaving.
  ///
  /// - Parameter keepsView: Whether the caller is about to move or remove the view itself.
  func depart(_ overlay: Overlay, keepsView: Bool = false) {
    let age = overlay.age
    let isFirst = departing.insert(age).inserted
    defer { if isFirst { departing.remove(age) } }
    if overlay.phase == .leaving || prepareToLeave(overlay) {
      finish(overlay, keepsView: keepsView)
    }
  }

  /// Ends the overlays that belong to an overlay, and stops it from blocking input.
  ///
  /// - Returns: Whether the overlay is leaving as a result of this call.
  private func prepareToLeave(_ overlay: Overlay) -> Bool {
    guard overlay.advance(.leave) else { return false }
    tree.setLeaving(true, overlay.age)
    updateElements(beneath: overlay)
    // A leaving overlay gets no new descendants, and a callback may end others before their turn.
    while let age = tree.descendants(of: overlay.age).first, let member = members[age] {
      depart(member)
    }
    passMemory(of: overlay)
    returnFocus(from: overlay)
    return overlay.phase == .leaving
  }

  private func finish(_ overlay: Overlay, keepsView: Bool = false) {
    // The remembered view may have been blocked before, or the program may have focused the overlay.
    returnFocusIfWithin(overlay)
    guard overlay.advance(.end) else { return }
    tree.end(overlay.age)
    members[overlay.age] = nil
    detachIfEmpty()
    // This also cancels a pending insertion of the view.
    if !keepsView { overlay.view.removeFromSuperview() }
    overlay.conclude()
  }

  private func detachIfEmpty() {
    if tree.isEmpty, window.overlayRouting === self { window.overlayRouting = nil }
  }

  // MARK: The focus

  /// Records the focus to restore when an overlay that blocks focus has ended.
  ///
  /// A focus inside an overlay that is leaving is about to be lost, so that overlay's memory counts.
  private func rememberFocus(beneath overlay: Overlay) {
    guard overlay.blocking.contains(.focus) else { return }
    let memory = FocusMemory(of: window)
    let leaving = overlays.first { $0.phase == .leaving && memory.lies(in: $0.view) }
    overlay.memory = leaving?.memory ?? memory
  }

  /// Passes an overlay's memory on to the overlays that have nothing else to restore, except those
  /// that contain what it remembers.
  private func passMemory(of overlay: Overlay) {
    guard let memory = overlay.memory else { return }
    for other in overlays where other !== overlay && !memory.lies(in: other.view) {
      if other.memory?.isVoid(without: overlay.view) == true { other.memory = memory }
    }
  }

  /// Restores the focus unless it has moved elsewhere.
  private func returnFocus(from overlay: Overlay) {
    guard let memory = overlay.memory, isFree(window.focusedView, in: overlay),
      isFree(window.firstResponder, in: overlay)
    else { return }
    memory.restore(in: window, orIn: environmentInFront)
  }

  private func returnFocusIfWithin(_ overlay: Overlay) {
    if window.focusedView?.isWithin(overlay.view) == true { returnFocus(from: overlay) }
  }

  /// Whether focus may be taken from a responder: it is `nil` or lies in the overlay.
  private func isFree(_ responder: Responder?, in overlay: Overlay) -> Bool {
    guard let responder else { return true }
    return responder.isWithin(overlay.view)
  }

  /// The environment to focus when nothing is remembered.
  private var environmentInFront: (any FocusEnvironment)? {
    if let entry = tree.presentations.first(where: { $0.blocking.contains(.focus) }) {
      return overlay(entry)?.view
    }
    return window.rootOwner as? any FocusEnvironment
  }
}
