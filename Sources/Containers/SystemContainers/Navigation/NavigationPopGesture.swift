/// A drag from the leading edge that pops a navigation controller interactively.
@MainActor
final class NavigationPopGesture: EdgePan, GestureRecognizerDelegate {
  private weak var controller: NavigationController?
  private var interaction: PercentDrivenInteractiveTransition?

  init(of controller: NavigationController) {
    self.controller = controller
    super.init()
    delegate = self
    addTarget { [weak self] _ in self?.follow() }
  }

  private func follow() {
    switch state {
    case .began: interaction = controller?.beginInteractivePop()
    case .changed: interaction?.update(progress)
    case .ended, .cancelled:
      let goes = state == .ended && Self.completes(progress: progress, speed: speed)
      if goes { interaction?.finish() } else { interaction?.cancel() }
      interaction = nil
    case .possible, .failed: break
    }
  }

  override var isFromRight: Bool { view?.isRightToLeft == true }

  private var progress: Double {
    guard let view, view.bounds.width > 0 else { return 0 }
    return min(max(sign * translation(in: view).x / view.bounds.width, 0), 1)
  }

  private var speed: Double { sign * velocity(in: view).x }

  // MARK: Delegate

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    controller?.canBeginInteractivePop == true && isAtEdge(touch.location(in: view).x)
  }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    let way = translation(in: view)
    return sign * way.x > abs(way.y) && controller?.canBeginInteractivePop == true
  }

  /// Makes the scroll views inside wait for the decision.
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
  ) -> Bool {
    other is PanGestureRecognizer
  }
}

extension NavigationController {
  /// The drag from the leading edge that pops interactively, or `nil` before the view is loaded.
  public var interactivePopGestureRecognizer: GestureRecognizer? { flow.popGesture }

  /// Whether a drag can begin a pop.
  var canBeginInteractivePop: Bool {
    guard canGoBack, showsNavigationBar, !navigationBar.hidesRow, View.areAnimationsEnabled,
      topViewController?.navigationItem.backAction == nil
    else { return false }
    return customPop != .uninterruptible
  }

  /// How a pop from the top is animated by others.
  private enum CustomPop {
    case none, interactive, uninterruptible
  }

  private var customPop: CustomPop {
    let stack = flow.stack.elements
    guard let delegate, stack.count > 1,
      let animator = delegate.navigationController(
        self, animationControllerFor: .pop, from: stack[stack.count - 1], to: stack[stack.count - 2]
      )
    else { return .none }
    let controller = delegate.navigationController(self, interactionControllerFor: animator)
    return controller == nil ? .uninterruptible : .interactive
  }

  /// Begins a pop that the user moves.
  ///
  /// - Returns: The interaction, or `nil` if there is none, or the delegate provides it.
  func beginInteractivePop() -> PercentDrivenInteractiveTransition? {
    guard canBeginInteractivePop else { return nil }
    if customPop == .interactive {
      popViewController(animated: true)
      return nil
    }
    let interaction = PercentDrivenInteractiveTransition()
    flow.interaction = interaction
    popViewController(animated: true)
    return interaction
  }
}
