import Containers
import ContainersTesting
import Testing

@MainActor
struct TableHeightTests {
  private static let long =
    "A text that is much too long for one line of a table that is so narrow as this one"

  private func stage(_ rows: [String]) -> TableStage {
    let it = TableStage([]) {
      $0.register(ConstrainedCell.self, forCellReuseIdentifier: "cell")
    }
    it.fill = { ($0 as? ConstrainedCell)?.label.text = $1 }
    it.rows = [rows]
    it.table.reloadData()
    it.stage.turn()
    return it
  }

  private func height(_ it: TableStage, _ row: Int) -> Double {
    it.table.rectForRow(at: IndexPath(row: row, section: 0)).height
  }

  @Test("Rows have the height that their cells' constraints require at the table's width")
  func constraints() {
    let it = stage(["Short", TableHeightTests.long])
    let line = Label()
    line.text = "Short"
    let one = line.intrinsicContentSize.height
    #expect(height(it, 0) == one.rounded(.up) + 10)
    #expect(height(it, 1) >= 2 * one + 10)
    #expect(it.table.contentSize.height == height(it, 0) + height(it, 1))
    it.table.frame = Rect(x: 0, y: 0, width: 1000, height: 400)
    it.stage.turn()
    #expect(height(it, 1) == height(it, 0))
  }

  @Test("Constraints without a height leave a row at the default height")
  func collapsed() {
    let it = TableStage([["Row"]]) { $0.register(LooseCell.self, forCellReuseIdentifier: "cell") }
    #expect(height(it, 0) == 44)
  }

  @Test("A title wraps in a table whose height was asked for before it had a width")
  func earlyQuestion() {
    let it = TableStage([["Row"]])
    it.titles = [TableHeightTests.long]
    let table = TableView()
    table.register(CountedCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = it
    let early = table.contentSize.height
    table.frame = Rect(x: 0, y: 0, width: 100, height: 400)
    it.table.superview?.addSubview(table)
    it.stage.turn()

    #expect(table.contentSize.height > early + 30)
  }

  @Test("A header has the height that its content's constraints require")
  func header() {
    let header = TableViewHeaderFooterView(reuseIdentifier: nil)
    let bar = View()
    header.contentView.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    LayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 7),
      bar.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -7),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    #expect(header.sizeThatFits(Size(width: 300, height: 0)) == Size(width: 300, height: 64))
  }
}

/// A cell with a multiline label tied to its edges.
private final class ConstrainedCell: TableViewCell {
  let label = Label()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }
}

/// A cell whose constraints do not determine its height.
private final class LooseCell: TableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let mark = View()
    mark.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(mark)
    mark.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
  }
}
