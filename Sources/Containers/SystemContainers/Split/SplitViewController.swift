/// A container that shows two or three controllers in columns, or one at a time in compact width.
///
/// The primary column selects the content of the secondary column; a supplementary column may be
/// between them. In compact width the columns collapse into one stack. See <doc:SplitViews>.
///
/// ```swift
/// let split = SplitViewController(style: .doubleColumn)
/// split.setViewController(folders, for: .primary)
/// split.setViewController(messages, for: .secondary)
/// ```
@MainActor
open class SplitViewController: ViewController, SystemContainer, SplitContainer {
  /// A value for widths that lets the split choose.
  public static let automaticDimension = -1.0

  /// The delegate, which is notified of changes to the columns and controls them.
  open weak var delegate: (any SplitViewControllerDelegate)?

  /// The controllers of a split without a column style, the primary controller first.
  ///
  /// Accessing this property in a column style, or setting more than two controllers, is a
  /// programming error and traps.
  open var viewControllers: [ViewController] {
    get { classicControllers }
    set { setClassic(newValue) }
  }

  /// Whether the split is collapsed: it shows one column at a time, as in compact width.
  open var isCollapsed: Bool { flow.isCollapsed }

  /// The preferred arrangement of the columns; automatic by default.
  ///
  /// A mode that ``splitBehavior`` does not support selects the closest supported mode with the
  /// same number of columns.
  open var preferredDisplayMode: DisplayMode {
    get { layout.preferredMode }
    set { changeLayout { $0.preferredMode = newValue } }
  }

  /// The preferred way in which columns share the width; automatic by default.
  open var preferredSplitBehavior: SplitBehavior {
    get { layout.preferredBehavior }
    set { changeLayout { $0.preferredBehavior = newValue } }
  }

  /// Whether the user can show and hide columns by dragging; `true` by default.
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
  /// The columns that are shown.
  final var flow = SplitFlow.unshown
  final var settings = SplitSettings()
  final var buttons = SplitButtons()

  /// Creates a split with a column style.
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

  /// Creates a split of two controllers; it loads no nib.
  public override init(nibName: String?, bundle nibBundle: (any NibSource)?) {
    slots = SplitSlots(.unspecified)
    layout = SplitLayout(isTriple: false)
    super.init(nibName: nibName, bundle: nibBundle)
  }

  /// Creates a split of two controllers from a nib, as `SplitViewController()` does.
  public override init?(coder: NibCoder) {
    slots = SplitSlots(.unspecified)
    layout = SplitLayout(isTriple: false)
    super.init(coder: coder)
  }

  /// Sets the controller of a column, or `nil` for none.
  ///
  /// A controller that is not a navigation controller is wrapped in one, except in
  /// ``Column/compact``. Passing a column that the style lacks, or a controller of another column,
  /// is a programming error and traps.
  open func setViewController(_ viewController: ViewController?, for column: Column) {
    setContent(viewController, of: column)
  }

  /// Returns the controller that was set for a column, or `nil` for none, also if the style lacks the
  /// column.
  open func viewController(for column: Column) -> ViewController? { slots[column].content }

  /// Shows a column.
  ///
  /// A collapsed split shows the top controller of the column. Passing a column that the style
  /// lacks is a programming error and traps.
  open func show(_ column: Column) { showColumn(column) }

  /// Hides a column.
  ///
  /// A collapsed split goes back to the column below. Passing a column that the style lacks is a
  /// programming error and traps.
  open func hide(_ column: Column) { hideColumn(column) }

  /// Creates the view, which contains the views of the columns.
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

  /// Returns the traits of a column.
  ///
  /// Columns other than the secondary one have compact width.
  open override func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    columnTraits(of: child, and: super.overrideTraitCollection(forChild: child))
  }

  /// Returns the size of a column for a new size of the view.
  open override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    columnSize(of: container, in: parentSize)
  }

  /// Whether the controller can perform an action, including the actions that show controllers in
  /// columns.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || action == .showDetailViewController
      || super.canPerformAction(action, withSender: sender)
  }

  /// Shows a controller in the column after the primary one.
  open override func show(_ controller: ViewController, sender: Any?) {
    showNext(controller, sender: sender)
  }

  /// Shows a controller in the secondary column, replacing the current one.
  ///
  /// A collapsed split pushes the controller.
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

  /// The commands added with ``ViewController/addKeyCommand(_:)``, and the commands for columns and
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
