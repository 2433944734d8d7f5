/// The drag of a sheet at the bottom edge.
///
/// Between the detents the sheet changes its height, above the largest it resists, and below the
/// smallest the drag becomes an interactive dismissal. A scroll view in the sheet that is at its top
/// leaves its drag to the sheet, and gets back what is left over above the largest detent.
@MainActor
final class SheetDrag {
  private(set) var phase = SheetDragPhase.idle
  /// The height of the card in points, or `nil` for that of the selected detent.
  private(set) var height: Double? {
    didSet { if height != oldValue { controller?.containerView?.setNeedsLayout() } }
  }
  private weak var controller: SheetPresentationController?
  private weak var card: SheetView?
  /// The recognizer of the drag.
  let pan = PanGestureRecognizer()
  private let shares: SheetDragSharing
  /// The height in points at the origin of the drag.
  private var start = 0.0
  /// The height in points to which the finger has dragged the card, without resistance.
  private var wanted = 0.0
  /// Whether the sheet may be dismissed, or `nil` if that was not asked in this drag.
  private var mayLeave: Bool?
  private var dismissal: SheetDismissal?
  private var settling: SheetSettling?
  /// Whether a change of the selection is the user's, which leaves the height alone.
  private var isKeeping = false

  /// Adds the drag to a container, which also gets touches on a card that is moving out.
  init(_ controller: SheetPresentationController, _ card: SheetView, in container: View) {
    self.controller = controller
    self.card = card
    shares = SheetDragSharing(controller, card)
    shares.drag = self
    pan.delegate = shares
    pan.addTarget { [weak self] in self?.follow($0) }
    container.addGestureRecognizer(pan)
  }

  @discardableResult
  private func advance(_ event: SheetDragPhase.Event) -> Bool {
    guard let next = phase.after(event) else { return false }
    phase = next
    return true
  }

  private var detents: SheetDetents? {
    guard let controller, let layout = controller.layout else { return nil }
    return controller.resolvedDetents(layout)
  }

  /// Whether the sheet can be dragged now.
  var isPossible: Bool {
    guard let controller, let presentation = controller.presentation,
      controller.layout?.form == .attached
    else { return false }
    return presentation.phase == .presented || phase == .released
  }

  /// The frame of the card on the screen.
  var shownFrame: Rect {
    guard let card else { return .zero }
    return card.presentation.map { Rect(center: $0.center, size: $0.bounds.size) } ?? card.frame
  }

  /// The height of the card on the screen, in points.
  var shownHeight: Double {
    controller?.containerView.map { $0.bounds.maxY - shownFrame.minY } ?? 0
  }

  // MARK: Following the finger

  private func follow(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began: begin()
    case .changed: move(to: start - pan.translation(in: nil).y)
    case .ended: release(-pan.velocity(in: nil).y)
    case .cancelled: takeBack()
    case .possible, .failed: break
    }
  }

  private func begin() {
    guard let detents else { return }
    if phase == .released {
      guard let dismissal, dismissal.pause(), advance(.catchDismissal) else { return }
      start = dismissal.height
      mayLeave = true
    } else {
      let shown = shownHeight
      stopSettling()
      guard advance(.grab) else { return }
      start = resistance(of: detents, from: shown, undoes: true)
      mayLeave = nil
      height = shown
    }
    wanted = start
    pan.setTranslation(.zero, in: nil)
  }

  private func move(to wanted: Double) {
    guard phase == .resizing || phase == .leaving, let detents else { return }
    self.wanted = wanted
    if phase == .leaving {
      guard let dismissal else { return }
      if wanted <= dismissal.origin { return dismissal.show(wanted) }
      advance(.dragBack)
      dismissal.cancelAtOnce()
      self.dismissal = nil
      mayLeave = nil
    }
    if wanted < detents.smallest.height, leave(from: detents.smallest.height) {
      dismissal?.show(wanted)
    } else {
      resize(detents)
    }
  }

  /// Shows the wanted height, with resistance beyond the detents.
  private func resize(_ detents: SheetDetents) {
    let rest = shares.scroll(by: wanted - detents.largest.height)
    height = rest ? detents.largest.height : resistance(of: detents, from: wanted, undoes: false)
  }

  /// Applies the resistance beyond the detents to a height, or undoes it.
  private func resistance(of detents: SheetDetents, from height: Double, undoes: Bool) -> Double {
    let (smallest, largest) = (detents.smallest.height, detents.largest.height)
    let above = max(1, (controller?.containerView?.bounds.height ?? 0) - largest)
    let band = RubberBand(dimension: height > largest ? above : max(1, smallest / 2))
    return undoes
      ? band.pulled(height, in: smallest...largest) : band.position(height, in: smallest...largest)
  }

  /// Lets go of the sheet.
  ///
  /// - Parameter velocity: The velocity in points per second, positive if the sheet grows.
  private func release(_ velocity: Double) {
    guard phase == .resizing || phase == .leaving, let detents, let controller else { return }
    if shares.endScrolling(velocity) {
      controller.choose(detents.largest)
      return settle(at: detents.largest, 0)
    }
    switch detents.rest(from: wanted, velocity: velocity) {
    case .detent(let entry):
      controller.choose(entry)
      guard phase == .leaving else { return settle(at: entry, velocity) }
      advance(.release)
      dismissal?.cancel(velocity)
    case .dismissal:
      if phase == .leaving || leave(from: height ?? wanted) {
        advance(.release)
        dismissal?.finish(velocity)
      } else if phase == .resizing {
        controller.presentation?.tellAttempt()
        controller.choose(detents.smallest)
        settle(at: detents.smallest, velocity)
      }
    }
  }

  /// Returns to the selected detent after the drag was canceled.
  private func takeBack() {
    shares.endScrolling(0)
    switch phase {
    case .leaving:
      advance(.release)
      dismissal?.cancel(0)
    case .resizing: if let entry = controller?.selectedEntry { settle(at: entry, 0) }
    case .idle, .released, .settling: break
    }
  }

  /// Cancels the user's drag, and returns whether there was one.
  func takeBackInProgress() -> Bool {
    guard phase == .resizing || phase == .leaving else { return false }
    pan.isEnabled = false
    pan.isEnabled = true
    return true
  }

  // MARK: Leaving

  /// Begins the interactive dismissal, if the sheet may be dismissed.
  ///
  /// - Parameter origin: The height from which the sheet leaves, in points.
  private func leave(from origin: Double) -> Bool {
    guard View.areAnimationsEnabled, let presentation = controller?.presentation,
      presentation.phase == .presented
    else { return false }
    let isAllowed = mayLeave ?? presentation.allowsDismissal()
    mayLeave = isAllowed
    guard isAllowed, phase == .resizing, presentation.phase == .presented else { return false }
    height = origin
    View.performWithoutAnimation { presentation.containerView?.layoutIfNeeded() }
    let dismissal = SheetDismissal(from: origin)
    dismissal.whenEnded = { [weak self] in self?.dismissalDidEnd($0) }
    self.dismissal = dismissal
    advance(.dragOut)
    guard
      presentation.beginInteractiveDismissal(
        dismissal, dismissal.interaction, isAllowed: true)
    else {
      advance(.dragBack)
      self.dismissal = nil
      return false
    }
    return phase == .leaving
  }

  private func dismissalDidEnd(_ isDismissed: Bool) {
    guard phase == .released || phase == .leaving else { return }
    dismissal = nil
    if !isDismissed, phase == .released, let entry = controller?.selectedEntry {
      settle(at: entry, 0)
    } else {
      advance(.rest)
      if !isDismissed { height = nil }
    }
  }

  // MARK: Coming to rest

  /// Moves to an entry that the user has chosen by the grabber.
  func glide(to entry: SheetDetents.Entry) {
    guard phase == .idle || phase == .settling else { return }
    let shown = shownHeight
    stopSettling()
    height = shown
    controller?.choose(entry)
    settle(at: entry, 0)
  }

  private func settle(at entry: SheetDetents.Entry, _ velocity: Double) {
    guard let controller, let card, let host = card.window?.host, advance(.settle) else { return }
    let shown = height ?? entry.height
    guard abs(shown - entry.height) > 0.25, View.areAnimationsEnabled, !controller.isReduced else {
      if shown != entry.height, controller.isReduced { dissolve(card) } else { rest() }
      return
    }
    settling = SheetSettling(
      from: shown, to: entry.height, velocity: velocity, host: host,
      show: { [weak self] in self?.height = $0 }, whenOver: { [weak self] in self?.rest() })
  }

  private func dissolve(_ card: SheetView) {
    View.transition(
      with: card, duration: .reducedDissolve,
      options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: {
        self.height = nil
        View.performWithoutAnimation { self.controller?.containerView?.layoutIfNeeded() }
      }, completion: { [weak self] _ in self?.rest() })
  }

  private func rest() {
    stopSettling()
    guard advance(.rest) else { return }
    height = nil
    controller?.didRest()
  }

  private func stopSettling() {
    settling?.stop()
    settling = nil
  }

  /// Lets a change of the selection by the user leave the height alone.
  func keep(_ change: () -> Void) {
    isKeeping = true
    change()
    isKeeping = false
  }

  /// Follows a change of the selection or the detents by the program.
  func follow() {
    guard !isKeeping, phase == .settling else { return }
    rest()
  }

  /// Ends a drag, because the sheet is no longer at the bottom edge.
  func giveUp() {
    guard phase == .resizing || phase == .settling else { return }
    rest()
  }

  /// Ends everything, because the sheet is removed.
  func stop() {
    stopSettling()
    dismissal = nil
    pan.view?.removeGestureRecognizer(pan)
    advance(.rest)
  }
}
