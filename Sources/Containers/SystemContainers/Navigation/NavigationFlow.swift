/// The state of a navigation controller: its stack, its bars, and what follows the stack later.
@MainActor
final class NavigationFlow {
  /// A transition between two controllers of the stack.
  struct Running {
    let operation: NavigationController.Operation
    let isAnimated: Bool
  }

  var stack = NavigationStack<ViewController>()
  /// The controllers that are to move in, and out, when the transition has ended.
  var (coming, going): ([ViewController], [ViewController]) = ([], [])
  /// Whether the next transition is animated.
  var isAnimated = false
  /// The transition that is running.
  var running: Running?
  /// The latest stack of which the running transition shows the top, if the stack has changed since
  /// it began.
  var rested: [ViewController]?
  /// The transition that is due, which has a coordinator before it begins.
  var next: TransitionSession?
  /// The interaction that moves the next transition.
  var interaction: (any ViewControllerInteractiveTransitioning)?
  /// Whether the delegate is to be told that the top is shown when the controller has appeared.
  var tellsDelegate = false
  /// The drags that pop, from the edge and from the content, once the view is loaded.
  var (popGesture, contentPopGesture): (NavigationPopGesture?, NavigationPopGesture?)
  /// Whether what is shown, or comes, hides the bar of an enclosing tab bar controller.
  var hidesTabBar = false
  /// The controller that leaves, whose safe area does not follow the bars for what comes.
  weak var leaving: ViewController?
  /// Whether the stack is not shown yet, because its views are still elsewhere in the window.
  var isHeld = false
  /// Shows a controller elsewhere instead of pushing it, and returns whether it did.
  var showsElsewhere: ((ViewController, Any?) -> Bool)?
  /// Returns the size that a controller will have elsewhere, to which a split moves it, or `nil`.
  var sizeElsewhere: ((any ContentContainer) -> Size?)?
  /// The controllers of a split's secondary navigation controller that were taken in, and it.
  var takenIn: (stack: WeakList<ViewController>, navigation: NavigationController)?
  let bars: NavigationBars

  init(_ bars: NavigationBars) { self.bars = bars }
}
