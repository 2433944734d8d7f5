extension ViewController: ViewOwner {
  func ownedViewWillMove(under owner: (any ViewOwner)?) {
    let above = owner as? ViewController
    controllerAbove = above
    guard let above, let storedParent, above !== storedParent else { return }
    misuse(
      "ViewControllerHierarchyInconsistency: the view of \(name) cannot be inside that of "
        + "\(above.name), because its parent is \(storedParent.name): addChild it to "
        + "\(above.name) first, or add its view to its parent's.")
  }

  func ownedViewWillMove(from old: Window?, to new: Window?, with moved: View) {
    if let old { leave(old, with: moved) }
    if let new { enter(new, with: moved) }
  }

  func ownedViewDidMove(from old: Window?, to new: Window?, with moved: View) {
    // Something is left to begin only if a callback moved views in the meantime.
    if let new { enter(new, with: moved) } else if let old { leave(old, with: moved) }
    if new != nil, appearance == .appearing { storedView?.setNeedsLayout() }
    if new == nil {
      containedTransition?.viewLeft()
      presentation?.incoming?.viewLeft()
      presentation?.outgoing?.viewLeft()
    }
  }

  func ownedViewDidMove(inside window: Window, with moved: View) {
    if isLeftBehind { enter(window, with: moved) }
  }

  /// Whether the view was moved out of the parent or transition with which the controller is
  /// disappearing or has disappeared.
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
    updateContentUnavailable()
  }

  func ownedViewDidLayoutSubviews() {
    placeContentUnavailable()
    viewDidLayoutSubviews()
  }

  func ownedViewFittingSizeDidChange() {
    storedParent?.systemLayoutFittingSizeDidChange(forChildContentContainer: self)
  }
}
