/// A drag that pops a navigation controller interactively.
@MainActor
final class NavigationPopGesture: EdgePan, GestureRecognizerDelegate {
  /// Where a drag begins.
  enum Start {
    /// At the leading edge.
    case edge
    /// Anywhere on the content, with a finger, where nothing takes the drag itself.
    ///
    /// A mouse selects text and drags things there.
    case content
  }

  private weak var controller: NavigationController?
  private let start: Start
  private var interaction: PercentDrivenInteractiveTransition?

  init(of controller: NavigationController, from start: Start) {
    self.controller = controller
    self.start = start
    super.init()
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

  // MARK: What no delegate changes

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {
    super.touchesBegan(touches, with: event)
    if state == .possible, !touches.allSatisfy(canBegin) { advance(to: .failed) }
  }

  private func canBegin(with touch: Touch) -> Bool {
    guard controller?.canBeginInteractivePop == true else { return false }
    let isAtEdge = isAtEdge(touch.location(in: view).x)
    switch start {
    case .edge: return isAtEdge
    case .content: return !isAtEdge && touch.type == .direct && !isTaken(touch)
    }
  }

  /// Whether the drag leads back and can pop.
  var isWayBack: Bool {
    let way = translation(in: view)
    return sign * way.x > abs(way.y) && controller?.canBeginInteractivePop == true
      && !(start == .content && movesRow(way))
  }

  /// Whether a row under the finger shows its actions instead, or hides them.
  private func movesRow(_ way: Point) -> Bool {
    guard let touch = touches.first, let chain = touch.view?.chain else { return false }
    return chain.prefix { $0 !== view }.lazy.compactMap { $0 as? any SwipedList }
      .contains { $0.movesRow(along: way, from: touch.location(in: $0) - way) }
  }

  /// Makes the scroll views inside wait for the decision.
  override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    other is PanGestureRecognizer
  }

  /// Whether a view under a finger uses drags in the direction that goes back itself.
  private func isTaken(_ touch: Touch) -> Bool {
    let back = Point(x: sign, y: 0)
    return touch.view?.chain.prefix { $0 !== view }.contains { $0.hasUse(forDrag: back) } ?? false
  }

  // MARK: What a delegate decides

  /// The gesture itself until the program sets another one, and again when that is gone.
  override weak var delegate: (any GestureRecognizerDelegate)? {
    get { super.delegate ?? self }
    set { super.delegate = newValue ?? unrestricted }
  }

  /// The delegate in place of none, which allows everything.
  private lazy var unrestricted = Unrestricted()

  private final class Unrestricted: GestureRecognizerDelegate {}

  /// Whether the delegate lets a way back begin that is not a drag of this gesture.
  var allowsOtherWay: Bool { isEnabled && delegate?.gestureRecognizerShouldBegin(self) != false }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    controller?.allowsInteractivePop == true
  }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    controller?.allowsInteractivePop == true
  }
}

extension NavigationController {
  /// The recognizer of the drag from the leading edge that pops interactively, or `nil` before the
  /// view is loaded.
  ///
  /// Its default delegate refuses the drag if the bar or the back button is hidden, or if left
  /// items replace the back button. Set a delegate of your own to decide instead, or `nil` to
  /// refuse nothing. In any case, nothing is popped at the root, during a transition, or if the
  /// item has a ``NavigationItem/backAction``.
  public var interactivePopGestureRecognizer: GestureRecognizer? {
    navigationView?.popGesture
  }

  /// The recognizer of the drag with a finger, from anywhere on the content, that pops
  /// interactively, or `nil` before the view is loaded.
  ///
  /// It begins only if no view under the finger uses horizontal drags itself, such as a slider, a
  /// page, or a scroll view with content in that direction.
  public var interactiveContentPopGestureRecognizer: GestureRecognizer? {
    navigationView?.contentPopGesture
  }

  /// Whether a drag can begin a pop if a delegate allows it.
  var canBeginInteractivePop: Bool {
    guard flow.stack.elements.count > 1, flow.isAtRest, View.areAnimationsEnabled,
      topViewController?.navigationItem.backAction == nil
    else { return false }
    return customPop != .uninterruptible
  }

  /// Whether a drag may begin a pop unless a delegate of the program decides.
  var allowsInteractivePop: Bool {
    guard showsNavigationBar, !navigationBar.hidesRow, let item = topViewController?.navigationItem
    else { return false }
    return !item.hidesBackButton && !item.replacesBackButton
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
    flow.advance(.grab(interaction))
    popViewController(animated: true)
    // An override may have refused to pop.
    if flow.isAtRest { flow.advance(.drop) }
    return interaction
  }
}
