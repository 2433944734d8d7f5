import Containers
import ContainersTesting
import TestSupport
import Testing

struct City {
  let name: String
  let isCapital: Bool

  static let all = [
    City(name: "Berlin", isCapital: true), City(name: "Bern", isCapital: true),
    City(name: "Bonn", isCapital: false),
  ]
}

final class CitiesViewController: ViewController {
  let results = CityResultsViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cities"
    let search = SearchController(searchResultsController: results)
    search.searchResultsUpdater = results
    search.searchBar.scopeButtonTitles = ["All", "Capitals"]
    navigationItem.searchController = search
  }
}

final class CityResultsViewController: ViewController, SearchResultsUpdating {
  let label = Label()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.frame = view.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    view.addSubview(label)
  }

  func updateSearchResults(for searchController: SearchController) {
    let bar = searchController.searchBar
    let found = City.all.filter { city in
      guard let text = bar.text, !text.isEmpty else { return false }
      return city.name.hasPrefix(text) && (bar.selectedScopeButtonIndex == 0 || city.isCapital)
    }
    label.text = found.map(\.name).joined(separator: ", ")
  }
}

final class FinderViewController: ViewController, SearchBarDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    let bar = SearchBar(frame: Rect(x: 0, y: 0, width: view.bounds.width, height: 52))
    bar.autoresizingMask = .flexibleWidth
    bar.placeholder = "Find a place"
    bar.delegate = self
    view.addSubview(bar)
  }

  func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
    title = "Places with “\(searchText)”"
  }
}

@MainActor
@Suite("Example: search", .noWarnings)
struct SearchExample {
  @Test("Typing shows the cities that match, and Escape twice ends the search")
  func searching() {
    let cities = CitiesViewController()
    let stage = Stage(NavigationController(rootViewController: cities))
    stage.settle()

    stage.press(.character("f"), modifierFlags: .control)
    stage.type("Ber")
    #expect(cities.results.label.text == "Berlin, Bern")
    stage.press(.escape)
    stage.press(.escape)
    stage.settle()

    #expect(cities.navigationItem.searchController?.isActive == false)
    #expect(cities.results.label.text == "")
  }

  @Test("The second scope shows only capitals")
  func scope() {
    let cities = CitiesViewController()
    let stage = Stage(NavigationController(rootViewController: cities))
    stage.settle()

    stage.press(.character("f"), modifierFlags: .control)
    stage.type("B")
    stage.settle()
    #expect(stage.element("Berlin, Bern, Bonn") != nil)
    stage.tap("Capitals")

    #expect(stage.element("Berlin, Bern") != nil)
  }

  @Test("A bar by itself tells its delegate of the text")
  func alone() {
    let finder = FinderViewController()
    let stage = Stage(finder)

    stage.tap("Search")
    stage.type("Ulm")

    #expect(finder.title == "Places with “Ulm”")
  }
}
