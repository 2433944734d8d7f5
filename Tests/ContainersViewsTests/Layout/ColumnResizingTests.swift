import Containers
import ContainersTesting
import Testing

/// Tests three columns of lists whose cells constraints lay out, in a window that is resized.
@MainActor
@Suite("Columns of cells laid out by constraints")
struct ColumnResizingTests {
  @Test(
    "Lists in three columns lay out the same after a window was narrow",
    arguments: [
      [1100.0, 400, 1100], [400, 1100], [1100, 700, 400, 700, 1100], [1100, 400, 1100, 400, 1100],
      [800, 1100, 400], [1100, 600, 1100], [1100, 320, 1100], [400, 1100, 400, 1100],
    ])
  func resizing(_ widths: [Double]) {
    let stage = Stage(columns(), size: Size(width: widths[0], height: 600))
    for width in widths.dropFirst() {
      stage.resize(to: Size(width: width, height: 600))
      stage.settle()
    }
    let fresh = Stage(columns(), size: Size(width: widths[widths.count - 1], height: 600))
    fresh.settle()
    #expect(shown(in: stage) == shown(in: fresh))
    #expect(!shown(in: stage).isEmpty)
  }

  /// Returns the text and the place in the window of each label in a cell.
  private func shown(in stage: Stage) -> [String] {
    var found: [String] = []
    func visit(_ view: View) {
      if view.isHidden { return }
      if let cell = view as? ConstrainedCell {
        for label in [cell.name, cell.detail] {
          let place = label.convert(label.bounds, to: stage.window)
          found.append("\(label.text ?? "") \(place)")
        }
      }
      for subview in view.subviews { visit(subview) }
    }
    visit(stage.window)
    return found.sorted()
  }
}

/// A split view controller with a list in each of its three columns.
@MainActor
private func columns() -> SplitViewController {
  let split = SplitViewController(style: .tripleColumn)
  split.preferredDisplayMode = .twoBesideSecondary
  for column in [SplitViewController.Column.primary, .supplementary, .secondary] {
    let list = ConstrainedList()
    list.title = "\(column)"
    split.setViewController(NavigationController(rootViewController: list), for: column)
  }
  return split
}

/// A controller of a table that fills its view.
private final class ConstrainedList: ViewController, TableViewDataSource {
  private let table = TableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(table)
    LayoutConstraint.activate([
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      table.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 8 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    if let cell = cell as? ConstrainedCell {
      cell.name.text = "\(title ?? "") \(indexPath.row)"
      cell.detail.text = "Detail that is long enough for several lines in a narrow column"
    }
    return cell
  }
}

/// A cell with two labels side by side.
private final class ConstrainedCell: TableViewCell {
  let name = Label()
  let detail = Label()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    detail.numberOfLines = 0
    let margins = contentView.layoutMarginsGuide
    for label in [name, detail] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    LayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      name.topAnchor.constraint(equalTo: margins.topAnchor),
      detail.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
      detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      detail.firstBaselineAnchor.constraint(equalTo: name.firstBaselineAnchor),
      detail.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
}
