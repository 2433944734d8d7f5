import Atlas
import Containers

/// A sheet that finds places while their name or coordinates are typed.
///
/// The field keeps keyboard focus. The first result is selected, Up and Down select another, Enter
/// takes the selected one, and Escape first clears the field and then closes the sheet. The result
/// becomes the end that the scopes show, which is the start at first. With Ctrl it becomes the end
/// where the tunnel comes out.
final class SearchViewController: SheetViewController {
  /// Called with the result that the user took, and the end to move there.
  var onChoose: ((SearchRow, End) -> Void)?

  /// Called with a place whose coordinates the user wants to be copied.
  var onCopy: ((Coordinate) -> Void)?

  /// The text in the field.
  var text: String {
    get { search.searchBar.text ?? "" }
    set { search.searchBar.text = newValue }
  }

  /// Returns what is offered before the user types.
  var offer: () -> [SearchListing.Section] = { [] }

  private let finder: PlaceFinder
  private let language: String
  private let start: Coordinate
  private let format: CoordinateFormat
  private let search = SearchController()
  private let results = SearchResultsViewController()
  /// The text that was last searched for.
  private var asked = ""
  /// Whether an answer for the current text is pending.
  private(set) var isAsking = false
  /// The end to move to the first result of the pending answer; nil if Enter has not been pressed.
  private var awaited: End?
  /// Whether the text is to be selected when the sheet arrives.
  private var selectsText = false
  /// Whether the text last typed or pasted was too long and was truncated.
  private var isTruncated = false { didSet { showListing() } }
  private var listing = SearchListing.start { didSet { showListing() } }
  /// Says how many results there are, once the user has stopped typing.
  private lazy var speech = RestingSpeech(after: .milliseconds(700))

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - language: The language of names.
  ///   - start: The current entrance of the tunnel. Distances are measured from there, and equal
  ///     matches are ordered by distance.
  ///   - format: The notation of coordinates.
  init(finder: PlaceFinder, language: String, start: Coordinate, format: CoordinateFormat) {
    self.finder = finder
    self.language = language
    self.start = start
    self.format = format
    super.init()
    results.menu = { [weak self] in self?.menu(of: $0) }
    results.onTake = { [weak self] row in self.map { $0.take(row, for: $0.end) } }
    results.navigationItem.searchController = search
    results.navigationItem.preferredSearchBarPlacement = .stacked
    results.title = Messages.Strip.search
    stack.viewControllers = [finish(results)]
    setUpSearch()
  }

  // The field is between the header and the results.
  override var hasLine: Bool { false }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [search.searchBar] }

  override func viewDidLoad() {
    super.viewDidLoad()
    showNothing()
  }

  /// Begins the search before the sheet has arrived, so that no typed character is lost.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    View.performWithoutAnimation { search.isActive = true }
    if selectsText { beginAnew() }
  }

  /// Takes a result on Enter, wherever the focus is, unless the focused view handles the key.
  override func pressesBegan(_ presses: Set<Press>) {
    guard let key = presses.first?.key, key.keyCode == .enter, key.modifierFlags.isEmpty else {
      return super.pressesBegan(presses)
    }
    enter(end)
  }

  /// Closes the sheet on Escape, rather than end its search.
  override var keyCommands: [KeyCommand] {
    let close = KeyCommand.prioritized(.escape, title: Messages.Commands.close) { [weak self] in
      self?.onClose?()
    }
    close.attributes = .hidden
    return super.keyCommands + (text.isEmpty ? [close] : [])
  }

  /// Returns the commands that are available in the field of a search.
  static func fieldCommands(of search: SearchViewController?) -> [KeyCommand] {
    let comeOut = KeyCommand.prioritized(.enter, .control, title: End.target.digTitle) {
      [weak search] in search?.enter(.target)
    }
    return KeyCommand.selectingRows { [weak search] in search?.select(by: $0) } + [comeOut]
  }

  /// Returns focus to the field and selects its text, now or when the sheet arrives.
  func beginAnew() {
    selectsText = viewIfLoaded?.window == nil
    search.searchBar.becomeFirstResponder()
    search.searchBar.searchTextField.selectAll(nil)
  }

  private func select(by step: Int) {
    results.select(by: step)
    results.tellsResults = true
  }

  private func setUpSearch() {
    search.searchResultsUpdater = self
    search.hidesNavigationBarDuringPresentation = false
    search.obscuresBackgroundDuringPresentation = false
    search.automaticallyShowsCancelButton = false
    for command in Self.fieldCommands(of: self) { search.addKeyCommand(command) }
    let bar = search.searchBar
    bar.delegate = self
    results.field = bar.searchTextField
    bar.placeholder = Messages.Search.placeholder
    bar.scopeButtonTitles = End.allCases.map(\.digTitle)
    bar.compactScopeButtonTitles = End.allCases.map(\.shortDigTitle)
    // The longest map URLs have a few hundred characters, what other programs write has more.
    bar.searchTextField.maximumLength = 4096
  }

  /// The end that the scopes select.
  private var end: End { End.allCases[search.searchBar.selectedScopeButtonIndex] }

  private func showListing() {
    search.searchBar.showsScopeBar = listing.answers
    results.show(listing, notice: isTruncated ? Messages.Search.truncated : nil)
  }

  /// Takes the selected result for an end.
  ///
  /// Among merely similar names nothing is selected at first, so Enter only selects one.
  private func enter(_ end: End) {
    awaited = isAsking ? end : nil
    guard !isAsking else { return }
    if let row = results.selectedRow { take(row, for: end) } else { select(by: 1) }
  }

  private func take(_ row: SearchRow, for end: End) {
    guard let query = row.query else {
      onChoose?(row, end)
      return
    }
    text = query
    search.searchBar.becomeFirstResponder()
  }

  /// Returns the menu of a result; nil for an example.
  private func menu(of row: SearchRow) -> Menu? {
    guard row.query == nil else { return nil }
    let digs = End.allCases.map { end in
      Action(title: end.digTitle) { [weak self] _ in self?.onChoose?(row, end) }
    }
    let copy = Action(title: Messages.Commands.copyCoordinates) { [weak self] _ in
      self?.onCopy?(row.coordinate)
    }
    return Menu(children: digs + [copy])
  }

  /// The rows that are listed.
  var listed: [SearchRow] { listing.rows }

  /// Whether nothing answers a text: what is listed is only offered.
  var offersOnly: Bool { !listing.answers }

  /// Shows what is offered before the user types as it is now.
  func offerDidChange() {
    if isViewLoaded, text.isEmpty { showNothing() }
  }
}

// MARK: - Queries

extension SearchViewController: SearchResultsUpdating {
  func updateSearchResults(for searchController: SearchController) {
    let text = text
    guard text != asked else { return }
    asked = text
    onStateChange?()
    awaited = nil
    isTruncated = false
    tellListing()
    guard text.contains(where: { !$0.isWhitespace }) else { return showNothing() }
    isAsking = true
    let query = SearchQuery(text, language: language, near: start, limit: SearchListing.limit)
    finder.ask(query) { [weak self] result in self?.answered(result, to: text) }
  }

  /// Says what the note says, and tells of the results, once there is an answer.
  private func tellListing() {
    results.tellsResults = !speech.say(in: view) { [weak self] in
      guard let self else { return nil }
      guard !isAsking else {
        tellListing()
        return nil
      }
      results.tellsResults = true
      return text.isEmpty ? nil : listing.note
    }
  }

  private func showNothing() {
    finder.cancel()
    isAsking = false
    listing = text.isEmpty ? SearchListing(offering: inShownUnits(offer)) : .start
  }

  private func answered(_ result: Result<SearchAnswer, AssetError>, to text: String) {
    isAsking = false
    switch result {
    case .success(let answer):
      listing = inShownUnits { SearchListing(answer, to: text, written: format, from: start) }
    case .failure(let error):
      listing = SearchListing(note: "\(error)")
    }
    if let awaited { enter(awaited) }
  }
}

extension SearchViewController: SearchBarDelegate {
  func searchBarSearchButtonClicked(_ searchBar: SearchBar) { enter(end) }

  func searchBar(_ searchBar: SearchBar, didTruncate text: String) {
    isTruncated = true
    // What is left may say something else: of two places one.
    showNothing()
  }
}
