/// Two children of a container of which one takes the other's place: their appearance and their views.
@MainActor
final class ChildExchange {
  private(set) weak var parent: ViewController?
  private(set) var old: ViewController
  let new: ViewController
  /// How the old view is taken out, and whether the new one is shown.
  private let options: AnimationOptions
  /// Whether the new one was a child before the completion of the session that this one waits for.
  private var isNewContained = true
  private weak var container: View?
  /// What has begun with the session.
  private var disappearance: AppearanceTransition?
  private var appearance: AppearanceTransition?
  /// What has turned back with it.
  private var disappearanceOfNew: AppearanceTransition?
  private var appearanceOfOld: AppearanceTransition?
  private var keyboard: KeyboardMemory?
  /// The views of both sides while they move.
  private var views: [View] = []
  /// The place of the old view at the beginning, and the size of the container then.
  private var start = (frame: Rect.zero, size: Size.zero)

  init(
    in parent: ViewController, from old: ViewController, to new: ViewController,
    options: AnimationOptions = []
  ) {
    self.parent = parent
    self.old = old
    self.new = new
    self.options = options
  }

  /// The view that holds the old one.
  private var place: View? { old.viewIfLoaded?.superview }

  /// Whether another exchange has to do with one of the two.
  func hasParty(of other: ChildExchange) -> Bool {
    [old, new].contains { $0 === other.old || $0 === other.new }
  }

  /// Returns the session that has to end before another one begins; nil for none.
  func obstacle(to session: TransitionSession) -> TransitionSession? {
    guard let parent else { return nil }
    let place = place
    return (parent.children + [old, new]).lazy
      .compactMap { $0.containedTransition as? TransitionSession }
      .first { $0.isInTheWay(of: session, in: place) }
  }

  // MARK: Beginning

  /// Takes the place for a session.
  ///
  /// - Returns: The view in which the two change.
  func enterPlace(for session: TransitionSession) -> View? {
    container = place
    start = (old.viewIfLoaded?.frame ?? .zero, container?.bounds.size ?? .zero)
    (old.containedTransition, new.containedTransition) = (session, session)
    return container
  }

  func loadNewView() { new.loadViewIfNeeded() }

  /// The place of the old view, or where it is to stand again, by the present size of the container.
  var frame: Rect {
    guard let container, let view = old.viewIfLoaded, container.bounds.size != start.size else {
      return start.frame
    }
    return view.autoresizingMask.frame(
      from: start.frame, in: start.size, to: container.bounds.size)
  }

  /// The place of the old view at the beginning.
  var startFrame: Rect { start.frame }

  /// Takes focus and keys from what goes.
  func takeKeyboard() {
    guard isSeen, let view = old.viewIfLoaded, let window = container?.window else { return }
    keyboard = KeyboardMemory(of: old, view, in: window)
  }

  /// Sends the callbacks of those whose views are seen; the first one may have changed that.
  func sendWillCallbacks(isAnimated: Bool) {
    guard old !== new, isSeen else { return }
    disappearance = old.beginTransition(.disappear, isAnimated: isAnimated)
    if isSeen, takesNew { appearance = new.beginTransition(.appear, isAnimated: isAnimated) }
  }

  /// Whether the place of the two views is seen, or about to be.
  var isSeen: Bool {
    guard let parent, parent.isVisibleToChildren, let container, let view = parent.viewIfLoaded
    else { return false }
    return container.isDescendant(of: view)
  }

  /// Whether the new view can come into the container; a callback may have sent either elsewhere.
  var takesNew: Bool {
    guard old !== new, let parent, new.parent === parent, let container, let view = new.viewIfLoaded
    else { return false }
    let owner = container.nearestOwner
    return (owner == nil || owner === parent) && !container.isDescendant(of: view)
  }

  /// Puts the new view in, laid out.
  ///
  /// - Parameter frame: Its place; nil for the one it has.
  /// - Returns: Whether it is in its place.
  @discardableResult
  func putNewViewIn(at frame: Rect? = nil) -> Bool {
    guard takesNew, let container else { return false }
    View.performWithoutAnimation {
      if let frame { new.view.frame = frame }
      container.addSubview(new.view)
      if options.contains(.showHideTransitionViews) { new.view.isHidden = false }
      container.layoutIfNeeded()
    }
    return new.viewIfLoaded?.superview === container
  }

  // MARK: Input

  /// Keeps pointer and keys from both sides.
  func blockInput() {
    views = [old.viewIfLoaded, new.viewIfLoaded].compactMap { $0 }
    for view in views { view.blockInput() }
  }

  /// Lets what moves both sides outlive a change of size.
  func keepMoving() {
    views = [old.viewIfLoaded, new.viewIfLoaded].compactMap { $0 }
    for view in views { view.setInTransition(true) }
  }

  /// Takes back what was done to the views of both sides for as long as they move.
  func releaseViews() {
    for view in views {
      view.unblockInput()
      view.setInTransition(false)
    }
    views = []
  }

  // MARK: Ending

  /// Whether the new view is in the container, however deep.
  var holdsNew: Bool {
    guard let container else { return false }
    return new.viewIfLoaded?.isDescendant(of: container) == true
  }

  /// Ends the sessions within what goes.
  func endInnerSessions(_ outcome: TransitionOutcome) {
    let gone = outcome == .cancelled ? new : old
    for controller in gone.children { controller.endInnerSessions() }
  }

  /// Begins the opposite appearance of both where nothing comes of the exchange.
  func turnBack(_ outcome: TransitionOutcome, isAnimated: Bool) {
    guard outcome == .cancelled else { return }
    if let appearance {
      self.appearance = nil
      disappearanceOfNew =
        new.transition === appearance
        ? new.beginTransition(.disappear, isAnimated: isAnimated) : nil
    }
    if let disappearance, isSeen, old.transition === disappearance {
      self.disappearance = nil
      appearanceOfOld = old.beginTransition(.appear, isAnimated: isAnimated)
    }
  }

  /// Sends the `did` callbacks and takes out what goes.
  func end(_ outcome: TransitionOutcome) {
    if let appearance { new.endTransition(appearance) }
    if let appearanceOfOld { old.endTransition(appearanceOfOld) }
    if let disappearance { old.endTransition(disappearance) }
    if let disappearanceOfNew { new.endTransition(disappearanceOfNew) }
    if outcome == .cancelled { takeOutNew() } else { takeOutOld() }
    keyboard?.end(isBack: outcome == .cancelled)
    keyboard = nil
  }

  private func takeOutOld() {
    guard old !== new, let view = old.viewIfLoaded, let container else { return }
    View.performWithoutAnimation { container.takeOut(view, options) }
  }

  private func takeOutNew() {
    View.performWithoutAnimation {
      if let container, let view = new.viewIfLoaded, view.isDescendant(of: container) {
        view.removeFromSuperview()
      }
      // The size of the container may have changed on the way.
      if container?.bounds.size != start.size { old.viewIfLoaded?.frame = frame }
    }
  }

  func leavePlace(of session: TransitionSession) {
    for controller in [old, new] where controller.containedTransition === session {
      controller.containedTransition = nil
    }
  }

  // MARK: One after the other

  /// Notes whether the new one is still a child: what the completion removes is to come back, what was removed
  /// before is not.
  func noteChild() { isNewContained = parent != nil && new.parent === parent }

  /// Takes note of what the exchange that this one has waited for has changed.
  func follow(_ predecessor: ChildExchange) {
    // What is to be replaced has been: its replacement makes way.
    if old === predecessor.old, predecessor.new.viewIfLoaded?.superview != nil {
      old = predecessor.new
    }
    // The completion has sent away what is to come back.
    if isNewContained, new === predecessor.old || new === predecessor.new, new.parent == nil,
      let parent, parent.obstacle(toAdding: new, from: nil) == nil
    {
      parent.addChild(new)
    }
  }
}

extension ViewController {
  /// Ends the sessions of the controller and of all that it contains.
  fileprivate func endInnerSessions() {
    (containedTransition as? TransitionSession)?.cut()
    for child in children { child.endInnerSessions() }
  }
}
