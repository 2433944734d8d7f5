/// A bar with tabs, one of which is selected.
///
/// A ``TabBarController`` has a tab bar and manages its items. In your own view, set the items and
/// the bar's delegate:
///
/// ```swift
/// bar.items = [TabBarItem(title: "Map", image: map), TabBarItem(title: "List", image: list)]
/// bar.selectedItem = bar.items?.first
/// ```
@MainActor
open class TabBar: View {
  /// The items from the leading edge to the trailing one, or `nil` for none.
  open var items: [TabBarItem]? {
    get { tabs.items.isEmpty ? nil : tabs.items }
    set { setItems(newValue, animated: false) }
  }

  /// The item of the selected tab, or `nil` for none.
  ///
  /// Setting an item that is not in the bar is a programming error and traps.
  open var selectedItem: TabBarItem? {
    get { tabs.selected }
    set { select(newValue) }
  }

  /// The background of the bar.
  open var standardAppearance = BarAppearance() { didSet { updateBackground() } }

  /// The delegate, which is notified when the user selects a tab; `nil` in a ``TabBarController``.
  open weak var delegate: (any TabBarDelegate)?

  /// The tabs and how they are shown.
  let tabs = TabBarParts()

  /// Creates a bar without items.
  public required override init(frame: Rect = .zero) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar without items from a nib, as `TabBar()` does; see ``View/init(coder:)``.
  public override init?(coder: NibCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Replaces the items, fading if animated.
  ///
  /// The selected item stays selected if the new items contain it.
  open func setItems(_ items: [TabBarItem]?, animated: Bool) {
    replaceItems(items ?? [], isAnimated: animated)
  }

  open override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .tabList
  }

  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: tabMetrics.extent)
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    updateBackground()
    metricsDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTabs()
  }
}
