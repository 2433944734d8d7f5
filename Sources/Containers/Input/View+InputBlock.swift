extension View {
  /// Whether a transition blocks pointer and key input to the view or one of its ancestors.
  var isInputBlocked: Bool { chain.contains { $0.animations?.isInputBlocked == true } }

  /// Records whether an animator is moving the view in a transition.
  func setInTransition(_ isInTransition: Bool) {
    guard isInTransition || animations != nil else { return }
    let animations = animations ?? ViewAnimations()
    animations.isInTransition = isInTransition
    self.animations = animations.isEmpty ? nil : animations
  }

  /// Blocks pointer and key input to the view and its descendants.
  ///
  /// Cancels the touches and held keys in the view, and the gestures in it that follow the touches.
  func blockInput() {
    let animations = animations ?? ViewAnimations()
    self.animations = animations
    animations.isInputBlocked = true
    setNeedsAccessibilityUpdate()
    guard let window else { return }
    window.touchDispatcher.cancelTouches { $0.isDescendant(of: self) }
    window.pressDispatcher.cancelPresses(at: window.host?.now ?? .zero) { responder in
      responder.treeChain.contains { $0 === self }
    }
  }

  /// Unblocks pointer and key input to the view.
  func unblockInput() {
    guard let animations, animations.isInputBlocked else { return }
    animations.isInputBlocked = false
    setNeedsAccessibilityUpdate()
    if animations.isEmpty { self.animations = nil }
  }
}

extension Responder {
  /// The responder chain, starting with this responder.
  var responderChain: some Sequence<Responder> { sequence(first: self, next: \.next) }

  /// The responder and what it lies in, up to the window and beyond.
  var treeChain: some Sequence<Responder> { sequence(first: self, next: \.nextInTree) }

  /// The first responder in the hierarchy whose keys no transition blocks.
  var beyondBlockedViews: Responder {
    var start = self
    for responder in treeChain {
      guard let view = responder as? View, view.animations?.isInputBlocked == true else { continue }
      start = view.superview ?? view.window ?? view
    }
    return start
  }
}
