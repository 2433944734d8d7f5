/// A controller that lets the user search the content of another controller, with a search bar in
/// the navigation bar.
///
/// Set it as the ``NavigationItem/searchController`` of that controller's navigation item. While
/// the search is active, the search controller is a child of that controller and covers its
/// content; see <doc:Search>.
///
/// ```swift
/// let search = SearchController(searchResultsController: results)
/// search.searchResultsUpdater = results
/// navigationItem.searchController = search
/// ```
@MainActor
open class SearchController: ViewController, SystemContainer {
  /// The object that updates the search results.
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?

  /// The delegate, which is notified when the search begins and ends.
  open weak var delegate: (any SearchControllerDelegate)?

  /// The controller that shows the results, or `nil` if the searched controller shows them.
  open var searchResultsController: ViewController? { flow.results }

  /// The search bar, with the text field and the scopes.
  open var searchBar: SearchBar { flow.searchBar }

  /// Whether the user is searching.
  ///
  /// Setting this property begins or ends the search with an animation. A search controller without
  /// a navigation item does not begin its search and logs a warning.
  open var isActive: Bool {
    get { flow.isActive }
    set { if newValue { begin() } else { end(isAnimated: true) } }
  }

  /// Whether the search dims the content and blocks input to it while no results are shown; `true`
  /// by default.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { if obscuresBackgroundDuringPresentation != oldValue { updateContent() } }
  }

  /// Whether the search bar replaces the titles and buttons during the search; `true` by default.
  ///
  /// A search bar beside the buttons replaces only the large title.
  open var hidesNavigationBarDuringPresentation = true {
    didSet { if hidesNavigationBarDuringPresentation != oldValue { barDidChange() } }
  }

  /// Whether the search shows the bar's cancel button while it is active; `true` by default, until
  /// you set ``SearchBar/showsCancelButton``.
  open var automaticallyShowsCancelButton = true {
    didSet { if automaticallyShowsCancelButton != oldValue { partsDidChange() } }
  }

  /// Whether the search shows the bar's scopes while it is active; `true` by default, until you set
  /// ``SearchBar/showsScopeBar``.
  open var automaticallyShowsScopeBar = true {
    didSet { if automaticallyShowsScopeBar != oldValue { partsDidChange() } }
  }

  /// Whether the results are shown while there is text; `true` by default, until you set
  /// ``showsSearchResultsController``.
  open var automaticallyShowsSearchResultsController = true {
    didSet { if automaticallyShowsSearchResultsController != oldValue { updateContent() } }
  }

  /// Whether the results are shown.
  open var showsSearchResultsController: Bool {
    get { flow.wantsResults ?? showsResults }
    set { setShowsResults(newValue) }
  }

  /// The state of the search.
  let flow: SearchFlow

  /// Creates a search controller whose results the searched controller shows.
  public override init() {
    flow = SearchFlow(results: nil)
    super.init()
    setUp()
  }

  /// Creates a search controller with a controller that shows the results, or `nil` if the searched
  /// controller shows them.
  public init(searchResultsController: ViewController?) {
    flow = SearchFlow(results: searchResultsController)
    super.init()
    setUp()
  }

  /// Creates a search controller from a nib, as `SearchController()` does.
  public override init?(coder: NibCoder) {
    flow = SearchFlow(results: nil)
    super.init(coder: coder)
    setUp()
  }

  /// Creates the view, which dims the content or shows the results.
  open override func loadView() { view = SearchView(of: self) }

  /// The results while they are shown.
  open override var preferredFocusEnvironments: [any FocusEnvironment] {
    shownResults.map { [$0] } ?? []
  }

  var childForKeys: ViewController? { shownResults }

  func childDidLeave(_ child: ViewController) { takeOutResults() }
}
