extension ViewController {
  /// Implements ``present(_:animated:completion:)``.
  func requestPresentation(
    of presented: ViewController, isAnimated: Bool, _ completion: (() -> Void)?
  ) {
    if let obstacle = obstacle(toPresenting: presented) {
      return refuse(obstacle, toPresent: presented)
    }
    let controller = presented.presentationControllerMade(presenting: self, source: self)
    let style = controller.adaptedStyle(for: storedView?.window?.traitCollection ?? traitCollection)
    let shape = style == .none ? controller : controller.makeShape(for: style)
    let presenter = presenter(inFullscreen: shape.shouldPresentInFullscreen)
    // The delegates that were asked may have presented something themselves.
    let obstacle = controller.obstacle(to: presenter) ?? obstacle(toPresenting: presented)
    if let obstacle = obstacle ?? presenter.obstacleOfChain {
      return presenter.refuse(obstacle, toPresent: presented)
    }
    let presentation = Presentation(controller, adaptedTo: style, by: presenter)
    presented.loadViewIfNeeded()
    let motion = presenter.motion(
      AnimatorRequest(presented: presented, presenter: presenter, source: self), of: presentation,
      isWanted: isAnimated)
    let session = TransitionSession(
      PresentingExchange(presentation, by: presenter), motion
    ) { isDone in
      if isDone { completion?() }
    }
    session.schedule()
    presentation.prepareShape(session.coordinatorInForce)
  }

  /// The controller that presents: the nearest that defines a context if the presentation asks for
  /// one, or else the outermost ancestor.
  private func presenter(inFullscreen isFullscreen: Bool) -> ViewController {
    isFullscreen ? outermostAncestor : presentationContext ?? outermostAncestor
  }

  /// Returns why the controller cannot present another one, whoever becomes the presenter.
  private func obstacle(toPresenting presented: ViewController) -> PresentationObstacle? {
    if sequence(first: self, next: \.storedParent).contains(where: { $0 === presented }) {
      return .itself
    }
    if presented.presentation?.incoming != nil { return .presentedAlready }
    if presented.storedParent != nil { return .hasParent }
    if presented.windowToFill != nil { return .isRoot }
    if presented.modalPresentationStyle == .none { return .noStyle }
    return storedView?.attachedWindow == nil ? .noWindow : nil
  }

  /// Returns why the controller cannot become a presenter now.
  private var obstacleOfChain: PresentationObstacle? {
    if storedView?.attachedWindow == nil { return .noWindow }
    if let outgoing = presentation?.outgoing as? Presentation {
      return outgoing.phase.isInProgress ? .inProgress : .presentsAlready
    }
    let incoming = presentation?.incoming as? Presentation
    return incoming?.phase.isInProgress == true ? .inProgress : nil
  }

  private func refuse(_ obstacle: PresentationObstacle, toPresent presented: ViewController) {
    let text = "\(name) cannot present \(presented.name), because \(obstacle.reason)"
    switch obstacle.consequence {
    case .trap: misuse(text)
    case .refusal: warn(text)
    }
  }

  /// Presents a controller, and returns after it has appeared, or at once if the request is refused.
  ///
  /// See ``present(_:animated:completion:)``.
  public func present(_ controller: ViewController, animated isAnimated: Bool) async {
    await withCheckedContinuation { continuation in
      let waiter = CompletionWaiter(continuation)
      present(controller, animated: isAnimated) { waiter.resume() }
    }
  }

  /// Dismisses what the controller presents or the controller itself, and returns after the last
  /// controller has disappeared, or at once if the request is refused.
  ///
  /// See ``dismiss(animated:completion:)``.
  public func dismiss(animated isAnimated: Bool) async {
    await withCheckedContinuation { continuation in
      let waiter = CompletionWaiter(continuation)
      dismiss(animated: isAnimated) { waiter.resume() }
    }
  }

  /// Implements ``show(_:sender:)``.
  func showByTarget(_ controller: ViewController, sender: Any?) {
    if let target = targetViewController(forAction: .show, sender: sender), target !== self {
      target.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Implements ``showDetailViewController(_:sender:)``.
  func showDetailByTarget(_ controller: ViewController, sender: Any?) {
    if let target = targetViewController(forAction: .showDetailViewController, sender: sender),
      target !== self
    {
      target.showDetailViewController(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}

extension Selector {
  /// Shows a controller in the way of a container; see ``ViewController/show(_:sender:)``.
  public static let show = Selector(inherited: "show") { (target: ViewController, sender) in
    if let controller = sender as? ViewController { target.show(controller, sender: nil) }
  }
  /// Shows a controller as a detail; see ``ViewController/showDetailViewController(_:sender:)``.
  public static let showDetailViewController = Selector(
    inherited: "showDetailViewController"
  ) { (target: ViewController, sender) in
    if let controller = sender as? ViewController {
      target.showDetailViewController(controller, sender: nil)
    }
  }
}

/// Resumes a task when a completion is called, or when it is released without having been called.
@MainActor
private final class CompletionWaiter {
  private var continuation: CheckedContinuation<Void, Never>?

  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

  func resume() {
    continuation?.resume()
    continuation = nil
  }

  isolated deinit { continuation?.resume() }
}
