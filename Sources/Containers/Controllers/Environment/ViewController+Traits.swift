extension ViewController: TraitChangeObservable, TraitStateKeeper {
  /// The environment: what the view inherits from its superview, with the own overrides; the view
  /// and all below inherit it in turn.
  ///
  /// While the view is in no hierarchy it is what the parent has.
  public var traitCollection: TraitCollection {
    ownedViewTraits(
      inheriting: storedView?.inheritedTraits ?? ownedViewDetachedTraits ?? .current)
  }

  /// The traits that the controller gives to itself, its view and all below.
  public var traitOverrides: TraitOverrides {
    get { traitState?.overrides ?? TraitOverrides() }
    set {
      guard newValue != traitOverrides else { return }
      changeTraits { $0.overrides = newValue }
    }
  }

  /// Light or dark for the controller and all below, whatever stands above; unspecified to inherit it.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { traitOverrides.userInterfaceStyle }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  /// Gives a child traits in place of those that it would inherit; nil ends that.
  ///
  /// They last as long as the child is contained. What the child overrides itself counts more.
  public func setOverrideTraitCollection(
    _ traits: TraitCollection?, forChild child: ViewController
  ) {
    guard child.storedParent === self else {
      misuse("\(name) cannot give traits to \(child.name), which is no child of it: addChild it.")
    }
    child.impose(traits)
  }

  /// Tells everyone in the window of changes that they have not heard of, now instead of before the
  /// next layout.
  public func updateTraitsIfNeeded() { storedView?.updateTraitsIfNeeded() }

  /// Takes the traits that the parent was told to give.
  func impose(_ traits: TraitCollection?) {
    if traits != traitState?.imposed { traitStateMade.imposed = traits }
    askParentForTraits()
  }

  /// Takes the traits that the parent gives.
  func askParentForTraits() {
    let given = traitsOfParent
    if given != traitState?.given { changeTraits { $0.given = given } }
  }

  /// What the parent gives now.
  var traitsOfParent: TraitCollection? { storedParent?.overrideTraitCollection(forChild: self) }

  private func changeTraits(_ change: (TraitState) -> Void) {
    change(traitStateMade)
    traitStateMade.invalidate()
    storedView?.noteTraits(.changed)
  }
}
