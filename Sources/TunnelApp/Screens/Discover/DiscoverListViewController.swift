import Atlas
import Containers

/// The page with a list of places to discover, each with what lies opposite.
final class DiscoverListViewController: ListViewController {
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
    super.init(page.title)
    explain(Messages.Discover.waiting)
  }

  /// The rows; none before they are known.
  var rows: [DiscoverRow] { (try? found?.get())?.rows ?? [] }

  /// Whether the rows are not known yet.
  var isWaiting: Bool { found == nil }

  /// Shows the rows, or why there are none.
  func show(_ found: Result<DiscoverySearch.Answer, AssetError>) {
    self.found = found
    explain(reason)
    guard isViewLoaded else { return }
    tableView.reloadData()
    let current = indexPathForPreferredFocusedView(in: tableView)
    if let current { tableView.scrollToRow(at: current, at: .middle, animated: false) }
    // The list was empty when the focus came.
    if navigationController?.topViewController === self { view.window?.moveFocus(to: tableView) }
  }

  /// Why there are no rows; nil if there are.
  private var reason: String? {
    switch found {
    case nil: Messages.Discover.waiting
    case .failure(let error): error.message
    case .success(let answer): answer.rows.isEmpty ? Messages.Discover.noFavorites : nil
    }
  }

  /// The numbers of the rows of each section: capitals opposite land are apart from the others.
  private var sections: [Range<Int>] {
    let sea = page == .capitals ? rows.firstIndex { !$0.isOppositeLand } : nil
    guard let sea, sea > 0 else { return [0..<rows.count] }
    return [0..<sea, sea..<rows.count]
  }

  private func number(at indexPath: IndexPath) -> Int {
    sections[indexPath.section].lowerBound + indexPath.row
  }

  private var header: String? {
    guard case .success(let answer) = found, !answer.rows.isEmpty else { return nil }
    let share = answer.share.map { Messages.Discover.share($0.percent) }
    return [page.explanation, share].compactMap(\.self).joined(separator: "\n")
  }

  override func numberOfSections(in tableView: TableView) -> Int { sections.count }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    let sections = sections
    guard sections.count > 1 else { return header }
    let count = sections[section].count
    guard section == 0 else { return Messages.Discover.oppositeSea(count) }
    return [header, Messages.Discover.oppositeLand(count)].compactMap(\.self)
      .joined(separator: "\n\n")
  }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let row = rows[number(at: indexPath)]
    let cell = cell(row.title, inShownUnits { row.detail })
    cell.accessoryType = isCurrent(row) ? .checkmark : .none
    return cell
  }

  private func isCurrent(_ row: DiscoverRow) -> Bool {
    row.coordinate.isSamePlace(as: dig.entrance) || row.coordinate.isSamePlace(as: dig.exit)
  }

  override func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? {
    guard let number = rows.firstIndex(where: isCurrent),
      let section = sections.firstIndex(where: { $0.contains(number) })
    else { return nil }
    return IndexPath(row: number - sections[section].lowerBound, section: section)
  }

  override func tableView(_ tableView: TableView, typeSelectTextForRowAt indexPath: IndexPath)
    -> String?
  { rows[number(at: indexPath)].title }

  override func tableView(
    _ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) { onChoose?(number(at: indexPath)) }
}
