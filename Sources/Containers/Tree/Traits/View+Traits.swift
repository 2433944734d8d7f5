extension View: TraitChangeObservable, TraitStateKeeper {
  /// The traits of the view: those of its superview, or of the controller whose root view it is,
  /// with the view's overrides applied.
  ///
  /// A view removed from its window keeps the traits it had there. Before it enters a window, its
  /// traits are ``TraitCollection/current``.
  public var traitCollection: TraitCollection {
    traits(areTold: attachedWindow?.areTraitsTold == true)
  }

  /// Returns the traits of the view.
  ///
  /// - Parameter areTold: Whether the views in the window know theirs.
  private func traits(areTold: Bool) -> TraitCollection {
    if areTold, let toldTraits { return toldTraits }
    // Most views have the traits of an ancestor, so only those that may change them are asked.
    var view = self
    while view.ownerReference == nil, view.traitState == nil, let superview = view.superview {
      view = superview
    }
    return view.traits(inheriting: view.inheritedTraits(areTold: areTold))
  }

  private func inheritedTraits(areTold: Bool) -> TraitCollection {
    superview?.traits(areTold: areTold) ?? traitState?.base ?? owner?.ownedViewDetachedTraits
      ?? .current
  }

  /// The traits that the view overrides for itself and its descendants.
  public var traitOverrides: TraitOverrides {
    get { traitState?.overrides ?? TraitOverrides() }
    set {
      guard newValue != traitOverrides else { return }
      changeTraits { $0.overrides = newValue }
    }
  }

  /// The light or dark style forced on the view and its descendants, or `.unspecified` to inherit
  /// it.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// The smallest text size for the view and its descendants, or `nil` for no limit; `nil` by
  /// default.
  ///
  /// It takes precedence over a smaller ``maximumContentSizeCategory``.
  public var minimumContentSizeCategory: ContentSizeCategory? {
    get { traitState?.minimumContentSizeCategory }
    set {
      guard newValue != minimumContentSizeCategory else { return }
      changeTraits { $0.minimumContentSizeCategory = newValue }
    }
  }

  /// The largest text size for the view and its descendants, or `nil` for no limit; `nil` by
  /// default.
  public var maximumContentSizeCategory: ContentSizeCategory? {
    get { traitState?.maximumContentSizeCategory }
    set {
      guard newValue != maximumContentSizeCategory else { return }
      changeTraits { $0.maximumContentSizeCategory = newValue }
    }
  }

  /// Delivers all pending trait changes in the window now instead of before the next layout.
  public func updateTraitsIfNeeded() { attachedWindow?.updateTraits() }

  /// The traits that the view, or the controller whose root view it is, inherits.
  var inheritedTraits: TraitCollection {
    inheritedTraits(areTold: attachedWindow?.areTraitsTold == true)
  }

  /// Whether the view is in a window and no change of its traits is pending.
  var knowsTraits: Bool { toldTraits != nil && attachedWindow?.areTraitsTold == true }

  /// Returns the view's traits for inherited ones.
  private func traits(inheriting inherited: TraitCollection) -> TraitCollection {
    let inherited = owner?.ownedViewTraits(inheriting: inherited) ?? inherited
    return traitState?.traits(inheriting: inherited) ?? inherited
  }

  /// Changes the view's own traits and schedules their delivery.
  func changeTraits(_ change: (TraitState) -> Void) {
    let state = traitStateMade
    change(state)
    state.invalidate()
    noteTraits(.changed)
  }

  /// Stores the traits of a view that leaves its superview.
  func keepTraits() {
    guard flags.contains(.toldTraits), superview != nil else { return }
    traitStateMade.base = inheritedTraits
  }

  /// Replaces the stored traits of a view without a superview, if it has any.
  func inheritWhileDetached(_ traits: TraitCollection) {
    if traitState?.base != nil { traitState?.base = traits }
  }

  /// Schedules an update because the traits may differ from those last reported.
  func noteTraits(_ extent: TraitUpdate.Extent) {
    guard let window = attachedWindow else { return }
    window.noteTraits(TraitUpdate(view: window === self ? nil : self, extent: extent))
  }

  /// Reports a change of traits to the view and the descendants it affects.
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
    toldTraits = change.current
    if isFirst { tellFirst(change.current) } else if change.isChange { tell(change) }
    guard extent == .all || change.isChange else { return }
    for subview in storedSubviews where holds(subview) {
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
      (previous, current) = (toldTraits ?? previous, state.traits(inheriting: current))
      state.base = superview == nil ? state.base : nil
    }
    return TraitChange(previous: previous, current: current)
  }

  private func tellFirst(_ current: TraitCollection) {
    applyDynamicColors(current)
    layoutDirectionMayHaveChanged()
    insets?.readableGuide?.textSizeDidChange()
    traitCollectionDidChange(nil)
    traitState?.tellRegistrations(current)
    // Anything the view derived from its tint before it had a window was based on other traits.
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
    insets?.readableGuide?.textSizeDidChange()
  }
}
