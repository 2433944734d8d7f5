import Containers

/// All topics by group, which a search narrows.
final class SidebarController: TableViewController, SearchResultsUpdating {
  private let search = SearchController(searchResultsController: nil)
  private var sections: [(group: Topic.Group, topics: [Topic])] = []
  /// Called with the topic that the user chooses.
  var onChoose: ((Topic) -> Void)?

  override init() {
    super.init(style: .grouped)
    title = "Gallery"
    restorationIdentifier = "sidebar"
    clearsSelectionOnViewWillAppear = false
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search topics"
    navigationItem.searchController = search
    navigationItem.preferredSearchBarPlacement = .stacked
    navigationItem.hidesSearchBarWhenScrolling = false
    filter()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "topic")
    tableView.separatorStyle = .none
    tableView.backgroundColor = DynamicColor.systemBackground
    tableView.accessibility.label = "Topics"
  }

  func updateSearchResults(for searchController: SearchController) {
    filter(search.searchBar.text ?? "")
    if isViewLoaded { tableView.reloadData() }
  }

  private func filter(_ text: String = "") {
    sections = Topic.Group.allCases.map { group in
      (group, Topic.all.filter { $0.group == group && $0.matches(text) })
    }
    sections.removeAll { $0.topics.isEmpty }
  }

  /// Marks the row of a topic that is shown.
  func select(_ topic: Topic) {
    for (section, entry) in sections.enumerated() {
      guard let row = entry.topics.firstIndex(where: { $0.title == topic.title }) else { continue }
      tableView.selectRow(
        at: IndexPath(row: row, section: section), animated: false, scrollPosition: .middle)
    }
  }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].topics.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].group.title
  }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let (group, topics) = sections[indexPath.section]
    let topic = topics[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "topic", for: indexPath)
    var content = ListContentConfiguration.sidebarCell()
    content.text = topic.title
    content.image = Image(systemName: topic.symbol)
    content.imageProperties.tintColor = group.color
    content.imageProperties.preferredSymbolConfiguration = Image.SymbolConfiguration(
      textStyle: .body)
    content.imageProperties.reservedLayoutSize = Size(width: 22, height: 0)
    cell.contentConfiguration = content
    cell.backgroundConfiguration = .listSidebarCell()
    return cell
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    onChoose?(sections[indexPath.section].topics[indexPath.row])
  }
}
