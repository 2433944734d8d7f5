/// The replacement of the columns that a split shows by others.
@MainActor
final class SplitExchange: TransitionExchange {
  private weak var parent: SplitViewController?
  /// The controllers that leave and those that come.
  let leaving: [ViewController]
  let coming: [ViewController]
  private weak var container: View?
  private var appearances: AppearanceExchange
  private var keyboard: KeyboardMemory?
  private var moving = MovingViews()

  init(in parent: SplitViewController, leaving: [ViewController], coming: [ViewController]) {
    self.parent = parent
    (self.leaving, self.coming) = (leaving, coming)
    appearances = AppearanceExchange(order: .children) { controller, direction, isAnimated in
      controller.beginTransition(direction, isAnimated: isAnimated)
    }
  }

  // A side without a controller is the split itself, which stays.
  var old: ViewController { leaving.first ?? parent ?? ViewController() }
  var new: ViewController { coming.first ?? parent ?? ViewController() }

  private var all: [ViewController] { leaving + coming }

  var window: Window? { parent?.viewIfLoaded?.attachedWindow }

  var substituteContainer: View? { parent?.viewIfLoaded }

  func hasParty(of other: any TransitionExchange) -> Bool {
    all.contains { $0 === other.old || $0 === other.new }
  }

  func obstacle(to session: TransitionSession) -> TransitionSession? {
    all.lazy.compactMap { $0.containedTransition as? TransitionSession }
      .first { $0.isInTheWay(of: session, in: self.parent?.viewIfLoaded) }
  }

  // The split begins no other transition before this one has ended.
  func noteChild() {}
  func follow(_ predecessor: any TransitionExchange) {}

  // MARK: Beginning

  func enterPlace(for session: TransitionSession) -> View? {
    container = parent?.viewIfLoaded
    for host in all { host.containedTransition = session }
    return container
  }

  func loadNewView() { for host in coming { host.loadViewIfNeeded() } }

  func takeKeyboard() {
    guard isSeen, let window = container?.window else { return }
    for host in leaving where keyboard == nil {
      guard let view = host.viewIfLoaded else { continue }
      keyboard = KeyboardMemory(of: host, view, in: window)
    }
  }

  func sendWillCallbacks(isAnimated: Bool) {
    for host in leaving where isSeen {
      appearances.beginDisappearance(of: host, isAnimated: isAnimated)
    }
    for host in coming where isSeen && takesNew {
      appearances.beginAppearance(of: host, isAnimated: isAnimated)
    }
  }

  var isSeen: Bool { parent?.isVisibleToChildren == true && container != nil }

  /// Whether those that come are still children.
  var takesNew: Bool {
    guard let parent, let container, container.superview != nil else { return false }
    return coming.allSatisfy { host in
      host.parent === parent && host.viewIfLoaded.map { !container.isDescendant(of: $0) } ?? false
    }
  }

  var holdsNew: Bool {
    guard let container else { return false }
    return coming.allSatisfy { $0.viewIfLoaded?.isDescendant(of: container) == true }
  }

  @discardableResult
  func putNewViewIn() -> Bool {
    guard takesNew, let parent else { return false }
    View.performWithoutAnimation {
      parent.layOut()
      for host in coming {
        if host.view.window == nil { (host as? NavigationController)?.removeStrays() }
        parent.pane(of: host)?.show(host.view)
      }
      container?.layoutIfNeeded()
    }
    return holdsNew
  }

  func view(_ key: TransitionContextViewKey) -> View? {
    switch key {
    case .from: leaving.first?.viewIfLoaded
    case .to: coming.first?.viewIfLoaded
    }
  }

  func initialFrame(of controller: ViewController) -> Rect {
    leaving.contains { $0 === controller } ? parent?.pane(of: controller)?.frame ?? .zero : .zero
  }

  func finalFrame(of controller: ViewController) -> Rect {
    coming.contains { $0 === controller } ? parent?.pane(of: controller)?.frame ?? .zero : .zero
  }

  // MARK: Input

  func blockInput() { moving.blockInput(of: all.map(\.viewIfLoaded)) }

  func keepMoving() { moving.keepMoving(all.map(\.viewIfLoaded)) }

  func releaseViews() { moving.release() }

  // MARK: Ending

  func endInnerSessions(_ outcome: TransitionOutcome) {
    for host in outcome == .cancelled ? coming : leaving {
      for controller in host.children { controller.endInnerSessions() }
    }
  }

  func turnBack(_ outcome: TransitionOutcome, isAnimated: Bool) {
    guard outcome == .cancelled else { return }
    appearances.turnBack(isAnimated: isAnimated) { _ in isSeen }
  }

  func end(_ outcome: TransitionOutcome) {
    appearances.end(outcome)
    View.performWithoutAnimation {
      for host in outcome == .cancelled ? coming : leaving {
        if host.viewIfLoaded?.superview is SplitPane { host.view.removeFromSuperview() }
      }
    }
    keyboard?.end(isBack: outcome == .cancelled)
    keyboard = nil
  }

  func leavePlace(of session: TransitionSession) {
    for host in all where host.containedTransition === session { host.containedTransition = nil }
  }
}

extension SplitViewController {
  /// Returns the place of a child.
  func pane(of host: ViewController) -> SplitPane? {
    flow.column(of: host).flatMap { splitView?.pane($0) }
  }
}
