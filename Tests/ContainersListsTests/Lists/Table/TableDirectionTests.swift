@testable import Containers
import ContainersTesting
import Testing

@MainActor
struct TableDirectionTests {
  @Test(
    "In a right-to-left layout every part of a cell has the mirrored frame",
    arguments: [false, true])
  func mirrored(isEdited: Bool) throws {
    let (left, right) = (Mirror(.leftToRight, isEdited), Mirror(.rightToLeft, isEdited))
    for row in 0..<Mirror.styles.count {
      let image = try left.parts(ofRow: row).map { part in
        part.offsetBy(dx: 300 - part.minX - part.maxX, dy: 0)
      }
      #expect(try right.parts(ofRow: row) == image)
      #expect(image.count >= (isEdited ? 6 : 4))
    }
  }

  @Test("A visible table view lays out its cells again when the direction changes")
  func turning() throws {
    let it = Mirror(.leftToRight, false)
    let before = try it.parts(ofRow: 1)
    it.table.traitOverrides.layoutDirection = .rightToLeft
    it.stage.turn()
    #expect(try it.parts(ofRow: 1) == Mirror(.rightToLeft, false).parts(ofRow: 1))
    #expect(try it.parts(ofRow: 1) != before)
  }

  @Test("The vertical indicator is at the trailing edge")
  func indicator() throws {
    for direction in [TraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
      let it = ScrollStage(contentSize: Size(width: 1000, height: 1000))
      it.scrollView.traitOverrides.layoutDirection = direction
      it.scrollView.flashScrollIndicators()
      it.stage.turn()
      let bars = try #require(it.scrollView.indicators)
      let isMirrored = direction == .rightToLeft
      #expect(bars.vertical.frame.midX == (isMirrored ? 4.5 : 195.5))
      #expect(bars.horizontal.frame.minX == (isMirrored ? 11 : 3))
      #expect(!bars.vertical.frame.intersects(bars.horizontal.frame))
    }
  }
}

/// A table view with a cell of each style and accessory, in either layout direction.
@MainActor
private final class Mirror: TableViewDataSource {
  static let styles: [TableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
  private static let accessories: [TableViewCell.AccessoryType] = [
    .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
  ]

  let stage: Stage
  let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))

  init(_ direction: TraitEnvironmentLayoutDirection, _ isEdited: Bool) {
    let controller = ViewController()
    stage = Stage(controller, size: Size(width: 300, height: 400))
    table.traitOverrides.layoutDirection = direction
    table.isEditing = isEdited
    controller.view.addSubview(table)
    table.dataSource = self
    stage.turn()
  }

  /// Returns the frames of all views in the cell of a row, in the cell's coordinates.
  func parts(ofRow row: Int) throws -> [Rect] {
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    let parts: [View?] = [
      cell.textLabel, cell.detailTextLabel, cell.contentView, cell.separator, cell.accessory,
      cell.editControl, cell.moveControl,
    ]
    return parts.compactMap { $0 }.map { $0.convert($0.bounds, to: cell) }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 4 }
  func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: Mirror.styles[indexPath.row], reuseIdentifier: nil)
    cell.textLabel.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryType = Mirror.accessories[indexPath.row]
    cell.indentationLevel = indexPath.row
    return cell
  }
}
