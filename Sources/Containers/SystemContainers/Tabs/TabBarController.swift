/// A container that shows one of several view controllers, selected by tabs.
///
/// The tab bar is at the bottom of a narrow window and at the top of a wide one, or a sidebar in a
/// wide window. A controller loads its view when it is first selected. See <doc:Tabs>.
///
/// ```swift
/// let tabs = TabBarController()
/// tabs.viewControllers = [inbox, search, settings]
/// ```
@MainActor
open class TabBarController: ViewController, SystemContainer {
  /// The position of the tabs in a wide window.
  public enum Mode: Hashable, Sendable {
    /// In a bar.
    case automatic
    /// In a bar.
    case tabBar
    /// In a sidebar at the leading edge.
    case tabSidebar
  }

  /// The delegate, which controls the selection and can animate it.
  open weak var delegate: (any TabBarControllerDelegate)?

  /// The controllers of the tabs, or `nil`, the default, for none.
  ///
  /// Setting it does not animate; see ``setViewControllers(_:animated:)``.
  open var viewControllers: [ViewController]? {
    get { flow.strip.elements.isEmpty ? nil : flow.strip.elements }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller of the selected tab, or `nil` if there are no tabs.
  ///
  /// Selecting a controller without a tab is a programming error and traps.
  open var selectedViewController: ViewController? {
    get { flow.strip.selected }
    set { select(newValue) }
  }

  /// The index of the selected tab; 0 if there are no tabs.
  ///
  /// An index out of range is a programming error and traps.
  open var selectedIndex: Int {
    get { flow.strip.index }
    set { select(at: newValue) }
  }

  /// The position of the tabs in a wide window.
  open var mode: Mode {
    get { flow.mode }
    set { setMode(newValue) }
  }

  /// The tabs and the state of their transitions.
  let flow = TabFlow()

  /// Creates a tab bar controller without tabs.
  public override init() {
    super.init()
    setUpBar()
  }

  /// Creates a tab bar controller without tabs; it loads no nib.
  public override init(nibName: String?, bundle nibBundle: (any NibSource)?) {
    super.init(nibName: nibName, bundle: nibBundle)
    setUpBar()
  }

  /// Creates a tab bar controller without tabs from a nib, as `TabBarController()` does.
  public override init?(coder: NibCoder) {
    super.init(coder: coder)
    setUpBar()
  }

  /// Replaces the tabs.
  ///
  /// The selected controller stays selected if it still has a tab; otherwise the selected index
  /// stays, or becomes the last one. A controller that occurs twice is a programming error and
  /// traps.
  open func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
    setTabs(viewControllers ?? [], isAnimated: animated)
  }

  /// Creates the view, which contains the selected controller's view.
  open override func loadView() { view = TabView(of: self) }

  /// Shows the selected controller.
  ///
  /// An override calls super.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showAtOnce()
  }

  /// Returns the size of a child in a new size of the view, beside the list if it is shown.
  open override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    contentSize(in: parentSize)
  }

  /// Selects the tab of a child.
  open override func unwind(for unwindSegue: StoryboardSegue, towards subsequentVC: ViewController)
  {
    if viewControllers?.contains(where: { $0 === subsequentVC }) == true {
      selectedViewController = subsequentVC
    }
  }

  /// The commands added with ``ViewController/addKeyCommand(_:)``, and the commands that select
  /// tabs.
  open override var keyCommands: [KeyCommand] { super.keyCommands + tabCommands }

  /// The view of the selected controller.
  open override var preferredFocusEnvironments: [any FocusEnvironment] {
    selectedViewController.map { [$0] } ?? []
  }

  var childForKeys: ViewController? { flow.strip.shown }

  var childForTitleBar: ViewController? { selectedViewController }

  var childForContentSize: ViewController? { selectedViewController }

  var sizeAroundContent: Size { sizeOfBar }

  func childDidLeave(_ child: ViewController) { noteLeft(child) }

  func childDidChangeStack(_ child: ViewController) { itemsMayHaveChanged() }

  func bottomBarWishDidChange(movesBar: Bool) {
    if movesBar { layOutBar() } else { updateInsets() }
  }
}
