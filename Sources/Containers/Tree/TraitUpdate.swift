/// A view that may have another environment than it was told of.
@MainActor
struct TraitUpdate {
  /// How far down to go.
  enum Extent {
    /// As far as anything differs.
    case changed
    /// To the last subview: not all have been told anything.
    case all
  }

  weak var view: View?
  let extent: Extent
}

/// An environment that takes the place of another.
struct TraitChange {
  let previous: TraitCollection
  let current: TraitCollection
  /// Whether they differ in anything that is inherited.
  let isChange: Bool
  /// Whether the tint that is seen is another.
  let isTintChange: Bool

  init(previous: TraitCollection, current: TraitCollection) {
    self.previous = previous
    self.current = current
    let tints = (previous.storage.tint, current.storage.tint)
    isChange = previous != current || tints.0 != tints.1
    isTintChange = isChange && tints.0.color(with: previous) != tints.1.color(with: current)
  }
}
