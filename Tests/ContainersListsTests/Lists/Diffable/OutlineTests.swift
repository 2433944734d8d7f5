import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Outlines in collections")
struct OutlineTests {
  @Test("F1107: Expanding shows what is beneath an item and keeps the cells of all that stays")
  func identity() throws {
    let it = OutlineStage()
    let before = it.cells
    it.expand(["A"])
    it.stage.settle()
    #expect(it.texts == ["A", "A1", "A2", "B"])
    #expect(it.cells["A"] === before["A"])
    #expect(it.cells["B"] === before["B"])
    #expect(it.configured.filter { $0 == "A" }.count == 1)
  }

  @Test("F1107: Expanding is animated: what follows moves, and what is new appears")
  func animation() throws {
    let it = OutlineStage()
    let below = try #require(it.cells["B"])
    it.expand(["A"])
    it.stage.advance(by: .milliseconds(100))
    let middle = try #require(below.presentation?.center.y)
    #expect(middle > 66)
    #expect(middle < 154)
    let new = try #require(it.cells["A1"])
    #expect((new.presentation?.alpha ?? 1) < 1)
    it.stage.settle()
    #expect(below.frame.minY == 132)
    #expect(new.alpha == 1)
  }

  @Test("F1107: The state of a cell says whether its item is expanded")
  func state() throws {
    let it = OutlineStage()
    #expect(it.cells["A"]?.configurationState.isExpanded == false)
    it.expand(["A"])
    it.stage.settle()
    #expect(it.states.last(where: { $0.name == "A" })?.isExpanded == true)
    #expect(it.cells["B"]?.configurationState.isExpanded == false)
    it.collapse(["A"])
    it.stage.settle()
    #expect(it.states.last(where: { $0.name == "A" })?.isExpanded == false)
  }

  @Test("F1107: Assistive technology hears whether an item can be expanded and is")
  func semantics() throws {
    let it = OutlineStage()
    let cell = try #require(it.cells["A"])
    #expect(cell.semantics.states.contains(.expandable))
    #expect(!cell.semantics.states.contains(.expanded))
    it.expand(["A"])
    it.stage.settle()
    #expect(cell.semantics.states.contains(.expanded))
    #expect(it.cells["A1"]?.semantics.states.contains(.expandable) == false)
  }

  @Test("F1107: Right expands and then enters, Left leaves and then collapses")
  func keys() {
    let it = OutlineStage()
    it.stage.press(.tab)
    it.stage.press(.rightArrow)
    it.stage.settle()
    #expect(it.texts == ["A", "A1", "A2", "B"])
    it.stage.press(.rightArrow)
    #expect(it.focused == "A1")
    it.stage.press(.downArrow)
    #expect(it.focused == "A2")
    it.stage.press(.leftArrow)
    #expect(it.focused == "A")
    it.stage.press(.leftArrow)
    it.stage.settle()
    #expect(it.texts == ["A", "B"])
    #expect(it.focused == "A")
  }

  @Test("F1107: The keys are mirrored where text reads from right to left")
  func mirroredKeys() {
    let it = OutlineStage()
    it.collection.semanticContentAttribute = .forceRightToLeft
    it.stage.turn()
    it.stage.press(.tab)
    it.stage.press(.leftArrow)
    it.stage.settle()
    #expect(it.texts == ["A", "A1", "A2", "B"])
    it.stage.press(.rightArrow)
    it.stage.settle()
    #expect(it.texts == ["A", "B"])
  }

  @Test("F1107: The focus goes to the item above when its own is collapsed away")
  func focusAfterCollapse() {
    let it = OutlineStage()
    it.expand(["A"])
    it.stage.settle()
    it.stage.press(.tab)
    it.stage.press(.downArrow)
    #expect(it.focused == "A1")
    it.collection.toggleExpansion(at: IndexPath(item: 0, section: 0))
    it.stage.settle()
    #expect(it.focused == "A")
  }

  @Test("F1107: The handlers are asked when the user expands and collapses, not for the app's own")
  func handlers() {
    let it = OutlineStage()
    it.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "B" }
    it.source.sectionSnapshotHandlers.willExpandItem = { it.log.append("expand \($0)") }
    it.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    it.source.sectionSnapshotHandlers.willCollapseItem = { it.log.append("collapse \($0)") }
    it.expand(["A"])
    it.collapse(["A"])
    it.stage.settle()
    #expect(it.log.isEmpty)
    it.stage.press(.tab)
    it.stage.press(.rightArrow)
    it.stage.settle()
    it.stage.press(.leftArrow)
    it.stage.settle()
    #expect(it.log == ["expand A"])
    it.collection.toggleExpansion(at: IndexPath(item: 3, section: 0))
    it.stage.settle()
    #expect(it.log == ["expand A"])
    #expect(it.texts == ["A", "A1", "A2", "B"])
  }

  @Test("F1107: What is beneath an item can be provided when it is expanded")
  func lazily() {
    let it = OutlineStage()
    it.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, old in
      it.log.append("\(item) had \(old.items.count)")
      var new = old
      new.append(["\(item)-new"])
      return new
    }
    it.collection.toggleExpansion(at: IndexPath(item: 1, section: 0))
    it.stage.settle()
    #expect(it.texts == ["A", "B", "B-new"])
    #expect(it.log == ["B had 0"])
    #expect(it.source.snapshot(for: "Section").isExpanded("B"))
  }

  @Test("F1107: The snapshot of all sections has the visible items; other ones make a section flat")
  func snapshots() {
    let it = OutlineStage()
    it.expand(["A"])
    #expect(it.source.snapshot().itemIdentifiers == ["A", "A1", "A2", "B"])
    var all = it.source.snapshot()
    all.reconfigureItems(["A"])
    it.source.apply(all)
    #expect(it.source.snapshot(for: "Section").level(of: "A1") == 1)
    all.deleteItems(["A2"])
    it.source.apply(all)
    #expect(it.source.snapshot(for: "Section").level(of: "A1") == 0)
    #expect(it.source.snapshot(for: "Section").items == ["A", "A1", "B"])
    it.stage.settle()
    #expect(it.texts == ["A", "A1", "B"])
  }

  @Test("F1107: A section that does not exist is appended, and the completion runs at the end")
  func newSection() {
    let it = OutlineStage()
    var other = DiffableDataSourceSectionSnapshot<String>()
    other.append(["C"])
    it.source.apply(other, to: "Other") { it.log.append("done") }
    #expect(it.log.isEmpty)
    it.stage.settle()
    #expect(it.log == ["done"])
    #expect(it.source.snapshot().sectionIdentifiers == ["Section", "Other"])
    #expect(it.texts == ["A", "B", "C"])
    #expect(it.source.snapshot(for: "None").items.isEmpty)
  }

  @Test(
    "F1107: Whatever the handlers do to the list, it shows what its data source has",
    arguments: 0..<40 as Range<UInt64>)
  func law(seed: UInt64) {
    let it = OutlineStage()
    var random = SeededGenerator(seed: seed)
    var depth = 0
    let meddle: () -> Void = {
      guard depth < 3 else { return }
      depth += 1
      it.meddle(&random)
      depth -= 1
    }
    it.source.sectionSnapshotHandlers.shouldExpandItem = { _ in
      meddle()
      return true
    }
    it.source.sectionSnapshotHandlers.willExpandItem = { _ in meddle() }
    it.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in
      meddle()
      return true
    }
    it.source.sectionSnapshotHandlers.willCollapseItem = { _ in meddle() }
    it.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, old in
      meddle()
      return old
    }
    it.stage.press(.tab)
    for _ in 0..<20 {
      it.stage.press([.leftArrow, .rightArrow, .downArrow, .upArrow][Int(random.next() % 4)])
      if random.next() % 2 == 0 { it.stage.settle() } else { it.stage.turn() }
      let count = it.collection.numberOfItems(inSection: 0)
      if count > 0 {
        let item = Int(random.next() % UInt64(count))
        it.collection.toggleExpansion(at: IndexPath(item: item, section: 0))
      }
    }
    it.stage.settle()
    #expect(it.texts == Array(it.source.snapshot().itemIdentifiers.prefix(it.texts.count)))
    let shown = it.collection.subviews.filter { $0 is NumberCell }
    #expect(it.collection.visibleCells.count == shown.count)
    let outline = it.source.snapshot(for: "Section")
    for (name, cell) in it.cells where outline.contains(name) {
      let isExpanded = outline.isExpanded(name) ? outline.snapshot(of: name).items.count > 0 : false
      #expect(cell.configurationState.isExpanded == isExpanded)
    }
  }
}

/// A stage with a column of items A, with A1 and A2 beneath it, and B.
@MainActor
private final class OutlineStage {
  let stage: Stage
  let collection: CollectionView
  private(set) var source: CollectionViewDiffableDataSource<String, String>
  var configured: [String] = []
  var states: [(name: String, isExpanded: Bool)] = []
  var log: [String] = []

  init() {
    let controller = ViewController()
    stage = Stage(controller, size: Size(width: 300, height: 400))
    let layout = CollectionViewFlowLayout()
    layout.itemSize = Size(width: 300, height: 44)
    layout.minimumLineSpacing = 0
    collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    controller.view.addSubview(collection)
    source = CollectionViewDiffableDataSource(collectionView: collection) { _, _, _ in nil }
    let cells = CollectionView.CellRegistration<NumberCell, String> { [weak self] cell, _, name in
      self?.configured.append(name)
      cell.label.text = name
      cell.configurationUpdateHandler = { [weak self] cell, state in
        let name = (cell as? NumberCell)?.label.text ?? ""
        self?.states.append((name, state.isExpanded))
      }
    }
    source = CollectionViewDiffableDataSource(collectionView: collection) { list, path, name in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: name)
    }
    var outline = DiffableDataSourceSectionSnapshot<String>()
    outline.append(["A", "B"])
    outline.append(["A1", "A2"], to: "A")
    source.apply(outline, to: "Section", animatingDifferences: false)
    stage.settle()
  }

  var cells: [String: CollectionViewCell] {
    var result: [String: CollectionViewCell] = [:]
    for cell in collection.visibleCells {
      if let name = (cell as? NumberCell)?.label.text { result[name] = cell }
    }
    return result
  }

  var texts: [String] {
    collection.visibleCells.compactMap { ($0 as? NumberCell)?.label.text }
  }

  var focused: String? { collection.cursor.flatMap { source.itemIdentifier(for: $0) } }

  func expand(_ items: [String]) {
    var outline = source.snapshot(for: "Section")
    outline.expand(items)
    source.apply(outline, to: "Section")
  }

  func collapse(_ items: [String]) {
    var outline = source.snapshot(for: "Section")
    outline.collapse(items)
    source.apply(outline, to: "Section")
  }

  /// Does one thing of what an app may do at any time.
  func meddle(_ random: inout SeededGenerator) {
    var outline = source.snapshot(for: "Section")
    let item = outline.items.randomElement(using: &random)
    switch random.next() % 7 {
    case 0: collection.reloadData()
    case 1: outline.append(["new \(random.next())"], to: item)
    case 2: if let item { outline.delete([item]) }
    case 3: if let item { outline.expand([item]) }
    case 4: outline.collapse(outline.items)
    case 5: source.applySnapshotUsingReloadData(source.snapshot())
    default: collection.layoutIfNeeded()
    }
    source.apply(outline, to: "Section", animatingDifferences: random.next() % 2 == 0)
  }
}
