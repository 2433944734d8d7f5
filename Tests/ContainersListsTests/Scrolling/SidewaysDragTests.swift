import ContainersTesting
import Testing

@testable import Containers

@MainActor
struct SidewaysDragTests {
  @Test("A drag sideways of more than 10 points selects no row", arguments: SidewaysDrag.allCases)
  func rows(drag: SidewaysDrag) {
    let it = TableStage(count: 4)
    drag.perform(it.stage, at: Point(x: 40, y: 20))
    #expect(it.selected == (drag.selects ? [0] : []))
    #expect(it.presses.last == "up 0")
    #expect(it.table.visibleCells.allSatisfy { !$0.isHighlighted })
  }

  @Test("A drag sideways of more than 10 points selects no item", arguments: SidewaysDrag.allCases)
  func items(drag: SidewaysDrag) {
    let it = CollectionStage([[0, 1, 2]]) { $0.itemSize = Size(width: 300, height: 60) }
    drag.perform(it.stage, at: Point(x: 40, y: 20))
    #expect(it.selected == (drag.selects ? [0] : []))
    #expect(it.presses.last == "up 0")
  }

  @Test(
    "A drag sideways, and one that is canceled, leaves what was selected",
    arguments: SidewaysDrag.allCases.filter { !$0.selects })
  func keepsSelection(drag: SidewaysDrag) {
    for isMultiple in [false, true] {
      let it = TableStage(count: 4)
      it.table.allowsMultipleSelection = isMultiple
      it.table.selectRow(
        at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
      drag.perform(it.stage, at: Point(x: 40, y: 20))
      #expect(it.selected == [2])
      drag.perform(it.stage, at: Point(x: 40, y: 2 * 44 + 20))
      #expect(it.selected == [2])
      #expect(it.log.isEmpty)
    }
  }
}

/// A way to drag a finger or the mouse sideways.
enum SidewaysDrag: CaseIterable, Sendable {
  case far, left, back, inOneMove, byMouse, byMouseBack, slanted, cancelled, tooShort, liftedAfar

  /// Whether it is short enough to select.
  var selects: Bool { self == .tooShort }

  @MainActor
  func perform(_ stage: Stage, at start: Point) {
    let ways: [Double] =
      switch self {
      case .far, .byMouse: [30, 60, 90, 150]
      case .left: [-5, -11, -20]
      case .back, .byMouseBack: [4, 12, 40, 12, 0]
      case .inOneMove: [150]
      case .slanted: [10.5]
      case .cancelled: [3]
      case .tooShort: [4, 8, 9]
      case .liftedAfar: []
      }
    let isMouse = self == .byMouse || self == .byMouseBack
    var point = start
    let press: InputEvent =
      isMouse ? .pointerPressed(.primary, start, modifiers: []) : .fingerDown(id: 1, start)
    stage.send(press)
    // The touch reaches the row once the finger has rested.
    stage.advance(by: .milliseconds(300))
    for way in ways {
      point = Point(x: start.x + way, y: start.y + (self == .slanted ? 5 : 0))
      stage.platform.advance(by: .milliseconds(16))
      stage.send(isMouse ? .pointerMoved(point, modifiers: []) : .fingerMoved(id: 1, point))
    }
    if self == .liftedAfar { point.x += 150 }
    if self == .cancelled {
      stage.send(.fingerCancelled(id: 1))
    } else {
      stage.send(
        isMouse ? .pointerReleased(.primary, point, modifiers: []) : .fingerUp(id: 1, point))
    }
    stage.settle()
  }
}
