extension Window {
  /// How many times changes are told that the telling itself makes, before that waits for the next
  /// layout.
  private static let mostTraitRounds = 8

  /// Notes a view that may have to be told of its environment before the next layout.
  func noteTraits(_ update: TraitUpdate) {
    traitUpdates.append(update)
    setNeedsFrame()
  }

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
  func takeEnvironment() {
    let new = environment(for: bounds.size)
    guard new != traitState?.base else { return }
    traitStateMade.base = new
    noteTraits(.changed)
  }

  /// Returns what the window would give to its views at a size, in points.
  func environment(for size: Size) -> TraitCollection {
    (host?.systemTraits ?? .current).modifyingTraits {
      $0.displayScale = scale
      $0.horizontalSizeClass = .horizontal(size.width)
      $0.verticalSizeClass = .vertical(size.height)
    }
  }
}

extension View {
  /// How many views are above.
  fileprivate var depth: Int {
    var count = 0
    var view = superview
    while let current = view {
      count += 1
      view = current.superview
    }
    return count
  }
}
