import Containers
import ContainersTesting
import TestSupport
import Testing

/// Rows as assistive technology finds them.
@MainActor
@Suite("Rows that are read aloud", .noWarnings)
struct RowElementsTests {
  private let stage: Stage
  private let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 300))
  private let source = Source()

  /// Rows with two labels of their own and a button.
  @MainActor
  private final class Source: TableViewDataSource, TableViewDelegate {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
      let cell = TableViewCell(style: .default, reuseIdentifier: nil)
      for (index, text) in ["Oslo \(indexPath.item)", "Norway"].enumerated() {
        let label = Label(frame: Rect(x: 10, y: 2 + 20 * Double(index), width: 100, height: 20))
        label.text = text
        cell.contentView.addSubview(label)
      }
      let button = Button(frame: Rect(x: 200, y: 4, width: 60, height: 30))
      button.setTitle("Info", for: .normal)
      cell.contentView.addSubview(button)
      return cell
    }

    func tableView(
      _ tableView: TableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> SwipeActionsConfiguration? {
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "Keep") { _, _, done in
          self.kept.append(indexPath.item)
          done(true)
        }
      ])
    }

    var kept: [Int] = []
  }

  init() {
    let controller = ViewController()
    stage = Stage(controller, size: Size(width: 300, height: 300))
    table.dataSource = source
    table.delegate = source
    controller.view.addSubview(table)
    stage.settle()
  }

  private var list: AccessibilityNode? {
    stage.elements.first { $0.semantics.role == .list }
  }

  @Test("D25: The header of a section of a collection is a heading, as a list cell and as a view")
  func headings() {
    let list = ListStage(.grouped, [2]) { $0.headerMode = .supplementary }
    let headings = list.stage.elements.filter { $0.semantics.role == .heading }
    #expect(headings.map(\.label) == ["Mailboxes"])
    #expect(headings.first?.children.isEmpty == true)
    #expect(headings.first?.semantics.states.contains(.selectable) == false)
    let items = CollectionStage([[1], [2]]) {
      $0.headerReferenceSize = Size(width: 320, height: 30)
      $0.footerReferenceSize = Size(width: 320, height: 30)
    }
    let titles = items.stage.elements.filter { $0.view is Label }
    #expect(titles.map(\.semantics.role) == [.heading, .label, .heading, .label])
  }

  @Test("D36: A row is one element whose name says its texts; what can be pressed in it is another")
  func texts() throws {
    let list = try #require(list)
    #expect(list.children.map(\.label) == ["Oslo 0, Norway", "Oslo 1, Norway", "Oslo 2, Norway"])
    #expect(list.children.first?.children.map(\.label) == ["Info"])
  }

  @Test("D25: A list is an element even without a name, because it can have the focus")
  func unnamed() {
    #expect(list?.label == nil)
    #expect(list?.semantics.states.contains(.focusable) == true)
  }

  @Test("D25: The row that the keys are on has the focus")
  func focus() throws {
    let row = try #require(stage.element("Oslo 1, Norway"))
    #expect(row.focus())
    stage.settle()
    let focused = stage.elements.filter { $0.semantics.states.contains(.focused) }.map(\.label)
    #expect(focused == [nil, "Oslo 1, Norway"])
  }

  @Test("D25: What a swipe of a row offers is an action")
  func swipes() throws {
    let row = try #require(stage.element("Oslo 1, Norway"))
    #expect(row.semantics.actions == ["Keep"])
    #expect(row.perform("Keep"))
    #expect(source.kept == [1])
  }

  @Test("D18: Where several rows can be selected, the list says so")
  func several() {
    #expect(list?.semantics.states.contains(.multiselectable) == false)
    table.allowsMultipleSelection = true
    #expect(list?.semantics.states.contains(.multiselectable) == true)
  }
}
