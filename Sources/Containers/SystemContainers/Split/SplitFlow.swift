/// The state of a split view controller: its columns, what is shown of them, and what follows
/// later.
@MainActor
final class SplitFlow {
  typealias Column = SplitViewController.Column
  typealias Mode = SplitViewController.DisplayMode

  /// A controller of a column.
  struct Slot {
    /// The controller that was set.
    var content: ViewController?
    /// The child that shows it: itself, or a navigation controller around it.
    var host: ViewController?
    /// The lowest controller of the column while the split is collapsed.
    var root: ViewController?
  }

  /// A change of the columns that are shown.
  struct Running {
    weak var session: TransitionSession?
    let from: Mode
    let to: Mode
    /// The fraction that is shown, 0…1.
    var progress = 0.0
    /// The interaction, while the user moves the columns.
    var interaction: PercentDrivenInteractiveTransition?
    /// Whether the columns fade, because the user prefers reduced motion.
    var isDissolve = false
  }

  let style: SplitViewController.Style
  var layout: SplitLayout
  var slots: [Column: Slot] = [:]

  /// The columns that are shown, or were until the running transition began.
  var shown: [Column] = []
  /// The mode in which they are shown.
  var shownMode = Mode.secondaryOnly
  var running: Running?
  /// The transition that is due, which has a coordinator before it begins.
  var next: TransitionSession?
  /// Whether the next change is animated.
  var isAnimated = false
  /// Whether the delegate is to be told that a drag has ended when the transition has.
  var endsGesture = false

  var isCollapsed = false
  /// Whether the columns have become one, or are about to become several.
  var isCrossing = false
  /// The number of columns that returns with the saved state, until the size is known.
  var restoredCount: Int?
  /// Whether somebody has shown the secondary column.
  var wasSecondaryShown = false
  /// The columns from which the controllers on the one stack came.
  var homes: [(controller: Weak<ViewController>, column: Column)] = []
  /// What was asked for while the columns became one, or several.
  var postponed: [() -> Void] = []
  var (isPlacing, needsPlacing) = (false, false)

  /// Whether a divider that had the focus is gone, so that a column is to get it.
  var isDividerLost = false
  /// What the secondary column had of the keyboard when it was covered.
  var keyboard: KeyboardMemory?
  /// The size class that was announced, until it is in force.
  var announced: UserInterfaceSizeClass?
  /// The size that was announced last.
  var announcedSize: Size?

  var presentsWithGesture = true
  var allowsResizing = true
  var edge = SplitViewController.PrimaryEdge.leading
  var background = SplitViewController.BackgroundStyle.none
  var buttonVisibility = SplitViewController.DisplayModeButtonVisibility.automatic
  var showsSecondaryOnlyButton = false
  /// The buttons, once they are needed.
  var (modeButton, secondaryOnlyButton): (BarButtonItem?, BarButtonItem?)
  /// The item that shows the buttons.
  weak var buttonHolder: NavigationItem?

  init(_ style: SplitViewController.Style) {
    self.style = style
    layout = SplitLayout(isTriple: style == .tripleColumn)
  }

  /// The columns of the style.
  var columns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  func host(_ column: Column) -> ViewController? { slots[column]?.host }

  /// The child with the one stack of a collapsed split, or `nil` if there is none.
  var base: NavigationController? {
    isCollapsed && style != .unspecified && shown != [.compact] ? navigation(.primary) : nil
  }

  func navigation(_ column: Column) -> NavigationController? {
    host(column) as? NavigationController
  }

  /// Returns the column of which a child shows the controller.
  func column(of child: ViewController) -> Column? {
    slots.first { $0.value.host === child }?.key
  }

  /// Returns the column from which a controller on the one stack came.
  func home(of controller: ViewController) -> Column? {
    homes.first { $0.controller.object === controller }?.column
  }
}
