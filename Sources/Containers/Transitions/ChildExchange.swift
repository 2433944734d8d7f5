/// The replacement of one child of a container by another: their appearance and their views.
@MainActor
final class ChildExchange: TransitionExchange {
  private(set) weak var parent: ViewController?
  private(set) var old: ViewController
  let new: ViewController
  /// Options that decide how the old view is removed and the new one shown.
  private let options: AnimationOptions
  /// Whether the new controller was a child before the completion of the preceding session ran.
  private var isNewContained = true
  private weak var container: View?
  private let order: ExchangeOrder
  let appearances: AppearanceExchange
  /// The keyboard focus of the old view at the beginning.
  private(set) var keyboard: KeyboardMemory?
  /// The keyboard focus of the new view when it was covered, or `nil` if it had none.
  var returningKeyboard: KeyboardMemory?
  /// Whether the old controller leaves its parent with the exchange, and the new one joins it.
  var (movesOld, movesNew) = (false, false)
  /// Called after the `will` callbacks, before the new view is added.
  var didSendWillCallbacks: ((_ isAnimated: Bool) -> Void)?
  /// The initial frame of the old view and the size of the container at that time.
  private var start = (frame: Rect.zero, size: Size.zero)

  init(
    in parent: ViewController, from old: ViewController, to new: ViewController,
    options: AnimationOptions = [], order: ExchangeOrder = .children
  ) {
    self.parent = parent
    self.old = old
    self.new = new
    self.options = options
    self.order = order
    appearances = AppearanceExchange(order: order)
  }

  /// The superview of the old view.
  private var place: View? { old.viewIfLoaded?.superview }

  var window: Window? { (container ?? place)?.attachedWindow }

  var substituteContainer: View? { parent?.viewIfLoaded }

  func obstacle(to session: TransitionSession) -> TransitionSession? {
    guard let parent else { return nil }
    let place = place
    for controller in parent.children {
      if let obstacle = controller.obstacle(to: session, in: place) { return obstacle }
    }
    return old.obstacle(to: session, in: place) ?? new.obstacle(to: session, in: place)
  }

  // MARK: Beginning

  func enterPlace(for session: TransitionSession) -> View? {
    container = place
    start = (old.viewIfLoaded?.frame ?? .zero, container?.bounds.size ?? .zero)
    (old.containedTransition, new.containedTransition) = (session, session)
    return container
  }

  func loadNewView() { new.loadViewIfNeeded() }

  /// The frame of the old view, or the one to restore it to, adjusted to the container's current
  /// size.
  var frame: Rect {
    guard let container, let view = old.viewIfLoaded, container.bounds.size != start.size else {
      return start.frame
    }
    return view.autoresizingMask.frame(
      from: start.frame, in: start.size, to: container.bounds.size)
  }

  func initialFrame(of controller: ViewController) -> Rect {
    controller === old ? start.frame : .zero
  }

  func finalFrame(of controller: ViewController) -> Rect { controller === new ? frame : .zero }

  func controller(_ key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? old : new
  }

  func view(_ key: TransitionContextViewKey) -> View? {
    (key == .from ? old : new).viewIfLoaded
  }

  func begin(isAnimated: Bool) {
    defer { didSendWillCallbacks?(isAnimated) }
    takeKeyboardFromOld()
    // A callback may hide the views, so this is checked again for each side.
    guard old !== new, isSeen else { return }
    for side in order.begin where isSeen {
      switch side {
      case .old:
        if movesOld { old.pendingMove = .fromParent }
        appearances.beginDisappearance(of: old, isAnimated: isAnimated)
      case .new where takesNew:
        if movesNew { new.pendingMove = .toParent }
        appearances.beginAppearance(of: new, isAnimated: isAnimated)
      case .new: break
      }
    }
  }

  private func takeKeyboardFromOld() {
    guard isSeen, let view = old.viewIfLoaded, let window = container?.window else { return }
    keyboard = .taken(from: old, view, in: window)
  }

  // MARK: Views

  var isSeen: Bool { parent?.showsChildren(in: container) == true }

  /// Whether the new view can be added to the container.
  ///
  /// A callback may have moved either elsewhere.
  var takesNew: Bool {
    guard old !== new, let parent, new.parent === parent, let container, let view = new.viewIfLoaded
    else { return false }
    let owner = container.nearestOwner
    return (owner == nil || owner === parent) && !container.isDescendant(of: view)
  }

  func putNewViewIn() -> Bool { putNewViewIn(at: frame) }

  /// Adds the new view to the container and lays it out.
  ///
  /// - Parameter frame: The frame of the new view, or `nil` to keep its own.
  /// - Returns: Whether the new view is in the container.
  @discardableResult
  func putNewViewIn(at frame: Rect?) -> Bool {
    guard takesNew, let container else { return false }
    View.performWithoutAnimation {
      if let frame { new.view.frame = frame }
      container.addSubview(new.view)
      if options.contains(.showHideTransitionViews) { new.view.isHidden = false }
      if order.laysOutAtOnce { container.layoutIfNeeded() }
    }
    return new.viewIfLoaded?.superview === container
  }

  /// Whether the new view is a descendant of the container.
  var holdsNew: Bool {
    guard let container else { return false }
    return new.viewIfLoaded?.isDescendant(of: container) == true
  }

  // MARK: Ending

  func end(_ outcome: TransitionOutcome) {
    appearances.end(outcome)
    if outcome == .cancelled { takeOutNew() } else { takeOutOld() }
    if outcome != .cancelled { returningKeyboard?.end(isBack: true) }
    keyboard?.end(isBack: outcome == .cancelled)
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
      // The size of the container may have changed during the transition.
      if container?.bounds.size != start.size { old.viewIfLoaded?.frame = frame }
    }
  }

  // MARK: One after the other

  /// Records whether the new controller is still a child.
  ///
  /// One that the completion then removes is added again; one that was removed earlier is not.
  func noteParent() { isNewContained = parent != nil && new.parent === parent }

  func follow(_ predecessor: any TransitionExchange) {
    let (former, latter) = (predecessor.controller(.from), predecessor.controller(.to))
    // The controller to replace was itself replaced, so its replacement leaves instead.
    if old === former, let latter, latter.viewIfLoaded?.superview != nil { old = latter }
    // The completion removed the child that is about to appear.
    if isNewContained, new === former || new === latter, new.parent == nil, let parent,
      parent.obstacle(toAdding: new, from: nil) == nil
    {
      parent.addChild(new)
    }
  }
}

extension ViewController {
  /// Returns the transition of the controller if another one in the same view has to wait for it.
  func obstacle(to session: TransitionSession, in place: View?) -> TransitionSession? {
    guard let own = containedTransition as? TransitionSession,
      own.isInTheWay(of: session, in: place)
    else { return nil }
    return own
  }
}
