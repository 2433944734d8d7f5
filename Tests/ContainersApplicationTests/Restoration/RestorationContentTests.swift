import ContainersTesting
import Testing

@testable import Containers
@testable import ContainersTestSupport

@Suite("What containers and views keep in the state")
@MainActor
struct RestorationContentTests {
  /// Starts a program with a root, changes it, and starts it again with another one.
  private func twice<Root: ViewController>(
    _ make: () -> Root, change: (Root) -> Void, check: (Root) -> Void
  ) {
    let files = MemoryFiles()
    let first = RestorationProgram(files)
    let root = make()
    first.addWindow(root)
    first.launch()
    change(root)
    first.advance(by: .milliseconds(100))
    first.application.terminate()

    let second = RestorationProgram(files)
    let other = make()
    second.addWindow(other)
    second.launch()
    check(other)
    second.application.terminate()
  }

  private func controller(_ identifier: String, _ view: View? = nil) -> ViewController {
    let controller = ViewController()
    controller.restorationIdentifier = identifier
    if let view {
      view.restorationIdentifier = "view"
      view.frame = Rect(x: 0, y: 0, width: 200, height: 200)
      controller.view.addSubview(view)
    }
    return controller
  }

  @Test("F806: The selected tab returns")
  func tabs() {
    twice { () -> TabBarController in
      let tabs = TabBarController()
      tabs.restorationIdentifier = "tabs"
      tabs.viewControllers = [controller("a"), controller("b"), controller("c")]
      return tabs
    } change: {
      $0.selectedIndex = 2
    } check: {
      #expect($0.selectedIndex == 2)
    }
  }

  @Test("F806: The place of a scroll view returns in the first frame")
  func scrolling() {
    var scrolls: [ScrollView] = []
    twice {
      let scroll = ScrollView()
      scroll.contentSize = Size(width: 200, height: 1000)
      scrolls.append(scroll)
      return controller("root", scroll)
    } change: { _ in
      scrolls[0].contentOffset = Point(x: 0, y: 300)
    } check: { _ in
      #expect(scrolls[1].contentOffset == Point(x: 0, y: 300))
    }
  }

  @Test("F806: A text and its selection return, and nothing of a secure one")
  func texts() {
    var fields: [TextField] = []
    for isSecure in [false, true] {
      fields = []
      twice {
        let field = TextField()
        field.isSecureTextEntry = isSecure
        fields.append(field)
        return controller("root", field)
      } change: { _ in
        fields[0].text = "Grüße"
      } check: { _ in
        #expect(fields[1].text == (isSecure ? "" : "Grüße"))
      }
    }
  }

  @Test("F806: A table returns to the same rows although they have moved")
  func table() {
    var (tables, sources): ([TableView], [NamedRows]) = ([], [])
    twice {
      let table = TableView()
      let source = NamedRows(first: sources.count * 10)
      table.rowHeight = 40
      table.dataSource = source
      tables.append(table)
      sources.append(source)
      return controller("root", table)
    } change: { _ in
      tables[0].contentOffset = Point(x: 0, y: 20 * 40 + 7)
      tables[0].selectRow(
        at: IndexPath(row: 21, section: 0), animated: false, scrollPosition: .none)
    } check: { _ in
      #expect(tables[1].contentOffset == Point(x: 0, y: 10 * 40 + 7))
      #expect(tables[1].indexPathForSelectedRow == IndexPath(row: 11, section: 0))
    }
  }

  @Test("F806: The page that is shown returns")
  func pages() {
    let files = MemoryFiles()
    let first = RestorationProgram(files)
    func pager() -> PageViewController {
      let pager = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      pager.restorationIdentifier = "pages"
      return pager
    }
    let shown = pager()
    shown.setViewControllers([controller("second")], direction: .forward, animated: false)
    first.addWindow(shown)
    first.launch()
    first.application.terminate()

    let second = RestorationProgram(files)
    let restored = pager()
    second.addWindow(restored)
    second.make = { $0.last == "second" ? controller("second") : nil }
    second.launch()
    #expect(restored.viewControllers?.map(\.restorationIdentifier) == ["second"])
    second.application.terminate()
  }

  @Test("F806: The columns of a split return with their stacks and widths")
  func split() {
    let files = MemoryFiles()
    func make() -> SplitViewController {
      let split = SplitViewController(style: .doubleColumn)
      split.restorationIdentifier = "split"
      split.setViewController(controller("list"), for: .primary)
      split.setViewController(controller("detail"), for: .secondary)
      return split
    }
    func program(_ root: ViewController) -> RestorationProgram {
      let program = RestorationProgram(files)
      program.addWindow(root).frame.size = Size(width: 1000, height: 400)
      program.make = { $0.last == "deeper" ? controller("deeper") : nil }
      program.launch()
      return program
    }
    let split = make()
    let first = program(split)
    split.slots.navigation(.secondary)?.pushViewController(controller("deeper"), animated: false)
    split.changeLayout { $0.primary.chosen = 260 }
    first.advance(by: .milliseconds(100))
    first.application.terminate()

    let restored = make()
    let second = program(restored)
    let stack = restored.slots.navigation(.secondary)?.viewControllers
    #expect(stack?.map(\.restorationIdentifier) == ["detail", "deeper"])
    #expect(restored.primaryColumnWidth == 260)
    second.application.terminate()
  }
}

/// Rows that are named by their numbers.
@MainActor
private final class NamedRows: TableViewDataSource, DataSourceModelAssociation {
  let first: Int

  init(first: Int) { self.first = first }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    TableViewCell()
  }

  func modelIdentifierForElement(at idx: IndexPath, in view: View) -> String? {
    "\(idx.row + first)"
  }

  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath? {
    Int(identifier).map { IndexPath(row: $0 - first, section: 0) }
  }
}
