import Containers

/// A page of a panel: a table of rows on cards, named like the page.
class CardsViewController: TableViewController {
  /// Creates a page.
  init(_ title: String) {
    super.init(style: .grouped)
    self.title = title
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [tableView] }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = Theme.raised
    tableView.separatorColor = Theme.hairline
    tableView.accessibility.label = title
  }

  /// Shows a title and a detail in a cell, on as many lines as they need.
  final func fill(_ cell: TableViewCell, _ title: String, _ detail: String?) {
    cell.backgroundColor = Theme.card
    for (label, text) in [(cell.textLabel, title), (cell.detailTextLabel, detail)] {
      label?.text = text
      label?.numberOfLines = 0
    }
  }
}
