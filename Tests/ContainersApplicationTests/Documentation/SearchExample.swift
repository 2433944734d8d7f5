import Containers
import ContainersTesting
import TestSupport
import Testing

enum City {
  static func all(matching text: String) -> [String] {
    ["Berlin", "Bern", "Copenhagen"].filter { !text.isEmpty && $0.hasPrefix(text) }
  }
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
    view.addSubview(label)
  }

  func updateSearchResults(for searchController: SearchController) {
    let text = searchController.searchBar.text ?? ""
    label.text = City.all(matching: text).joined(separator: ", ")
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

  /// A view above whose table a bar stands.
  @MainActor
  private final class Places: SearchBarDelegate {
    var shown = ""

    func makeBar() -> SearchBar {
      let bar = SearchBar()
      bar.placeholder = "Find a place"
      bar.delegate = self
      return bar
    }

    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) { shown = searchText }
  }

  @Test("A bar by itself tells its delegate of the text")
  func alone() {
    let places = Places()
    let stage = Stage(ViewController())
    let bar = places.makeBar()
    bar.frame = Rect(x: 0, y: 0, width: 400, height: 52)
    stage.window.rootViewController?.view.addSubview(bar)
    stage.settle()

    stage.tap("Search")
    stage.type("Ulm")

    #expect(places.shown == "Ulm")
  }
}
