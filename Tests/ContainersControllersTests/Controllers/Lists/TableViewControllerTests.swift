import Containers
import ContainersTesting
import Testing

@MainActor
struct TableViewControllerTests {
  @Test("The view is a table of the rows, and its selection is cleared on reappearance")
  func table() {
    let controller = Numbers(style: .grouped)
    let stage = Stage(controller)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.visibleCells.count == 3)
    stage.tap("Two")
    #expect(controller.chosen == 1)
    controller.beginAppearanceTransition(false, animated: false)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test("Overrides of delegate methods for the table and its scrolling are called")
  func delegateMethods() {
    let controller = Numbers(style: .plain)
    let stage = Stage(controller)

    stage.tap("Three")
    controller.tableView.contentOffset = Point(x: 0, y: 5)
    stage.settle()

    #expect(controller.chosen == 0)
    #expect(controller.shown == 3)
    #expect(controller.scrolls > 0)
  }

  @Test("Editing the controller edits its table, even if requested before the view is loaded")
  func editing() {
    let controller = Numbers(style: .plain)
    controller.isEditing = true
    #expect(!controller.isViewLoaded)
    Stage(controller).turn()
    #expect(controller.tableView.isEditing)

    controller.setEditing(false, animated: true)
    #expect(!controller.isEditing)
    #expect(!controller.tableView.isEditing)
  }

  @Test("Every way of editing a controller calls its override")
  func overriding() {
    final class Editor: ViewController {
      var told: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        told.append("\(editing) \(animated) \(isEditing)")
      }
    }
    let editor = Editor()
    #expect(!editor.isEditing)

    editor.isEditing = true
    editor.setEditing(false, animated: true)

    #expect(editor.told == ["true false true", "false true false"])
  }
}

@MainActor
private final class Numbers: TableViewController {
  var chosen: Int?
  var shown = 0
  var scrolls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(TableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel.text = ["One", "Two", "Three"][indexPath.row]
    return cell
  }
  override func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath.row == 2 ? IndexPath(row: 0, section: 0) : indexPath }
  override func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { shown += 1 }
  override func scrollViewDidScroll(_ scrollView: ScrollView) { scrolls += 1 }
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen = indexPath.row
  }
}
