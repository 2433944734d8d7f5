import Containers
import ContainersTesting

/// A list of places in a navigation controller, with a search, on a stage.
@MainActor
final class SearchScene: SearchRecording, SearchResultsUpdating {
  static let places = ["Aarhus", "Berlin", "Bergen", "Copenhagen", "Dublin", "Esbjerg"]

  let transcript = Transcript()
  let list: SearchList
  let results: SearchList?
  let search: SearchController
  let navigation: NavigationController
  let stage: Stage
  /// Answers what the delegates are asked.
  var (mayBegin, mayEnd, mayChange) = (true, true, true)
  /// Called by what the delegate hears.
  var whenTold: [String: () -> Void] = [:]

  var bar: SearchBar { search.searchBar }
  var field: SearchTextField { bar.searchTextField }
  var navigationBar: NavigationBar { navigation.navigationBar }

  init(
    size: Size = Size(width: 400, height: 600), hasResults: Bool = true, rows: Int = 40,
    style: UserInterfaceStyle = .light, textSize: ContentSizeCategory = .large,
    isRightToLeft: Bool = false, reducesMotion: Bool = false
  ) {
    list = SearchList("Places", rows: rows)
    list.transcript = transcript
    results = hasResults ? SearchList("Results", rows: 3) : nil
    results?.transcript = transcript
    search = SearchController(searchResultsController: results)
    navigation = NavigationController(rootViewController: list)
    list.navigationItem.searchController = search
    stage = Stage(
      navigation, size: size,
      systemTraits: TraitCollection {
        $0.userInterfaceStyle = style
        $0.preferredContentSizeCategory = textSize
        if isRightToLeft { $0.layoutDirection = .rightToLeft }
        $0.accessibilityMotion = reducesMotion ? .reduced : .normal
      })
    stage.settle()
    search.delegate = self
    search.searchResultsUpdater = self
    bar.delegate = self
    transcript.clear()
  }

  /// The callbacks of delegates and the updater.
  var heard: [String] {
    transcript.entries.filter { $0.name == "search" || $0.name == "bar" }.map(\.callback)
  }

  /// Begins the search by key, and lets its animation end.
  func begin() {
    stage.press(.character("f"), modifierFlags: .control)
    rest()
  }

  /// Lets animations end; the blinking caret keeps a stage from settling.
  func rest() { stage.advance(by: .milliseconds(600)) }

  func tell(_ name: String, _ callback: String) {
    transcript.add(name, callback)
    whenTold[callback]?()
  }

  func updateSearchResults(for searchController: SearchController) {
    let bar = searchController.searchBar
    tell("search", "update(\(bar.text ?? ""), \(bar.selectedScopeButtonIndex))")
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    tell("bar", "text(\(searchText))")
  }
  func searchBar(
    _ searchBar: SearchBar, shouldChangeTextIn range: Range<String.Index>,
    replacementText text: String
  ) -> Bool { mayChange }
  func searchBarSearchButtonClicked(_ searchBar: SearchBar) { tell("bar", "clicked") }
  func searchBar(_ searchBar: SearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    tell("bar", "scope(\(selectedScope))")
  }
}

/// A table of places, which pushes one that is selected.
final class SearchList: TableViewController {
  let rows: Int
  var transcript: Transcript?

  init(_ title: String, rows: Int) {
    self.rows = rows
    super.init(style: .plain)
    self.title = title
  }

  override init?(coder: NibCoder) {
    rows = 0
    super.init(coder: coder)
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    let places = SearchScene.places
    cell.textLabel.text = "\(places[indexPath.row % places.count]) \(indexPath.row + 1)"
    return cell
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transcript?.add(title ?? "", "viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    transcript?.add(title ?? "", "viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transcript?.add(title ?? "", "viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    transcript?.add(title ?? "", "viewDidDisappear")
  }
}
