extension View: TraitChangeObservable, TraitStateKeeper {
  /// The environment: what the superview has, or the controller whose view this is, with the own
  /// overrides.
  ///
  /// Out of a window it is the one that the view had there; before it was in one,
  /// ``TraitCollection/current``.
  public var traitCollection: TraitCollection { traits(inheriting: inheritedTraits) }

  /// The traits that the view gives to itself and all below.
  public var traitOverrides: TraitOverrides {
    get { traitState?.overrides ?? TraitOverrides() }
    set {
      guard newValue != traitOverrides else { return }
      changeTraits { $0.overrides = newValue }
    }
  }

  /// Light or dark for the view and all below, whatever stands above; unspecified to inherit it.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The least size of text for the view and all below, whatever the person prefers; nil, as at first,
  /// for no limit.
  ///
  /// It counts over ``maximumContentSizeCategory`` where that is less.
  public var minimumContentSizeCategory: ContentSizeCategory? {
    get { traitState?.minimumContentSizeCategory }
    set {
      guard newValue != minimumContentSizeCategory else { return }
      changeTraits { $0.minimumContentSizeCategory = newValue }
    }
  }

  /// The greatest size of text for the view and all below, whatever the person prefers; nil, as at
  /// first, for no limit.
  public var maximumContentSizeCategory: ContentSizeCategory? {
    get { traitState?.maximumContentSizeCategory }
    set {
      guard newValue != maximumContentSizeCategory else { return }
      changeTraits { $0.maximumContentSizeCategory = newValue }
    }
  }

  /// Tells everyone in the window of changes that they have not heard of, now instead of before the
  /// next layout.
  public func updateTraitsIfNeeded() { attachedWindow?.updateTraits() }

  /// What the view, and a controller whose view it is, inherits from above.
  var inheritedTraits: TraitCollection {
    superview?.traitCollection ?? traitState?.base ?? owner?.ownedViewDetachedTraits ?? .current
  }

  /// Returns the environment that follows from an inherited one.
  private func traits(inheriting inherited: TraitCollection) -> TraitCollection {
    let inherited = owner?.ownedViewTraits(inheriting: inherited) ?? inherited
    return traitState?.traits(inheriting: inherited) ?? inherited
  }

  /// Changes what the view gives, and lets everyone know whom it concerns.
  func changeTraits(_ change: (TraitState) -> Void) {
    let state = traitStateMade
    state.told = toldTraits
    change(state)
    state.invalidate()
    noteTraits(.changed)
  }

  /// Keeps the environment of a view that leaves its place.
  func keepTraits() {
    guard flags.contains(.toldTraits), superview != nil else { return }
    let state = traitStateMade
    state.base = inheritedTraits
    state.told = toldTraits
  }

  /// The environment that the view was told of last, which may be another one by now; nil if it was
  /// told nothing.
  ///
  /// Who keeps none was told what its superview was.
  private var toldTraits: TraitCollection? {
    guard flags.contains(.toldTraits) else { return nil }
    return traitState?.told ?? owner?.toldTraits ?? superview?.toldTraits
  }

  /// Notes that the view may have another environment than it was told of.
  func noteTraits(_ extent: TraitUpdate.Extent) {
    attachedWindow?.noteTraits(TraitUpdate(view: self, extent: extent))
  }

  /// Tells the view, and those below whom it concerns, of its environment.
  func takeTraits(_ change: TraitChange, _ extent: TraitUpdate.Extent) {
    if ownerReference == nil, traitState == nil {
      hear(change, extent)
    } else {
      hear(ownChange(change), extent)
    }
  }

  private func hear(_ change: TraitChange, _ extent: TraitUpdate.Extent) {
    let isFirst = !flags.contains(.toldTraits)
    flags.insert(.toldTraits)
    if isFirst { tellFirst(change.current) } else if change.isChange { tell(change) }
    guard extent == .all || change.isChange else { return }
    let link = ViewLink(subviewList)
    for subview in storedSubviews where subview.superviewLink == link {
      subview.takeTraits(change, extent)
    }
  }

  private func ownChange(_ change: TraitChange) -> TraitChange {
    var (previous, current) = (change.previous, change.current)
    if let owner {
      let traits = owner.ownedViewTakesTraits(inheriting: current)
      (previous, current) = (traits.previous ?? previous, traits.current)
    }
    if let state = traitState {
      (previous, current) = (state.told ?? previous, state.traits(inheriting: current))
      state.base = superview == nil ? state.base : nil
      state.told = current
    }
    return TraitChange(previous: previous, current: current)
  }

  private func tellFirst(_ current: TraitCollection) {
    applyDynamicColors(current)
    layoutDirectionMayHaveChanged()
    traitCollectionDidChange(nil)
    traitState?.tellRegistrations(current)
    // What a view has made of its tint before it had a window, it has made of this.
    tintColorDidChange()
  }

  private func tell(_ change: TraitChange) {
    let (previous, current) = (change.previous, change.current)
    if current != previous {
      invalidate(from: previous, to: current)
      applyDynamicColors(current)
      traitCollectionDidChange(previous)
      traitState?.tellRegistrations(current)
    }
    if change.isTintChange { tintColorDidChange() }
  }

  private func invalidate(from previous: TraitCollection, to current: TraitCollection) {
    let colors = current.hasDifferentColorAppearance(comparedTo: previous)
    if colors || current.displayScale != previous.displayScale { setNeedsDisplay() }
    if owner != nil || current.layoutDirection != previous.layoutDirection { setNeedsLayout() }
    if current.layoutDirection != previous.layoutDirection { layoutDirectionMayHaveChanged() }
  }
}
