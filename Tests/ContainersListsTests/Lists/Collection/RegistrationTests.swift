import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Registrations of cells and supplementary views")
struct RegistrationTests {
  private typealias Registration = CollectionView.CellRegistration<NumberCell, Int>
  private let header = CollectionViewFlowLayout.elementKindSectionHeader

  private func stage(
    _ items: [[Int]],
    _ cell: @escaping (CollectionView, IndexPath, Int) -> CollectionViewCell
  ) -> RegisteredStage {
    RegisteredStage(items, cell)
  }

  @Test("F1102: A registration shows the items in cells of its class, and uses them again")
  func cells() {
    var made: Set<ObjectIdentifier> = []
    let cells = Registration { cell, _, number in
      cell.number = number
      made.insert(ObjectIdentifier(cell))
    }
    let it = stage([Array(0..<500)]) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    #expect(it.numbers.prefix(3) == [0, 1, 2])
    for y in stride(from: 200.0, to: 3000, by: 200) {
      it.collection.contentOffset.y = y
      it.stage.turn()
    }
    #expect(made.count < 80)
  }

  @Test("F1102: Cells of one registration are never used for another, although their class is one")
  func kinds() {
    let names = ["even", "odd"]
    let registrations = names.map { name in
      Registration { cell, _, _ in
        cell.label.text = (cell.label.text ?? "") + name
      }
    }
    let it = stage([Array(0..<500)]) {
      $0.dequeueConfiguredReusableCell(using: registrations[$2 % 2], for: $1, item: $2)
    }
    for y in stride(from: 200.0, to: 3000, by: 200) {
      it.collection.contentOffset.y = y
      it.stage.turn()
    }
    let texts = it.collection.visibleCells.compactMap { ($0 as? NumberCell)?.label.text }
    #expect(!texts.isEmpty)
    #expect(texts.allSatisfy { !$0.contains("even") || !$0.contains("odd") })
  }

  @Test("F1102: Without an item, the handler is not called")
  func noItem() {
    var isCalled = false
    let cells = Registration { _, _, _ in isCalled = true }
    let it = stage([[]]) { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2) }
    let cell = it.collection.dequeueConfiguredReusableCell(
      using: cells, for: IndexPath(item: 0, section: 0), item: nil)
    #expect(cell.number == 0)
    #expect(!isCalled)
  }

  @Test("F1102: An item that is reconfigured keeps its cell, which shows it again")
  func reconfigured() {
    var shown: [Int] = []
    let cells = Registration { cell, _, number in shown.append(number) }
    let it = stage([[7, 8]]) { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2) }
    let path = IndexPath(item: 1, section: 0)
    let cell = it.collection.cellForItem(at: path)
    shown = []
    it.collection.reconfigureItems(at: [path])
    it.stage.settle()
    #expect(shown == [8])
    #expect(it.collection.cellForItem(at: path) === cell)
  }

  @Test("F1102: One registration serves several collection views, each with cells of its own")
  func severalViews() {
    let cells = Registration { cell, _, number in cell.number = number }
    let stages = (0..<2).map { index in
      stage([[index]]) { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2) }
    }
    #expect(stages.map(\.numbers) == [[0], [1]])
    #expect(stages[0].collection.visibleCells[0] !== stages[1].collection.visibleCells[0])
  }

  @Test("F1102: Supplementary views are configured with their kind and place")
  func supplements() {
    let cells = Registration { _, _, _ in }
    let headers = CollectionView.SupplementaryRegistration<TitleView>(elementKind: header) {
      $0.label.text = "\($1) \($2.section)"
    }
    let it = stage([[0], [1]]) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    it.header = { $0.dequeueConfiguredReusableSupplementary(using: headers, for: $1) }
    it.layout.headerReferenceSize = Size(width: 0, height: 20)
    it.stage.settle()
    let texts = it.collection.visibleSupplementaryViews(ofKind: header).map {
      ($0 as? TitleView)?.label.text
    }
    #expect(texts == ["\(header) 0", "\(header) 1"])
  }

  @Test("F1102: A registration made while a cell is made is used in a list inside the cell")
  func nested() {
    var inner: RegisteredStage?
    let cells = Registration { _, _, _ in
      let registration = Registration { cell, _, number in cell.number = number }
      inner =
        inner
        ?? RegisteredStage([[5]]) {
          $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
    }
    _ = stage([[0]]) { $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2) }
    #expect(inner?.numbers == [5])
  }

  @Test("F1102: A registration made while the data source is asked for a cell traps")
  func madeForCell() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = RegisteredStage([[0]]) {
          let cells = CollectionView.CellRegistration<NumberCell, Int> { _, _, _ in }
          return $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
      }
    }
    let message = result.standardError
    #expect(message.contains("A registration for cells of type NumberCell was made while"))
    #expect(message.contains("make the registration once"))
  }

  @Test("F1102: A registration made while the data source is asked for a header traps")
  func madeForHeader() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let kind = CollectionViewFlowLayout.elementKindSectionHeader
        let cells = CollectionView.CellRegistration<NumberCell, Int> { _, _, _ in }
        let it = RegisteredStage([[0]]) {
          $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        it.header = {
          let headers = CollectionView.SupplementaryRegistration<TitleView>(elementKind: kind) {
            _, _, _ in
          }
          return $0.dequeueConfiguredReusableSupplementary(using: headers, for: $1)
        }
        it.layout.headerReferenceSize = Size(width: 0, height: 20)
        it.stage.settle()
      }
    }
    #expect(result.standardError.contains("A registration for views of type TitleView"))
  }
}

/// A collection view whose cells and headers come from closures.
@MainActor
private final class RegisteredStage: CollectionViewDataSource {
  let stage: Stage
  let collection: CollectionView
  let layout = CollectionViewFlowLayout()
  var header: ((CollectionView, IndexPath) -> CollectionReusableView)?
  private let items: [[Int]]
  private let cell: (CollectionView, IndexPath, Int) -> CollectionViewCell

  init(
    _ items: [[Int]],
    _ cell: @escaping (CollectionView, IndexPath, Int) -> CollectionViewCell
  ) {
    (self.items, self.cell) = (items, cell)
    let controller = ViewController()
    stage = Stage(controller, size: Size(width: 320, height: 400))
    layout.itemSize = Size(width: 60, height: 60)
    collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    controller.view.addSubview(collection)
    collection.dataSource = self
    stage.turn()
  }

  var numbers: [Int] { collection.visibleCells.compactMap { ($0 as? NumberCell)?.number } }

  func numberOfSections(in collectionView: CollectionView) -> Int { items.count }

  func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { items[section].count }

  func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    cell(collectionView, indexPath, items[indexPath.section][indexPath.item])
  }

  func collectionView(
    _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    header?(collectionView, indexPath) ?? CollectionReusableView()
  }
}
