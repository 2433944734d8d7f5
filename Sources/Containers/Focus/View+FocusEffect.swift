extension View {
  private var focusEffectState: FocusEffectState? { extras?.focusEffect as? FocusEffectState }

  private var focusEffectStateMade: FocusEffectState {
    if let focusEffectState { return focusEffectState }
    let made = FocusEffectState()
    madeExtras.focusEffect = made
    return made
  }

  /// Implements ``focusEffect``.
  var chosenFocusEffect: FocusHaloEffect? {
    get {
      guard case .chosen(let effect)? = focusEffectState?.choice else {
        return (self as? any FocusEffectOwner)?.usualFocusEffect
      }
      return effect
    }
    set {
      guard focusEffectState?.choice != .chosen(newValue) else { return }
      focusEffectStateMade.choice = .chosen(newValue)
      guard isFocused else {
        (self as? any FocusEffectOwner)?.focusEffectDidChange()
        return
      }
      didUpdateFocus()
      updateFocusRing()
    }
  }

  /// Whether the view shows its focus as its class does, and nobody has chosen otherwise.
  var showsUsualFocusEffect: Bool { showsFocus && focusEffectState?.choice ?? .usual == .usual }

  /// The effect that was chosen, or `nil` for none or the usual one.
  var ownFocusEffect: FocusHaloEffect? {
    if case .chosen(let effect)? = focusEffectState?.choice { effect } else { nil }
  }

  /// Whether somebody has chosen that the focus of the view is not shown.
  var hidesFocusEffect: Bool { focusEffectState?.choice == .chosen(nil) }

  /// Adds, moves, or removes the ring around the view.
  func updateFocusRing() {
    guard let effect = shownFocusEffect?.resolved(in: self) else {
      guard let state = focusEffectState, let ring = state.ring else { return }
      ring.removeFromSuperview()
      state.ring = nil
      return
    }
    AnimationRecorder.withCurrent(nil) {
      let state = focusEffectStateMade
      let ring = state.ring ?? FocusRingView()
      state.ring = ring
      // Around a view that clips, it would not be seen.
      let distance = clipsToBounds ? 0.0 : 3
      ring.place(
        effect.rect.insetBy(dx: -distance, dy: -distance),
        cornerRadius: effect.cornerRadius + distance)
      ring.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if ring.superview == nil { addSubview(ring) }
    }
  }

  /// The effect that a ring shows now, or `nil` for none.
  private var shownFocusEffect: FocusHaloEffect? {
    guard showsFocus else { return nil }
    if let owner = self as? any FocusEffectOwner {
      if owner.placesFocusEffect { return nil }
      if owner.drawsUsualFocusEffect, showsUsualFocusEffect { return nil }
    }
    return focusEffect
  }
}
