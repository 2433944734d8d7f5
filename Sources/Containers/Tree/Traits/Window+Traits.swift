extension Window {
  /// The maximum number of rounds in which changes made by trait callbacks are delivered.
  ///
  /// Later ones wait for the next layout.
  private static let mostTraitRounds = 8

  /// Schedules an update of a view's traits before the next layout.
  func noteTraits(_ update: TraitUpdate) {
    traitUpdates.append(update)
    setNeedsFrame()
  }

  /// Forgets views that have left the window.
  func viewsDidLeave() {
    if hasTraitUpdates { traitUpdates.removeAll { $0.view.map { $0.window !== self } ?? false } }
    respondersDidLeave()
  }

  /// Whether any view may have traits that differ from those last reported.
  var hasTraitUpdates: Bool { !traitUpdates.isEmpty }

  /// Whether all views know their traits: no update is pending, and none is being delivered.
  var areTraitsTold: Bool { traitUpdates.isEmpty && traitDepth == 0 }

  /// Delivers pending trait changes, from the top down.
  func updateTraits() {
    guard traitDepth < Window.mostTraitRounds else { return }
    traitDepth += 1
    defer { traitDepth -= 1 }
    // A callback that delivers its own change leaves what follows from that to the outer rounds.
    for _ in 0..<(traitDepth == 1 ? Window.mostTraitRounds : 1) where !traitUpdates.isEmpty {
      guard isVisible else { return }
      let updates = traitUpdates.map { ($0, $0.view.map(\.depth) ?? 0) }.sorted { $0.1 < $1.1 }
      traitUpdates = []
      for (update, _) in updates {
        let view = update.view ?? self
        guard view.attachedWindow === self else { continue }
        let inherited = view.inheritedTraits
        view.takeTraits(TraitChange(previous: inherited, current: inherited), update.extent)
      }
    }
    guard traitDepth == 1, let restless = traitUpdates.first else { return }
    warn(
      "the traits of \((restless.view ?? self).identity) still change after "
        + "\(Window.mostTraitRounds) rounds: a callback must not change them every time.")
  }

  /// Updates the traits that the window provides: those of the system, its scale, and its size
  /// classes.
  func takeEnvironment() { take(size: bounds.size, scale: scale) }

  /// Adopts a size or scale set by the user or the platform, and changed system traits.
  ///
  /// The controllers are notified before the change, and the views after it.
  func take(size: Size, scale: Double) {
    let new = environment(size: size, scale: scale)
    guard size != bounds.size || new != traitState?.base else { return }
    let change = { [self] in
      self.scale = scale
      isFollowingHost = true
      frame = Rect(origin: frame.origin, size: size)
      isFollowingHost = false
      traitStateMade.base = new
      noteTraits(.changed)
    }
    guard let rootOwner else {
      change()
      return
    }
    let inherited = traitState?.traits(inheriting: new) ?? new
    rootOwner.windowWillTransition(self, to: size, inheriting: inherited, change)
  }

  /// Returns the traits that the window provides at a size, in points, and a scale.
  func environment(size: Size, scale: Double) -> TraitCollection {
    (host?.systemTraits ?? .current).modifyingTraits {
      $0.displayScale = scale
      $0.horizontalSizeClass = .horizontal(size.width)
      $0.verticalSizeClass = .vertical(size.height)
    }
  }
}
