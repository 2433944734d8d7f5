/// A view whose traits may differ from those last reported to it.
@MainActor
struct TraitUpdate {
  /// How far an update descends.
  enum Extent {
    /// As far as any traits differ.
    case changed
    /// To every descendant, because some have not been told their traits yet.
    case all
  }

  /// The view, or `nil` for the window that keeps the update.
  ///
  /// Not weak: once a view has been referenced weakly, retaining it is slow. The window drops the
  /// updates of views that leave it.
  let view: View?
  let extent: Extent
}

/// A change from one set of traits to another.
struct TraitChange {
  let previous: TraitCollection
  let current: TraitCollection
  /// Whether any inherited trait differs.
  let isChange: Bool
  /// Whether the visible tint color differs.
  let isTintChange: Bool

  init(previous: TraitCollection, current: TraitCollection) {
    self.previous = previous
    self.current = current
    let tints = (previous.storage.tint, current.storage.tint)
    isChange = previous != current || tints.0 != tints.1
    isTintChange =
      isChange
      && (tints.0.color(with: previous) != tints.1.color(with: current)
        || tints.0.mark(with: previous) != tints.1.mark(with: current))
  }
}
