/// A manager of one view and what it holds: loads it, hears of its appearance and layout, and may
/// contain other controllers.
///
/// The order of all callbacks is fixed: see `Tests/ContainersTests/Contracts`. This class body is
/// the table of what a subclass may override; every override of an appearance or containment
/// callback calls super.
@MainActor
open class ViewController: Responder {
  var storedView: View?
  var isLoadingView = false
  /// The window whose root the controller is.
  weak var windowToFill: Window?
  var storedChildren: [ViewController] = []
  weak var storedParent: ViewController?
  var appearance = Appearance.disappeared
  /// The transition that runs, or whose `did` callback does.
  var transition: AppearanceTransition?
  /// The transition that was begun by hand, until it is ended by hand.
  var transitionOfCaller: AppearanceTransition?
  /// What `transition(from:to:…)` of the parent asks of the scheduler just now; nil for nothing.
  var orderOfContainer: AppearanceOrder?
  var isAppearingIsDue = false
  var pendingMove: ParentMove?
  /// The controller in whose view the own view was last put.
  weak var controllerAbove: ViewController?
  var storedPreferredContentSize = Size.zero
  var traitState: TraitState?
  /// The change of the window whose root the controller is; nil for none.
  weak var windowTransition: (any ControllerTransition)?
  /// The environment that the controller was told of last; nil before its view was in a window.
  var toldTraits: TraitCollection?
  /// The transition that the controller takes part in as a child.
  weak var containedTransition: (any ControllerTransition)?

  /// The key commands that were added from outside.
  var addedKeyCommands: [KeyCommand] = []

  /// What the controller shows, for a bar or a window's title.
  open var title: String?

  private var storedIsEditing = false

  /// Whether a person may change what the view shows; changed without animation where it is set.
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Lets a person change what the view shows, or no longer.
  ///
  /// An override calls super first, and then shows the controls that belong to it, or hides them.
  open func setEditing(_ editing: Bool, animated: Bool) { storedIsEditing = editing }

  /// Makes a controller; its view is loaded when it is first asked for.
  public override init() { super.init() }

  /// The class, address and title, where the controller stands between disappeared and appeared, and its
  /// view, when it is printed.
  open override var description: String { "\(name), state: \(appearance), view: \(viewText)" }

  /// The superview of the root view: events that the view and the controller leave go on there.
  open override var next: Responder? { storedView?.superview }

  /// The commands of ``addKeyCommand(_:)``; an override that has more adds them to these.
  open override var keyCommands: [KeyCommand] { addedKeyCommands }

  /// The root view, loaded by the first access; after `view = nil` by the next one.
  ///
  /// Never nil to the reader. Assigning a view does not call ``viewDidLoad()``.
  ///
  /// Open. Set by ``loadView()`` unless that is overridden, and read where a window is filled with the root view
  /// and where a transition between children puts the new view in; an override calls super.
  open var view: View! {
    get { loadedView }
    set { replaceView(with: newValue) }
  }

  /// Makes the view and assigns it to ``view``; makes a plain, flexible one unless overridden.
  ///
  /// The plain view is as large as the parent's view, or as the window whose root it becomes.
  /// Called by ``view``, never by you. An override does not call super.
  open func loadView() {
    let view = View(frame: Rect(origin: .zero, size: sizeForLoading))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Tells that the view was loaded; the place to add to it what is there from the start.
  open func viewDidLoad() {}

  /// Tells that the view is about to come on screen; it is in no window yet and has no final size.
  open func viewWillAppear(_ animated: Bool) {}

  /// Tells that the view is in its window with its size, just before it is laid out for the first
  /// time in this appearance.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Tells that the view has come on screen, and any animation to it has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Tells that the view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Tells that the view has left the screen, and any animation from it has ended.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Brings the constraints of the root view up to date, before layout; tells the view unless
  /// overridden.
  ///
  /// An override calls super last.
  open func updateViewConstraints() { storedView?.updateConstraints() }

  /// Tells that another part of the root view is covered.
  open func viewSafeAreaInsetsDidChange() {}

  /// Tells that the margins of the root view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// What is added to the safe area of the root view, for example by a container with a bar.
  public var additionalSafeAreaInsets = EdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { storedView?.updateSafeArea() } }
  }

  /// The margins that the root view has at least: 16 points at both sides, 20 in a view that is 400
  /// points wide or more.
  open var systemMinimumLayoutMargins: DirectionalEdgeInsets {
    let side = (storedView?.bounds.width ?? 0) < 400 ? 16.0 : 20
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  /// Whether the root view has at least the system's margins; true at first.
  public var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue {
        storedView?.marginsMayHaveChanged()
      }
    }
  }

  /// Tells that the root view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Tells that the root view has laid out its subviews; what lies in those comes after.
  open func viewDidLayoutSubviews() {}

  /// Contains a controller: takes it from its parent if it has another, and tells it by
  /// ``willMove(toParent:)``.
  ///
  /// Adding the child's view, and then `child.didMove(toParent: self)`, is up to the caller.
  ///
  /// ```swift
  /// addChild(child)
  /// child.view.frame = view.bounds
  /// view.addSubview(child.view)
  /// child.didMove(toParent: self)
  /// ```
  ///
  /// A child whose view lies in another controller's view than its parent's, or that is the root of a
  /// window, is a trap.
  ///
  /// Open. Called by containers; calls ``removeFromParent()`` of a child that has another parent.
  open func addChild(_ child: ViewController) { contain(child) }

  /// Leaves the parent and tells so by ``didMove(toParent:)`` with nil; does nothing without one.
  ///
  /// Before it the caller sends `willMove(toParent: nil)` and removes the view.
  ///
  /// Open. Called by containers, and by ``addChild(_:)`` of another parent.
  open func removeFromParent() { leaveParent() }

  /// Tells a child that it is about to appear or to disappear, from a container that forwards
  /// appearance itself.
  ///
  /// To cancel one that has begun, begin the opposite one, then end.
  ///
  /// Open. Called on both children by `transition(from:to:…)` of their parent, and by containers that forward
  /// appearance themselves. What comes with the window or the parent calls ``viewWillAppear(_:)`` and the like
  /// without it. An override calls super.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, isAnimated: animated)
  }

  /// Tells a child that the transition that it was told of has ended.
  ///
  /// Where something else has taken the transition over meanwhile, for example because the window
  /// was closed, that ends it.
  ///
  /// Open. Called as ``beginAppearanceTransition(_:animated:)`` is.
  open func endAppearanceTransition() { endAppearance() }

  /// Returns the traits that a child is given in place of those that it would inherit; nil for none.
  ///
  /// Open. Called when the child is added, when ``setOverrideTraitCollection(_:forChild:)`` gives it others, and
  /// when its view hears of another environment. What an override returns holds until the next call.
  open func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    child.storedParent === self ? child.traitState?.imposed : nil
  }

  /// Tells, before it happens, that the controller gets a parent, or loses it (nil).
  ///
  /// ``addChild(_:)`` calls it; before a removal the container does, with nil.
  open func willMove(toParent parent: ViewController?) { noteWillMove(toParent: parent) }

  /// Tells that the controller has a parent, or none any more (nil).
  ///
  /// ``removeFromParent()`` calls it; after an addition the container does, when the view is in.
  open func didMove(toParent parent: ViewController?) { noteDidMove(toParent: parent) }

  /// Whether the children's appearance follows the controller's own; true unless overridden.
  ///
  /// Where it is false the controller tells its children with
  /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells, before it happens, that the view gets another size because the window does; tells the
  /// children whose size changes unless overridden without a call of super.
  open func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  /// Tells, before it happens, that the environment changes; tells the children unless overridden
  /// without a call of super.
  open func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: newCollection, with: coordinator)
  }

  /// The coordinator of the transition that the controller, or one that contains it, is in; nil for
  /// none.
  ///
  /// A container that runs transitions of its own overrides it, and calls super while none runs.
  open var transitionCoordinator: (any ViewControllerTransitionCoordinator)? { coordinatorInForce }

  /// Returns the size that a child's view will have when the controller's own has a size, both in
  /// points: the same size unless overridden.
  ///
  /// ``viewWillTransition(to:with:)`` passes it on to each child whose view has another size now. A
  /// container whose children do not fill its view overrides it; a child for which it returns the
  /// present size is not told.
  open func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    parentSize
  }

  /// The size that the content would like its container to give it; zero for no wish.
  open var preferredContentSize: Size {
    get { storedPreferredContentSize }
    set {
      guard newValue != storedPreferredContentSize else { return }
      storedPreferredContentSize = newValue
      storedParent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  /// Tells that the environment has changed, before the view and what it holds are told.
  ///
  /// - Parameter previous: What it was; nil when the view first comes into a window.
  open func traitCollectionDidChange(_ previous: TraitCollection?) {}

  /// Tells that a child would like another size; does nothing unless overridden.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// Tells that a child's content needs another size by its layout; does nothing unless overridden.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any ContentContainer
  ) {}

  /// How the window's title bar should look; as the environment unless overridden.
  open var preferredStatusBarStyle: StatusBarStyle { .default }

  /// Whether the window should have no title bar; false unless overridden.
  open var prefersStatusBarHidden: Bool { false }

  /// The child that decides how the title bar looks; nil, for the controller itself, unless
  /// overridden.
  open var childForStatusBarStyle: ViewController? { nil }

  /// The child that decides whether there is a title bar; nil, for the controller itself, unless
  /// overridden.
  open var childForStatusBarHidden: ViewController? { nil }

  /// Where the focus should go when it comes to the controller, what is best first; to its view
  /// unless overridden.
  open var preferredFocusEnvironments: [any FocusEnvironment] { storedView.map { [$0] } ?? [] }

  /// Whether what had the keyboard in the view gets it back when the view returns; true at first.
  ///
  /// The view returns where a transition that was to take it out is cancelled.
  open var restoresFocusAfterTransition = true

  /// Whether the focus may move to or from what lies in the view; true unless overridden.
  open func shouldUpdateFocus(in context: FocusUpdateContext) -> Bool { true }

  /// Tells that the focus has moved to or from what lies in the view.
  open func didUpdateFocus(
    in context: FocusUpdateContext, with coordinator: FocusAnimationCoordinator
  ) {}

  /// Tells that memory is short: let go of what can be made again.
  open func didReceiveMemoryWarning() {}
}
