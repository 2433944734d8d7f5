/// A reason for which a presentation or dismissal does not take place.
package enum PresentationObstacle: Hashable, Sendable, CaseIterable {
  /// A controller is presented by itself or by one that it contains.
  case itself
  /// The controller is presented already.
  case presentedAlready
  /// The controller has a parent.
  case hasParent
  /// The controller is the root of a window.
  case isRoot
  /// The style is ``ModalPresentationStyle/none``.
  case noStyle
  /// A popover has neither a source view nor a source item.
  case noSource
  /// An alert has no title, message, action, or text field.
  case nothingToShow
  /// The presenter's view is in no window.
  case noWindow
  /// The presenter presents another controller.
  case presentsAlready
  /// Another presentation or dismissal in the presenter's chain is in progress.
  case inProgress
  /// The source of a popover is in no window, or in another one.
  case sourceElsewhere

  /// What happens to the request.
  package enum Consequence: Hashable, Sendable {
    /// A programming error ends the program.
    case trap
    /// The request is refused with a logged warning: nothing changes, and the completion is not
    /// called.
    case refusal
  }

  /// What happens to the request.
  package var consequence: Consequence {
    switch self {
    case .itself, .presentedAlready, .hasParent, .isRoot, .noStyle, .noSource, .nothingToShow: .trap
    case .noWindow, .presentsAlready, .inProgress, .sourceElsewhere: .refusal
    }
  }

  /// The reason and the remedy, as the end of a message that begins with both controllers.
  package var reason: String {
    switch self {
    case .itself: "it is the same controller: present another one."
    case .presentedAlready: "it is presented already: dismiss it first."
    case .hasParent: "it has a parent: remove it from its parent first."
    case .isRoot: "it is the root of a window: give the window another root first."
    case .noStyle: "its modalPresentationStyle is none: set another style."
    case .noSource: "the popover has no source: set its sourceView or sourceItem first."
    case .nothingToShow: "there is nothing to show: give it a title, a message, or an action."
    case .noWindow: "the presenter's view is in no window: present it when the view has appeared."
    case .presentsAlready:
      "the presenter presents another controller: dismiss that first, or present from it."
    case .inProgress:
      "another presentation or dismissal is in progress: wait for its completion."
    case .sourceElsewhere:
      "the source of the popover is not in the presenter's window: choose a view in that window."
    }
  }
}

extension Presentation {
  /// The presentation as a sentence of a message.
  var sentence: String {
    let presenter = presentingController?.name ?? "A controller that is gone"
    let verb =
      switch phase {
      case .presenting: "is presenting"
      case .presented: "presents"
      case .dismissing: "is dismissing"
      case .ended: "presented"
      }
    return "\(presenter) \(verb) \(presentedController.name)."
  }
}
