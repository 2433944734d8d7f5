import Containers
import ContainersTesting
import TestSupport

/// What the delegate of a list and its views hear about being displayed.
@MainActor
final class DisplayLog {
  private(set) var faults: [String] = []
  private(set) var places: [ObjectIdentifier: String] = [:]
  var ended: [String] = []

  var shown: Set<String> { Set(places.values) }

  func willDisplay(_ view: View, _ place: String) {
    if let old = places[ObjectIdentifier(view)] { fault("\(place) is displayed, and still \(old)") }
    places[ObjectIdentifier(view)] = place
  }

  func didEndDisplaying(_ view: View, _ place: String) {
    let old = places.removeValue(forKey: ObjectIdentifier(view))
    if old != place { fault("\(old ?? "nothing") ends as \(place)") }
    ended.append(place)
  }

  func prepareForReuse(_ view: View) {
    if let old = places[ObjectIdentifier(view)] { fault("\(old) is used again") }
  }

  /// Notes where a view is that stayed visible during a change.
  func note(_ view: View?, _ place: String) {
    guard let view else { return }
    if places[ObjectIdentifier(view)] == nil { fault("\(place) was not said to be displayed") }
    places[ObjectIdentifier(view)] = place
  }

  private func fault(_ text: String) { faults.append(text) }
}

/// A table whose views write to a log.
@MainActor
final class DisplayedTable: TableViewDataSource, TableViewDelegate {
  let displays = DisplayLog()
  let stage: Stage
  let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  var rows = [Array(repeating: 0, count: 30), Array(repeating: 0, count: 30), [0, 0]]

  init() {
    let controller = ViewController()
    stage = Stage(controller, size: Size(width: 300, height: 400))
    table.register(LoggedCell.self, forCellReuseIdentifier: "cell")
    table.register(LoggedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.estimatedRowHeight = 30
    controller.view.addSubview(table)
    table.delegate = self
    table.dataSource = self
    stage.turn()
    note()
  }

  func note() {
    for cell in table.visibleCells {
      if let path = table.indexPath(for: cell) { displays.note(cell, "row \(path)") }
    }
    for section in rows.indices {
      displays.note(table.headerView(forSection: section), "header \(section)")
      displays.note(table.footerView(forSection: section), "footer \(section)")
    }
  }

  /// Makes a random change, with or without an animation, and lets the table follow.
  func change(_ random: inout SeededGenerator) {
    let animation =
      [TableView.RowAnimation.none, .fade, .left].randomElement(using: &random) ?? .none
    let section = Int.random(in: rows.indices, using: &random)
    let count = rows[section].count
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: table.contentOffset.y = Double.random(in: 0...1200, using: &random)
    case 2: table.reloadData()
    case 3 where count > 0:
      table.reloadRows(
        at: [IndexPath(row: Int.random(in: 0..<count, using: &random), section: section)],
        with: animation)
    case 4: table.reloadSections([section], with: animation)
    case 5:
      let new = Int.random(in: 1...12, using: &random)
      rows[section].insert(contentsOf: Array(repeating: 0, count: new), at: 0)
      table.insertRows(at: (0..<new).map { IndexPath(row: $0, section: section) }, with: animation)
    case 6 where count > 3:
      rows[section].removeFirst(3)
      table.deleteRows(at: (0..<3).map { IndexPath(row: $0, section: section) }, with: animation)
    case 7 where count > 0:
      let goal = IndexPath(row: Int.random(in: 0..<count, using: &random), section: section)
      table.moveRow(at: IndexPath(row: count - 1, section: section), to: goal)
    case 8: table.frame.size.height = Double.random(in: 100...400, using: &random)
    default:
      let parent = table.superview
      table.removeFromSuperview()
      if Bool.random(using: &random) { stage.turn() }
      parent?.addSubview(table)
    }
    if Bool.random(using: &random) { stage.advance(by: .milliseconds(40)) }
    stage.turn()
    note()
  }

  func numberOfSections(in tableView: TableView) -> Int { rows.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? LoggedCell)?.displays = displays
    return cell
  }
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> Double {
    indexPath.row % 3 == 0 ? 50 : 30
  }
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { end() }
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { end() }
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> Double { 20 }
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> Double { 10 }
  private func end() -> View? {
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? LoggedHeader
    view?.displays = displays
    return view
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { displays.willDisplay(cell, "row \(indexPath)") }
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
  ) { displays.didEndDisplaying(cell, "row \(indexPath)") }
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) { displays.willDisplay(view, "header \(section)") }
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) {
    displays.didEndDisplaying(view, "header \(section)")
    // A program may look for a spare view here.
    _ = end()
  }
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) { displays.willDisplay(view, "footer \(section)") }
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) { displays.didEndDisplaying(view, "footer \(section)") }
}

/// A collection whose views write to a log.
@MainActor
final class DisplayedCollection: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  let displays = DisplayLog()
  let stage: Stage
  let collection: CollectionView
  let layout = CollectionViewFlowLayout()
  var items = [Array(repeating: 0, count: 60), Array(repeating: 0, count: 40)]

  init() {
    let controller = ViewController()
    stage = Stage(controller, size: Size(width: 320, height: 400))
    layout.itemSize = Size(width: 60, height: 60)
    layout.headerReferenceSize = Size(width: 320, height: 30)
    collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
    collection.register(LoggedItem.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      LoggedView.self,
      forSupplementaryViewOfKind: CollectionViewFlowLayout.elementKindSectionHeader,
      withReuseIdentifier: "header")
    controller.view.addSubview(collection)
    collection.delegate = self
    collection.dataSource = self
    stage.turn()
    note()
  }

  func note() {
    for cell in collection.visibleCells {
      if let path = collection.indexPath(for: cell) { displays.note(cell, "item \(path)") }
    }
    let kind = CollectionViewFlowLayout.elementKindSectionHeader
    for path in collection.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
      displays.note(
        collection.supplementaryView(forElementKind: kind, at: path), "view \(path.section)")
    }
  }

  /// Makes a random change and lets the collection follow.
  func change(_ random: inout SeededGenerator) {
    let section = Int.random(in: items.indices, using: &random)
    let count = items[section].count
    let first = (0..<3).map { IndexPath(item: $0, section: section) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: collection.contentOffset.y = Double.random(in: 0...800, using: &random)
    case 2: collection.reloadData()
    case 3 where count > 3: collection.reloadItems(at: first)
    case 4: collection.reloadSections([section])
    case 5:
      items[section].insert(contentsOf: [0, 0, 0], at: 0)
      collection.insertItems(at: first)
    case 6 where count > 3:
      items[section].removeFirst(3)
      collection.deleteItems(at: first)
    case 7 where count > 0:
      collection.moveItem(
        at: IndexPath(item: count - 1, section: section), to: IndexPath(item: 0, section: section))
    case 8: collection.frame.size.width = Double.random(in: 100...320, using: &random)
    default:
      let parent = collection.superview
      collection.removeFromSuperview()
      if Bool.random(using: &random) { stage.turn() }
      parent?.addSubview(collection)
    }
    if Bool.random(using: &random) { stage.advance(by: .milliseconds(40)) }
    stage.turn()
    note()
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { items.count }
  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section].count
  }
  func collectionView(
    _ view: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? LoggedItem)?.displays = displays
    return cell
  }
  func collectionView(
    _ view: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    (header as? LoggedView)?.displays = displays
    return header
  }
  func collectionView(
    _ view: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
  ) { displays.willDisplay(cell, "item \(indexPath)") }
  func collectionView(
    _ view: CollectionView, didEndDisplaying cell: CollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { displays.didEndDisplaying(cell, "item \(indexPath)") }
  func collectionView(
    _ view: CollectionView, willDisplaySupplementaryView shown: CollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) { displays.willDisplay(shown, "view \(indexPath.section)") }
  func collectionView(
    _ view: CollectionView, didEndDisplayingSupplementaryView gone: CollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) { displays.didEndDisplaying(gone, "view \(indexPath.section)") }
}

@MainActor
private final class LoggedCell: TableViewCell {
  weak var displays: DisplayLog?
  override func prepareForReuse() {
    displays?.prepareForReuse(self)
    super.prepareForReuse()
  }
}

@MainActor
private final class LoggedHeader: TableViewHeaderFooterView {
  weak var displays: DisplayLog?
  override func prepareForReuse() {
    displays?.prepareForReuse(self)
    super.prepareForReuse()
  }
}

@MainActor
private final class LoggedItem: CollectionViewCell {
  weak var displays: DisplayLog?
  override func prepareForReuse() {
    displays?.prepareForReuse(self)
    super.prepareForReuse()
  }
}

@MainActor
private final class LoggedView: CollectionReusableView {
  weak var displays: DisplayLog?
  override func prepareForReuse() {
    displays?.prepareForReuse(self)
    super.prepareForReuse()
  }
}
