/// One change of pages, from the first callback to the completion.
@MainActor
final class PageTurn {
  /// The appearance of the turn.
  enum Look: Hashable, Sendable {
    case slide, curl, dissolve
  }

  let direction: PageDirection
  let exchange: PageExchange
  let old: [ViewController]
  let new: [ViewController]
  let look: Look
  /// Whether the user turns the page, so that the delegate is notified.
  let isByUser: Bool
  let completion: ((Bool) -> Void)?
  let interaction = PercentDrivenInteractiveTransition()
  var session: TransitionSession?
  /// Whether another call has ended the turn early.
  var isCut = false
  /// Whether the user holds the page.
  var isHeld: Bool
  /// The fraction of the turn that is shown, 0…1.
  var progress = 0.0
  /// Where a curl is held across the page, as a fraction of its side.
  var grip = PageCurl.Leaf.restingGrip
  private var effect: ViewEffect?
  /// The opacities of the new pages, which a dissolve changes.
  private var opacities: [Double]?

  init(
    _ exchange: PageExchange, _ direction: PageDirection, from old: [ViewController],
    to new: [ViewController], look: Look, isByUser: Bool, isHeld: Bool,
    completion: ((Bool) -> Void)?
  ) {
    self.exchange = exchange
    self.direction = direction
    (self.old, self.new) = (old, new)
    self.look = look
    self.isByUser = isByUser
    self.isHeld = isHeld
    self.completion = completion
    interaction.wantsInteractiveStart = isHeld
    interaction.completionCurve = .easeOut
  }

  /// The duration if the user does not hold the page.
  var duration: Duration {
    switch look {
    case .slide: .milliseconds(300)
    case .curl: .milliseconds(500)
    case .dissolve: .reducedDissolve
    }
  }

  // MARK: Showing

  /// Prepares the views, which are in place.
  func beginLook(in container: View, _ geometry: PageGeometry) {
    switch look {
    case .slide: break
    case .dissolve: opacities = exchange.coming.map(\.view.alpha)
    case .curl: curl(in: container, geometry)
    }
    show(0, in: container)
  }

  private func curl(in container: View, _ geometry: PageGeometry) {
    let effect = ViewEffect(
      .leaf, .leaf(sheet(geometry)), options: [.allowAnimatedContent, .allowUserInteraction])
    effect.whenInterrupted = { [weak self] isNow in
      if isNow { self?.session?.cut() } else { self?.session?.viewLeft() }
    }
    effect.attach(to: container)
    self.effect = effect
  }

  /// Returns what each side of the sheet shows, and what lies below.
  ///
  /// A turn back is a turn forward that runs backward.
  private func sheet(_ geometry: PageGeometry) -> PageSheet {
    let isForward = direction == .forward
    let (earlier, later) = isForward ? (old, new) : (new, old)
    var sheet = PageSheet()
    sheet.isReturning = !isForward
    sheet.edge = PageCurl.Leaf.Edge(geometry)
    sheet.isBoundInMiddle = geometry.pagesAtOnce == 2
    if sheet.isBoundInMiddle {
      sheet.below = [earlier.first, later.last].compactMap { $0?.viewIfLoaded }
      sheet.front = earlier.dropFirst().compactMap(\.viewIfLoaded)
      sheet.back = later.prefix(1).compactMap(\.viewIfLoaded)
    } else {
      sheet.below = later.compactMap(\.viewIfLoaded)
      sheet.front = earlier.compactMap(\.viewIfLoaded)
      sheet.back = exchange.passing.flatMap(\.viewIfLoaded).map { [$0] } ?? []
    }
    return sheet
  }

  /// Shows a fraction of the turn, 0…1.
  func show(_ progress: Double, in container: View) {
    self.progress = progress
    switch look {
    case .slide: break
    case .curl:
      effect?.grip = grip
      effect?.show(progress)
    case .dissolve:
      guard let opacities else { return }
      for (page, opacity) in zip(exchange.coming, opacities) {
        page.viewIfLoaded?.alpha = opacity * progress
      }
    }
  }

  /// Leaves the views as they were.
  func endLook() {
    effect?.detach()
    effect = nil
    guard let opacities else { return }
    for (page, opacity) in zip(exchange.coming, opacities) { page.viewIfLoaded?.alpha = opacity }
    self.opacities = nil
  }
}

/// The animator of a turn, which moves nothing itself but the progress.
@MainActor
final class PageTurnAnimator: ViewControllerAnimatedTransitioning {
  private weak var pager: PageViewController?
  private weak var turn: PageTurn?

  init(_ pager: PageViewController, _ turn: PageTurn) {
    self.pager = pager
    self.turn = turn
  }

  func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Duration {
    turn?.duration ?? .zero
  }

  func animateTransition(using context: any ViewControllerContextTransitioning) {
    guard let pager, let turn else { return context.completeTransition(true) }
    turn.exchange.putNewViewIn()
    turn.beginLook(in: pager.pagesView, pager.geometry)
    pager.placePages()
    let timing = Animation.Timing(duration: turn.duration, curve: .easeInOut)
    AnimationTimeline.current(for: pager.pagesView)?.run(timing, completing: context) {
      [weak pager, weak turn] progress in
      guard let pager, let turn else { return }
      AnimationRecorder.withCurrent(nil) { pager.show(progress, of: turn) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    turn?.endLook()
  }
}
