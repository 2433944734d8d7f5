import ContainersTesting
import TestSupport
import Testing

@testable import Containers

/// Makes menus for the rows of a table and records what it is asked.
@MainActor
private final class RowMenus: TableViewController {
  var asked: [String] = []
  var log: [String] = []
  var hasMenu: (IndexPath) -> Bool = { _ in true }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 50 }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: IndexPath
  ) -> TableViewCell {
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel.text = "Row \(indexPath.row)"
    return cell
  }

  override func tableView(
    _ tableView: TableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: Point
  ) -> ContextMenuConfiguration? {
    asked.append("\(indexPath.row)")
    guard hasMenu(indexPath) else { return nil }
    let isInside = tableView.rectForRow(at: indexPath).contains(point)
    return ContextMenuConfiguration(identifier: indexPath) { _ in
      Menu(children: [
        Action(title: "Open \(indexPath.row)") { [weak self] _ in self?.log.append("opened") },
        Action(title: isInside ? "Inside" : "Outside") { _ in },
      ])
    }
  }

  override func tableView(
    _ tableView: TableView, willDisplayContextMenu configuration: ContextMenuConfiguration,
    animator: ContextMenuAnimator?
  ) {
    log.append("shown for \((configuration.identifier?.base as? IndexPath)?.row ?? -1)")
  }

  override func tableView(
    _ tableView: TableView, willEndContextMenuInteraction configuration: ContextMenuConfiguration,
    animator: ContextMenuAnimator?
  ) {
    log.append("ended")
  }
}

@MainActor
@Suite("Context menus of table rows", .noWarnings)
struct RowMenuTests {
  private let rows = RowMenus()
  private let stage: Stage

  init() { stage = Stage(rows) }

  @Test("F1106: A secondary click opens the row's menu, whose beginning and end the delegate hears")
  func click() {
    stage.tap("Row 2", button: .secondary)
    #expect(rows.asked == ["2"])
    #expect(stage.element("Inside") != nil)

    stage.tap("Open 2")

    #expect(rows.log.filter { $0 != "opened" } == ["shown for 2", "ended"])
    #expect(rows.log.contains("opened"))
  }

  @Test(
    "F1106: The Menu key opens the menu of the focused row, at that row",
    arguments: [false, true])
  func focused(isFunctionKey: Bool) throws {
    rows.tableView.selectionFollowsFocus = true
    stage.press(.tab)
    for _ in 0..<3 { stage.press(.downArrow) }
    let row = try #require(rows.tableView.indexPathForSelectedRow)
    if isFunctionKey {
      stage.press(.function(10), modifierFlags: .shift)
    } else {
      stage.press(.menu)
    }

    #expect(rows.asked == ["\(row.row)"])
    #expect(stage.element("Inside") != nil)
    let place = rows.tableView.convert(rows.tableView.rectForRow(at: row), to: nil)
    let line = try #require(stage.element("Open \(row.row)")?.frame)
    #expect(line.minY >= place.maxY - 1)
    #expect(line.minY < place.maxY + 40)
  }

  @Test("The Menu key scrolls to a focused row that is out of sight")
  func outOfSight() throws {
    rows.tableView.selectionFollowsFocus = true
    stage.press(.tab)
    stage.press(.downArrow)
    let row = try #require(rows.tableView.indexPathForSelectedRow)
    rows.tableView.setContentOffset(Point(x: 0, y: 900), animated: false)
    stage.turn()

    stage.press(.menu)
    stage.turn()

    #expect(rows.asked == ["\(row.row)"])
    #expect(rows.tableView.bounds.intersects(rows.tableView.rectForRow(at: row)))
  }

  @Test("A row without a menu opens nothing and leaves the press to others")
  func none() {
    rows.hasMenu = { $0.row != 1 }
    stage.tap("Row 1", button: .secondary)
    #expect(rows.asked == ["1"])
    #expect(rows.log.isEmpty)

    // Holding a finger opens nothing and still selects.
    let point = stage.element("Row 1")?.frame.center ?? .zero
    stage.send(.fingerDown(id: 1, point))
    stage.advance(by: .seconds(1))
    stage.send(.fingerUp(id: 1, point))

    #expect(rows.log.isEmpty)
    #expect(rows.tableView.indexPathForSelectedRow?.row == 1)
  }

  @Test("A long press of a finger opens the menu of its row")
  func finger() {
    stage.send(.fingerDown(id: 1, stage.element("Row 1")?.frame.center ?? .zero))
    stage.advance(by: .seconds(1))

    #expect(stage.element("Open 1") != nil)
  }

  @Test("An interaction added by the app is asked for the row as well")
  func ownInteraction() {
    final class Place: ContextMenuInteractionDelegate {
      var location: Point?
      func contextMenuInteraction(
        _ interaction: ContextMenuInteraction, configurationForMenuAtLocation location: Point
      ) -> ContextMenuConfiguration? {
        self.location = location
        return nil
      }
    }
    let table = rows.tableView
    table.delegate = nil
    let place = Place()
    table.addInteraction(ContextMenuInteraction(delegate: place))
    table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    stage.press(.tab)

    stage.press(.menu)

    #expect(place.location == table.rectForRow(at: IndexPath(row: 3, section: 0)).center)
  }

  @Test("A list has an interaction for its menus once it has a delegate")
  func interaction() {
    let table = TableView()
    #expect(table.contextMenuInteraction == nil)
    #expect(rows.tableView.contextMenuInteraction?.view === rows.tableView)
    let collection = CollectionViewController(collectionViewLayout: CollectionViewFlowLayout())
    #expect(collection.collectionView.contextMenuInteraction?.view === collection.view)
  }
}

/// Makes menus for the items of a collection and records what it is asked.
@MainActor
private final class ItemMenus: CollectionViewController {
  var asked: [[Int]] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int { 20 }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  override func collectionView(
    _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: Point
  ) -> ContextMenuConfiguration? {
    asked.append(indexPaths.map(\.item))
    return ContextMenuConfiguration { _ in Menu(children: [Action(title: "Open") { _ in }]) }
  }
}

@MainActor
@Suite("Context menus of collection items", .noWarnings)
struct ItemMenuTests {
  private let items = ItemMenus(collectionViewLayout: CollectionViewFlowLayout())
  private let stage: Stage

  init() { stage = Stage(items) }

  private func center(_ item: Int) -> Point {
    let list = items.collectionView
    let frame = list.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .zero
    return list.convert(frame.center, to: nil)
  }

  @Test("F1106: A secondary click asks for the menu of its item")
  func click() {
    stage.tap(at: center(2), button: .secondary)
    #expect(items.asked == [[2]])
    #expect(stage.element("Open") != nil)
  }

  @Test("F1106: A click on a selected item asks for the whole selection, on another for that one")
  func several() {
    items.collectionView.allowsMultipleSelection = true
    for item in [4, 1] {
      items.collectionView.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    stage.tap(at: center(4), button: .secondary)
    stage.press(.escape)
    stage.tap(at: center(3), button: .secondary)
    #expect(items.asked == [[1, 4], [3]])
  }

  @Test("F1106: The Menu key asks for all selected items if one of them has the focus")
  func severalByKey() {
    items.collectionView.allowsMultipleSelection = true
    stage.press(.tab)
    for item in [4, 1] {
      items.collectionView.selectItem(
        at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
    }
    items.collectionView.cursor = IndexPath(item: 4, section: 0)
    stage.press(.menu)
    stage.press(.escape)
    items.collectionView.cursor = IndexPath(item: 3, section: 0)
    stage.press(.menu)
    #expect(items.asked == [[1, 4], [3]])
  }

  @Test("F1106: Without a focused item, the Menu key asks for the selected one")
  func selectedByKey() {
    stage.press(.tab)
    items.collectionView.cursor = nil
    items.collectionView.selectItem(
      at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: [])
    items.collectionView.cursor = nil
    stage.press(.menu)
    #expect(items.asked == [[5]])
  }

  @Test("F1106: The Menu key asks for the focused item and opens the menu there")
  func key() throws {
    items.collectionView.selectionFollowsFocus = true
    stage.press(.tab)
    stage.press(.rightArrow)
    stage.press(.rightArrow)
    let chosen = try #require(items.collectionView.indexPathsForSelectedItems?.first?.item)

    stage.press(.menu)

    #expect(items.asked == [[chosen]])
    let line = try #require(stage.element("Open")?.frame)
    #expect(abs(line.minY - center(chosen).y) < 80)
  }
}
