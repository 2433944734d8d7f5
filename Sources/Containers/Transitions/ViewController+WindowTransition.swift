extension ViewController {
  /// Prepares the controllers of a window for another environment, and lets it have it.
  func windowWillTransition(
    _ window: Window, to size: Size, inheriting traits: TraitCollection,
    _ change: @escaping () -> Void
  ) {
    guard let root = shownView, root.superview === window else {
      change()
      return
    }
    let transition = EnvironmentTransition(window, to: size)
    let coordinator = transition.coordinator
    self.coordinator = coordinator
    let new = ownedViewTraits(inheriting: traits)
    if new != traitCollection { willTransition(to: new, with: coordinator) }
    if size != window.bounds.size { viewWillTransition(to: size, with: coordinator) }
    transition.run(filling: root, change) { [weak self] in
      if self?.coordinator === coordinator { self?.coordinator = nil }
    }
  }
}
