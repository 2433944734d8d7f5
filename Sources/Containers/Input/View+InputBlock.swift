extension View {
  /// Whether a transition keeps pointer and keys from the view, or from one around it.
  var isInputBlocked: Bool { chain.contains { $0.animations?.isInputBlocked == true } }

  /// Notes that an animator moves the view in a transition, or no longer.
  func setInTransition(_ isInTransition: Bool) {
    guard isInTransition || animations != nil else { return }
    let animations = animations ?? ViewAnimations()
    animations.isInTransition = isInTransition
    self.animations = animations.isEmpty ? nil : animations
  }

  /// Keeps pointer and keys from the view and all that it holds.
  ///
  /// Touches in it are taken away, with the gestures in it that follow them, and keys that are held in it are
  /// cancelled.
  func blockInput() {
    let animations = animations ?? ViewAnimations()
    self.animations = animations
    animations.isInputBlocked = true
    setNeedsAccessibilityUpdate()
    guard let window else { return }
    window.touchDispatcher.cancelTouches { $0.isDescendant(of: self) }
    window.pressDispatcher.cancelPresses(at: window.host?.now ?? .zero) { responder in
      responder.responderChain.contains { $0 === self }
    }
  }

  /// Lets pointer and keys reach the view again.
  func unblockInput() {
    guard let animations, animations.isInputBlocked else { return }
    animations.isInputBlocked = false
    setNeedsAccessibilityUpdate()
    if animations.isEmpty { self.animations = nil }
  }
}

extension Responder {
  /// The responder and those after it.
  var responderChain: some Sequence<Responder> { sequence(first: self, next: \.next) }

  /// The first in the chain that no transition keeps the keys from.
  var beyondBlockedViews: Responder {
    var start = self
    for responder in responderChain {
      guard let view = responder as? View, view.animations?.isInputBlocked == true else { continue }
      start = view.superview ?? view.window ?? view
    }
    return start
  }
}
