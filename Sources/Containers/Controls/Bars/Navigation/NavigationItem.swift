/// The content of a navigation bar while a controller is on top.
///
/// ```swift
/// navigationItem.rightBarButtonItem = editButtonItem
/// navigationItem.largeTitleDisplayMode = .never
/// ```
@MainActor
open class NavigationItem {
  /// When a large title is shown below the row of buttons.
  public enum LargeTitleDisplayMode: Hashable, Sendable {
    /// The same as for the item below on the stack; always for the lowest item.
    case automatic
    /// Always, or never.
    case always, never
    /// Never; the title stays in the row of buttons.
    case inline
  }

  /// The content of the back button.
  public enum BackButtonDisplayMode: Hashable, Sendable {
    /// The title if it fits, otherwise "Back".
    case `default`
    /// "Back".
    case generic
    /// Only the chevron.
    case minimal
  }

  /// The position of the search bar.
  public enum SearchBarPlacement: Hashable, Sendable {
    /// Beside the buttons in a window of regular width, and below them in one of compact width.
    case automatic
    /// Beside the buttons, in a window of regular width.
    case inline
    /// Below the buttons and a large title.
    case stacked
  }

  /// The title, or `nil` for none.
  ///
  /// Setting the title of the controller also sets this title, but not the reverse.
  open var title: String? { didSet { if title != oldValue { didChange(reachesAbove: true) } } }
  /// A line of text above the buttons, or `nil` for none.
  open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
  /// A view to show instead of the title, or `nil` for none.
  open var titleView: View? { didSet { if titleView !== oldValue { didChange() } } }
  /// Returns the menu of the title, given the elements that the system suggests; `nil` for none.
  open var titleMenuProvider: (([MenuElement]) -> Menu?)? { didSet { didChange() } }
  /// When a large title is shown; automatic by default.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { didChange(reachesAbove: true) } }
  }

  /// The item of the back button that leads to this item, or `nil` for a button with the title.
  open var backBarButtonItem: BarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { didChange(reachesAbove: true) } }
  }
  /// The title of the back button that leads to this item, or `nil` for ``title``.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { didChange(reachesAbove: true) } }
  }
  /// The action of the back button in place of popping this item, or `nil` to pop.
  ///
  /// The action also replaces the keys and gestures that pop.
  open var backAction: Action? { didSet { if backAction !== oldValue { didChange() } } }
  /// The content of the back button that leads to this item.
  open var backButtonDisplayMode = BackButtonDisplayMode.default {
    didSet { if backButtonDisplayMode != oldValue { didChange(reachesAbove: true) } }
  }
  /// Whether the back button is hidden for this item; `false` by default.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { didChange() } }
  }
  /// Whether the left items are shown beside the back button instead of replacing it; `false` by
  /// default.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
  }

  /// The items at the leading edge, from the edge to the middle.
  open var leftBarButtonItems: [BarButtonItem]? {
    didSet { if !BarItem.areSame(leftBarButtonItems, oldValue) { didChange() } }
  }
  /// The items at the trailing edge, from the edge to the middle.
  open var rightBarButtonItems: [BarButtonItem]? {
    didSet { if !BarItem.areSame(rightBarButtonItems, oldValue) { didChange() } }
  }

  /// The appearance of the bar for this item, or `nil` for that of the bar.
  open var standardAppearance: NavigationBarAppearance? {
    didSet { if standardAppearance != oldValue { appearanceDidChange() } }
  }
  /// The appearance for this item while the content is scrolled to its top, or `nil` for that of
  /// the bar.
  open var scrollEdgeAppearance: NavigationBarAppearance? {
    didSet { if scrollEdgeAppearance != oldValue { appearanceDidChange() } }
  }

  /// Whether a search bar below the buttons shrinks with the content, as a large title does; `true`
  /// by default.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
  }
  /// The preferred position of the search bar; automatic by default.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
    didSet { if preferredSearchBarPlacement != oldValue { didChange() } }
  }
  /// Whether the item has an appearance that differs from the bar's.
  private(set) var hasOwnAppearance = false
  /// The search whose search bar is shown, or `nil` for none.
  var search: (any NavigationSearch)? { didSet { if search !== oldValue { didChange() } } }
  /// The controller that the item belongs to.
  weak var owner: Responder?
  /// The items that a container puts before those at the leading edge.
  var containerItems: [BarButtonItem] = [] { didSet { didChange() } }
  /// The bar that has the item.
  weak var bar: NavigationBar?

  /// Creates an item with a title.
  public init(title: String? = nil) { self.title = title }

  /// The first item at the leading edge.
  open var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first item at the trailing edge.
  open var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the items at the leading edge, fading if animated.
  open func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    change(animated) { leftBarButtonItems = items }
  }

  /// Sets the items at the trailing edge, fading if animated.
  open func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) {
    change(animated) { rightBarButtonItems = items }
  }

  /// Sets the first item at the leading edge, fading if animated.
  open func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Sets the first item at the trailing edge, fading if animated.
  open func setRightBarButton(_ item: BarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Whether the current change fades.
  private(set) var isChangeAnimated = false

  private func change(_ isAnimated: Bool, _ change: () -> Void) {
    isChangeAnimated = isAnimated
    change()
    isChangeAnimated = false
  }

  /// The number of changes so far.
  private(set) var version = 0

  /// - Parameter reachesAbove: Whether the bar shows the change for the items above too.
  private func didChange(reachesAbove: Bool = false) {
    version += 1
    bar?.itemDidChange(self, reachesAbove: reachesAbove)
  }

  /// Whether left items replace the back button.
  var replacesBackButton: Bool {
    !leftItemsSupplementBackButton && leftBarButtonItems?.contains { !$0.isHidden } == true
  }

  private func appearanceDidChange() {
    hasOwnAppearance = standardAppearance != nil || scrollEdgeAppearance != nil
    didChange()
  }
}
