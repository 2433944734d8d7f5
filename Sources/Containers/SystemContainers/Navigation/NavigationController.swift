/// A container that shows the top of a stack of view controllers, with a bar to go back.
///
/// Pushing puts a controller on the stack, and popping takes the top one off. The stack changes at
/// once; the transition to the new top begins with the next layout. See <doc:Navigation>.
///
/// ```swift
/// let navigation = NavigationController(rootViewController: list)
/// navigation.pushViewController(detail, animated: true)
/// ```
@MainActor
open class NavigationController: ViewController, SystemContainer {
  /// The direction of a transition.
  public enum Operation: Hashable, Sendable {
    /// A controller comes on top.
    case push
    /// The top controllers leave.
    case pop
  }

  /// The object that follows transitions and animates them.
  open weak var delegate: (any NavigationControllerDelegate)?

  /// The controllers on the stack, bottom first.
  ///
  /// Setting it does not animate; see ``setViewControllers(_:animated:)``.
  open var viewControllers: [ViewController] {
    get { flow.stack.elements }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller on top of the stack, or `nil` if the stack is empty.
  open var topViewController: ViewController? { flow.stack.top }

  /// The controller that the user sees: the top of the stack, or the last one that is presented from
  /// there.
  open var visibleViewController: ViewController? { visible }

  /// Whether Escape pops one level; `false` by default.
  open var popsOnEscape = false

  /// The stack and the state of its transitions.
  let flow: NavigationFlow

  /// Creates a navigation controller with an empty stack.
  public override init() {
    flow = NavigationFlow(NavigationBars(nil, nil))
    super.init()
    definesPresentationContext = true
  }

  /// Creates a navigation controller with an empty stack and bars of other classes.
  ///
  /// - Parameters:
  ///   - navigationBarClass: The class of the bar at the top, or `nil` for ``NavigationBar``.
  ///   - toolbarClass: The class of the toolbar, or `nil` for ``Toolbar``.
  public init(navigationBarClass: NavigationBar.Type?, toolbarClass: Toolbar.Type?) {
    flow = NavigationFlow(NavigationBars(navigationBarClass, toolbarClass))
    super.init()
    definesPresentationContext = true
  }

  /// Creates a navigation controller with one controller on its stack.
  public init(rootViewController: ViewController) {
    flow = NavigationFlow(NavigationBars(nil, nil))
    super.init()
    definesPresentationContext = true
    setStack([rootViewController], isAnimated: false)
  }

  /// Creates a navigation controller with an empty stack from a nib, as `NavigationController()`
  /// does.
  public override init?(coder: NibCoder) {
    flow = NavigationFlow(NavigationBars(nil, nil))
    super.init(coder: coder)
    definesPresentationContext = true
  }

  /// Replaces the stack.
  ///
  /// If the new top was lower in the stack, the transition pops; a new one is pushed; the same stays.
  /// A controller that occurs twice is a programming error and traps.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    setStack(viewControllers, isAnimated: animated)
  }

  /// Puts a controller on top of the stack.
  ///
  /// Pushing one that is on the stack already, a navigation controller or a split view controller is
  /// a programming error and traps.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    push(viewController, isAnimated: animated)
  }

  /// Takes the top controller off the stack.
  ///
  /// - Returns: The controller, or `nil` if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    popTop(isAnimated: animated)
  }

  /// Takes the controllers above another one off the stack.
  ///
  /// A controller that is not on the stack is a programming error and traps.
  ///
  /// - Returns: The controllers that left, bottom first, or `nil` if it is on top already.
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    pop(to: viewController, isAnimated: animated)
  }

  /// Takes all controllers except the lowest off the stack.
  ///
  /// - Returns: The controllers that left, bottom first, or `nil` if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Creates the view, in which the top controller's view lies.
  open override func loadView() { view = NavigationView(of: self) }

  /// Shows the top of the stack.
  ///
  /// An override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showAtOnce()
  }

  /// Notifies the delegate of the top controller.
  ///
  /// An override calls super.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    tellFirstShow(isAnimated: animated)
  }

  /// Notifies the delegate of the top controller.
  ///
  /// An override calls super.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tellDidAppear(isAnimated: animated)
  }

  /// Completes the changes of the stack that nobody has seen.
  ///
  /// An override calls super.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    settleUnseen()
  }

  /// The commands added with ``ViewController/addKeyCommand(_:)``, those of the search, and those that
  /// go back.
  open override var keyCommands: [KeyCommand] { super.keyCommands + searchCommands + backCommands }

  /// Whether the controller can perform an action: it shows controllers by pushing them.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || super.canPerformAction(action, withSender: sender)
  }

  /// Pushes a controller, or shows it in the next column of a split.
  open override func show(_ controller: ViewController, sender: Any?) {
    if flow.showsElsewhere?(controller, sender) != true {
      pushViewController(controller, animated: View.areAnimationsEnabled)
    }
  }

  /// Returns the size of a child in a new size of the view, or in the column to which a split that
  /// expands moves it.
  open override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    flow.sizeElsewhere?(container)
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }

  /// Returns the other children for an unwind segue, the top of the stack first.
  open override func allowedChildrenForUnwinding(
    from source: StoryboardUnwindSegueSource
  ) -> [ViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  /// Takes what lies above a child off the stack.
  open override func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController)
  {
    guard viewControllers.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: unwindSegue.isAnimated)
  }

  /// Pushes the secondary controller of a split that collapses, or the stack of a navigation
  /// controller.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: ViewController, for splitViewController: any SplitContainer
  ) {
    takeIn(secondaryViewController)
  }

  /// Takes off the top controller for a split that expands, or what was taken in of a navigation
  /// controller.
  open override func separateSecondaryViewController(
    for splitViewController: any SplitContainer
  ) -> ViewController? {
    giveBack()
  }

  /// Stores the stack.
  ///
  /// An override calls super.
  open override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    encodeStack(with: coder)
  }

  /// Brings the stack back.
  ///
  /// An override calls super.
  open override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    decodeStack(with: coder)
  }

  /// The top controller, which determines the style of the title bar.
  open override var childForStatusBarStyle: ViewController? { topViewController }

  /// The top controller, which determines whether the title bar is hidden.
  open override var childForStatusBarHidden: ViewController? { topViewController }

  /// The view of the top controller.
  open override var preferredFocusEnvironments: [any FocusEnvironment] {
    topViewController.map { [$0] } ?? []
  }

  var childForKeys: ViewController? { flow.stack.shown?.search?.shownResults ?? flow.stack.shown }

  var childForContentSize: ViewController? { topViewController }

  var sizeAroundContent: Size { Size(width: 0, height: barInsets.top + barInsets.bottom) }

  var childForTitle: ViewController? { flow.stack.elements.first }

  func childDidLeave(_ child: ViewController) { noteLeft(child) }
}
