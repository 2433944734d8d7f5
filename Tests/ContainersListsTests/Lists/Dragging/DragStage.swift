import ContainersTesting
import Testing

@testable import Containers

/// A window with a table at the left and a collection at the right, between which texts are dragged.
///
/// Rows are 44 points high; items are 60 points wide and high, four in a line, below headers of 30 points.
@MainActor
final class DragStage {
  /// A callback of a list.
  enum Callback: CaseIterable {
    case begin, add, willBegin, allowsMove, canHandle, enter, update, exit, dropEnd, perform,
      dragEnd
    case canMove
  }

  let stage: Stage
  let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
  let collection: CollectionView
  let layout = CollectionViewFlowLayout()
  var rows: [[String]]
  var items: [[String]]
  var log: [String] = []
  var moves: [String] = []
  var isMovable = false
  var intent = DropProposal.Intent.insertAtDestinationIndexPath
  var operation = DropOperation.move
  var allowsMove = true
  var accepts = true
  /// What the source left in the session for the target, as it was found when the items were dropped.
  var context: String?
  /// Where the first item that was dropped came from.
  var source: IndexPath?
  /// Called in each callback.
  var inside: (Callback) -> Void = { _ in }

  init(
    _ rows: [[String]] = [["A", "B", "C"]], _ items: [[String]] = [["a", "b", "c"]],
    scale: Double = 1, configure: (View) -> Void = { _ in }
  ) {
    (self.rows, self.items) = (rows, items)
    let controller = ViewController()
    stage = Stage(controller, size: Size(width: 600, height: 400), scale: scale)
    layout.itemSize = Size(width: 60, height: 60)
    layout.headerReferenceSize = Size(width: 0, height: 30)
    collection = CollectionView(
      frame: Rect(x: 300, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    table.rowHeight = 44
    table.register(TableViewCell.self, forCellReuseIdentifier: "cell")
    collection.register(NamedItem.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      CollectionReusableView.self,
      forSupplementaryViewOfKind: CollectionViewFlowLayout.elementKindSectionHeader,
      withReuseIdentifier: "header")
    configure(controller.view)
    controller.view.addSubview(table)
    controller.view.addSubview(collection)
    table.dataSource = self
    collection.dataSource = self
    (table.dragDelegate, table.dropDelegate) = (self, self)
    (collection.dragDelegate, collection.dropDelegate) = (self, self)
    stage.settle()
  }

  var texts: [String] { table.visibleCells.map { $0.textLabel.text ?? "" } }
  var names: [String] { collection.visibleCells.compactMap { ($0 as? NamedItem)?.name } }

  /// The picture of the drag; nil without one.
  var picture: DragPicture? {
    stage.window.overlayRouting.flatMap { ($0 as? OverlayStack)?.overlays.last?.view }
      as? DragPicture
  }

  /// The line or the frame that a list shows.
  func mark(_ list: any DraggingList) -> Rect? { list.parts.mark?.frame }

  func row(_ row: Int) -> Point { Point(x: 100, y: Double(row) * 44 + 22) }

  func item(_ item: Int, _ section: Int = 0) -> Point {
    let frame = collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?
      .frame
    return collection.convert(frame?.center ?? .zero, to: nil)
  }

  /// Holds what is at a point until it is lifted.
  func lift(at point: Point) {
    stage.grab(.at(point.x, point.y))
    stage.advance(by: .milliseconds(600))
  }

  func carry(to point: Point) {
    stage.move(to: .at(point.x, point.y))
    stage.turn()
  }

  func drag(from start: Point, to end: Point) {
    lift(at: start)
    carry(to: Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
    carry(to: end)
    stage.drop()
    stage.settle()
  }

  fileprivate func note(_ callback: Callback, _ text: String? = nil) {
    if let text { log.append(text) }
    inside(callback)
  }

  fileprivate func note(from session: DropSession) {
    context = session.localDragSession?.localContext as? String
  }

  fileprivate func take(_ texts: [String], from session: DropSession) {
    guard operation == .move, session.localDragSession != nil else { return }
    for section in rows.indices { rows[section].removeAll(where: texts.contains) }
    for section in items.indices { items[section].removeAll(where: texts.contains) }
  }
}

final class NamedItem: CollectionViewCell {
  var name = "" {
    didSet {
      var content = ListContentConfiguration.cell()
      content.text = name
      contentConfiguration = content
    }
  }
}

extension DragStage: TableViewDataSource {
  func numberOfSections(in tableView: TableView) -> Int { rows.count }
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }
  func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel.text = rows[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    note(.canMove)
    return isMovable
  }
  func tableView(
    _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let text = rows[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    moves.append(text)
  }
}

extension DragStage: CollectionViewDataSource {
  func numberOfSections(in collectionView: CollectionView) -> Int { items.count }
  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int {
    items[section].count
  }
  func collectionView(
    _ view: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    let name = items[indexPath.section][indexPath.item]
    (cell as? NamedItem)?.name = name
    cell.backgroundColor = .tertiarySystemFill
    cell.cornerRadius = 8
    return cell
  }
  func collectionView(
    _ view: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    header.backgroundColor = .systemFill
    return header
  }
  func collectionView(
    _ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool {
    note(.canMove)
    return isMovable
  }
  func collectionView(
    _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let name = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    items[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
    moves.append(name)
  }
}

extension DragStage: TableViewDragDelegate, CollectionViewDragDelegate {
  private func dragged(_ text: String) -> [DragItem] {
    [DragItem(.text(text), localObject: text)]
  }
  func tableView(
    _ tableView: TableView, itemsForBeginning session: DragSession, at indexPath: IndexPath
  ) -> [DragItem] {
    let text = rows[indexPath.section][indexPath.row]
    session.localContext = "from \(text)"
    note(.begin, "begin \(text)")
    return text == "C" ? [] : dragged(text)
  }
  func tableView(
    _ tableView: TableView, itemsForAddingTo session: DragSession, at indexPath: IndexPath,
    point: Point
  ) -> [DragItem] {
    let text = rows[indexPath.section][indexPath.row]
    note(.add, "add \(text)")
    return dragged(text)
  }
  func tableView(_ tableView: TableView, dragSessionWillBegin session: DragSession) {
    note(.willBegin, "lifted")
  }
  func tableView(_ tableView: TableView, dragSessionDidEnd session: DragSession) {
    note(.dragEnd, "ended")
  }
  func tableView(
    _ tableView: TableView, dragSessionAllowsMoveOperation session: DragSession
  ) -> Bool {
    note(.allowsMove)
    return allowsMove
  }
  func collectionView(
    _ collectionView: CollectionView, itemsForBeginning session: DragSession,
    at indexPath: IndexPath
  ) -> [DragItem] {
    let name = items[indexPath.section][indexPath.item]
    note(.begin, "begin \(name)")
    return dragged(name)
  }
  func collectionView(_ collectionView: CollectionView, dragSessionDidEnd session: DragSession) {
    note(.dragEnd, "ended")
  }
}

extension DragStage: TableViewDropDelegate {
  func tableView(_ tableView: TableView, canHandle session: DropSession) -> Bool {
    note(.canHandle)
    return accepts
  }
  func tableView(_ tableView: TableView, dropSessionDidEnter session: DropSession) {
    note(.enter, "enter table")
  }
  func tableView(
    _ tableView: TableView, dropSessionDidUpdate session: DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> TableViewDropProposal {
    note(.update)
    return TableViewDropProposal(operation: operation, intent: intent)
  }
  func tableView(_ tableView: TableView, dropSessionDidExit session: DropSession) {
    note(.exit, "exit table")
  }
  func tableView(_ tableView: TableView, dropSessionDidEnd session: DropSession) {
    note(.dropEnd, "end table")
  }
  func tableView(_ tableView: TableView, performDropWith coordinator: TableViewDropCoordinator) {
    let path = coordinator.destinationIndexPath
    log.append("drop on table at \(path.map { "\($0.section), \($0.item)" } ?? "nil")")
    note(.perform)
    guard let path, coordinator.proposal.intent != .insertIntoDestinationIndexPath,
      rows.indices.contains(path.section)
    else { return }
    let texts = coordinator.items.compactMap { $0.dragItem.localObject as? String }
    let shift = rows[path.section].prefix(path.item).count(where: texts.contains)
    note(from: coordinator.session)
    let first: TableViewDropItem? = coordinator.items.first
    source = first?.sourceIndexPath
    take(texts, from: coordinator.session)
    let row = min(path.item - shift, rows[path.section].count)
    rows[path.section].insert(contentsOf: texts, at: row)
    table.reloadData()
    collection.reloadData()
    guard let item = first else { return }
    coordinator.drop(
      item.dragItem, toRowAt: IndexPath(row: row, section: path.section))
  }
}

extension DragStage: CollectionViewDropDelegate {
  func collectionView(_ collectionView: CollectionView, canHandle session: DropSession) -> Bool {
    note(.canHandle)
    return accepts
  }
  func collectionView(_ collectionView: CollectionView, dropSessionDidEnter session: DropSession) {
    note(.enter, "enter collection")
  }
  func collectionView(
    _ collectionView: CollectionView, dropSessionDidUpdate session: DropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> CollectionViewDropProposal {
    note(.update)
    return CollectionViewDropProposal(operation: operation, intent: intent)
  }
  func collectionView(_ collectionView: CollectionView, dropSessionDidExit session: DropSession) {
    note(.exit, "exit collection")
  }
  func collectionView(_ collectionView: CollectionView, dropSessionDidEnd session: DropSession) {
    note(.dropEnd, "end collection")
  }
  func collectionView(
    _ collectionView: CollectionView, performDropWith coordinator: CollectionViewDropCoordinator
  ) {
    let path = coordinator.destinationIndexPath
    log.append("drop on collection at \(path.map { "\($0.section), \($0.item)" } ?? "nil")")
    note(.perform)
    guard let path, coordinator.proposal.intent != .insertIntoDestinationIndexPath,
      items.indices.contains(path.section)
    else { return }
    let texts = coordinator.items.compactMap { $0.dragItem.localObject as? String }
    let shift = items[path.section].prefix(path.item).count(where: texts.contains)
    note(from: coordinator.session)
    let first: CollectionViewDropItem? = coordinator.items.first
    source = first?.sourceIndexPath
    take(texts, from: coordinator.session)
    let place = min(path.item - shift, items[path.section].count)
    items[path.section].insert(contentsOf: texts, at: place)
    table.reloadData()
    collection.reloadData()
    guard let item = first else { return }
    coordinator.drop(
      item.dragItem, toItemAt: IndexPath(item: place, section: path.section))
  }
}
