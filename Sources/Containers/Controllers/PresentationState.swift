/// What a controller stores about presenting and being presented, made when first needed.
@MainActor
final class PresentationState {
  var style = ModalPresentationStyle.automatic
  /// The presentation in which the controller presents another one.
  var outgoing: (any ControllerPresentation)?
  /// The presentation in which the controller is presented.
  weak var incoming: (any ControllerPresentation)?
  /// The presentation controller that was asked for early, or that manages the presentation.
  var controller: AnyObject?
  /// Whether the view is being put back into the window without an appearance.
  var isHeldBack = false
  /// The transitioning delegate.
  weak var transitioningDelegate: AnyObject?
  /// The transition that the controller prefers to those of the system.
  var preferredTransition: AnyObject?
}

extension ViewController {
  /// The presentation state, made if necessary.
  var presentationMade: PresentationState {
    if let presentation { return presentation }
    let made = PresentationState()
    presentation = made
    return made
  }
}
