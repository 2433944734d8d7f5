extension Window {
  /// How many times changes are told that the telling itself makes, before that waits for the next
  /// layout.
  private static let mostTraitRounds = 8

  /// Notes a view that may have to be told of its environment before the next layout.
  func noteTraits(_ update: TraitUpdate) {
    traitUpdates.append(update)
    setNeedsFrame()
  }

  /// Whether a view may have another environment than it was told of.
  var hasTraitUpdates: Bool { !traitUpdates.isEmpty }

  /// Tells everyone of the environment who has not heard of it, top-down.
  func updateTraits() {
    for _ in 0..<Window.mostTraitRounds where !traitUpdates.isEmpty {
      guard isVisible else { return }
      let updates = traitUpdates.map { ($0, $0.view.map(\.depth) ?? 0) }.sorted { $0.1 < $1.1 }
      traitUpdates = []
      for (update, _) in updates {
        guard let view = update.view, view.attachedWindow === self else { continue }
        let inherited = view.inheritedTraits
        view.takeTraits(TraitChange(previous: inherited, current: inherited), update.extent)
      }
    }
  }

  /// Finds out what the window gives to its views: what the system says, the scale, and the room
  /// that its size gives.
  func takeEnvironment() { take(size: bounds.size, scale: scale) }

  /// Follows a change of size or scale that the person or the platform made, or of what the system
  /// says.
  ///
  /// The controllers are told before, and all views after.
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

  /// Returns what the window gives to its views at a size, in points, and a scale.
  func environment(size: Size, scale: Double) -> TraitCollection {
    (host?.systemTraits ?? .current).modifyingTraits {
      $0.displayScale = scale
      $0.horizontalSizeClass = .horizontal(size.width)
      $0.verticalSizeClass = .vertical(size.height)
    }
  }
}
