/// The exchange of a presentation: the presented controller comes, and the presenter goes if the
/// presentation removes its view.
@MainActor
final class PresentingExchange: TransitionExchange {
  private let presentation: Presentation
  let old: ViewController
  let appearances = AppearanceExchange.ofPresentation(comes: true)

  init(_ presentation: Presentation, by presenter: ViewController) {
    self.presentation = presentation
    old = presenter
  }

  var new: ViewController { presentation.shownController }
  var window: Window? { presentation.window }
  var presentationStyle: ModalPresentationStyle { presentation.controller.presentationStyle }
  var substituteContainer: View? { old.viewIfLoaded }

  func controller(_ key: TransitionContextViewControllerKey) -> ViewController? {
    key == .from ? old : new
  }

  func enterPlace(for session: TransitionSession) -> View? {
    presentation.session = session
    return presentation.containerView
  }

  func loadNewView() { new.loadViewIfNeeded() }

  func begin(isAnimated: Bool) {
    presentation.open()
    presentation.session?.enterContainer(presentation.containerView)
    presentation.tellsPresenter = presentation.shape.shouldRemovePresentersView
    takeKeyboardFromPresenter()
    if isSeen {
      if presentation.tellsPresenter {
        appearances.beginDisappearance(of: old, isAnimated: isAnimated)
      }
      if isSeen, takesNew { appearances.beginAppearance(of: new, isAnimated: isAnimated) }
    }
    guard presentation.phase != .ended else { return }
    movePresenterIntoContainer()
    presentation.furnish()
    presentation.shape.presentationTransitionWillBegin()
    window?.focus.enter(new)
    presentation.session?.coordinator.animate { [weak presentation] _ in
      presentation?.setFurnitureShown(true)
    }
  }

  private func takeKeyboardFromPresenter() {
    guard presentation.tellsPresenter, let view = old.viewIfLoaded, let window else { return }
    presentation.presenterKeyboard = .taken(from: old, view, in: window)
  }

  private func movePresenterIntoContainer() {
    guard presentation.tellsPresenter, let view = old.viewIfLoaded,
      let container = presentation.containerView, !container.isDescendant(of: view)
    else { return }
    presentation.presenterPlace = SavedPlace(of: view)
    let frame = presentation.presenterPlace?.frame(in: container) ?? container.bounds
    View.performWithoutAnimation {
      container.addSubview(view)
      view.frame = frame
    }
  }

  var isSeen: Bool {
    presentation.phase != .ended && presentation.containerView?.window?.shown != nil
  }

  var takesNew: Bool {
    guard presentation.phase != .ended, let container = presentation.containerView,
      let view = new.viewIfLoaded, new.parent == nil, new.windowToFill == nil
    else { return false }
    return !container.isDescendant(of: view)
  }

  var holdsNew: Bool {
    guard let container = presentation.containerView else { return false }
    return presentation.shape.presentedView?.isDescendant(of: container) == true
  }

  func putNewViewIn() -> Bool {
    guard takesNew, let container = presentation.containerView,
      let view = presentation.shape.presentedView
    else { return false }
    View.performWithoutAnimation {
      view.frame = presentation.shape.frameOfPresentedViewInContainerView
      container.addSubview(view)
      container.layoutIfNeeded()
    }
    window.map { $0.rootViewController?.updateStatusBar(of: $0) }
    return holdsNew
  }

  func view(_ key: TransitionContextViewKey) -> View? {
    switch key {
    case .from: presentation.presenterPlace == nil ? nil : old.viewIfLoaded
    case .to: presentation.shape.presentedView
    }
  }

  func initialFrame(of controller: ViewController) -> Rect {
    guard controller === old else { return .zero }
    return frameOfPresenter
  }

  func finalFrame(of controller: ViewController) -> Rect {
    if controller === new { return presentation.shape.frameOfPresentedViewInContainerView }
    return controller === old && !presentation.tellsPresenter ? frameOfPresenter : .zero
  }

  private var frameOfPresenter: Rect {
    guard let container = presentation.containerView, let view = old.viewIfLoaded,
      let superview = view.superview
    else { return .zero }
    return superview.convert(view.frame, to: container)
  }

  var views: [View?] { [old.viewIfLoaded, presentation.shape.presentedView] }

  func end(_ outcome: TransitionOutcome) {
    let isDone = outcome != .cancelled
    let wasOpen = presentation.containerView != nil
    if isDone { presentation.arrive() } else { presentation.separate() }
    if wasOpen { presentation.shape.presentationTransitionDidEnd(isDone) }
    if !isDone { returnPresenter() }
    appearances.end(outcome)
    if isDone { takePresenterOut() } else { presentation.close() }
    guard !isDone else { return }
    presentation.presenterKeyboard?.end(isBack: true)
    presentation.controller.presentation = nil
  }

  private func takePresenterOut() {
    guard presentation.phase == .presented, presentation.presenterPlace != nil,
      presentation.shape.shouldRemovePresentersView, let view = old.viewIfLoaded
    else { return }
    View.performWithoutAnimation {
      view.removeFromSuperview()
      // While the view is away, it is laid out in the coordinates of its own superview.
      if view === presentation.coveredView, let container = presentation.containerView {
        view.frame = container.frame
      }
    }
  }

  private func returnPresenter() {
    presentation.presenterPlace?.restore()
    presentation.presenterPlace = nil
  }

  func leavePlace(of session: TransitionSession) {
    if presentation.session === session { presentation.session = nil }
  }
}

extension AppearanceExchange {
  /// Returns the appearance transitions of a presentation or dismissal.
  ///
  /// - Parameter comes: Whether the presented controller comes, and does not go.
  static func ofPresentation(comes: Bool) -> AppearanceExchange {
    AppearanceExchange { controller, direction, isAnimated in
      let isPresented = controller.presentation?.incoming != nil
      return controller.beginTransition(
        direction, isAnimated: isAnimated,
        by: .presentation(isPresented: isPresented && comes == (direction == .appear)))
    }
  }
}
