import Containers

/// Rows are dragged from one list to another if the one has items for them, and the other takes items.
///
/// Hold a row until it is lifted, then drag it, also to the empty list. Without a mouse, cut the row
/// with Ctrl+X, go to the other list, and paste with Ctrl+V.
final class DraggingLesson: Lesson {
  override func viewDidLoad() {
    super.viewDidLoad()
    let packing = PackingController()
    add("Luggage", packing, height: 420)
    add(Button.tinted("Unpack") { [weak packing] in packing?.unpack() })
  }
}

/// Two lists, one above the other, and their things.
private final class PackingController: ViewController {
  private static let all = ["Tent", "Stove", "Map", "Lamp", "Rope"]
  private let tables = [TableView(), TableView()]
  private var things = [all, []]

  override func viewDidLoad() {
    super.viewDidLoad()
    for (table, name) in zip(tables, ["At home", "In the rucksack"]) {
      table.register(TableViewCell.self, forCellReuseIdentifier: "thing")
      table.dataSource = self
      table.dragDelegate = self
      table.dropDelegate = self
      table.accessibility.label = name
      view.addSubview(table)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let half = view.bounds.height / 2
    for (table, y) in zip(tables, [0, half]) {
      table.frame = Rect(x: 0, y: y, width: view.bounds.width, height: half)
    }
  }

  func unpack() {
    things = [Self.all, []]
    for table in tables { table.reloadData() }
  }

  private func list(of table: TableView) -> Int { table === tables[0] ? 0 : 1 }

  private func remove(_ thing: String) {
    for (list, table) in tables.enumerated() {
      guard let row = things[list].firstIndex(of: thing) else { continue }
      things[list].remove(at: row)
      table.deleteRows(at: [IndexPath(row: row, section: 0)])
    }
  }
}

extension PackingController: TableViewDataSource {
  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    tableView.accessibility.label
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    things[list(of: tableView)].count
  }

  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
    var content = ListContentConfiguration.cell()
    content.text = things[list(of: tableView)][indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}

extension PackingController: TableViewDragDelegate, TableViewDropDelegate {
  func tableView(
    _ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: IndexPath
  ) -> [DragItem] {
    let thing = things[list(of: tableView)][indexPath.row]
    return [DragItem(.text(thing), localObject: thing)]
  }

  func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator) {
    let list = list(of: tableView)
    for item in coordinator.items {
      // What comes from elsewhere is none of these things.
      guard let thing = item.dragItem.localObject as? String else { continue }
      remove(thing)
      let row = min(coordinator.destinationIndexPath?.row ?? 0, things[list].count)
      things[list].insert(thing, at: row)
      tableView.insertRows(at: [IndexPath(row: row, section: 0)])
      coordinator.drop(item.dragItem, toRowAt: IndexPath(row: row, section: 0))
    }
  }
}
