import Atlas
import Containers

/// The page with a list of places to discover, each with what lies opposite.
final class DiscoverListViewController: TableViewController {
  /// Called with the number of a row that the user chose.
  var onChoose: ((Int) -> Void)?

  private let page: DiscoverPage
  private let dig: Dig
  private var found: Result<DiscoverySearch.Answer, AssetError>?

  /// Creates a page that waits for its rows.
  ///
  /// - Parameter dig: The present dig, whose row is marked.
  init(_ page: DiscoverPage, at dig: Dig) {
    (self.page, self.dig) = (page, dig)
    super.init(style: .grouped)
    title = page.title
  }

  /// The rows; none before they are known.
  var rows: [DiscoverRow] { (try? found?.get())?.rows ?? [] }

  /// Whether the rows are not known yet.
  var isWaiting: Bool { found == nil }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [tableView] }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = Theme.raised
    tableView.separatorColor = Theme.hairline
    tableView.accessibility.label = title
  }

  /// Shows the rows, or why there are none.
  func show(_ found: Result<DiscoverySearch.Answer, AssetError>) {
    self.found = found
    guard isViewLoaded else { return }
    tableView.reloadData()
    let current = indexPathForPreferredFocusedView(in: tableView)
    if let current { tableView.scrollToRow(at: current, at: .middle, animated: false) }
    // The list was empty when the focus came.
    if navigationController?.topViewController === self { view.window?.moveFocus(to: tableView) }
  }

  private var header: String {
    guard let found else { return Messages.Discover.waiting }
    switch found {
    case .failure(let error): return error.message
    case .success(let answer) where answer.rows.isEmpty: return Messages.Discover.noFavorites
    case .success(let answer):
      let share = answer.share.map { Messages.Discover.share($0.percent) }
      return [page.explanation, share].compactMap(\.self).joined(separator: "\n")
    }
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    header
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: Self.identifier)
      ?? TableViewCell(style: .subtitle, reuseIdentifier: Self.identifier)
    let row = rows[indexPath.row]
    cell.backgroundColor = Theme.card
    let detail = inShownUnits { row.detail }
    for (label, text) in [(cell.textLabel, row.title), (cell.detailTextLabel, detail)] {
      label?.text = text
      label?.numberOfLines = 0
    }
    cell.textLabel.textColor = Theme.text
    cell.detailTextLabel?.textColor = Theme.secondaryText
    cell.accessoryType = isCurrent(row) ? .checkmark : .none
    return cell
  }

  private func isCurrent(_ row: DiscoverRow) -> Bool {
    row.coordinate.isSamePlace(as: dig.entrance) || row.coordinate.isSamePlace(as: dig.exit)
  }

  override func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? {
    rows.firstIndex(where: isCurrent).map { IndexPath(row: $0, section: 0) }
  }

  override func tableView(_ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath)
    -> String?
  { rows[indexPath.row].title }

  override func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { onChoose?(indexPath.row) }

  private static let identifier = "discovery"
}
