extension ViewController {
  /// Implements ``present(_:animated:completion:)``.
  func requestPresentation(
    of presented: ViewController, isAnimated: Bool, _ completion: (() -> Void)?
  ) {
    if let obstacle = obstacle(toPresenting: presented) {
      return refuse(obstacle, toPresent: presented, by: self)
    }
    let controller = presented.presentationControllerMade(presenting: self, source: self)
    let style = controller.adaptedStyle(for: storedView?.window?.traitCollection ?? traitCollection)
    let shape = style == .none ? controller : controller.makeShape(for: style)
    let presenter = presenter(inFullscreen: shape.shouldPresentInFullscreen)
    // The delegates that were asked may have presented something themselves.
    let obstacle = controller.obstacle(to: presenter) ?? obstacle(toPresenting: presented)
    if let obstacle = obstacle ?? presenter.obstacleOfChain {
      return refuse(obstacle, toPresent: presented, by: presenter)
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

  private func refuse(
    _ obstacle: PresentationObstacle, toPresent presented: ViewController,
    by presenter: ViewController
  ) {
    let sentence = "\(name) cannot present \(presented.name), because \(obstacle.reason)"
    let parties = parties(of: obstacle, toPresent: presented, by: presenter)
    let text = ([sentence] + parties).joined(separator: " ")
    switch obstacle.consequence {
    case .trap: misuse(text)
    case .refusal: warn(text)
    }
  }

  /// Returns sentences that name who else is involved in an obstacle.
  private func parties(
    of obstacle: PresentationObstacle, toPresent presented: ViewController,
    by presenter: ViewController
  ) -> [String] {
    let other = presenter === self ? [] : ["The presenter is \(presenter.name)."]
    switch obstacle {
    case .itself, .noStyle, .noSource, .nothingToShow: return []
    case .presentedAlready:
      let incoming = presented.presentation?.incoming as? Presentation
      return incoming.map { [$0.sentence] } ?? []
    case .hasParent: return presented.parent.map { ["Its parent is \($0.name)."] } ?? []
    case .isRoot: return presented.windowToFill.map { ["Its window is \($0.identity)."] } ?? []
    case .noWindow: return other
    case .presentsAlready, .inProgress:
      return other + (presenter.presentationInForce.map { [$0.sentence] } ?? [])
    case .sourceElsewhere:
      let controller = presented.presentation?.controller as? PresentationController
      return other + (controller?.sourceName.map { ["The source is \($0)."] } ?? [])
    }
  }

  /// The presentation that keeps the controller from presenting.
  private var presentationInForce: Presentation? {
    (presentation?.outgoing ?? presentation?.incoming) as? Presentation
  }

  /// Presents a controller.
  ///
  /// Returns after it has appeared, or immediately if the request is refused. See
  /// ``present(_:animated:completion:)``.
  ///
  /// - Returns: Whether the controller has been presented: `false` if the request was refused, or the
  ///   user canceled the presentation.
  @discardableResult
  public func present(_ controller: ViewController, animated isAnimated: Bool) async -> Bool {
    await withCheckedContinuation { continuation in
      let waiter = CompletionWaiter(continuation)
      present(controller, animated: isAnimated) { waiter.resume() }
    }
  }

  /// Dismisses the presented controller, or the controller itself.
  ///
  /// Returns after the last controller has disappeared, or immediately if the request is refused.
  /// See ``dismiss(animated:completion:)``.
  ///
  /// - Returns: Whether nothing is presented any more: `false` if the request was refused, or the user
  ///   canceled the dismissal.
  @discardableResult
  public func dismiss(animated isAnimated: Bool) async -> Bool {
    await withCheckedContinuation { continuation in
      let waiter = CompletionWaiter(continuation)
      dismiss(animated: isAnimated) { waiter.resume() }
    }
  }

  /// Implements ``show(_:sender:)``.
  func showByTarget(_ controller: ViewController, _ sender: Any?) {
    if let target = targetViewController(forAction: .show, sender: sender), target !== self {
      target.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }

  /// Implements ``showDetailViewController(_:sender:)``.
  func showDetailByTarget(_ controller: ViewController, _ sender: Any?) {
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
  /// Shows a controller in a container; see ``ViewController/show(_:sender:)``.
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
  private var continuation: CheckedContinuation<Bool, Never>?

  init(_ continuation: CheckedContinuation<Bool, Never>) { self.continuation = continuation }

  func resume() {
    continuation?.resume(returning: true)
    continuation = nil
  }

  isolated deinit { continuation?.resume(returning: false) }
}
