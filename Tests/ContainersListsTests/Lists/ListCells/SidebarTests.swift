import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("Outlines and moves in a list of list cells")
struct SidebarTests {
  @Test("F1107: The disclosure of a list cell expands and collapses its item")
  func disclosure() throws {
    let it = SidebarStage()
    #expect(it.texts == ["A", "B"])
    try it.tap(.outline, of: "A")
    #expect(it.texts == ["A", "A1", "A2", "B"])
    let button = try #require(it.accessory(.outline, of: "A"))
    #expect(button.isOn)
    try it.tap(.outline, of: "A")
    #expect(it.texts == ["A", "B"])
    #expect(!button.isOn)
  }

  @Test("F1107: A list cell is indented by the level of its item")
  func indentation() throws {
    let it = SidebarStage()
    try it.tap(.outline, of: "A")
    #expect(it.cell("A")?.indentationLevel == 0)
    #expect(it.cell("A1")?.indentationLevel == 1)
  }

  @Test("F1105: The grip of a list cell moves its item, of which the data source hears once")
  func grip() throws {
    let it = SidebarStage()
    it.collection.isEditing = true
    it.stage.settle()
    let start = try it.middle(.reorder, of: "A")
    it.stage.grab(.point(start))
    it.stage.move(to: .at(start.x, start.y + 50), steps: 5)
    #expect(it.cell("A")?.configurationState.isReordering == true)
    it.stage.drop()
    it.stage.settle()
    #expect(it.texts == ["B", "A"])
    #expect(it.transactions == 1)
  }

  @Test("F1105: The grip of an item that may not be moved does nothing")
  func fixed() throws {
    let it = SidebarStage()
    it.mayMove = false
    it.collection.isEditing = true
    it.stage.settle()
    let start = try it.middle(.reorder, of: "A")
    it.stage.drag(.point(start), to: .at(start.x, start.y + 50))
    it.stage.settle()
    #expect(it.texts == ["A", "B"])
  }

  @Test("F1105: An item of a section that scrolls across is moved with its cell in its place")
  func across() throws {
    let it = CollectionStage([Array(8..<12), Array(0..<8)])
    it.isMovable = { _ in true }
    it.collection.offerMoving()
    it.collection.setCollectionViewLayout(
      CollectionViewCompositionalLayout { _, _ in
        let size = CollectionLayoutSize(
          widthDimension: .absolute(60), heightDimension: .absolute(60))
        let section = CollectionLayoutSection(
          group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
        section.orthogonalScrollingBehavior = .continuous
        return section
      }, animated: false)
    it.stage.settle()
    let cell = try #require(it.collection.cellForItem(at: IndexPath(item: 0, section: 1)))
    let places = (0..<3).compactMap { it.place(of: $0) }
    it.stage.grab(.point(places[0]))
    it.stage.advance(by: .milliseconds(600))
    it.stage.move(to: .point(places[2]), steps: 4)
    it.stage.advance(by: .milliseconds(300))
    #expect(it.place(of: 1) == places[0])
    it.stage.drop()
    it.stage.settle()
    #expect(it.items[1].prefix(3) == [1, 2, 0])
    #expect(it.collection.cellForItem(at: IndexPath(item: 2, section: 1)) === cell)
    #expect(cell.convert(cell.bounds, to: nil).center == places[2])
    #expect(cell.superview !== it.collection)
  }
}

extension CollectionStage {
  /// The center of the cell of an item of the second section in the window.
  fileprivate func place(of item: Int) -> Point? {
    collection.cellForItem(at: IndexPath(item: item, section: 1)).map {
      $0.convert($0.bounds, to: nil).center
    }
  }
}

/// A stage with a list of items A, with A1 and A2 beneath it, and B.
@MainActor
private final class SidebarStage {
  let stage: Stage
  let collection: CollectionView
  let source: CollectionViewDiffableDataSource<String, String>
  var mayMove = true
  private(set) var transactions = 0

  init() {
    let controller = ViewController()
    stage = Stage(controller, size: Size(width: 320, height: 400))
    collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 400),
      collectionViewLayout: CollectionViewCompositionalLayout.list(
        using: CollectionLayoutListConfiguration(appearance: .plain)))
    controller.view.addSubview(collection)
    let cells = CollectionView.CellRegistration<CollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure(), .reorder()]
    }
    source = CollectionViewDiffableDataSource(collectionView: collection) { list, path, name in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    source.reorderingHandlers.canReorderItem = { [weak self] _ in self?.mayMove == true }
    source.reorderingHandlers.didReorder = { [weak self] _ in self?.transactions += 1 }
    var outline = DiffableDataSourceSectionSnapshot<String>()
    outline.append(["A", "B"])
    outline.append(["A1", "A2"], to: "A")
    source.apply(outline, to: "Section", animatingDifferences: false)
    stage.settle()
  }

  var texts: [String] {
    source.snapshot().itemIdentifiers.filter { cell($0) != nil }
  }

  func cell(_ name: String) -> CollectionViewListCell? {
    source.indexPath(for: name).flatMap { collection.cellForItem(at: $0) }
      as? CollectionViewListCell
  }

  func accessory(_ kind: CellAccessory.Kind, of name: String) -> ListAccessoryView? {
    cell(name)?.accessoryViews.first { $0.accessory.kind == kind }
  }

  func middle(_ kind: CellAccessory.Kind, of name: String) throws -> Point {
    let view = try #require(accessory(kind, of: name))
    return view.convert(view.bounds, to: nil).center
  }

  func tap(_ kind: CellAccessory.Kind, of name: String) throws {
    stage.tap(at: try middle(kind, of: name))
    stage.settle()
  }
}
