import Containers
import ContainersTesting
import Testing

@MainActor
struct TableViewControllerTests {
  @Test("The controller's view is a table of its rows, whose selection goes when it comes back")
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
}

@MainActor
private final class Numbers: TableViewController {
  var chosen: Int?

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
  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    chosen = indexPath.row
  }
}
