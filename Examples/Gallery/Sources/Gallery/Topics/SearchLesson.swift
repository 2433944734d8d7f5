import Containers

/// A search controller belongs to the navigation item of the controller whose content it searches.
///
/// Its bar is part of the navigation bar. Whoever updates the results is told of each change of the
/// text or the scope, and once more, with an empty text, at the end.
final class SearchLesson: Lesson {
  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = NavigationController(rootViewController: TownsController())
    add("Towns to search in", stack, height: 420)
  }
}

/// A list that is searched in place.
private final class TownsController: TableViewController, SearchResultsUpdating {
  private struct Town {
    let name: String
    let country: String
    let isCapital: Bool
  }

  private static let towns = [
    Town(name: "Berlin", country: "Germany", isCapital: true),
    Town(name: "Bonn", country: "Germany", isCapital: false),
    Town(name: "Copenhagen", country: "Denmark", isCapital: true),
    Town(name: "Lemvig", country: "Denmark", isCapital: false),
    Town(name: "Lisbon", country: "Portugal", isCapital: true),
    Town(name: "Porto", country: "Portugal", isCapital: false),
    Town(name: "Quito", country: "Ecuador", isCapital: true),
    Town(name: "Taupo", country: "New Zealand", isCapital: false),
  ]
  private let search = SearchController(searchResultsController: nil)
  private var shown = towns

  override init() {
    super.init(style: .plain)
    title = "Towns"
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Name or country"
    search.searchBar.scopeButtonTitles = ["All", "Capitals"]
    navigationItem.searchController = search
    navigationItem.preferredSearchBarPlacement = .stacked
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "town")
    tableView.accessibility.label = "Towns"
  }

  func updateSearchResults(for searchController: SearchController) {
    let text = (search.searchBar.text ?? "").lowercased()
    let onlyCapitals = search.searchBar.selectedScopeButtonIndex == 1
    shown = Self.towns.filter { town in
      (town.isCapital || !onlyCapitals)
        && (text.isEmpty || "\(town.name) \(town.country)".lowercased().contains(text))
    }
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let town = shown[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
    var content = ListContentConfiguration.valueCell()
    content.text = town.name
    content.secondaryText = town.country
    content.image = Image(systemName: town.isCapital ? "star.fill" : "mappin")
    cell.contentConfiguration = content
    return cell
  }
}
