extension ViewController: TraitSource {
  func ownedViewTraits(inheriting inherited: TraitCollection) -> TraitCollection {
    traitState?.traits(inheriting: inherited) ?? inherited
  }

  var ownedViewDetachedTraits: TraitCollection? {
    if let storedParent, !storedParent.inherits(from: self) { return storedParent.traitCollection }
    return windowToFill?.traitCollection
  }

  /// Whether the traits come from the given controller, through the superviews or the parents.
  ///
  /// Tracks visited controllers, because a parent may lie inside its own child, by mistake or for a
  /// moment.
  private func inherits(from controller: ViewController) -> Bool {
    var seen = Set<ViewController>()
    var current: ViewController? = self
    while let candidate = current, seen.insert(candidate).inserted {
      if candidate === controller { return true }
      current =
        candidate.storedView?.superview?.nearestOwner as? ViewController ?? candidate.storedParent
    }
    return false
  }

  func ownedViewTakesTraits(
    inheriting inherited: TraitCollection
  ) -> (previous: TraitCollection?, current: TraitCollection) {
    let given = traitsOfParent
    if given != traitState?.given {
      traitStateMade.given = given
      traitStateMade.invalidate()
    }
    let (previous, current) = (toldTraits, ownedViewTraits(inheriting: inherited))
    toldTraits = current
    if previous != current {
      controllerState.expectedSizeClass = nil
      // The view is laid out after its traits have changed.
      controllerState.needsContentUnavailableUpdate = true
      traitCollectionDidChange(previous)
    }
    if previous?.userInterfaceStyle != current.userInterfaceStyle {
      setNeedsStatusBarAppearanceUpdate()
    }
    traitState?.tellRegistrations(current)
    return (previous, current)
  }
}
