import Containers
import ContainersTesting
import Testing

/// What the user changed in the second before the program was killed is not lost.
@MainActor
@Suite("Saving after what the user does")
struct PreservationTests {
  /// Allows saving and restoring.
  final class Delegate: ApplicationDelegate {
    func application(
      _ application: Application, shouldSaveApplicationState coder: RestorationCoder
    ) -> Bool { true }

    func application(
      _ application: Application, shouldRestoreApplicationState coder: RestorationCoder
    ) -> Bool { true }
  }

  private func start(_ root: ViewController, from state: [UInt8]? = nil) -> Stage {
    root.restorationIdentifier = "root"
    let stage = Stage(
      root, size: Size(width: 1000, height: 600), delegate: Delegate(),
      identifier: "org.example.Preservation", savedState: state)
    stage.settle()
    return stage
  }

  /// Returns what a program has saved a second later, when it is killed.
  private func kill(_ stage: Stage) -> [UInt8]? {
    stage.advance(by: .seconds(1))
    return stage.savedState
  }

  @Test("F802: What the user types is saved within a second")
  func typing() {
    func make() -> ViewController {
      let root = ViewController()
      let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 40))
      field.restorationIdentifier = "field"
      field.accessibility.label = "Note"
      root.loadViewIfNeeded()
      root.view.addSubview(field)
      return root
    }
    let stage = start(make())
    stage.tap("Note")
    stage.type("Call Ada")
    #expect(start(make(), from: kill(stage)).value(of: "Note") == "Call Ada")
  }

  @Test("F802: A row that the user selects is saved within a second")
  func selecting() {
    let stage = start(NumbersViewController())
    stage.tap("Row 2")
    let again = NumbersViewController()
    _ = start(again, from: kill(stage))
    #expect(again.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
  }

  @Test("F802: A divider that the user moves is saved within a second")
  func divider() {
    func make() -> SplitViewController {
      let split = SplitViewController(style: .doubleColumn)
      split.setViewController(ViewController(), for: .primary)
      split.setViewController(ViewController(), for: .secondary)
      return split
    }
    let split = make()
    let stage = start(split)
    let width = split.primaryColumnWidth
    stage.drag("Sidebar divider", by: Point(x: -40, y: 0))
    stage.settle()
    #expect(split.primaryColumnWidth == width - 40)
    let again = make()
    _ = start(again, from: kill(stage))
    #expect(again.primaryColumnWidth == width - 40)
  }
}

/// A table of five rows.
private final class NumbersViewController: TableViewController, DataSourceModelAssociation {
  override init() {
    super.init(style: .plain)
    clearsSelectionOnViewWillAppear = false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.restorationIdentifier = "table"
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "number")
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 5 }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    cell.textLabel.text = "Row \(indexPath.row)"
    return cell
  }

  func modelIdentifierForElement(at indexPath: IndexPath, in view: View) -> String? {
    "\(indexPath.row)"
  }

  func indexPathForElement(withModelIdentifier identifier: String, in view: View) -> IndexPath? {
    Int(identifier).map { IndexPath(row: $0, section: 0) }
  }
}
