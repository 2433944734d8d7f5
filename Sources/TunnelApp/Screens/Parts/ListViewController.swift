import Containers

/// A page of a sheet with a list, named like the page.
class ListViewController: TableViewController {
  /// What is in place of rows, if there are none.
  private let note = Label(listNote: "")

  /// Creates a page.
  init(_ title: String) {
    super.init(style: .grouped)
    self.title = title
  }

  override var preferredFocusEnvironments: [any FocusEnvironment] { [tableView] }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.becomeListOfRows()
    tableView.accessibility.label = title
    let ground = View()
    note.translatesAutoresizingMaskIntoConstraints = false
    ground.addSubview(note)
    tableView.backgroundView = ground
    note.activateListNote(in: ground, below: tableView.safeAreaLayoutGuide.topAnchor)
  }

  /// Says why there are no rows.
  ///
  /// - Parameter text: The reason; nil if there are rows.
  final func explain(_ text: String?) {
    note.text = text ?? ""
    note.accessibility.value = text
  }

  /// Returns a cell with a title and a detail.
  final func cell(
    _ title: String, _ detail: String?, style: TableViewCell.CellStyle = .subtitle
  ) -> RowCell {
    let identifier = "\(style)"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: identifier) as? RowCell
      ?? RowCell(style: style, reuseIdentifier: identifier)
    cell.show(title, detail ?? "")
    cell.accessoryType = .none
    return cell
  }
}
