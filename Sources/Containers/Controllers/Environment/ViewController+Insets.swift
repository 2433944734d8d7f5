extension ViewController {
  /// Implements ``systemMinimumLayoutMargins``.
  var usualMinimumLayoutMargins: DirectionalEdgeInsets {
    let side = storedView?.systemSideMargin ?? 16
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Insets added to the safe area of the root view, for example by a container with a bar.
  public var additionalSafeAreaInsets: EdgeInsets {
    get { controllerState.addedInsets }
    set {
      guard newValue != controllerState.addedInsets else { return }
      controllerState.addedInsets = newValue
      storedView?.updateSafeArea()
    }
  }

  /// Whether the layout margins of the root view are at least ``systemMinimumLayoutMargins``.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { controllerState.respectsMinimumMargins }
    set {
      guard newValue != controllerState.respectsMinimumMargins else { return }
      controllerState.respectsMinimumMargins = newValue
      storedView?.marginsMayHaveChanged()
    }
  }

  /// The insets that the controller and its container add to the safe area of the root view.
  var ownedViewInsets: EdgeInsets { controllerState.addedInsets + controllerState.containerInsets }

  var ownedViewHeldSafeArea: EdgeInsets? { controllerState.heldSafeArea }

  /// Keeps the safe area of the root view as it is, while it leaves, or lets it follow again.
  func holdSafeArea(_ isHeld: Bool) {
    controllerState.heldSafeArea = isHeld ? storedView?.safeAreaInsets : nil
    if !isHeld { storedView?.updateSafeArea() }
  }
}
