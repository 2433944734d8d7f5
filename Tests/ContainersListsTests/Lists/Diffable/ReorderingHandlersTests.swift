import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("Reordering by a diffable data source")
struct ReorderingHandlersTests {
  private typealias Source = CollectionViewDiffableDataSource<String, Int>

  @MainActor
  private struct Scene {
    let stage: Stage
    let collection: CollectionView
    let source: Source

    var numbers: [Int] { collection.visibleCells.compactMap { ($0 as? NumberCell)?.number } }
  }

  private func scene(_ sections: [String: [Int]]) -> Scene {
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 300, height: 400))
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 300, height: 40)
    layout.minimumLineSpacing = 0
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    controller.view.addSubview(collection)
    let cells = CollectionView.CellRegistration<NumberCell, Int> { cell, _, number in
      cell.number = number
    }
    let source = Source(collectionView: collection) { list, path, number in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
    }
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    for (section, items) in sections.sorted(by: { $0.key < $1.key }) {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot, animatingDifferences: false)
    stage.settle()
    return Scene(stage: stage, collection: collection, source: source)
  }

  private func moveDown(_ it: Scene) {
    it.stage.press(.downArrow, modifierFlags: .alternate)
    it.stage.settle()
  }

  @Test("F1105: Without handlers nothing moves, and with them what they allow")
  func permission() {
    let it = scene(["a": [1, 2, 3]])
    it.stage.press(.tab)
    moveDown(it)
    #expect(it.numbers == [1, 2, 3])
    it.source.reorderingHandlers.canReorderItem = { $0 != 2 }
    moveDown(it)
    #expect(it.numbers == [2, 1, 3])
    #expect(it.source.snapshot().itemIdentifiers == [2, 1, 3])
    it.stage.press(.upArrow)
    moveDown(it)
    #expect(it.numbers == [2, 1, 3])
  }

  @Test("F1105: A drag tells the handlers once what it changes, as snapshots and a difference")
  func transaction() throws {
    let it = scene(["a": [1, 2, 3], "b": [4, 5]])
    var own = [1, 2, 3, 4, 5]
    var log: [String] = []
    it.source.reorderingHandlers.canReorderItem = { _ in true }
    it.source.reorderingHandlers.willReorder = { [source = it.source] transaction in
      log.append(
        "will \(source.snapshot().itemIdentifiers == transaction.initialSnapshot.itemIdentifiers)")
    }
    it.source.reorderingHandlers.didReorder = { transaction in
      log.append("did \(transaction.finalSnapshot.itemIdentifiers(inSection: "b"))")
      own = own.applying(transaction.difference) ?? []
      let parts = transaction.sectionTransactions
      log += parts.map { "\($0.sectionIdentifier) \($0.finalSnapshot.items)" }
    }
    it.stage.grab(.at(150, 20))
    it.stage.advance(by: .milliseconds(600))
    it.stage.move(to: .at(150, 180))
    it.stage.drop()
    it.stage.settle()
    #expect(it.numbers == [2, 3, 4, 1, 5])
    #expect(log == ["will true", "did [4, 1, 5]", "a [2, 3]", "b [4, 1, 5]"])
    #expect(own == [2, 3, 4, 1, 5])
  }

  @Test("F1105: An item of an outline goes beneath an expanded one, with what is beneath it")
  func outline() {
    let it = scene([:])
    var outline = DiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2, 3])
    outline.append([10], to: 1)
    outline.append([20], to: 2)
    outline.expand([1])
    it.source.apply(outline, to: "a", animatingDifferences: false)
    it.source.reorderingHandlers.canReorderItem = { _ in true }
    it.stage.settle()
    #expect(!it.source.collectionView(it.collection, canMoveItemAt: IndexPath(item: 0, section: 0)))
    it.stage.press(.tab)
    it.stage.press(.downArrow)
    it.stage.press(.downArrow)
    it.stage.press(.upArrow, modifierFlags: .alternate)
    it.stage.settle()
    #expect(it.numbers == [1, 2, 10, 3])
    let new = it.source.snapshot(for: "a")
    #expect(new.parent(of: 2) == 1)
    #expect(new.items == [1, 2, 20, 10, 3])
  }

  @Test("F1105: Snapshots that the handlers apply are shown, whichever handler applies them")
  func applying() {
    for isBefore in [true, false] {
      let it = scene(["a": [1, 2, 3, 4]])
      let apply: Source.ReorderingHandlers.Handler = { [source = it.source] _ in
        var snapshot = source.snapshot()
        snapshot.deleteItems([4])
        snapshot.appendItems([5])
        source.apply(snapshot)
      }
      it.source.reorderingHandlers.canReorderItem = { _ in true }
      if isBefore { it.source.reorderingHandlers.willReorder = apply }
      if !isBefore { it.source.reorderingHandlers.didReorder = apply }
      it.stage.press(.tab)
      moveDown(it)
      #expect(it.numbers == it.source.snapshot().itemIdentifiers)
      #expect(it.numbers == [2, 1, 3, 5])
    }
  }
}
