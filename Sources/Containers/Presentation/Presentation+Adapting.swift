extension Presentation {
  /// Asks the delegate for the controller to show, and notifies it of the style.
  func prepareShape(_ coordinator: (any ViewControllerTransitionCoordinator)?) {
    let delegate = controller.delegate
    if adaptedStyle != .none { delegate?.presentationController(controller, prepare: shape) }
    let given =
      adaptedStyle == .none
      ? nil
      : delegate?.presentationController(
        controller, viewControllerForAdaptivePresentationStyle: adaptedStyle)
    shownController = given ?? presentedController
    delegate?.presentationController(
      controller, willPresentWithAdaptiveStyle: adaptedStyle, transitionCoordinator: coordinator)
  }

  /// Adapts to the traits around the container, in this turn.
  func adapt() {
    guard let traits = containerView?.superview?.traitCollection, controller.followsSizeClass else {
      return updateTraits()
    }
    let style = controller.adaptedStyle(for: traits)
    if style != adaptedStyle { changeShape(to: style) }
    updateTraits()
  }

  private func changeShape(to style: ModalPresentationStyle) {
    guard let containerView else { return }
    let (former, formerlyShown) = (shape, shownController)
    adaptedStyle = style
    shape = style == .none ? controller : controller.makeShape(for: style)
    shape.presentation = self
    prepareShape(presentingController?.transitionCoordinator)
    if shownController === presentedController { presentedController.leaveAdaptiveContainer() }
    View.performWithoutAnimation {
      shape.furnish(containerView)
      let above = presentedController.presentation?.outgoing as? Presentation
      if let above { above.changePlaceOfPresenter(takeContent) } else { takeContent() }
      if formerlyShown !== shownController, formerlyShown !== presentedController {
        formerlyShown.viewIfLoaded?.removeFromSuperview()
      }
      former.clear()
      showPresenterBehindCard()
      updateBlocking()
      setFurnitureShown(true)
      containerView.setNeedsLayout()
      containerView.layoutIfNeeded()
    }
    if former !== controller { former.presentation = nil }
    presentedController.setNeedsStatusBarAppearanceUpdate()
  }

  private func takeContent() {
    if let view = shape.presentedView { containerView?.addSubview(view) }
    shape.takeContent(shownController.view)
    // If a presentation above has removed the content, its frame is determined in the new shape.
    containerView?.setNeedsLayout()
    containerView?.layoutIfNeeded()
  }

  /// Returns the presenter's view to its place, without callbacks, where the new shape does not cover
  /// it.
  private func showPresenterBehindCard() {
    guard let place = presenterPlace, !shape.shouldRemovePresentersView else { return }
    presenterPlace = nil
    presentingController?.presentationMade.isHeldBack = true
    place.restore()
    presentingController?.presentationMade.isHeldBack = false
  }

  /// Moves the presenter's view, which may have been taken out, to another place, without callbacks.
  private func changePlaceOfPresenter(_ move: () -> Void) {
    guard let place = presenterPlace, let view = presentingController?.viewIfLoaded else {
      move()
      return moveContainer(to: coveredView?.superview)
    }
    let present = SavedPlace(of: view)
    presentingController?.presentationMade.isHeldBack = true
    place.restore()
    move()
    presenterPlace = SavedPlace(of: view)
    if coveredView != nil { moveContainer(to: view.superview) }
    if let present { present.restore() } else { view.removeFromSuperview() }
    presentingController?.presentationMade.isHeldBack = false
  }
}
