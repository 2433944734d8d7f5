/// The state of a navigation controller: its stack, and how what is shown follows it.
@MainActor
final class NavigationFlow {
  var stack = NavigationStack<ViewController>()
  var moves = NavigationMoves<ViewController>()
  private(set) var phase = NavigationPhase.resting
  /// Whether to notify the delegate of the top when the container has appeared.
  var tellsDelegate = false

  let bars: NavigationBars

  // MARK: What a split sets

  /// Whether the stack is not shown yet, because its views are still elsewhere in the window.
  var isHeld = false
  /// Shows a controller elsewhere instead of pushing it, and returns whether it did.
  var showsElsewhere: ((ViewController, Any?) -> Bool)?
  /// Returns the size that a controller will have elsewhere, to which a split moves it, or `nil`.
  var sizeElsewhere: ((any ContentContainer) -> Size?)?
  /// The controllers of a split's secondary navigation controller that were taken in, and it.
  var takenIn: (stack: WeakList<ViewController>, navigation: NavigationController)?

  init(_ bars: NavigationBars) { self.bars = bars }

  // MARK: Phase

  var running: NavigationPhase.Step? { phase.running }
  var next: NavigationPhase.Next? { phase.next }

  /// Whether the top is visible, and stays.
  var isAtRest: Bool { running == nil && !stack.isDue }

  /// Whether another controller may be shown now.
  var canShow: Bool { running == nil && !isHeld }

  /// Enters the phase after an event, if the event applies.
  ///
  /// A session that was announced and is not needed any more ends.
  func advance(_ event: NavigationPhase.Event) {
    guard let after = phase.after(event) else { return }
    let announced = next?.session
    phase = after
    if case .begin = event { return }
    if let announced, announced !== next?.session { announced.drop() }
  }
}
