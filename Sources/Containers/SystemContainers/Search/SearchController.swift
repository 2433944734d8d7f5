/// A controller that lets the user search the content of another controller, with a bar in its
/// navigation bar.
///
/// Set it as the ``NavigationItem/searchController`` of that controller's navigation item. While the
/// search is active, it is a child of that controller and lies over its content; see <doc:Search>.
///
/// ```swift
/// let search = SearchController(searchResultsController: results)
/// search.searchResultsUpdater = results
/// navigationItem.searchController = search
/// ```
@MainActor
open class SearchController: ViewController, SystemContainer {
  /// The object that shows the results.
  open weak var searchResultsUpdater: (any SearchResultsUpdating)?

  /// The object that follows the beginning and the end of the search.
  open weak var delegate: (any SearchControllerDelegate)?

  /// The controller that shows the results, or `nil` if the searched controller does.
  open var searchResultsController: ViewController? { flow.results }

  /// The bar with the text and the scopes.
  open var searchBar: SearchBar { flow.searchBar }

  /// Whether the user is searching.
  ///
  /// Setting it begins or ends the search with an animation. A search that is no navigation item's
  /// does not begin and logs a warning.
  open var isActive: Bool {
    get { flow.isActive }
    set { if newValue { begin() } else { end(isAnimated: true) } }
  }

  /// Whether the search dims the content and keeps the user from it while no results are shown;
  /// `true` by default.
  open var obscuresBackgroundDuringPresentation = true {
    didSet { if obscuresBackgroundDuringPresentation != oldValue { updateContent() } }
  }

  /// Whether the search bar takes the place of the titles and buttons during the search; `true` by
  /// default.
  ///
  /// A search bar beside the buttons takes that of a large title only.
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

  /// Creates a search whose results the searched controller shows.
  public override init() {
    flow = SearchFlow(results: nil)
    super.init()
    setUp()
  }

  /// Creates a search with a controller that shows the results, or `nil` if the searched one does.
  public init(searchResultsController: ViewController?) {
    flow = SearchFlow(results: searchResultsController)
    super.init()
    setUp()
  }

  /// Creates a search without a controller for results from a nib, as `SearchController()` does.
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
