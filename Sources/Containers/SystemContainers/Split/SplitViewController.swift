/// A container that shows two or three controllers in columns, and one at a time where there is
/// little room.
///
/// The primary column leads to the secondary one, which shows the content; a supplementary one may
/// lie between. In compact width the columns become one stack. See <doc:SplitViews>.
///
/// ```swift
/// let split = SplitViewController(style: .doubleColumn)
/// split.setViewController(folders, for: .primary)
/// split.setViewController(messages, for: .secondary)
/// ```
@MainActor
open class SplitViewController: ViewController, SystemContainer, SplitContainer {
  /// The value of a width that is left to the split.
  public static let automaticDimension = -1.0

  /// The object that follows the columns and decides about them.
  open weak var delegate: (any SplitViewControllerDelegate)?

  /// The controllers of a split without a column style, the primary one first.
  ///
  /// In a column style reading or setting it is a programming error and traps, and so are more than
  /// two.
  open var viewControllers: [ViewController] {
    get { classicControllers }
    set { setClassic(newValue) }
  }

  /// Whether the columns are shown one at a time, which is so in compact width.
  open var isCollapsed: Bool { flow.isCollapsed }

  /// Which columns are to be shown, and how; automatic by default.
  ///
  /// A mode that ``splitBehavior`` does not have stands for the nearest with as many columns.
  open var preferredDisplayMode: DisplayMode {
    get { layout.preferredMode }
    set { changeLayout { $0.preferredMode = newValue } }
  }

  /// How columns are to share the width; automatic by default.
  open var preferredSplitBehavior: SplitBehavior {
    get { layout.preferredBehavior }
    set { changeLayout { $0.preferredBehavior = newValue } }
  }

  /// Whether the user shows and hides columns by dragging; `true` by default.
  open var presentsWithGesture: Bool {
    get { settings.presentsWithGesture }
    set {
      settings.presentsWithGesture = newValue
      showButtons()
    }
  }

  /// The controllers of the columns.
  final var slots: SplitSlots
  /// The rules of the columns, with what the program and the user want of them.
  final var layout: SplitLayout
  /// What is shown of the columns.
  final var flow = SplitFlow.unshown
  final var settings = SplitSettings()
  final var buttons = SplitButtons()

  /// Creates a split with columns.
  public init(style: Style) {
    slots = SplitSlots(style)
    layout = SplitLayout(isTriple: style == .tripleColumn)
    super.init()
  }

  /// Creates a split of two controllers; see ``viewControllers``.
  public override init() {
    slots = SplitSlots(.unspecified)
    layout = SplitLayout(isTriple: false)
    super.init()
  }

  /// Creates a split of two controllers from a nib, as `SplitViewController()` does.
  public override init?(coder: NibCoder) {
    slots = SplitSlots(.unspecified)
    layout = SplitLayout(isTriple: false)
    super.init(coder: coder)
  }

  /// Sets the controller of a column, or `nil` for none.
  ///
  /// A controller that is no navigation controller is shown in one of its own, unless it is for
  /// ``Column/compact``. A column that the style lacks, and a controller that has another column,
  /// are programming errors and trap.
  open func setViewController(_ viewController: ViewController?, for column: Column) {
    setContent(viewController, of: column)
  }

  /// Returns the controller that was set for a column, or `nil` for none, also if the style lacks the
  /// column.
  open func viewController(for column: Column) -> ViewController? { slots[column].content }

  /// Shows a column.
  ///
  /// Collapsed, it goes to the controllers of the column. A column that the style lacks is a
  /// programming error and traps.
  open func show(_ column: Column) { showColumn(column) }

  /// Hides a column.
  ///
  /// Collapsed, it goes back to what lies below. A column that the style lacks is a programming
  /// error and traps.
  open func hide(_ column: Column) { hideColumn(column) }

  /// Creates the view, in which the views of the columns lie.
  open override func loadView() { view = SplitView(of: self) }

  /// Shows the columns.
  ///
  /// An override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showAtOnce()
  }

  /// Prepares for columns of another size.
  ///
  /// An override calls super.
  open override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    forwarding(size) { super.viewWillTransition(to: size, with: coordinator) }
  }

  /// Returns the traits of a column: those beside the secondary one are of compact width.
  open override func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    columnTraits(of: child, and: super.overrideTraitCollection(forChild: child))
  }

  /// Returns the size of a column in a new size of the view.
  open override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    columnSize(of: container, in: parentSize)
  }

  /// Whether the controller can perform an action: it shows controllers in its columns.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || action == .showDetailViewController
      || super.canPerformAction(action, withSender: sender)
  }

  /// Shows a controller in the column after the primary one.
  open override func show(_ controller: ViewController, sender: Any?) {
    showNext(controller, sender: sender)
  }

  /// Shows a controller in the secondary column, in place of what is there.
  ///
  /// Collapsed, it is pushed.
  open override func showDetailViewController(_ controller: ViewController, sender: Any?) {
    showDetail(controller, sender: sender)
  }

  /// Shows the column of a child.
  open override func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController)
  {
    if let column = slots.column(showing: subsequentVC), column != .compact, style != .unspecified {
      show(column)
    }
  }

  /// The commands added with ``ViewController/addKeyCommand(_:)``, and those for columns and
  /// dividers.
  open override var keyCommands: [KeyCommand] { super.keyCommands + columnCommands }

  /// The columns in which focus is possible, from the primary edge.
  open override var preferredFocusEnvironments: [any FocusEnvironment] { focusableHosts }

  var childForKeys: ViewController? { focusableHosts.last }

  func childDidLeave(_ child: ViewController) { noteLeft(child) }

  func childDidChangeStack(_ child: ViewController) {
    if !flow.isCrossing, child === slots.host(.secondary) { showButtons() }
  }
}
