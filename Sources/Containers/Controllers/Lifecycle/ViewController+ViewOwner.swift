extension ViewController: ViewOwner {
  func ownedViewWillMove(under owner: (any ViewOwner)?) {
    let above = owner as? ViewController
    controllerAbove = above
    guard let above, let storedParent, above !== storedParent else { return }
    misuse(
      "ViewControllerHierarchyInconsistency: the view of \(name) cannot lie in that of "
        + "\(above.name), for its parent is \(storedParent.name): addChild it to \(above.name) "
        + "first, or add its view to its parent's.")
  }

  func ownedViewWillMove(from old: Window?, to new: Window?, with moved: View) {
    if let old { leave(old, with: moved) }
    if let new { enter(new, with: moved) }
  }

  func ownedViewDidMove(from old: Window?, to new: Window?, with moved: View) {
    // Nothing is left to begin but where a callback moved views about in between.
    if let new { enter(new, with: moved) } else if let old { leave(old, with: moved) }
    if new != nil, appearance == .appearing { storedView?.setNeedsLayout() }
    if new == nil { containedTransition?.viewLeft() }
  }

  func ownedViewDidMove(inside window: Window, with moved: View) {
    if isLeftBehind { enter(window, with: moved) }
  }

  /// Whether the view has been moved away from what kept it from being seen: a parent or a transition
  /// with which the controller disappears, or has disappeared.
  private var isLeftBehind: Bool {
    switch appearance {
    case .disappeared: true
    case .disappearing:
      if let leader = transition?.leader {
        storedParent?.transition !== leader
      } else {
        containedTransition?.holds(storedView) == false
      }
    case .appearing, .appeared: false
    }
  }

  var minimumLayoutMargins: DirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }

  func ownedViewSafeAreaInsetsDidChange() { viewSafeAreaInsetsDidChange() }

  func ownedViewLayoutMarginsDidChange() { viewLayoutMarginsDidChange() }

  func ownedViewUpdateConstraints() { updateViewConstraints() }

  func ownedViewWillLayoutSubviews() {
    if storedView?.window?.shown != nil { deliverIsAppearing() }
    trace(.layout, "\(name) lays out \(storedView?.identity ?? "")")
    viewWillLayoutSubviews()
  }

  func ownedViewDidLayoutSubviews() { viewDidLayoutSubviews() }

  func ownedViewTraits(inheriting inherited: TraitCollection) -> TraitCollection {
    traitState?.traits(inheriting: inherited) ?? inherited
  }

  var ownedViewDetachedTraits: TraitCollection? {
    if let storedParent, !storedParent.inherits(from: self) { return storedParent.traitCollection }
    return windowToFill?.traitCollection
  }

  /// Whether the environment comes from a controller, by the views above or by the parents: a parent
  /// may, by mistake or for a moment, lie inside what it contains.
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
    let (previous, current) = (toldTraits, ownedViewTraits(inheriting: inherited))
    toldTraits = current
    if previous != current { traitCollectionDidChange(previous) }
    if previous?.userInterfaceStyle != current.userInterfaceStyle {
      setNeedsStatusBarAppearanceUpdate()
    }
    traitState?.tellRegistrations(current)
    return (previous, current)
  }

  func fillWindow(_ window: Window) {
    // Who goes, or the loading of the view, may have given the window another root.
    guard windowToFill === window, let view, view.superview !== window, windowToFill === window
    else { return }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.insertSubview(view, at: 0)
    if windowToFill === window, view.superview === window { updateStatusBar(of: window) }
  }

  func ownedViewFittingSizeDidChange() {
    storedParent?.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
  }
}
