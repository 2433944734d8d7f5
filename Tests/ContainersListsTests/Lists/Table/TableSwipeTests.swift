import ContainersTesting
import Testing

@testable import Containers

/// Writes down which actions were performed, and from where.
@MainActor
private final class SwipeLog {
  var performed: [String] = []
  var sources: [View] = []
  var end: (Bool) -> Void = { _ in }
}

/// Rows that are swiped aside to be deleted, or for other actions.
@MainActor
struct TableSwipeTests {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func table(_ count: Int = 5) -> TableStage {
    let it = TableStage(count: count)
    it.isEditable = true
    return it
  }

  private func swipe(_ it: TableStage, row: Int = 1, by distance: Double = -120) {
    it.stage.swipe(.at(250, Double(row) * 44 + 22), by: Point(x: distance, y: 2))
    it.stage.settle()
  }

  private func isOpen(_ it: TableStage) -> Bool {
    // In edit mode, controls have that name.
    it.stage.element(.button("Delete")) != nil
      && !it.table.visibleCells.contains(where: \.isEditing)
  }

  /// A way to swipe the second row.
  enum Way: CaseIterable {
    case finger, mouse, touchpad, fastFinger, mirrored, otherButton

    static let full: [Way] = [.finger, .mouse, .touchpad]
  }

  @Test("A swipe shows a button, which deletes the row", arguments: Way.allCases)
  func way(way: Way) {
    let it = table()
    switch way {
    case .finger: it.stage.swipe(.at(250, 66), by: Point(x: -120, y: 5))
    case .mouse: it.stage.drag(.at(250, 66), by: Point(x: -120, y: 5))
    case .touchpad: scroll(it, by: -15)
    case .fastFinger: it.stage.swipe(.at(250, 66), by: Point(x: -30, y: 0), steps: 3)
    case .mirrored:
      it.table.semanticContentAttribute = .forceRightToLeft
      it.stage.turn()
      it.stage.swipe(.at(50, 66), by: Point(x: 120, y: 5))
    case .otherButton:
      it.deletionTitle = "Delete"
      it.stage.swipe(.at(150, 66), by: Point(x: -250, y: 5))
    }
    it.stage.settle()
    #expect(isOpen(it))
    #expect(it.table.isEditing)
    #expect(it.selected.isEmpty)
    #expect(it.table.visibleCells.allSatisfy { !$0.isHighlighted })
    #expect(it.rows[0].count == 5)
    it.stage.tap(.button("Delete"))
    it.stage.settle()
    #expect(it.texts == ["Row 0", "Row 2", "Row 3", "Row 4"])
    #expect(it.edits == ["edit 1", "commit 1", "end nil"])
    #expect(!isOpen(it))
    #expect(!it.table.isEditing)
  }

  private func scroll(_ it: TableStage, by x: Double) {
    for _ in 0..<8 {
      it.stage.scroll(.at(150, 66), by: Point(x: x, y: 0), isPrecise: true)
      it.stage.advance(by: .milliseconds(16))
    }
  }

  @Test("A row that is aside moves its content and its accessory by the width of the button")
  func look() throws {
    let it = table()
    it.fill = {
      $0.textLabel.text = $1
      $0.accessoryView = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    }
    it.table.reloadData()
    it.stage.turn()
    let cell = try #require(it.table.cellForRow(at: path(1)))
    let before = (cell.contentView.frame, cell.accessoryView?.frame.minX ?? 0)
    swipe(it)
    let button = try #require(it.stage.element(.button("Delete")))
    #expect(button.frame.maxX == 300)
    #expect(button.frame.height == 44)
    #expect(cell.contentView.frame == before.0.offsetBy(dx: -button.frame.width, dy: 0))
    #expect(cell.accessoryView?.frame.minX == before.1 - button.frame.width)
    it.stage.press(.escape)
    it.stage.settle()
    #expect(cell.contentView.frame == before.0)
    #expect(cell.accessoryView?.frame.minX == before.1)
  }

  @Test("The delegate names the button")
  func title() {
    let it = table()
    it.deletionTitle = "Throw away for good"
    swipe(it)
    it.stage.tap(.button("Throw away for good"))
    it.stage.settle()
    #expect(it.rows[0].count == 4)
  }

  /// A reason for which a swipe shows nothing.
  enum Obstacle: CaseIterable {
    case canEdit, style, insert, editMode, touches, shortWay, backward, otherWay, vertical,
      cancelled
    case wheel, slow
  }

  @Test("A swipe that shows nothing keeps the selection as it was", arguments: Obstacle.allCases)
  func obstacle(obstacle: Obstacle) {
    let it = table(20)
    it.table.allowsSelectionDuringEditing = true
    it.table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    var way = Point(x: -120, y: 2)
    var isCancelled = false
    switch obstacle {
    case .canEdit: it.isEditable = false
    case .style: it.editingStyle = .none
    case .insert: it.editingStyle = .insert
    case .editMode:
      it.table.setEditing(true, animated: false)
      it.stage.turn()
    case .touches: it.table.cellForRow(at: path(1))?.isUserInteractionEnabled = false
    case .shortWay: way.x = -20
    case .otherWay: way.x = 120
    case .vertical: way = Point(x: -30, y: -60)
    case .cancelled: isCancelled = true
    case .backward, .slow, .wheel: break
    }
    let start = Point(x: 250, y: 66)
    if obstacle == .wheel {
      it.stage.scroll(.point(start), by: way)
    } else {
      it.stage.send(.fingerDown(id: 1, start))
      for step in 1...20 {
        it.stage.advance(by: .milliseconds(16))
        it.stage.send(.fingerMoved(id: 1, start + way * (Double(step) / 20)))
      }
      if obstacle == .backward {
        for step in 1...20 {
          it.stage.advance(by: .milliseconds(16))
          it.stage.send(.fingerMoved(id: 1, start + way * (1 - Double(step) / 20)))
        }
      }
      if obstacle == .slow {
        it.stage.send(.fingerMoved(id: 1, start + Point(x: -30, y: 0)))
      }
      it.stage.advance(by: .milliseconds(300))
      it.stage.send(
        isCancelled ? .fingerCancelled(id: 1) : .fingerUp(id: 1, start + Point(x: -30, y: 0)))
    }
    it.stage.settle()
    #expect(!isOpen(it))
    #expect(it.table.isEditing == (obstacle == .editMode))
    #expect(it.rows[0].count == 20)
    if obstacle != .canEdit, obstacle != .style, obstacle != .insert, obstacle != .otherWay,
      obstacle != .editMode
    {
      #expect(it.selected == [3])
    }
    #expect(
      it.edits.filter { $0.hasPrefix("edit") }.count
        == it.edits.filter { $0.hasPrefix("end") }.count)
  }

  /// What puts a row back.
  enum Closing: CaseIterable {
    case otherRow, sameRow, wheel, drag, offset, escape, setEditing, editMode, reload, focus
    case otherSwipe, arrow, deletion, touchpadBack
  }

  @Test(
    "F1104: What a person or the program does elsewhere puts the row back",
    arguments: Closing.allCases)
  func closing(closing: Closing) {
    let it = table(30)
    it.table.selectRow(at: path(4), animated: false, scrollPosition: .none)
    swipe(it)
    #expect(isOpen(it))
    it.edits = []
    switch closing {
    case .otherRow: it.stage.tap(.at(100, 110))
    case .sameRow: it.stage.tap(.at(40, 66))
    case .wheel: it.stage.scroll(.at(100, 110), by: Point(x: 0, y: -96))
    case .drag: it.stage.swipe(.at(100, 300), by: Point(x: 0, y: -60))
    case .offset: it.table.contentOffset.y = 20
    case .escape: it.stage.press(.escape)
    case .setEditing: it.table.isEditing = false
    case .editMode: it.table.setEditing(true, animated: true)
    case .reload: it.table.reloadData()
    case .focus: it.stage.window.moveFocus(to: nil)
    case .otherSwipe: swipe(it, row: 2)
    case .arrow: it.stage.press(.downArrow, modifierFlags: .control)
    case .deletion:
      it.rows[0].remove(at: 1)
      it.table.deleteRows(at: [path(1)])
    case .touchpadBack: it.stage.scroll(.at(150, 66), by: Point(x: 0, y: -10), isPrecise: true)
    }
    it.stage.settle()
    #expect(isOpen(it) == (closing == .otherSwipe))
    #expect(it.table.isEditing == (closing == .editMode || closing == .otherSwipe))
    let isGone = closing == .reload || closing == .deletion
    #expect(it.edits.first { $0.hasPrefix("end") } == (isGone ? "end nil" : "end 1"))
    #expect(!it.edits.contains { $0.hasPrefix("commit") })
    #expect(!it.log.contains { $0.hasPrefix("select") })
    #expect(
      it.table.visibleCells.allSatisfy { $0.contentView.frame.minX >= 0 } || closing == .otherSwipe)
  }

  @Test("A touchpad opens another row, and one that is open stays so", arguments: [1, 2])
  func touchpadAgain(row: Int) {
    let it = table()
    swipe(it)
    it.edits = []
    for _ in 0..<10 {
      it.stage.scroll(.at(150, 66 + 44 * Double(row - 1)), by: Point(x: -15, y: 0), isPrecise: true)
      it.stage.advance(by: .milliseconds(16))
    }
    it.stage.settle()
    #expect(isOpen(it))
    #expect(it.edits == (row == 1 ? [] : ["end 1", "edit 2"]))
  }

  @Test("A row that is swiped aside is drawn", arguments: [UserInterfaceStyle.light, .dark])
  func picture(style: UserInterfaceStyle) {
    let it = table()
    it.stage.window.overrideUserInterfaceStyle = style
    it.table.backgroundColor = .systemBackground
    swipe(it)
    it.stage.expectPicture(named: style == .light ? "table-swiped" : "table-swiped-dark")
  }

  @Test("Updates of other rows leave the row aside, and its button deletes it where it is then")
  func updates() {
    let it = table()
    swipe(it, row: 2)
    it.rows[0].insert("New", at: 0)
    it.table.insertRows(at: [path(0)])
    it.stage.settle()
    #expect(isOpen(it))
    it.stage.tap(.button("Delete"))
    it.stage.settle()
    #expect(it.texts == ["New", "Row 0", "Row 1", "Row 3", "Row 4"])
  }

  @Test("A row whose deletion the data source puts off goes back")
  func putOff() {
    let it = table()
    it.whenCommitted = { _ in }
    swipe(it)
    it.stage.tap(.button("Delete"))
    it.stage.settle()
    #expect(!isOpen(it))
    #expect(it.edits == ["edit 1", "commit 1", "end 1"])
    #expect(it.table.cellForRow(at: path(1))?.contentView.frame.minX == 0)
  }

  @Test("A data source may reload when it deletes a row")
  func reload() {
    let it = table()
    it.whenCommitted = {
      it.rows[0].remove(at: $0.row)
      it.table.reloadData()
      it.table.layoutIfNeeded()
    }
    swipe(it)
    it.stage.tap(.button("Delete"))
    it.stage.settle()
    #expect(it.texts == ["Row 0", "Row 2", "Row 3", "Row 4"])
    #expect(it.table.visibleCells.allSatisfy { $0.contentView.frame.minX == 0 })
    #expect(it.edits == ["edit 1", "commit 1", "end nil"])
  }

  @Test("Delete deletes the focused row, or the selected one, outside edit mode too")
  func deleteKey() {
    let it = table()
    it.stage.tap("Row 1")
    it.stage.press(.delete)
    it.stage.settle()
    #expect(it.texts == ["Row 0", "Row 2", "Row 3", "Row 4"])
    it.stage.press(.delete)
    it.stage.settle()
    #expect(it.texts == ["Row 0", "Row 3", "Row 4"])
    it.editingStyle = .none
    it.stage.press(.delete)
    it.editingStyle = .delete
    it.isEditable = false
    it.stage.press(.delete)
    it.isEditable = true
    it.stage.press(.backspace)
    it.stage.settle()
    #expect(it.texts == ["Row 0", "Row 3", "Row 4"])
  }

  @Test("Delete deletes a row that is aside")
  func deleteAside() {
    let it = table()
    swipe(it, row: 2)
    it.stage.press(.delete)
    it.stage.settle()
    #expect(it.texts == ["Row 0", "Row 1", "Row 3", "Row 4"])
    #expect(it.edits == ["edit 2", "commit 2", "end nil"])
  }

  @Test(
    "The menu of a row deletes it, unless the delegate has another one", arguments: [false, true])
  func menu(isByKey: Bool) {
    let it = table()
    func open() {
      if isByKey {
        it.stage.tap("Row 1")
        it.stage.press(.menu)
      } else {
        it.stage.tap("Row 1", button: .secondary)
      }
      it.stage.settle()
    }
    it.menu = { _ in
      ContextMenuConfiguration { _ in Menu(children: [Action(title: "Own") { _ in }]) }
    }
    open()
    #expect(it.stage.element("Own") != nil)
    #expect(it.stage.element("Delete") == nil)
    it.stage.press(.escape)
    it.stage.settle()
    it.menu = { _ in nil }
    open()
    it.stage.tap("Delete")
    it.stage.settle()
    #expect(it.rows[0] == ["Row 0", "Row 2", "Row 3", "Row 4"])
  }

  /// Has the rows three actions, and writes down what is performed.
  private func actions(
    _ count: Int = 5, isFull: Bool = true, finishes: Bool = true
  ) -> (it: TableStage, log: SwipeLog) {
    let (it, log) = (TableStage(count: count), SwipeLog())
    func action(_ title: String, _ style: ContextualAction.Style = .normal) -> ContextualAction {
      ContextualAction(style: style, title: title) { action, source, completionHandler in
        log.performed.append(action.title ?? "")
        log.sources.append(source)
        log.end = completionHandler
        if finishes { completionHandler(true) }
      }
    }
    it.trailing = { _ in
      let result = SwipeActionsConfiguration(actions: [
        action("Remove", .destructive), action("Keep"),
      ])
      result.performsFirstActionWithFullSwipe = isFull
      return result
    }
    it.leading = { _ in SwipeActionsConfiguration(actions: [action("Mark")]) }
    return (it, log)
  }

  private func names(_ it: TableStage) -> [String] {
    ["Remove", "Keep", "Mark"].filter { it.stage.element(.button($0)) != nil }
  }

  @Test(
    "F1104: A swipe shows the actions of its side, and a press performs one",
    arguments: [Way.finger, .mouse, .touchpad])
  func sides(way: Way) throws {
    let (it, log) = actions()
    for (sign, shown) in [(-1.0, ["Remove", "Keep"]), (1, ["Mark"])] {
      let distance = Point(x: 120 * sign, y: 5)
      switch way {
      case .mouse: it.stage.drag(.at(150, 66), by: distance)
      case .touchpad: scroll(it, by: 15 * sign)
      default: it.stage.swipe(.at(150, 66), by: distance)
      }
      it.stage.settle()
      #expect(names(it) == shown)
      #expect(it.table.isEditing)
      it.stage.tap(.button(shown[shown.count - 1]))
      it.stage.settle()
      #expect(names(it) == [])
      #expect(!it.table.isEditing)
    }
    #expect(log.performed == ["Keep", "Mark"])
    #expect(it.edits == ["edit 1", "end 1", "edit 1", "end 1"])
    #expect(it.selected.isEmpty)
  }

  @Test("F1104: The first action is at the edge, on both sides and read from right to left too")
  func order() throws {
    let (it, _) = actions()
    swipe(it)
    var edge = try #require(it.stage.element(.button("Remove"))).frame
    var other = try #require(it.stage.element(.button("Keep"))).frame
    #expect(edge.maxX == 300)
    #expect(other.maxX == edge.minX)
    it.stage.press(.escape)
    it.stage.window.traitOverrides.layoutDirection = .rightToLeft
    it.stage.settle()
    it.stage.swipe(.at(50, 66), by: Point(x: 120, y: 2))
    it.stage.settle()
    edge = try #require(it.stage.element(.button("Remove"))).frame
    other = try #require(it.stage.element(.button("Keep"))).frame
    #expect(edge.minX == 0)
    #expect(other.minX == edge.maxX)
  }

  @Test("F1104: A swipe over most of the row performs the first action", arguments: Way.full)
  func fullSwipe(way: Way) {
    let (it, log) = actions()
    switch way {
    case .mouse: it.stage.drag(.at(280, 66), by: Point(x: -240, y: 3))
    case .touchpad: for _ in 0..<3 { scroll(it, by: -15) }
    default: it.stage.swipe(.at(280, 66), by: Point(x: -240, y: 3))
    }
    it.stage.settle()
    #expect(log.performed == ["Remove"])
    #expect(names(it) == [])
  }

  @Test("F1104: A configuration may have a full swipe only show its actions")
  func noFullSwipe() {
    let (it, log) = actions(isFull: false)
    it.stage.swipe(.at(280, 66), by: Point(x: -240, y: 3))
    it.stage.settle()
    #expect(log.performed == [])
    #expect(names(it) == ["Remove", "Keep"])
  }

  @Test("F1104: A row stays aside until its action is finished, and then goes back")
  func unfinished() {
    let (it, log) = actions(finishes: false)
    swipe(it)
    it.stage.tap(.button("Keep"))
    it.stage.settle()
    #expect(names(it) == ["Remove", "Keep"])
    log.end(false)
    it.stage.settle()
    #expect(names(it) == [])
    #expect(it.edits == ["edit 1", "end 1"])
  }

  @Test("F1104: An action that deletes its row leaves the focus at the row in its place")
  func deleting() {
    let it = TableStage(count: 5)
    it.trailing = { path in
      let action = ContextualAction(style: .destructive, title: "Remove") {
        _, _, completionHandler in
        it.rows[0].remove(at: path.row)
        it.table.deleteRows(at: [path])
        completionHandler(true)
      }
      return SwipeActionsConfiguration(actions: [action])
    }
    swipe(it)
    it.stage.tap(.button("Remove"))
    it.stage.settle()
    #expect(it.texts == ["Row 0", "Row 2", "Row 3", "Row 4"])
    #expect(it.edits == ["edit 1", "end nil"])
    #expect(it.table.cursor == path(1))
    it.stage.press(.delete)
    it.stage.settle()
    #expect(it.texts == ["Row 0", "Row 3", "Row 4"])
    #expect(it.table.isFocused)
  }

  @Test("F1104: Delete performs the destructive action of the focused row, and no other one")
  func deleteKeyOfActions() throws {
    let (it, log) = actions()
    it.stage.tap("Row 1")
    it.stage.press(.delete)
    #expect(log.performed == ["Remove"])
    #expect(log.sources[0] === it.table.cellForRow(at: path(1)))
    it.isEditable = true
    it.trailing = { _ in
      SwipeActionsConfiguration(actions: [
        ContextualAction(style: .normal, title: "A") { _, _, _ in }
      ])
    }
    it.stage.press(.delete)
    it.stage.settle()
    #expect(log.performed == ["Remove"])
    #expect(it.rows[0].count == 5)
  }

  @Test("F1104: The menu of a row has the actions of both sides", arguments: [KeyCode.menu, nil])
  func menuOfActions(key: KeyCode?) {
    let (it, log) = actions()
    if let key {
      it.stage.tap("Row 2")
      it.stage.press(key)
    } else {
      it.stage.tap("Row 2", button: .secondary)
    }
    it.stage.settle()
    #expect(it.stage.element("Remove") != nil)
    #expect(it.stage.element("Keep") != nil)
    it.stage.tap("Mark")
    it.stage.settle()
    #expect(log.performed == ["Mark"])
    #expect(log.sources[0] === it.table.cellForRow(at: path(2)))
    #expect(it.table.isFocused == (key != nil))
  }

  @Test(
    "F1104: A configuration without actions keeps the row from being swiped, even to be deleted")
  func none() {
    let it = table()
    it.trailing = { _ in SwipeActionsConfiguration(actions: []) }
    swipe(it)
    #expect(it.edits == [])
    it.stage.press(.delete)
    it.stage.settle()
    #expect(it.rows[0].count == 5)
  }

  @Test("F1104: A row that is used again is not aside")
  func reuse() throws {
    let (it, _) = actions(40)
    swipe(it)
    let cell = try #require(it.table.cellForRow(at: path(1)))
    it.table.contentOffset.y = 600
    it.stage.settle()
    #expect(cell.swipeActions == nil)
    #expect(!it.table.isEditing)
  }

  @Test("F1104: Actions have their colors, and images whose titles show where there is room")
  func pictureOfActions() {
    let it = TableStage(count: 3)
    it.heights = { $0.row == 0 ? 100 : 44 }
    it.trailing = { _ in
      let share = ContextualAction(style: .normal, title: "Share") { _, _, _ in }
      share.image = Image(systemName: "square.and.arrow.up")
      let mark = ContextualAction(style: .normal, title: "Mark") { _, _, _ in }
      mark.backgroundColor = .systemBlue
      let remove = ContextualAction(style: .destructive, title: "Remove") { _, _, _ in }
      return SwipeActionsConfiguration(actions: [remove, share, mark])
    }
    it.table.reloadData()
    it.stage.turn()
    it.stage.swipe(.at(250, 50), by: Point(x: -150, y: 2))
    it.stage.settle()
    it.stage.expectPicture(named: "table-actions")
  }

  @Test("A data source that implements only commit has its rows swiped, one without it has not")
  func onlyCommit() {
    class Plain: TableViewDataSource {
      var count = 3
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell { TableViewCell() }
    }
    final class Committing: Plain {}
    final class Editor: TableViewDataSource {
      var count = 3
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(
        _ tableView: TableView, cellForRowAt indexPath: IndexPath
      ) -> TableViewCell { TableViewCell() }
      func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {
        count -= 1
        tableView.deleteRows(at: [indexPath])
      }
    }
    func opens(_ source: some TableViewDataSource) -> Bool {
      let controller = ViewController()
      let stage = Stage(controller, size: Size(width: 300, height: 400))
      let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
      controller.view.addSubview(table)
      table.dataSource = source
      stage.turn()
      stage.swipe(.at(250, 66), by: Point(x: -120, y: 0))
      stage.settle()
      return stage.element(.button("Delete")) != nil
    }
    #expect(opens(Editor()))
    #expect(!opens(Plain()))
    #expect(!opens(Committing()))
    let answer = Plain().tableView(TableView(), commit: .delete, forRowAt: path(0))
    #expect(type(of: answer) == TableView.UnimplementedCommit.self)
  }
}
