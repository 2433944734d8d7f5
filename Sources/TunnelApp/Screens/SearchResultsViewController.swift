import Containers

/// The page of a search: a note, and below it the results.
final class SearchResultsViewController: ViewController {
  /// Called with a result that the user pressed.
  var onTake: ((SearchRow) -> Void)?
  /// The field that keeps the focus while keys act on the selected result.
  weak var field: View? {
    didSet { field?.accessibilityRelations[.controls] = [table] }
  }

  /// Whether assistive technology finds the results; while the user types, those of each letter would
  /// keep it from hearing the next one.
  var tellsResults = true {
    didSet {
      view.accessibilityElements = tellsResults ? nil : [note]
      describeSelection()
    }
  }

  /// Returns the menu of a result; nil for none.
  var menu: ((SearchRow) -> Menu?)?

  private let note = Label()
  private let table = SearchResultsView()
  private var listing = SearchListing.start
  /// Leaves room for results where large text has little of it.
  private lazy var noteLimit = note.heightAnchor.constraint(
    lessThanOrEqualTo: view.heightAnchor, multiplier: 0.45)
  private lazy var noteTop = note.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    note.setScaledFont(Typography.caption)
    note.textColor = Theme.secondaryText
    note.numberOfLines = 0
    note.adjustsFontSizeToFitWidth = true
    note.minimumScaleFactor = 0.5
    note.accessibility.identifier = "Search note"
    note.accessibility.traits = [.staticText, .updatesFrequently]
    table.becomeListOfRows()
    // The field takes what the list selects.
    table.selectionFollowsFocus = true
    table.register(SearchCell.self, forCellReuseIdentifier: SearchCell.identifier)
    table.accessibility.label = Messages.Search.results
    table.onSettle = { [weak self] in self?.describeSelection() }
    table.dataSource = self
    table.delegate = self
    layOut()
  }

  private func layOut() {
    for part in [note, table] as [View] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let margins = view.layoutMarginsGuide
    LayoutConstraint.activate([
      note.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: margins.trailingAnchor).yielding(),
      noteTop,
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.topAnchor.constraint(equalTo: note.bottomAnchor, constant: 6),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor).yielding(),
    ])
  }

  /// Shows a listing.
  ///
  /// - Parameter notice: What is said before the note of the listing; nil for nothing.
  func show(_ listing: SearchListing, notice: String?) {
    loadViewIfNeeded()
    note.text = [notice, listing.note].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: "\n")
    note.accessibility.value = note.text
    // As in every list, a note in place of rows is larger.
    note.setScaledFont(listing.rows.isEmpty ? Typography.body : Typography.caption)
    note.textAlignment = listing.rows.isEmpty ? .center : .natural
    noteTop.constant = listing.rows.isEmpty ? 24 : 0
    noteLimit.isActive = !listing.rows.isEmpty
    guard listing != self.listing else { return }
    self.listing = listing
    table.reloadData()
    table.contentOffset = .zero
    if listing.isSure { select(by: 1) }
  }

  /// The selected result; nil for none.
  var selectedRow: SearchRow? { table.indexPathForSelectedRow.map(row) }

  private func row(at path: IndexPath) -> SearchRow {
    listing.sections[path.section].rows[path.row]
  }

  /// Moves the selection by a number of rows, clamped to the first and last one.
  func select(by step: Int) {
    let paths = listing.sections.enumerated().flatMap { section, content in
      content.rows.indices.map { IndexPath(row: $0, section: section) }
    }
    guard !paths.isEmpty else { return }
    let selected = table.indexPathForSelectedRow.flatMap(paths.firstIndex)
    let path = paths[max(0, min((selected ?? -1) + step, paths.count - 1))]
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.scrollToRow(at: path, at: .none, animated: false)
    describeSelection()
  }

  /// Tells assistive technology which result the keys act on.
  private func describeSelection() {
    let cell = tellsResults ? table.indexPathForSelectedRow.flatMap(table.cellForRow) : nil
    field?.accessibilityRelations[.activeDescendant] = cell.map { [$0] } ?? []
  }
}

extension SearchResultsViewController: TableViewDataSource, TableViewDelegate {
  func numberOfSections(in tableView: TableView) -> Int { listing.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    listing.sections[section].rows.count
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    listing.sections[section].title
  }

  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) {
    guard let header = view as? TableViewHeaderFooterView else { return }
    header.textLabel.textColor = Theme.secondaryText
    // Opaque, because rows scroll beneath the heading.
    let ground = View()
    ground.backgroundColor = Theme.raised
    header.backgroundView = ground
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: SearchCell.identifier, for: indexPath)
    (cell as? SearchCell)?.show(row(at: indexPath))
    return cell
  }

  func tableView(_ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath) -> String? {
    row(at: indexPath).title
  }

  func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    onTake?(row(at: indexPath))
  }

  func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? {
    guard let menu = menu?(row(at: indexPath)) else { return nil }
    return ContextMenuConfiguration { _ in menu }
  }
}
