@testable import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
struct TableBatchTests {
  @Test("A nested batch is performed with the outer one; its completion is called first")
  func nested() {
    let it = TableStage(count: 4)
    var ends: [String] = []
    it.table.performBatchUpdates {
      it.rows[0].removeFirst()
      it.table.deleteRows(at: [IndexPath(row: 0, section: 0)])
      it.table.performBatchUpdates {
        it.rows[0].append("New")
        it.table.insertRows(at: [IndexPath(row: 3, section: 0)])
      } completion: { _ in
        ends.append("inner")
      }
      #expect(ends.isEmpty)
      #expect(it.texts.first == "Row 0")
    } completion: { _ in
      ends.append("outer")
    }
    it.stage.settle()
    #expect(it.texts == ["Row 1", "Row 2", "Row 3", "New"])
    #expect(ends == ["inner", "outer"])
  }

  @Test("Applying a snapshot during open updates is a trap that names the remedy")
  func snapshotInBatch() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let table = TableView()
        let source = TableViewDiffableDataSource<String, Int>(tableView: table) { _, _, _ in nil }
        table.performBatchUpdates { source.apply(source.snapshot()) }
      }
    }
    let message = result.standardError
    for text in ["TableViewDiffableDataSource", "outside performBatchUpdates", "endUpdates()"] {
      #expect(message.contains(text))
    }
  }
}
