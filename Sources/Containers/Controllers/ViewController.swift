/// An object that manages a view and its subviews.
///
/// A view controller loads its root view on demand, responds to changes of its appearance and
/// layout, and can contain other view controllers.
///
/// The class body lists everything a subclass can override. An override of an appearance or
/// containment callback calls super. The order of all callbacks is fixed; `docs/requirements.md`
/// specifies it.
@MainActor
open class ViewController: Responder {
  /// What the controller stores, so that this body lists only what can be overridden.
  final var controllerState = ViewControllerState()

  /// A title for the controller, shown in a bar or as the title of a window.
  open var title: String? { didSet { if title != oldValue { titleDidChange() } } }

  /// Whether a navigation controller hides its toolbar, and an enclosing tab bar controller its bar,
  /// while this controller is on the stack; `false` by default.
  open var hidesBottomBarWhenPushed = false

  /// Whether the view lets the user edit its contents; setting it does not animate.
  open var isEditing: Bool {
    get { controllerState.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing of the view's contents on or off.
  ///
  /// An override calls super first, then shows or hides its editing controls.
  open func setEditing(_ editing: Bool, animated: Bool) { noteEditing(editing) }

  /// Creates a view controller.
  public override init() { super.init() }

  /// Creates a view controller that loads its view from a nib when the view is first accessed.
  ///
  /// - Parameters:
  ///   - nibName: The name of the nib, or `nil` to look for one named after the class.
  ///   - nibBundle: The source of the nib, or `nil` for the resources of the application. A name that
  ///     neither has traps when the view is loaded.
  public init(nibName: String?, bundle nibBundle: (any NibSource)?) {
    controllerState.nib = ControllerNib(name: nibName, bundle: nibBundle)
    super.init()
  }

  /// Creates a view controller from a nib or storyboard, as `ViewController()` does; only overrides
  /// return `nil`.
  ///
  /// An override calls super and may read values of its own from the coder. The properties that the
  /// file lists are set after the initializer has returned, by whoever loads the file.
  public init?(coder: NibCoder) { super.init() }

  /// A description for debugging: the class, address, title, appearance state, and view.
  open override var description: String { "\(name), state: \(appearance), view: \(viewText)" }

  /// The superview of the root view, which receives the events that neither the view nor the
  /// controller handles; for a presented controller, the presenting one.
  open override var next: Responder? { nextInChain }

  override var nextInTree: Responder? {
    // What a transition takes into the container of what is presented does not belong to that.
    presentation?.outgoing?.presenterSuperview ?? storedView?.superview
  }

  /// The commands added with ``addKeyCommand(_:)``.
  ///
  /// An override that offers more commands appends them to these.
  open override var keyCommands: [KeyCommand] { addedKeyCommands }

  /// The root view of the controller.
  ///
  /// Reading the property loads the view if necessary, so it never returns `nil`. Setting it to
  /// `nil` unloads the view until the next access. Assigning a view does not call
  /// ``viewDidLoad()``.
  ///
  /// An override calls super.
  open var view: View! {
    get { loadedView }
    set { replaceView(with: newValue) }
  }

  /// Creates the root view and assigns it to ``view``.
  ///
  /// The default implementation loads the nib ``nibName`` from ``nibBundle``; if there is no such
  /// nib, it traps. Without a name it looks for a nib named after the class: for `MapViewController`
  /// first “MapView”, then “MapViewController”. Otherwise it creates a plain view as large as the view
  /// of the parent or as the window. Accessing ``view`` calls this method; do not call it yourself. An
  /// override does not call super.
  open func loadView() {
    guard !loadNib() else { return }
    let view = View(frame: Rect(origin: .zero, size: sizeForLoading))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called after the view is loaded.
  ///
  /// Override to add subviews that are always present.
  open func viewDidLoad() {}

  /// Called before the view comes on screen.
  ///
  /// The view is in no window yet and does not have its final size.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window and has its size, just before the first layout of this
  /// appearance.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has come on screen and any animation has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has left the screen and any animation has ended.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before layout to update the constraints of the root view.
  ///
  /// The default implementation calls ``View/updateConstraints()`` on the view.
  ///
  /// An override calls super as its last step.
  open func updateViewConstraints() { storedView?.updateConstraints() }

  /// Called when the safe area insets of the root view change.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the layout margins of the root view change.
  open func viewLayoutMarginsDidChange() {}

  /// The minimum layout margins of the root view: 16 points at the leading and trailing edges, or
  /// 20 if the view is at least 400 points wide.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let side = storedView?.systemSideMargin ?? 16
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the root view has laid out its subviews, but before the subviews lay out their
  /// own.
  open func viewDidLayoutSubviews() {}

  /// Adds a controller as a child.
  ///
  /// A child that has another parent is removed from it first. The method calls
  /// ``willMove(toParent:)`` on the child; the caller then adds the view and calls
  /// ``didMove(toParent:)``:
  ///
  /// ```swift
  /// addChild(child)
  /// child.view.frame = view.bounds
  /// view.addSubview(child.view)
  /// child.didMove(toParent: self)
  /// ```
  ///
  /// Adding a child that is the root of a window, or whose view lies in the view of a controller
  /// other than its parent, is a programming error and traps.
  open func addChild(_ child: ViewController) { contain(child) }

  /// Removes the controller from its parent and calls ``didMove(toParent:)`` with `nil`.
  ///
  /// The caller first calls `willMove(toParent: nil)` and removes the view.
  open func removeFromParent() { leaveParent() }

  /// Begins the appearance or disappearance of a child whose container forwards appearance itself.
  ///
  /// To cancel a transition that has begun, begin the opposite one, then call
  /// ``endAppearanceTransition()``.
  ///
  /// Called on both children by `transition(from:to:…)` of their parent, and by containers that
  /// forward appearance themselves, but not for an appearance caused by the window or the parent. An
  /// override calls super.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, isAnimated: animated)
  }

  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began.
  ///
  /// This has no effect if something else has taken the transition over in the meantime, for example
  /// because the window was closed.
  open func endAppearanceTransition() { endAppearance() }

  /// Returns the traits that override those a child would inherit, or `nil` to let it inherit.
  ///
  /// Called when the child is added and when its traits may have changed. The result applies until
  /// the next call.
  open func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    child.storedParent === self ? child.traitState?.imposed : nil
  }

  /// Called before the controller is added to a parent, or with `nil` before it is removed.
  ///
  /// ``addChild(_:)`` calls it. Before a removal, the container calls it with `nil`.
  open func willMove(toParent parent: ViewController?) { noteWillMove(toParent: parent) }

  /// Called after the controller is added to a parent, or with `nil` after it is removed.
  ///
  /// After an addition, the container calls it once the view is in place.
  open func didMove(toParent parent: ViewController?) { noteDidMove(toParent: parent) }

  /// Whether the controller forwards its own appearance to its children.
  ///
  /// If `false`, the controller calls ``beginAppearanceTransition(_:animated:)`` and
  /// ``endAppearanceTransition()`` on its children itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called before the size of the view changes because the window is resized; forwards the call to
  /// the children whose size changes.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Called before the traits change; forwards the call to the children whose traits change.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// The coordinator of the running transition of the controller or of one of its ancestors, or
  /// `nil` if there is none.
  ///
  /// A container with transitions of its own overrides it and calls super while none is running.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? { coordinatorInForce }

  /// Returns the size in points of a child's view when the controller's own view has the given
  /// size.
  ///
  /// The default implementation returns that size unchanged.
  ///
  /// ``viewWillTransition(to:with:)`` forwards the result to each child whose view has a different
  /// size. A container whose children do not fill its view overrides this method.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    parentSize
  }

  /// The size the controller prefers its container to give its view, or zero for no preference.
  ///
  /// Navigation, tab bar and page view controllers that were given none have that of the controller
  /// they show, with their bars.
  open var preferredContentSize: Size {
    get { preferredContentSizeInForce }
    set { setPreferredContentSize(newValue) }
  }

  /// Called after the traits change, before the view and its subviews are notified.
  ///
  /// - Parameter previous: The previous traits, or `nil` when the view enters a window for the
  ///   first time.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// Called when a child's ``preferredContentSize`` changes.
  ///
  /// By default, a container of the library follows the child that it shows; others do nothing.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {
    preferredContentSizeMayHaveChanged()
  }

  /// Called when the size that fits the constraints of a child's view changes.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// The preferred style of the window's title bar, which follows the traits by default.
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// Whether the controller prefers the window to hide its title bar.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that determines the style of the title bar, or `nil` if the controller does; by default
  /// the one that a container of the library shows.
  open var childForStatusBarStyle: ViewController? { childForTitleBarByDefault }

  /// The child that determines whether the title bar is hidden, or `nil` if the controller does; by
  /// default the one that a container of the library shows.
  open var childForStatusBarHidden: ViewController? { childForTitleBarByDefault }

  /// The environments to which focus moves when it reaches the controller, best first; by default the
  /// root view if it is loaded.
  open var preferredFocusEnvironments: [any FocusEnvironment] { storedView.map { [$0] } ?? [] }

  /// Whether the first responder or focused view in the view gets the keyboard back when the view
  /// returns; true by default.
  ///
  /// It returns if its transition is canceled, or when a presentation that covered it ends.
  open var restoresFocusAfterTransition = true

  /// How the controller is shown when it is presented.
  ///
  /// ``ModalPresentationStyle/automatic``, the default, reads as ``ModalPresentationStyle/pageSheet``.
  /// Setting another style after reading `presentationController` drops that one with a warning.
  open var modalPresentationStyle: ModalPresentationStyle {
    get { presentationStyleInForce }
    set { setPresentationStyle(newValue) }
  }

  /// The animation with which the controller comes and goes when it is presented, unless a
  /// transitioning delegate or a preferred transition provides one.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical

  /// Whether the user must not dismiss the controller; `false` by default.
  ///
  /// Applies to the presented controller and to every visible descendant, and stops the window's
  /// close button too. The delegate of the presentation controller is told about each attempt.
  open var isModalInPresentation = false

  /// Whether what a descendant presents in the current context covers the view of this controller;
  /// `false` by default, except for navigation controllers.
  open var definesPresentationContext = false

  /// Whether the ``modalTransitionStyle`` of this controller applies to what is presented in the
  /// context that it defines.
  open var providesPresentationContextTransitionStyle = false

  /// Whether the controller determines the window's title bar although it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Presents a controller over the outermost ancestor, or over the nearest one that defines a
  /// context if the style asks for that; see <doc:Presentation>.
  ///
  /// The presented view is loaded and both relations are set before the method returns; the
  /// transition begins with the next frame. A refused request logs a warning.
  ///
  /// - Parameter completion: Called after the presented controller has appeared, unless the request
  ///   is refused or the presentation canceled.
  open func present(
    _ controller: ViewController, animated isAnimated: Bool, completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: controller, isAnimated: isAnimated, completion)
  }

  /// Dismisses what the controller presents, with everything presented from there; if it presents
  /// nothing, the controller itself.
  ///
  /// Only the frontmost controller is animated. A refused request logs a warning.
  ///
  /// - Parameter completion: Called after the last controller has disappeared, or after the next
  ///   commit if there is nothing to dismiss; not if the request is refused.
  open func dismiss(animated isAnimated: Bool, completion: (() -> Void)? = nil) {
    requestDismissal(isAnimated: isAnimated, completion)
  }

  /// The controller that this one or its nearest presenting ancestor presents, or `nil` for none.
  open var presentedViewController: ViewController? { presentedInForce }

  /// The controller that presents this one or its nearest presented ancestor, or `nil` for none.
  open var presentingViewController: ViewController? { presentingInForce }

  /// Whether the view is appearing because the controller is presented, in callbacks only.
  open var isBeingPresented: Bool { isChanging(.appear, by: .presentation) }

  /// Whether the view is disappearing because the controller is dismissed, in callbacks only.
  open var isBeingDismissed: Bool { isChanging(.disappear, by: .presentation) }

  /// Shows a controller in the way of the nearest container that overrides this method, or presents
  /// it.
  open func show(_ controller: ViewController, sender: Any?) {
    showByTarget(controller, sender: sender)
  }

  /// Shows a controller as the detail of the nearest container that overrides this method, or
  /// presents it.
  open func showDetailViewController(_ controller: ViewController, sender: Any?) {
    showDetailByTarget(controller, sender: sender)
  }

  /// Called on the primary controller of a split that collapses, to take the secondary one in: does
  /// nothing by default; a navigation controller pushes it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: ViewController, for splitViewController: any SplitContainer
  ) {}

  /// Returns the secondary controller of a split that expands: `nil`, for the former one, by default;
  /// a navigation controller takes its top controller off the stack.
  open func separateSecondaryViewController(
    for splitViewController: any SplitContainer
  ) -> ViewController? { nil }

  /// Returns the nearest of the receiver and its parents that can perform an action, or `nil`.
  ///
  /// A container that overrides ``show(_:sender:)`` also overrides
  /// ``Responder/canPerformAction(_:withSender:)``.
  open func targetViewController(forAction action: Selector, sender: Any?) -> ViewController? {
    targetOfAction(action, sender: sender)
  }

  /// Whether a segue that something in the storyboard triggers is performed; true unless overridden.
  ///
  /// ``performSegue(withIdentifier:sender:)`` does not ask. A segue without an identifier has the empty
  /// one here.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from this controller shows its destination, or unwinds.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  /// Performs a segue of the storyboard that the controller comes from.
  ///
  /// An unknown identifier, and a controller that comes from no storyboard, are programming errors
  /// and trap.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    runSegue(withIdentifier: identifier, sender: sender)
  }

  /// Returns the children in which to search for the controller that takes an unwind segue, in order;
  /// by default all but the one that contains the source.
  open func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] {
    childrenForUnwinding(from: source)
  }

  /// Returns the child that contains the source of an unwind segue, or `nil` if none does.
  open func childContaining(_ source: StoryboardUnwindSegueSource) -> ViewController? {
    childThatContains(source.source)
  }

  /// Returns whether the controller takes an unwind segue; by default, whether it has the action and
  /// is not the source.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: ViewController, sender: Any?
  ) -> Bool {
    implementsUnwind(action, from: fromViewController)
  }

  /// Called when an unwind segue leads to a child or its descendant, to show that child.
  ///
  /// The default implementation does nothing.
  open func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController) {}

  /// Whether the focus may move to or from an item inside the view; true unless overridden.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Called after focus has moved to or from an item inside the view.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  /// The object around the controller in the saved state; by default its parent or presenter.
  open var restorationParent: (any StateRestoring)? { restorationAncestor }

  /// The class of objects that makes the controller anew if it has no ``restorationClass``; `nil` by
  /// default.
  open var objectRestorationClass: (any ObjectRestoration.Type)? { nil }

  /// Called when the state of a controller with an identifier is saved, to store what it shows.
  ///
  /// An override calls super.
  open func encodeRestorableState(with coder: RestorationCoder) { encodeOwnContents(with: coder) }

  /// Called when the state of the controller returns, after those around it have theirs.
  ///
  /// An override calls super.
  open func decodeRestorableState(with coder: RestorationCoder) { decodeOwnContents(with: coder) }

  /// Called after everything has its state back.
  open func applicationFinishedRestoringState() {}

  /// Called when memory is low.
  ///
  /// Override to release anything that can be recreated.
  open func didReceiveMemoryWarning() {}
}
