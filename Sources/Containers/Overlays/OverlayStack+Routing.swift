extension OverlayStack: OverlayRouting {
  func blocks(_ responder: Responder, _ input: OverlayBlocking) -> Bool {
    blocker(of: responder, input) != nil
  }

  func hides(_ view: View) -> Bool {
    guard blocks(view, .focus) else { return false }
    return !overlays.contains { $0.view.isDescendant(of: view) && !blocks($0.view, .focus) }
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

  /// Whether a point of the window is outside an overlay: a view that takes no input now, because it still moves or
  /// is disabled, is not hit and has an inside all the same.
  private func isOutside(_ overlay: Overlay, _ location: Point) -> Bool {
    !overlay.view.point(inside: overlay.view.convert(location, from: nil), with: nil)
  }

  func pressDidBeginElsewhere() { end { $0.kind == .menu || $0.kind == .tooltip } }

  // MARK: Keys

  func keyWillGoDown() { end { $0.kind == .tooltip } }

  var keyTaker: View? { overlay(tree.keyTaker)?.view }

  func keyTarget(for responder: Responder) -> Responder {
    if let keyTaker { return keyTaker }
    // The window's own keys are those of its content.
    let blocker =
      responder === window
      ? overlay(tree.blocker(of: [ObjectIdentifier(window)], .keys)) : blocker(of: responder, .keys)
    return blocker?.view ?? responder
  }

  func takesEscape() -> Bool {
    for entry in tree.presentations {
      guard let presentation = overlay(entry), hasKeys(presentation) else { continue }
      presentation.takePressOutside()
      return true
    }
    return false
  }

  /// Whether keys that nobody wants are meant for a presentation.
  private func hasKeys(_ presentation: Overlay) -> Bool {
    presentation.blocking.contains(.keys)
      || window.focusedView?.isDescendant(of: presentation.view) == true
  }

  // MARK: Leaving

  func viewWillLeave(_ view: View) {
    for overlay in overlays.reversed() where depends(overlay, on: view) {
      depart(overlay, keepsView: overlay.view === view)
    }
  }

  private func depends(_ overlay: Overlay, on view: View) -> Bool {
    overlay.view === view || overlay.container === view || overlay.scope === view
      || overlay.kind == .tooltip && overlay.source === view
  }

  func windowWillHide() {
    for overlay in overlays.reversed() where !overlay.kind.outlastsHiding { depart(overlay) }
  }

  // MARK: Paths

  /// Returns the overlay in front that keeps input of a kind from a responder.
  ///
  /// The window itself, and what lies behind it in the chain, is beneath nothing.
  private func blocker(of responder: Responder, _ input: OverlayBlocking) -> Overlay? {
    guard responder !== window else { return nil }
    let path = path(of: responder)
    guard path.last == ObjectIdentifier(window) else { return nil }
    return overlay(tree.blocker(of: path, input))
  }

  /// Returns the responder and those around it, as far as the window; a controller stands inside its view.
  func path(of responder: Responder) -> [ObjectIdentifier] {
    var path: [ObjectIdentifier] = []
    for step in sequence(first: responder, next: \.next) {
      if let view = ownView(of: step), path.last != ObjectIdentifier(view) {
        path.append(ObjectIdentifier(view))
      }
      path.append(ObjectIdentifier(step))
      if step === window { break }
    }
    return path
  }

  /// Returns the view of an overlay, or the scope of one, that a responder is the controller of; nil for none.
  private func ownView(of responder: Responder) -> View? {
    if responder is View { return nil }
    for overlay in overlays {
      for case let view? in [overlay.view, overlay.scope] where view.owner === responder {
        return view
      }
    }
    return nil
  }
}
