import ContainersTesting
import Testing

@testable import Containers

@MainActor
struct AccessibilityIdentityTests {
  private let stage = Stage(ViewController())

  private func add(_ label: String, _ x: Double, _ y: Double) -> View {
    let view = View(frame: Rect(x: x, y: y, width: 80, height: 20))
    view.accessibility.label = label
    stage.window.addSubview(view)
    return view
  }

  /// Adds a list named Places that shows five of the rows.
  private func addList(of source: Rows) {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 200))
    table.register(TableViewCell.self, forCellReuseIdentifier: "row")
    table.accessibility.label = "Places"
    table.dataSource = source
    table.rowHeight = 40
    stage.window.addSubview(table)
    stage.turn()
  }

  private func identity(
    _ label: String, role: SemanticRole? = nil, in events: AccessibilityRecorder
  ) -> AccessibilityIdentity? {
    events.mirror.entries.values.first {
      $0.semantics.label == label && (role == nil || $0.semantics.role == role)
    }?.identity
  }

  @Test("D8a: An element keeps its number when it changes, moves or is hidden for a while")
  func stability() throws {
    let view = add("Place", 0, 0)
    let group = add("Group", 100, 100)
    let events = stage.followAccessibility()
    let number = try #require(identity("Place", in: events))
    view.accessibility.label = "Start"
    view.isHidden = true
    stage.turn()
    #expect(stage.application.accessibility.node(number) == nil)
    view.isHidden = false
    group.addSubview(view)
    stage.turn()
    #expect(identity("Start", in: events) == number)
    #expect(stage.application.accessibility.node(number)?.view === view)
  }

  @Test("D8a: The number of a removed element resolves to nothing and is never reused")
  func endings() throws {
    var view: View? = add("Place", 0, 0)
    let events = stage.followAccessibility()
    let number = try #require(identity("Place", in: events))
    view?.removeFromSuperview()
    weak let gone = view
    view = nil
    #expect(gone == nil)
    #expect(stage.application.accessibility.node(number) == nil)
    for index in 0..<10 {
      let next = add("Place", 0, Double(index) * 20)
      stage.turn()
      next.removeFromSuperview()
      #expect(identity("Place", in: events) != number)
    }
    stage.turn()
    #expect(identity("Place", in: events) == nil)
  }

  @Test("D8a: An element can be operated by its number")
  func operating() throws {
    let control = Switch(frame: Rect(x: 100, y: 100, width: 51, height: 31))
    control.accessibility.label = "Sound"
    stage.window.addSubview(control)
    let events = stage.followAccessibility()
    let number = try #require(identity("Sound", in: events))
    let node = try #require(stage.application.accessibility.node(number))
    #expect(node.activate())
    #expect(control.isOn)
    #expect(node.focus())
    #expect(stage.window.focusedView === control)
  }

  @Test("D25a: Rows out of sight count too; each scrolls into sight and has a number of its own")
  func rows() throws {
    let source = Rows()
    addList(of: source)
    let events = stage.followAccessibility()
    // The label in the row has the same text.
    let first = try #require(identity("Row 0", role: .listItem, in: events))
    #expect(
      events.mirror[first]?.semantics.position
        == AccessibilityProperties.Position(index: 1, count: 100))
    #expect(identity("Row 50", in: events) == nil)
    let list = try #require(stage.element("Places"))
    #expect(list.scroll(.down))
    stage.settle()
    #expect(identity("Row 0", in: events) == nil)
    let shown = events.mirror.entries.values.filter { $0.semantics.role == .listItem }
    #expect(
      shown.compactMap(\.semantics.label).sorted() == (4...8).map { "Row \($0)" },
      "a cell that is used again has the name of its row")
    #expect(!shown.map(\.identity).contains(first))
    #expect(events.mirror == stage.application.accessibility.mirror)
  }

  @Test("D25a, D35a: The row with the keyboard focus is the list's active descendant")
  func activeDescendant() {
    let source = Rows()
    addList(of: source)
    let events = stage.followAccessibility()
    stage.press(.tab)
    #expect(events.lines.contains("Places: activeDescendant Row 0"))
    stage.press(.downArrow)
    stage.press(.downArrow)
    #expect(events.lines.contains("Places: activeDescendant Row 1"))
  }
}

private final class Rows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel.text = "Row \(indexPath.row)"
    return cell
  }
}
