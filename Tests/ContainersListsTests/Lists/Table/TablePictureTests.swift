@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct TablePictureTests {
  @Test("A plain table view with all cell styles, accessories and headers matches the golden")
  func plain() {
    let it = Styles()
    let stage = it.stage(.plain)
    it.table?.selectionFollowsFocus = true
    stage.press(.tab)
    stage.press(.downArrow)
    stage.turn()
    stage.expectPicture(named: "table-plain")
  }

  @Test("A dark right-to-left table view matches the golden")
  func darkMirrored() {
    let it = Styles()
    let stage = it.stage(.plain) {
      $0.traitOverrides.userInterfaceStyle = .dark
      $0.traitOverrides.layoutDirection = .rightToLeft
    }
    it.table?.setContentOffset(Point(x: 0, y: 2), animated: true)
    stage.advance(by: .milliseconds(400))
    stage.expectPicture(named: "table-dark-right-to-left")
  }

  @Test("A dark right-to-left table view of cards, in editing mode, matches the golden")
  func darkMirroredCards() {
    let it = Styles()
    let stage = it.stage(.insetGrouped) {
      $0.traitOverrides.userInterfaceStyle = .dark
      $0.traitOverrides.layoutDirection = .rightToLeft
    }
    it.table?.setEditing(true, animated: false)
    stage.turn()
    stage.expectPicture(named: "table-inset-right-to-left")
  }

  @Test("A table view of cards, in editing mode, matches the golden")
  func inset() {
    let it = Styles()
    let stage = it.stage(.insetGrouped)
    it.table?.setEditing(true, animated: false)
    stage.turn()
    stage.expectPicture(named: "table-inset")
  }
}

@MainActor
private final class Styles: TableViewDataSource {
  var table: TableView?

  func stage(_ style: TableView.Style, configure: (View) -> Void = { _ in }) -> Stage {
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 260, height: 300), scale: 2)
    let table = TableView(frame: Rect(x: 0, y: 0, width: 260, height: 300), style: style)
    self.table = table
    configure(controller.view)
    controller.view.addSubview(table)
    table.dataSource = self
    stage.turn()
    return stage
  }

  func numberOfSections(in tableView: TableView) -> Int { 2 }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 - section }
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Cities" : "Seas"
  }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    indexPath.section == 1
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let styles: [TableViewCell.CellStyle] = [.default, .value1, .subtitle, .value2]
    let accessories: [TableViewCell.AccessoryType] = [
      .disclosureIndicator, .checkmark, .detailDisclosureButton, .none,
    ]
    let cell = TableViewCell(style: styles[indexPath.row], reuseIdentifier: nil)
    cell.textLabel.text = ["Copenhagen", "Aarhus", "Odense", "Aalborg"][indexPath.row]
    cell.detailTextLabel?.text = ["", "Jutland", "On Funen, in the middle", "North"][indexPath.row]
    cell.accessoryType = accessories[indexPath.row]
    return cell
  }
}
