import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Pictures of drags")
struct ListDragPictureTests {
  private let rows = [["Apples", "Bread", "Cheese", "Dates", "Eggs"]]

  @Test("F1108: A line between items shows where a row would go, and matches the golden")
  func line() {
    let it = DragStage(rows, scale: 2)
    it.lift(at: it.row(1))
    it.carry(to: it.item(1) + Point(x: -20, y: 10))
    it.stage.advance(by: .milliseconds(300))
    it.stage.expectPicture(named: "drag-line")
    it.stage.press(.escape)
    it.stage.drop()
  }

  @Test("F1108: A frame shows the row into which several would go, and matches the golden")
  func frame() {
    let it = DragStage(rows, scale: 2) { $0.traitOverrides.userInterfaceStyle = .dark }
    it.intent = .insertIntoDestinationIndexPath
    it.table.allowsMultipleSelection = true
    for row in [0, 2] {
      it.table.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    it.stage.turn()
    it.lift(at: it.row(0))
    it.carry(to: it.row(3) + Point(x: 60, y: 8))
    it.stage.advance(by: .milliseconds(300))
    it.stage.expectPicture(named: "drag-frame-dark")
    it.stage.press(.escape)
    it.stage.drop()
  }
}
