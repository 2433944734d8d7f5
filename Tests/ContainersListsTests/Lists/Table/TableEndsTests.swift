import Containers
import ContainersTesting
import Testing

/// Views at the ends of a table and its sections that change their height.
@MainActor
struct TableEndsTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// A way in which a program tells a table that its header or footer has grown.
  enum Telling: CaseIterable {
    case frame, bounds, constraints, afterLayout, afterScrolling, inBatch, inAnimation
    case beforeReload, shrunk

    @MainActor func tell(_ it: TableStage, _ view: View, _ assign: () -> Void) {
      switch self {
      case .frame: view.frame.size.height = 80
      case .bounds: view.bounds.size.height = 80
      case .constraints:
        let child = View()
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        LayoutConstraint.activate([
          child.topAnchor.constraint(equalTo: view.topAnchor),
          child.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          child.heightAnchor.constraint(equalToConstant: 80),
        ])
        view.frame.size = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      case .afterLayout:
        view.frame.size.height = 80
        it.table.setNeedsLayout()
        it.stage.turn()
      case .afterScrolling:
        view.frame.size.height = 80
        it.table.contentOffset.y = 20
        it.stage.turn()
        it.table.contentOffset.y = 0
        it.stage.turn()
      case .inBatch:
        it.table.beginUpdates()
        view.frame.size.height = 80
        assign()
        it.table.endUpdates()
      case .inAnimation:
        View.animate(withDuration: .milliseconds(200)) {
          view.frame.size.height = 80
          assign()
          it.table.layoutIfNeeded()
        }
      case .beforeReload:
        view.frame.size.height = 80
        it.table.reloadData()
      case .shrunk:
        view.frame.size.height = 120
        assign()
        it.stage.turn()
        view.frame.size.height = 80
      }
      assign()
    }
  }

  @Test(
    "A header that changed its height and is assigned again moves the rows",
    arguments: Telling.allCases)
  func header(telling: Telling) {
    let it = TableStage(count: 30)
    let header = View(frame: Rect(x: 0, y: 0, width: 10, height: 50))
    it.table.tableHeaderView = header
    it.stage.turn()
    telling.tell(it, header) { it.table.tableHeaderView = header }
    it.stage.settle()
    #expect(it.table.cellForRow(at: path(0))?.frame.minY == 80)
    #expect(header.frame == Rect(x: 0, y: 0, width: 300, height: 80))
    #expect(it.table.contentSize.height == 80 + 30 * 44)
  }

  @Test(
    "A footer that changed its height and is assigned again changes the content",
    arguments: Telling.allCases)
  func footer(telling: Telling) {
    let it = TableStage(count: 3)
    let footer = View(frame: Rect(x: 0, y: 0, width: 10, height: 50))
    it.table.tableFooterView = footer
    it.stage.turn()
    telling.tell(it, footer) { it.table.tableFooterView = footer }
    it.stage.settle()
    #expect(footer.frame == Rect(x: 0, y: 132, width: 300, height: 80))
    #expect(it.table.contentSize.height == 132 + 80)
  }

  @Test("A header that is assigned again with the height it had asks for no layout")
  func unchanged() {
    let it = TableStage(count: 3)
    let header = View(frame: Rect(x: 0, y: 0, width: 10, height: 50))
    it.table.tableHeaderView = header
    it.stage.settle()
    let frames = it.stage.presentedFrames
    it.table.tableHeaderView = header
    it.table.tableFooterView = nil
    it.stage.turn()
    #expect(it.stage.presentedFrames == frames)
    #expect(it.table.cellForRow(at: path(0))?.frame.minY == 50)
  }

  @Test("Rows without a data source follow the header as well")
  func empty() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    let header = View(frame: Rect(x: 0, y: 0, width: 10, height: 50))
    table.tableHeaderView = header
    #expect(table.contentSize.height == 50)
    header.frame.size.height = 90
    table.tableHeaderView = header
    #expect(table.contentSize.height == 90)
  }

  /// A way in which a program has a table measure the header of a section again.
  enum Remeasuring: CaseIterable {
    case reloadData, reloadSection, emptyBatch, beginAndEnd, insertion

    @MainActor func act(_ it: TableStage) {
      switch self {
      case .reloadData: it.table.reloadData()
      case .reloadSection: it.table.reloadSections([0], with: .none)
      case .emptyBatch: it.table.performBatchUpdates(nil)
      case .beginAndEnd:
        it.table.beginUpdates()
        it.table.endUpdates()
      case .insertion:
        it.rows[0].insert("New", at: 0)
        it.table.insertRows(at: [IndexPath(row: 0, section: 0)])
      }
    }
  }

  @Test(
    "The same section header, grown and asked for again, moves the rows",
    arguments: Remeasuring.allCases, [false, true])
  func sectionHeader(remeasuring: Remeasuring, isReusable: Bool) {
    let it = TableStage(count: 5)
    let header = isReusable ? TableViewHeaderFooterView(reuseIdentifier: nil) : View()
    header.frame.size.height = 40
    it.header = { header }
    it.table.reloadData()
    it.stage.turn()
    #expect(it.table.rectForRow(at: path(0)).minY == 40)
    header.frame.size.height = 90
    remeasuring.act(it)
    it.stage.settle()
    #expect(it.table.rectForRow(at: path(0)).minY == 90)
    #expect(it.table.headerView(forSection: 0)?.frame.height == 90)
    #expect(it.table.cellForRow(at: path(0))?.frame.minY == 90)
  }
}
