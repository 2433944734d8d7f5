/// One controller's presentation over another, from the request until it has been dismissed.
///
/// Retained by the presenter. It owns the container view, which is an ``Overlay`` of the window, and
/// begins the transition sessions of the presentation and the dismissal.
@MainActor
final class Presentation: ControllerPresentation {
  /// The presentation controller that manages the presentation.
  let controller: PresentationController
  /// The presentation controller in force: ``controller``, or its representation in the style to
  /// which it adapts.
  var shape: PresentationController
  /// The style to which the presentation adapts, or ``ModalPresentationStyle/none``.
  var adaptedStyle: ModalPresentationStyle
  let presentedController: ViewController
  private(set) weak var presentingController: ViewController?
  /// The controller that is shown: the presented one, or one that the delegate provides in its place.
  var shownController: ViewController
  private(set) var phase = PresentationPhase.presenting
  /// The view in which the presentation takes place, or `nil` before and after.
  private(set) var containerView: PresentationContainerView?
  /// The running or scheduled session.
  weak var session: TransitionSession?
  /// The place of the presenter's view while that is removed.
  var presenterPlace: SavedPlace?
  /// Whether the presenter disappears; if so, it appears again with the dismissal.
  var tellsPresenter = false
  /// The keyboard focus of the presenter's view when that was removed.
  var presenterKeyboard: KeyboardMemory?
  /// The container as an overlay, or `nil` while it is in no window.
  private var overlay: Overlay?
  /// The window that knows the presentation.
  private weak var knownWindow: Window?
  /// The views beneath whose tint is dimmed.
  private var dimmedViews = WeakList<View>()
  /// The size of the container for which the presented view got its frame.
  private var placedSize = Size.zero

  init(
    _ controller: PresentationController, adaptedTo style: ModalPresentationStyle,
    by presenter: ViewController
  ) {
    self.controller = controller
    adaptedStyle = style
    shape = style == .none ? controller : controller.makeShape(for: style)
    presentedController = controller.presentedViewController
    presentingController = presenter
    shownController = presentedController
    presenter.presentationMade.outgoing = self
    presentedController.presentationMade.incoming = self
    presentedController.presentationMade.controller = controller
    controller.presentation = self
    shape.presentation = self
  }

  var runningTransition: (any ControllerTransition)? { session }

  /// The window of the presentation: that of the container, or before there is one, the presenter's.
  var window: Window? {
    containerView?.attachedWindow ?? presentingController?.viewIfLoaded?.attachedWindow
  }

  /// The view that the presentation covers, or `nil` for the window.
  var coveredView: View? {
    shape.shouldPresentInFullscreen ? nil : presentingController?.viewIfLoaded
  }

  @discardableResult
  func advance(_ event: PresentationPhase.Event) -> Bool {
    guard let next = phase.after(event) else { return false }
    trace(.transitions, "presentation of \(presentedController.name): \(phase) to \(next)")
    phase = next
    updateDismissalGesture()
    return true
  }

  /// Whether the presentation is in a window that the user can see.
  var isInSight: Bool { window?.isInSight ?? false }

  /// The view from which the presenter's view was removed, or `nil` if it was not.
  var presenterSuperview: View? { presenterPlace?.superview }

  // MARK: The container

  /// Moves the container along with the view that it covers.
  func moveContainer(to superview: View?) {
    guard let containerView, let superview, containerView.superview !== superview else { return }
    overlay?.container = superview
    superview.addSubview(containerView)
  }

  /// Makes the container and adds it to the window.
  func open() {
    guard let window, containerView == nil else { return }
    let container = PresentationContainerView(frame: coveredView?.frame ?? window.bounds)
    container.controllerPresentation = self
    container.clipsToBounds = coveredView != nil
    container.autoresizingMask =
      coveredView?.autoresizingMask ?? [.flexibleWidth, .flexibleHeight]
    containerView = container
    updateTraits()
    beginOverlay(in: window)
  }

  private func beginOverlay(in window: Window) {
    guard let containerView else { return }
    knownWindow?.presentations.remove(self)
    window.presentations.add(self)
    knownWindow = window
    let overlay = Overlay(containerView, kind: .presentation)
    overlay.container = containerView.superview ?? coveredView?.superview ?? window
    overlay.staysInContainer = true
    overlay.scope = coveredView.flatMap { shape.shouldRemovePresentersView ? nil : $0 }
    overlay.source = presentingController?.viewIfLoaded
    overlay.blocking = blocking
    overlay.keyView = shownController.viewIfLoaded
    overlay.passesPointer = { [weak self] in self?.shape.passesPointer(to: $0) ?? false }
    overlay.pressOutside = .calls { [weak self] in self?.pressBeside() }
    overlay.leave = { [weak overlay] in overlay?.onLeft = $0 }
    overlay.onEnd = { [weak self] in self?.overlayDidEnd() }
    self.overlay = overlay
    overlay.begin(in: window)
  }

  /// The input that the presentation blocks; none if it replaces the view of a controller inside
  /// another one.
  private var blocking: OverlayBlocking {
    guard let coveredView, shape.shouldRemovePresentersView else { return shape.blocking }
    return coveredView.owner === coveredView.attachedWindow?.rootOwner ? shape.blocking : []
  }

  /// Reads again what the presentation blocks and whether it dims.
  func updateBlocking() {
    overlay?.setBlocking(blocking)
    containerView?.setDimming(shape.isDimming)
    dimTint(shape.isDimming)
  }

  private func dimTint(_ isDimmed: Bool) {
    guard isDimmed == dimmedViews.isEmpty else { return }
    let old = dimmedViews
    dimmedViews = WeakList(isDimmed ? viewsBeneath : [])
    for view in old { view.dimTint(false) }
    for view in dimmedViews { view.dimTint(true) }
  }

  /// The views that the presentation covers: the presenter's, or in a window all down to the root's.
  private var viewsBeneath: [View] {
    let presenters = sequence(first: presentingController) {
      $0?.presentation?.incoming?.presentingController
    }
    let all = presenters.compactMap { $0 } + (window?.rootViewController.map { [$0] } ?? [])
    let views = all.compactMap(\.viewIfLoaded)
    return coveredView.map { [$0] }
      ?? views.enumerated().filter { index, view in
        !views[..<index].contains { $0 === view }
      }.map(\.element)
  }

  /// Adds everything around the presented view, which is about to come.
  func furnish() {
    guard let containerView else { return }
    updateBlocking()
    containerView.setDimmingShown(false)
    shape.furnish(containerView)
    shape.takeContent(shownController.view)
    shape.setFurnitureShown(false)
  }

  /// Shows or hides everything around the presented view; called alongside the transition.
  func setFurnitureShown(_ isShown: Bool) {
    containerView?.setDimmingShown(isShown)
    shape.setFurnitureShown(isShown)
  }

  /// Lays out the container, unless a dismissal moves the presented view: a subclass may place that
  /// view, which would end its animation.
  func layOutContainer() {
    if phase == .dismissing, isMoving { return }
    shape.containerViewWillLayoutSubviews()
    place()
    shape.containerViewDidLayoutSubviews()
  }

  /// Whether a transition moves the presented view.
  private var isMoving: Bool { session.map { $0.phase != .ended } ?? false }

  /// Gives the presented view its frame.
  ///
  /// During a transition it gets a new one only if the size of the container has changed, and the
  /// running animations continue to it.
  private func place() {
    guard let view = shape.presentedView, let containerView, view.superview === containerView
    else { return }
    defer { placedSize = containerView.bounds.size }
    guard !isMoving || placedSize != containerView.bounds.size else { return }
    let frame = shape.frameOfPresentedViewInContainerView
    view.bounds = Rect(origin: view.bounds.origin, size: frame.size)
    view.center = frame.center
  }

  /// Follows the view that the presentation covers or points at; called in each frame after the
  /// layout.
  func frameDidLayOut() {
    guard let containerView else { return }
    describe()
    if let coveredView, coveredView.superview == nil, hasLostPresenter { return endAtOnce() }
    if let coveredView, [nil, containerView.superview].contains(coveredView.superview),
      containerView.frame != coveredView.frame
    {
      containerView.frame = coveredView.frame
    }
    shape.frameDidLayOut()
  }

  /// Lets the next frame end the presentation, unless another container has the presenter by then.
  func presenterDidLeaveParent() { window?.setNeedsFrame() }

  /// Whether the presenter has left its container, and no other controller has taken it in.
  private var hasLostPresenter: Bool {
    guard let presentingController else { return true }
    return presentingController.parent == nil && presentingController.windowToFill == nil
      && presentingController.presentation?.incoming == nil
  }

  // MARK: Size and traits

  var determinesTitleBar: Bool {
    guard phase != .ended else { return false }
    let style = adaptedStyle == .none ? controller.presentationStyle : adaptedStyle
    return style == .fullScreen || presentedController.modalPresentationCapturesStatusBarAppearance
  }

  var fillsWindow: Bool { shape.shouldPresentInFullscreen }

  func containerWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    guard containerView != nil else { return }
    shape.viewWillTransition(to: size, with: coordinator)
  }

  func containerWillTransition(
    to traits: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    guard containerView != nil else { return }
    shape.willTransition(to: traits, with: coordinator)
  }

  func containerDidTransition() { adapt() }

  func preferredContentSizeDidChange() {
    guard containerView != nil else { return }
    shape.preferredContentSizeDidChange(forChildContentContainer: shownController)
  }

  func viewLeft() { session?.viewLeft() }

  // MARK: Ending

  /// Ends the overlay: it blocks nothing any more and returns the focus.
  func releaseInput() {
    dimTint(false)
    overlay?.end()
  }

  /// Removes everything, after the last callback or a cancellation.
  func close() {
    guard let containerView else { return }
    dimTint(false)
    knownWindow?.presentations.remove(self)
    self.containerView = nil
    let overlay = overlay
    self.overlay = nil
    if overlay?.phase == .open { overlay?.end() }
    overlay?.onLeft?()
    View.performWithoutAnimation {
      shape.clear()
      containerView.removeFromSuperview()
      let view = shownController.viewIfLoaded
      if view?.superview === containerView { view?.removeFromSuperview() }
    }
    containerView.controllerPresentation = nil
  }

  /// Separates the two controllers, so that neither finds the other.
  func separate() {
    guard advance(.end) else { return }
    if presentingController?.presentation?.outgoing === self {
      presentingController?.presentation?.outgoing = nil
    }
    if presentedController.presentation?.incoming === self {
      presentedController.presentation?.incoming = nil
    }
    if presentedController.presentation?.controller === controller {
      presentedController.presentation?.controller = nil
    }
    if shownController !== presentedController { presentedController.leaveAdaptiveContainer() }
    presentingController?.viewIfLoaded?.attachedWindow.map {
      $0.rootViewController?.updateStatusBar(of: $0)
    }
  }

  func endAtOnce() { endAtOnce(tellsDelegate: false) }

  /// Ends the presentation and those above it at once, without animation.
  func endAtOnce(tellsDelegate: Bool) {
    presentedController.presentation?.outgoing?.endAtOnce()
    guard phase != .ended else { return }
    session?.cut()
    guard phase != .ended else { return }
    shape.dismissalTransitionWillBegin()
    separate()
    let presenter = presentingController
    let place = presenterPlace
    presenterPlace = nil
    if let presenter, presenter.windowToFill != nil || presenter.presentation?.incoming != nil {
      place?.restore()
      presenter.setNeedsStatusBarAppearanceUpdate()
    }
    shape.dismissalTransitionDidEnd(true)
    close()
    controller.presentation = nil
    guard tellsDelegate else { return }
    guard let host = presenter?.viewIfLoaded?.attachedWindow?.host else {
      return controller.userDidDismiss()
    }
    // The controller's last appearance callback comes first.
    host.afterCommit { [controller] in controller.userDidDismiss() }
  }

  private func overlayDidEnd() {
    overlay = nil
    guard phase != .ended, let containerView else { return }
    // The presentation continues if only the view around the container has left the window.
    if containerView.superview == nil { endAtOnce(tellsDelegate: false) }
  }

  /// Begins the overlay again when the container returns with the view around it.
  func containerDidEnter(_ window: Window) {
    guard overlay == nil, phase != .ended, containerView != nil else { return }
    beginOverlay(in: window)
    adapt()
  }
}
