extension OverlayStack: OverlayRouting {
  func blocks(_ responder: Responder, _ input: OverlayBlocking) -> Bool {
    blocker(of: responder, input) != nil || input == .focus && isLeaving(responder)
      || input == .keys && isRemoved(responder)
  }

  /// Whether a responder is the controller of a view that a presentation has removed.
  private func isRemoved(_ responder: Responder) -> Bool {
    responder is any ViewOwner && responder.responderWindow == nil
  }

  /// Whether a responder is inside an overlay that is leaving, which receives no input.
  private func isLeaving(_ responder: Responder) -> Bool {
    overlays.contains { $0.phase == .leaving && responder.isWithin($0.view) }
  }

  func hides(_ view: View) -> Bool {
    guard blocker(of: view, .focus) != nil else { return false }
    return !overlays.contains {
      $0.view.isDescendant(of: view) && blocker(of: $0.view, .focus) == nil
    }
  }

  // MARK: The pointer

  func pointerTarget(for hit: View) -> View { blocker(of: hit, .pointer)?.view ?? hit }

  func takesPress(of source: TouchSource, on hit: View?, at location: Point) -> Bool {
    let blocker = hit.flatMap { self.blocker(of: $0, .pointer) }
    let outer = blocker.flatMap { isOutside($0, location) ? $0 : nil }
    pressOutside = outer.map { (source, $0.age) }
    end { $0.kind == .tooltip }
    end { menu in
      menu.kind == .menu && menu !== blocker && hit.map { !$0.isDescendant(of: menu.view) } ?? true
    }
    if let outer, outer.kind == .menu {
      pressOutside = nil
      outer.takePressOutside()
    }
    return blocker != nil
  }

  func pressDidEnd(_ source: TouchSource, on hit: View?, at location: Point) {
    guard let pressed = pressOutside, pressed.source == source else { return }
    pressOutside = nil
    guard let hit, let blocker = blocker(of: hit, .pointer), blocker.age == pressed.age,
      isOutside(blocker, location)
    else { return }
    blocker.takePressOutside()
  }

  func pressWasCancelled(_ source: TouchSource) {
    if pressOutside?.source == source { pressOutside = nil }
  }

  func pressesWereCancelled() { pressOutside = nil }

  /// Whether a point in window coordinates is outside an overlay.
  ///
  /// Unlike hit testing, this also counts the inside of a view that receives no input, because it
  /// is moving or disabled.
  private func isOutside(_ overlay: Overlay, _ location: Point) -> Bool {
    !overlay.view.point(inside: overlay.view.convert(location, from: nil), with: nil)
  }

  func pressDidBeginElsewhere() { endMenus() }

  func windowDidResize() { endMenus() }

  private func endMenus() { end { $0.kind == .menu || $0.kind == .tooltip } }

  // MARK: Keys

  func keyWillGoDown(_ key: Key) {
    end { $0.kind == .tooltip || $0.endsBefore?(key) == true }
  }

  var keyTaker: View? { overlay(tree.keyTaker)?.view }

  func keyTarget(for responder: Responder) -> Responder {
    if let keyTaker { return keyTaker }
    // Keys for the window itself are treated as keys for its content.
    let blocker =
      responder === window
      ? overlay(tree.blocker(of: [ObjectIdentifier(window)], .keys)) : blocker(of: responder, .keys)
    return blocker.map { $0.keyView ?? $0.view } ?? responder
  }

  func takesEscape() -> Bool {
    for entry in tree.presentations {
      guard let presentation = overlay(entry), hasKeys(presentation) else { continue }
      presentation.takePressOutside()
      return true
    }
    return false
  }

  /// Whether unhandled keys are meant for a presentation.
  private func hasKeys(_ presentation: Overlay) -> Bool {
    presentation.blocking.contains(.keys)
      || window.focusedView?.isDescendant(of: presentation.view) == true
  }

  // MARK: Moving

  /// Ends the tooltips whose views have moved or are covered now.
  func frameDidLayOut() {
    // Frames without one allocate nothing.
    guard overlays.contains(where: { $0.kind == .tooltip }) else { return }
    end { tip in
      guard tip.kind == .tooltip, let source = tip.source else { return false }
      return source.convert(source.bounds, to: nil) != tip.place || covers(source)
    }
  }

  /// Whether an overlay lies over the center of a view, or keeps the pointer from it.
  func covers(_ view: View) -> Bool {
    if blocks(view, .pointer) { return true }
    let center = view.convert(view.bounds, to: nil).center
    return overlays.contains { overlay in
      (overlay.kind == .notice || overlay.kind == .banner) && overlay.phase == .open
        && !view.isDescendant(of: overlay.view)
        && overlay.view.point(inside: overlay.view.convert(center, from: nil), with: nil)
    }
  }

  // MARK: Leaving

  func viewWillLeave(_ view: View) {
    for overlay in overlays.reversed() where depends(overlay, on: view) {
      let leavesAlong = overlay.staysInContainer && overlay.view.isDescendant(of: view)
      depart(overlay, keepsView: overlay.view === view || leavesAlong)
    }
  }

  private func depends(_ overlay: Overlay, on view: View) -> Bool {
    overlay.view === view || overlay.container === view || overlay.scope === view
      || overlay.kind == .tooltip && overlay.source === view
  }

  func windowWillHide() {
    for overlay in overlays.reversed() where !overlay.kind.outlastsHiding { depart(overlay) }
  }

  // MARK: Blocking

  /// Returns the frontmost overlay that blocks a kind of input from a responder.
  ///
  /// Nothing blocks the window itself or the responders after it in the chain.
  private func blocker(of responder: Responder, _ input: OverlayBlocking) -> Overlay? {
    guard responder !== window else { return nil }
    let path = OverlayPath(from: responder, in: self)
    guard path.contains(ObjectIdentifier(window)) else { return nil }
    return overlay(
      tree.blocker(of: path, input) { entry in
        input == .pointer && overlay(entry)?.passesPointer?(responder) == true
      })
  }
}
