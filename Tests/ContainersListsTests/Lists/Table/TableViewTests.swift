@testable import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
struct TableViewTests {
  @Test("Only visible rows have cells, and cells are reused")
  func reuse() {
    let it = TableStage(count: 1000)
    #expect(it.texts == (0..<10).map { "Row \($0)" })
    #expect(it.table.contentSize.height == 44_000)
    it.table.contentOffset = Point(x: 0, y: 22_000)
    it.stage.turn()
    #expect(it.texts == (500..<510).map { "Row \($0)" })
    for step in 0..<200 {
      it.table.contentOffset = Point(x: 0, y: Double(step) * 97)
      it.stage.turn()
    }
    let live = it.table.subviews.filter { $0 is TableViewCell }.count
    #expect(live <= 11)
    #expect(it.table.visibleCells.contains { ($0 as? CountedCell)?.reuses ?? 0 > 0 })
  }

  @Test("A million rows open with as many cells as ten rows, and every row can be scrolled to")
  func million() {
    let rows = Millions()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 300, height: 400))
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    controller.view.addSubview(table)
    table.dataSource = rows
    stage.turn()
    #expect(rows.asked == 10)
    table.scrollToRow(
      at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
    stage.turn()
    #expect(table.visibleCells.last?.textLabel.text == "999999")
    #expect(table.visibleCells.last?.frame.maxY == 44_000_000)
    #expect(stage.outline.contains("999999, 1000000 of 1000000"))
    #expect(stage.elements.filter { $0.view is TableViewCell }.count <= 10)
  }

  @Test("A table whose width changes is laid out once")
  func width() {
    final class Counting: TableView {
      var layouts = 0

      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let rows = Millions()
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 300, height: 400))
    let table = Counting(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    controller.view.addSubview(table)
    table.dataSource = rows
    stage.turn()
    table.layouts = 0

    table.frame.size.width = 250
    stage.turn()

    #expect(table.layouts == 1)
    #expect(table.contentSize.width == 250)
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 250 })
  }

  @Test("Rows are as high as their texts at the table's width, and adapt to a new width")
  func automaticHeights() {
    let long = "A text that is much too long for one line of a table that is so narrow as this one"
    let it = TableStage([["Short", long, "Short"]]) {
      $0.register(TallCell.self, forCellReuseIdentifier: "cell")
    }
    let first = it.table.rectForRow(at: IndexPath(row: 0, section: 0))
    let second = it.table.rectForRow(at: IndexPath(row: 1, section: 0))
    #expect(first.height == 44)
    #expect(second.height > 44)
    #expect(second.minY == 44)
    #expect(it.table.contentSize.height == 88 + second.height)
    it.table.frame = Rect(x: 0, y: 0, width: 1000, height: 400)
    it.stage.turn()
    #expect(it.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 44)
  }

  @Test("Rows above that turn out taller than estimated do not move the visible part")
  func anchor() {
    let it = TableStage(count: 1000)
    it.heights = { $0.row % 2 == 0 ? 80 : 60 }
    it.table.reloadData()
    it.stage.turn()
    it.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    it.stage.turn()
    let cell = it.table.cellForRow(at: IndexPath(row: 500, section: 0))
    #expect(cell.map { $0.frame.minY - it.table.contentOffset.y } == 0)
    for _ in 0..<10 {
      it.table.contentOffset.y -= 10
      it.stage.turn()
    }
    #expect(cell.map { $0.frame.minY - it.table.contentOffset.y } == 100)
    #expect(it.table.rectForRow(at: IndexPath(row: 499, section: 0)).height == 60)
    #expect(it.table.rectForRow(at: IndexPath(row: 498, section: 0)).height == 80)
  }

  @Test("The header of a plain section stays at the top until the next one pushes it out")
  func stickyHeaders() {
    let it = TableStage([(0..<20).map { "A\($0)" }, (0..<20).map { "B\($0)" }])
    it.titles = ["First", "Second"]
    it.table.reloadData()
    it.stage.turn()
    func top(_ section: Int) -> Double? {
      it.table.headerView(forSection: section).map { $0.frame.minY - it.table.contentOffset.y }
    }
    #expect(top(0) == 0)
    it.table.contentOffset = Point(x: 0, y: 300)
    it.stage.turn()
    #expect(top(0) == 0)
    it.table.contentOffset = Point(x: 0, y: 28 + 880 - 10)
    it.stage.turn()
    #expect(top(0) == -18)
    #expect(top(1) == 10)
    it.table.contentOffset = Point(x: 0, y: 1200)
    it.stage.turn()
    #expect(top(0) == nil)
    #expect(top(1) == 0)
  }

  @Test("Headers have the header trait and a frame, and the delegate hears them come and go")
  func headers() throws {
    let it = TableStage([["a", "b"], (0..<30).map { "\($0)" }])
    it.titles = ["First", "Second"]
    it.table.reloadData()
    it.stage.turn()
    #expect(it.shownHeaders.sorted() == [0, 1])
    let header = try #require(it.table.headerView(forSection: 1) as? TableViewHeaderFooterView)
    #expect(header.textLabel.accessibility.traits.contains(.header))
    #expect(it.table.rectForHeader(inSection: 1) == Rect(x: 0, y: 116, width: 300, height: 28))
    #expect(it.table.rectForFooter(inSection: 0) == Rect(x: 0, y: 116, width: 300, height: 0))
    it.table.contentOffset = Point(x: 0, y: 600)
    it.stage.turn()
    #expect(it.shownHeaders == [1])
  }

  @Test("An unregistered identifier is a trap that names it, the row and the table view")
  func unregistered() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let table = TableView()
        _ = table.dequeueReusableCell(
          withIdentifier: "nowhere", for: IndexPath(row: 3, section: 1))
      }
    }
    let message = result.standardError
    for text in ["nowhere", "[1, 3]", "TableView", "register"] { #expect(message.contains(text)) }
  }

  @Test("Reloading while a cell is created is a trap that says so")
  func reloadingWhileMaking() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Reloading: TableViewDataSource {
          func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
          func tableView(
            _ tableView: TableView, cellForRowAt indexPath: IndexPath
          ) -> TableViewCell {
            tableView.reloadData()
            return TableViewCell(style: .default, reuseIdentifier: nil)
          }
        }
        let source = Reloading()
        let table = TableView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        table.dataSource = source
        table.layoutIfNeeded()
      }
    }
    let message = result.standardError
    for text in ["TableView", "reload", "makes a cell"] { #expect(message.contains(text)) }
  }

  @Test("An edited cell leaves editing when it is reused for another row")
  func reuseAfterEditing() {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.setEditing(true, animated: false)

    cell.prepareForReuse()

    #expect(!cell.isEditing)
  }

  @Test("A table view releases its cells and its data source")
  func leaks() {
    weak var table: TableView?
    weak var cell: TableViewCell?
    weak var source: TableStage?
    do {
      let it = TableStage(count: 100)
      it.table.contentOffset = Point(x: 0, y: 1000)
      it.stage.turn()
      it.table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
      (table, cell, source) = (it.table, it.table.visibleCells.first, it)
    }
    #expect(table == nil)
    #expect(cell == nil)
    #expect(source == nil)
  }

  @Test("A table view without rows shows its background view")
  func empty() {
    let it = TableStage([[]])
    let label = Label(text: "Nothing here")
    it.table.backgroundView = label
    it.stage.turn()
    #expect(label.frame == it.table.bounds)
    #expect(it.stage.element("Nothing here") != nil)
    #expect(it.table.indexPathsForVisibleRows == nil)
  }
}

@MainActor
private final class Millions: TableViewDataSource {
  var asked = 0
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel.text = "\(indexPath.row)"
    return cell
  }
}

@MainActor
private final class TallCell: TableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    textLabel.numberOfLines = 0
  }
}
