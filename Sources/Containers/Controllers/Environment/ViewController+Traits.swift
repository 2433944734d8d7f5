extension ViewController: TraitChangeObservable, TraitStateKeeper {
  /// The traits of the controller: those its view inherits from the superview, with the
  /// controller's overrides applied.
  ///
  /// The view and its subviews inherit them. While the view is in no view hierarchy, the controller
  /// has the traits of its parent.
  public var traitCollection: TraitCollection {
    if let toldTraits, storedView?.knowsTraits == true { return toldTraits }
    return ownedViewTraits(
      inheriting: storedView?.inheritedTraits ?? ownedViewDetachedTraits ?? .current)
  }

  /// The traits that the controller overrides for itself, its view, and all descendants.
  public var traitOverrides: TraitOverrides {
    get { traitState?.overrides ?? TraitOverrides() }
    set {
      guard newValue != traitOverrides else { return }
      changeTraits { $0.overrides = newValue }
    }
  }

  /// The light or dark style forced on the controller and its descendants, or `.unspecified` to
  /// inherit the style.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Overrides the traits that a child inherits, or stops overriding them with `nil`.
  ///
  /// The traits apply as long as the child is contained. The child's own overrides take precedence.
  public func setOverrideTraitCollection(
    _ traits: TraitCollection?, forChild child: ViewController
  ) {
    guard child.storedParent === self else {
      misuse(
        "\(name) cannot override traits of \(child.name), which is not its child: call "
          + "addChild(_:) first.")
    }
    child.impose(traits)
  }

  /// Delivers all pending trait changes in the window now instead of before the next layout.
  public func updateTraitsIfNeeded() { storedView?.updateTraitsIfNeeded() }

  /// Stores the traits that the parent was told to impose.
  func impose(_ traits: TraitCollection?) {
    if traits != traitState?.imposed { traitStateMade.imposed = traits }
    askParentForTraits()
  }

  /// Updates the traits that the parent gives.
  func askParentForTraits() {
    let given = traitsOfParent
    if given != traitState?.given { changeTraits { $0.given = given } }
  }

  /// The traits that the parent currently gives.
  var traitsOfParent: TraitCollection? { storedParent?.overrideTraitCollection(forChild: self) }

  private func changeTraits(_ change: (TraitState) -> Void) {
    change(traitStateMade)
    traitStateMade.invalidate()
    storedView?.noteTraits(.changed)
  }
}
