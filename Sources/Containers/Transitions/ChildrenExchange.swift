/// An exchange in which any number of children of a container appear and disappear.
///
/// A subclass decides where the children are.
@MainActor
class ChildrenExchange: TransitionExchange {
  private(set) weak var parent: ViewController?
  /// The controllers that leave and those that come.
  let leaving, coming: [ViewController]
  /// The view that holds the children, or the views that they are in, once the exchange has its place.
  private(set) weak var container: View?
  let appearances: AppearanceExchange
  private let order: ExchangeOrder
  private var keyboard: KeyboardMemory?

  init(
    in parent: ViewController, leaving: [ViewController], coming: [ViewController],
    order: ExchangeOrder = .children
  ) {
    self.parent = parent
    (self.leaving, self.coming) = (leaving, coming)
    self.order = order
    appearances = AppearanceExchange(order: order)
  }

  // MARK: What a subclass overrides

  /// The view that becomes the container.
  var childrenView: View? { parent?.viewIfLoaded }

  /// The controllers that leave and come, and those that are visible only during the transition.
  var parties: [ViewController] { leaving + coming }

  /// Returns the frame of a child, which leaves it or comes to it, or `nil` for none.
  func place(of child: ViewController) -> Rect? { nil }

  /// Adds the views of those that come.
  func putComing(in container: View) {}

  /// Removes the views of those that have left.
  func takeOut(_ children: [ViewController]) {}

  // MARK: Sides

  // A side without a controller is the container itself, which stays.
  func controller(_ key: TransitionContextViewControllerKey) -> ViewController? {
    (key == .from ? leaving : coming).first ?? parent
  }

  func view(_ key: TransitionContextViewKey) -> View? {
    (key == .from ? leaving : coming).first?.viewIfLoaded
  }

  var window: Window? { parent?.viewIfLoaded?.attachedWindow }

  var substituteContainer: View? { parent?.viewIfLoaded }

  var views: [View?] { parties.map(\.viewIfLoaded) }

  func initialFrame(of controller: ViewController) -> Rect {
    leaving.contains { $0 === controller } ? place(of: controller) ?? .zero : .zero
  }

  func finalFrame(of controller: ViewController) -> Rect {
    coming.contains { $0 === controller } ? place(of: controller) ?? .zero : .zero
  }

  // MARK: Beginning

  func obstacle(to session: TransitionSession) -> TransitionSession? {
    parties.lazy.compactMap { $0.obstacle(to: session, in: self.childrenView) }.first
  }

  func enterPlace(for session: TransitionSession) -> View? {
    container = childrenView
    for child in parties { child.containedTransition = session }
    return container
  }

  func loadNewView() { for child in coming { child.loadViewIfNeeded() } }

  func begin(isAnimated: Bool) {
    takeKeyboardFromLeaving()
    for side in order.begin {
      switch side {
      case .old:
        for child in leaving where isSeen {
          appearances.beginDisappearance(of: child, isAnimated: isAnimated)
        }
      case .new:
        for child in coming where isSeen && takesNew {
          appearances.beginAppearance(of: child, isAnimated: isAnimated)
        }
      }
    }
  }

  private func takeKeyboardFromLeaving() {
    guard isSeen, let window = container?.window else { return }
    for child in leaving where keyboard == nil {
      guard let view = child.viewIfLoaded else { continue }
      keyboard = .taken(from: child, view, in: window)
    }
  }

  // MARK: Views

  var isSeen: Bool { parent?.showsChildren(in: container) == true }

  /// Whether those that come are still children.
  var takesNew: Bool {
    guard let parent, let container, container.superview != nil else { return false }
    return coming.allSatisfy { child in
      child.parent === parent && child.viewIfLoaded.map { !container.isDescendant(of: $0) } ?? false
    }
  }

  var holdsNew: Bool {
    guard let container else { return false }
    return coming.allSatisfy { $0.viewIfLoaded?.isDescendant(of: container) == true }
  }

  @discardableResult
  func putNewViewIn() -> Bool {
    guard takesNew, let container else { return false }
    View.performWithoutAnimation {
      putComing(in: container)
      container.layoutIfNeeded()
    }
    return holdsNew
  }

  // MARK: Ending

  func gone(_ outcome: TransitionOutcome) -> [ViewController] {
    outcome == .cancelled ? coming : leaving
  }

  func end(_ outcome: TransitionOutcome) {
    appearances.end(outcome)
    takeOut(gone(outcome))
    keyboard?.end(isBack: outcome == .cancelled)
    keyboard = nil
  }
}
