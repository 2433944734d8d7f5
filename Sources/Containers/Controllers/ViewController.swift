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

  /// The title of the controller, shown in a bar or as the title of a window.
  open var title: String? { didSet { if title != oldValue { titleDidChange() } } }

  /// Whether a navigation controller hides its toolbar, and an enclosing tab bar controller its bar,
  /// while this controller is on the stack; `false` by default.
  open var hidesBottomBarWhenPushed = false

  /// Whether the view lets the user edit its contents; setting it does not animate.
  open var isEditing: Bool {
    get { controllerState.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Turns editing of the view's contents on or off; an override calls super first, then shows or
  /// hides its editing controls.
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
  /// An override calls super and may read its own values from the coder. The loader of the file
  /// sets the listed properties after the initializer returns.
  public init?(coder: NibCoder) { super.init() }

  /// A description for debugging: the class, address, title, appearance state, and view.
  open override var description: String { "\(name), state: \(appearance), view: \(viewText)" }

  /// The superview of the root view, or the presenting controller if the controller is presented.
  open override var next: Responder? { nextInChain }

  override var nextInTree: Responder? { nextInHierarchy }

  /// The commands added with ``addKeyCommand(_:)``, to which an override appends more.
  open override var keyCommands: [KeyCommand] { addedKeyCommands }

  /// The root view of the controller.
  ///
  /// Reading the property loads the view if necessary, so it never returns `nil`. Setting it to
  /// `nil` unloads the view until the next access. Assigning a view does not call
  /// ``viewDidLoad()``. An override calls super.
  open var view: View! {
    get { loadedView }
    set { replaceView(with: newValue) }
  }

  /// Creates the root view and assigns it to ``view``.
  ///
  /// The default implementation loads a nib or creates a plain view; see <doc:Loading>. Accessing
  /// ``view`` calls this method; do not call it yourself. An override does not call super.
  open func loadView() { loadUsualView() }

  /// Called after the view is loaded; override to add subviews that are always present.
  open func viewDidLoad() {}

  /// Called before the view appears, when it is in no window yet and does not have its final size.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in its window and has its size, just before the first layout of this
  /// appearance.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view has appeared and its animation has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view has disappeared and its animation has ended.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before layout to update the constraints of the root view; calls
  /// ``View/updateConstraints()`` on it by default, and an override calls super as its last step.
  open func updateViewConstraints() { storedView?.updateConstraints() }

  /// Called when the safe area insets of the root view change.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the layout margins of the root view change.
  open func viewLayoutMarginsDidChange() {}

  /// The minimum layout margins of the root view: 16 points at the leading and trailing edges, or
  /// 20 if the view is at least 400 points wide.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets { usualMinimumLayoutMargins }

  /// Called before the root view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the root view has laid out its subviews, but before the subviews lay out their
  /// own.
  open func viewDidLayoutSubviews() {}

  /// Adds a controller as a child, which is removed from another parent first; see
  /// <doc:Containment>.
  ///
  /// Calls ``willMove(toParent:)`` on the child. The caller then adds the view and calls
  /// ``didMove(toParent:)``.
  open func addChild(_ child: ViewController) { contain(child) }

  /// Removes the controller from its parent and calls ``didMove(toParent:)`` with `nil`; the caller
  /// first calls `willMove(toParent: nil)` and removes the view.
  open func removeFromParent() { leaveParent() }

  /// Begins the appearance or disappearance of a child; see <doc:Appearance>.
  ///
  /// The parent's `transition(from:to:…)` calls it on both children. An override calls super.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, isAnimated: animated)
  }

  /// Ends the transition that ``beginAppearanceTransition(_:animated:)`` began, unless something else,
  /// such as closing the window, has taken it over.
  open func endAppearanceTransition() { endAppearance() }

  /// Returns the traits that override those a child would inherit, or `nil` to let it inherit, until
  /// the next call: when the child is added and when its traits may have changed.
  open func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    child.storedParent === self ? child.traitState?.imposed : nil
  }

  /// Called by ``addChild(_:)`` before the controller is added to a parent, and by the container with
  /// `nil` before it is removed.
  open func willMove(toParent parent: ViewController?) { noteWillMove(toParent: parent) }

  /// Called by the container once the view is in place after an addition, and with `nil` after the
  /// controller is removed from its parent.
  open func didMove(toParent parent: ViewController?) { noteDidMove(toParent: parent) }

  /// Whether the controller forwards its own appearance to its children, or calls
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` on them itself.
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
  /// A container with its own transitions overrides it and calls super while none is running.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? { coordinatorInForce }

  /// Returns the size in points of a child's view when the controller's own view has the given
  /// size; that size unless overridden.
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
  /// Navigation, tab bar, and page view controllers without a preferred size have the preferred
  /// size of the visible child, plus the size of their bars.
  open var preferredContentSize: Size {
    get { preferredContentSizeInForce }
    set { setPreferredContentSize(newValue) }
  }

  /// Called after the traits change, before the view and its subviews are notified.
  ///
  /// - Parameter previous: The previous traits, or `nil` when the view enters a window for the
  ///   first time.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// Called when a child's ``preferredContentSize`` changes, which the library's containers follow.
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

  /// Whether the view's first responder or focused view gets the keyboard focus back when the view
  /// reappears; `true` by default.
  ///
  /// The view reappears if its transition is canceled, or when a presentation that covers it ends.
  open var restoresFocusAfterTransition = true

  /// How the controller is shown when it is presented.
  ///
  /// ``ModalPresentationStyle/automatic``, the default, reads as ``ModalPresentationStyle/pageSheet``.
  /// Setting another style after reading `presentationController` discards that with a warning.
  open var modalPresentationStyle: ModalPresentationStyle {
    get { presentationStyleInForce }
    set { setPresentationStyle(newValue) }
  }

  /// The animation of the controller's presentation and dismissal, unless a transitioning delegate
  /// or a preferred transition provides one.
  open var modalTransitionStyle = ModalTransitionStyle.coverVertical

  /// Whether the user is prevented from dismissing the controller and closing the window.
  ///
  /// Applies to its visible descendants, too. The presentation's delegate is told of each attempt.
  open var isModalInPresentation = false

  /// Whether presentations in the current context cover the view of this controller; `false` by
  /// default, except for navigation controllers.
  open var definesPresentationContext = false

  /// Whether presentations in this controller's context use its ``modalTransitionStyle``.
  open var providesPresentationContextTransitionStyle = false

  /// Whether the controller determines the window's title bar while presented without covering it.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Presents a controller; see <doc:Presentation>.
  ///
  /// - Parameter completion: Called after the presented controller has appeared, unless the request
  ///   is refused or the presentation canceled.
  open func present(
    _ controller: ViewController, animated isAnimated: Bool, completion: (() -> Void)? = nil
  ) {
    requestPresentation(of: controller, isAnimated: isAnimated, completion)
  }

  /// Dismisses the controller's presented controller and all presentations above it, or, if it
  /// presents none, the controller itself; see <doc:Presentation>.
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

  /// Whether the view is appearing because the controller is presented; valid in callbacks only.
  open var isBeingPresented: Bool { isChanging(.appear, by: .presentation) }

  /// Whether the view is disappearing because the controller is dismissed; valid in callbacks only.
  open var isBeingDismissed: Bool { isChanging(.disappear, by: .presentation) }

  /// Shows a controller as the nearest container that overrides this method does, or presents it.
  open func show(_ controller: ViewController, sender: Any?) { showByTarget(controller, sender) }

  /// Shows a controller as the detail of the nearest container that overrides this method, or
  /// presents it.
  open func showDetailViewController(_ controller: ViewController, sender: Any?) {
    showDetailByTarget(controller, sender)
  }

  /// Called on the primary controller of a collapsing split to merge the secondary one into it; does
  /// nothing by default, and a navigation controller pushes it.
  open func collapseSecondaryViewController(
    _ secondaryViewController: ViewController, for splitViewController: any SplitContainer
  ) {}

  /// Returns the secondary controller for a split that expands, or `nil`, the default, to use the
  /// previous one; a navigation controller pops its top controller.
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

  /// Returns whether to perform a segue that the storyboard triggers; `true` by default.
  ///
  /// ``performSegue(withIdentifier:sender:)`` does not call this method. For a segue without an
  /// identifier, the identifier is empty.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from this controller shows its destination, or unwinds.
  open func prepare(for segue: StoryboardSegue, sender: Any?) {}

  /// Performs a segue of the controller's storyboard, which traps without one of the identifier.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    runSegue(withIdentifier: identifier, sender: sender)
  }

  /// Returns the children to search for the destination of an unwind segue, in order; by default
  /// all children except the one that contains the source.
  open func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] {
    childrenForUnwinding(from: source)
  }

  /// Returns the child that contains the source of an unwind segue, or `nil` if none does.
  open func childContaining(_ source: StoryboardUnwindSegueSource) -> ViewController? {
    childThatContains(source.source)
  }

  /// Returns whether the controller is the destination of an unwind segue; by default, whether it
  /// has the action and is not the source.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: ViewController, sender: Any?
  ) -> Bool {
    implementsUnwind(action, from: fromViewController)
  }

  /// Called when an unwind segue leads to a child or its descendant, to show that child; does nothing
  /// by default.
  open func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController) {}

  /// Called to set ``contentUnavailableConfiguration`` for a state; does nothing by default.
  open func updateContentUnavailableConfiguration(
    using state: ContentUnavailableConfigurationState
  ) {}

  /// Returns whether the focus may move to or from an item inside the view; `true` by default.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Called after focus has moved to or from an item inside the view.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  /// The parent of the controller in the saved state; by default its parent or presenter.
  open var restorationParent: (any StateRestoring)? { restorationAncestor }

  /// The class that recreates the controller if it has no ``restorationClass``; `nil` by default.
  open var objectRestorationClass: (any ObjectRestoration.Type)? { nil }

  /// Called to save the state of a controller with an identifier; an override calls super.
  open func encodeRestorableState(with coder: RestorationCoder) { encodeOwnContents(with: coder) }

  /// Called to restore the state, after that of the controller's ancestors; an override calls super.
  open func decodeRestorableState(with coder: RestorationCoder) { decodeOwnContents(with: coder) }

  /// Called after the state of all objects is restored.
  open func applicationFinishedRestoringState() {}

  /// Called when memory is low; override to release anything that can be recreated.
  open func didReceiveMemoryWarning() {}
}
