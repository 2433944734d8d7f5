extension ViewController {
  /// Notifies a window's controllers of a new size and traits, and applies them.
  func windowWillTransition(
    _ window: Window, to size: Size, inheriting traits: TraitCollection,
    _ change: @escaping () -> Void
  ) {
    guard let root = shownView, root.superview === window else {
      change()
      return
    }
    let session = TransitionSession(
      of: window, TurnMotion(window, to: size, filling: root, change))
    session.begin(telling: self) { coordinator in
      let new = ownedViewTraits(inheriting: traits)
      if new != traitCollection { willTransition(to: new, with: coordinator) }
      if size != window.bounds.size { viewWillTransition(to: size, with: coordinator) }
    }
  }
}
