/// A container that shows the top of a stack of view controllers, with a navigation bar.
///
/// Pushing adds a controller to the top of the stack, and popping removes it. The stack changes
/// immediately; the transition to the new top begins with the next layout. See <doc:Navigation>.
///
/// ```swift
/// let navigation = NavigationController(rootViewController: list)
/// navigation.pushViewController(detail, animated: true)
/// ```
@MainActor
open class NavigationController: ViewController, SystemContainer {
  /// The direction of a transition.
  public enum Operation: Hashable, Sendable {
    /// A controller is pushed on top.
    case push
    /// Controllers are popped from the top.
    case pop
  }

  /// The delegate, which is notified of transitions and can animate them.
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

  /// The visible controller: the top of the stack, or the last controller presented from it.
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

  /// Creates a navigation controller with an empty stack and custom bar classes.
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

  /// Creates a navigation controller with an empty stack; it loads no nib.
  public override init(nibName: String?, bundle nibBundle: (any NibSource)?) {
    flow = NavigationFlow(NavigationBars(nil, nil))
    super.init(nibName: nibName, bundle: nibBundle)
    definesPresentationContext = true
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
  /// If the new top controller was lower in the stack, the transition is a pop; if it was not on
  /// the stack, a push; if it was on top, there is no transition. A controller that occurs twice is
  /// a programming error and traps.
  open func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
    setStack(viewControllers, isAnimated: animated)
  }

  /// Puts a controller on top of the stack.
  ///
  /// Pushing a controller that is already on the stack, a navigation controller, or a split view
  /// controller is a programming error and traps.
  open func pushViewController(_ viewController: ViewController, animated: Bool) {
    push(viewController, isAnimated: animated)
  }

  /// Pops the top controller.
  ///
  /// - Returns: The popped controller, or `nil` if it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> ViewController? {
    popTop(isAnimated: animated)
  }

  /// Pops all controllers above a given controller.
  ///
  /// Passing a controller that is not on the stack is a programming error and traps.
  ///
  /// - Returns: The popped controllers, bottom first, or `nil` if the controller is already on top.
  @discardableResult
  open func popToViewController(
    _ viewController: ViewController, animated: Bool
  ) -> [ViewController]? {
    pop(to: viewController, isAnimated: animated)
  }

  /// Pops all controllers except the root.
  ///
  /// - Returns: The popped controllers, bottom first, or `nil` if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [ViewController]? {
    viewControllers.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Creates the view, which contains the top controller's view.
  open override func loadView() { view = NavigationView(of: self) }

  /// Shows the top of the stack.
  ///
  /// An override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showAtOnce()
  }

  /// Notifies the delegate about the top controller.
  ///
  /// An override calls super.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    tellFirstShow(isAnimated: animated)
  }

  /// Notifies the delegate about the top controller.
  ///
  /// An override calls super.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tellDidAppear(isAnimated: animated)
  }

  /// Completes changes of the stack that were never visible.
  ///
  /// An override calls super.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    settleUnseen()
  }

  /// The commands added with ``ViewController/addKeyCommand(_:)``, the commands of the search, and
  /// the commands that pop.
  open override var keyCommands: [KeyCommand] { super.keyCommands + searchCommands + backCommands }

  /// Whether the controller can perform an action, including ``ViewController/show(_:sender:)``,
  /// which pushes.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || super.canPerformAction(action, withSender: sender)
  }

  /// Pushes a controller, or shows it in the next column of a split.
  open override func show(_ controller: ViewController, sender: Any?) {
    if flow.showsElsewhere?(controller, sender) != true {
      pushViewController(controller, animated: View.areAnimationsEnabled)
    }
  }

  /// Returns the size of a child for a new size of the view, or in the column to which an expanding
  /// split moves it.
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

  /// Pops the controllers above a child.
  open override func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController)
  {
    guard viewControllers.contains(where: { $0 === subsequentVC }) else { return }
    popToViewController(subsequentVC, animated: unwindSegue.isAnimated)
  }

  /// Pushes the secondary controller of a collapsing split or, if that is a navigation controller,
  /// its stack.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: ViewController, for splitViewController: any SplitContainer
  ) {
    takeIn(secondaryViewController)
  }

  /// Returns the secondary controller to an expanding split: the top controller, or the navigation
  /// controller whose stack was pushed when the split collapsed.
  open override func separateSecondaryViewController(
    for splitViewController: any SplitContainer
  ) -> ViewController? {
    giveBack()
  }

  /// The view of the top controller.
  open override var preferredFocusEnvironments: [any FocusEnvironment] {
    topViewController.map { [$0] } ?? []
  }

  var childForKeys: ViewController? { flow.stack.shown?.search?.shownResults ?? flow.stack.shown }

  var childForTitleBar: ViewController? { topViewController }

  var childForContentSize: ViewController? { topViewController }

  var sizeAroundContent: Size { Size(width: 0, height: barInsets.top + barInsets.bottom) }

  var childForTitle: ViewController? { flow.stack.elements.first }

  func childDidLeave(_ child: ViewController) { noteLeft(child) }
}
