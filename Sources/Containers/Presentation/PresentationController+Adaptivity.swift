extension PresentationController {
  /// The controller that is shown: the presented one, or one that an adaptive delegate provides.
  var shownController: ViewController {
    presentation?.shownController ?? presentedViewController
  }

  /// The style that the presentation takes in compact width by the rules of the system.
  public var adaptivePresentationStyle: ModalPresentationStyle {
    adaptivePresentationStyle(for: TraitCollection { $0.horizontalSizeClass = .compact })
  }

  /// Returns the style that the presentation takes under the given traits by the rules of the system,
  /// or ``ModalPresentationStyle/none`` if it does not adapt.
  public func adaptivePresentationStyle(for traitCollection: TraitCollection)
    -> ModalPresentationStyle
  {
    ruledStyle(for: traitCollection)
  }

  /// Returns the style to which the presentation adapts, or ``ModalPresentationStyle/none`` if it does
  /// not.
  ///
  /// The delegate is asked first.
  func adaptedStyle(for traits: TraitCollection) -> ModalPresentationStyle {
    let answer =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits) ?? .automatic
    switch answer {
    case .automatic: return ruledStyle(for: traits)
    case .none: return .none
    case .fullScreen, .pageSheet, .formSheet, .overFullScreen:
      return answer == presentationStyle ? .none : answer
    case .popover, .custom, .currentContext, .overCurrentContext:
      warn(
        "The adaptive style \(answer) of \(presentedViewController.name) is ignored: answer "
          + "fullScreen, overFullScreen, pageSheet, formSheet, or none.")
      return ruledStyle(for: traits)
    }
  }

  /// Forwards a change of the container's size to the shown controller if its own size changes.
  func forwardTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    let controller = shownController
    guard controller.viewIfLoaded != nil else { return }
    let size = self.size(forChildContentContainer: controller, withParentContainerSize: size)
    controller.containerWillTransition(to: size, with: coordinator)
  }

  /// Forwards a change of the traits around the container to the shown controller if its own traits
  /// change.
  func forwardTransition(
    to traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    let inherited = presentation?.traits(inheriting: traits) ?? traits
    shownController.containerWillTransition(inheriting: inherited, with: coordinator)
  }
}
