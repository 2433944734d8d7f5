import Containers

/// A *diffable* data source takes a snapshot of the whole state instead of a list of changes.
///
/// It finds out which rows came, went and moved, and animates them. Rows are told apart by their
/// identifiers, so each identifier is there once.
final class SnapshotsLesson: Lesson {
  private let countries = CountriesController()

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Two sections", countries, height: 380)
    add(
      Button.tinted("Shuffle") { [weak self] in self?.countries.shuffle() },
      Button.tinted("Trade") { [weak self] in self?.countries.trade() })
  }
}

private final class CountriesController: ViewController {
  private let table = TableView(frame: .zero, style: .insetGrouped)
  private var seen = ["Chile", "Denmark", "Fiji"]
  private var planned = ["Iceland", "Japan", "Kenya", "Latvia"]
  private lazy var source = makeSource()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(TableViewCell.self, forCellReuseIdentifier: "country")
    table.frame = view.bounds
    table.accessibility.label = "Countries"
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
    apply(animated: false)
  }

  func shuffle() {
    seen.shuffle()
    planned.shuffle()
    apply(animated: true)
  }

  /// Takes the first of each section to the end of the other one.
  func trade() {
    let (one, other) = (seen.removeFirst(), planned.removeFirst())
    seen.append(other)
    planned.append(one)
    apply(animated: true)
  }

  private func apply(animated: Bool) {
    var snapshot = DiffableDataSourceSnapshot<String, String>()
    snapshot.appendSections(["Seen", "Planned"])
    snapshot.appendItems(seen, toSection: "Seen")
    snapshot.appendItems(planned, toSection: "Planned")
    source.apply(snapshot, animatingDifferences: animated)
  }

  private func makeSource() -> CountriesSource {
    CountriesSource(tableView: table) { table, indexPath, country in
      let cell = table.dequeueReusableCell(withIdentifier: "country", for: indexPath)
      var content = ListContentConfiguration.cell()
      content.text = country
      content.image = Image(systemName: "globe")
      cell.contentConfiguration = content
      return cell
    }
  }
}

/// A data source that also names its sections.
private final class CountriesSource: TableViewDiffableDataSource<String, String> {
  override func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sectionIdentifier(for: section)
  }
}
