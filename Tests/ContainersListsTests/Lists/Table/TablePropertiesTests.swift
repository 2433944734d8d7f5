@testable import Containers
import ContainersTesting
import Testing

/// Effects of the properties of a table view and its cells.
@MainActor
struct TablePropertiesTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test("A table view reports the number of rows in a section, and the row at a point")
  func rows() {
    let table = TableStage([["A", "B"], ["C"]]).table
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.numberOfRows(inSection: 1) == 1)
    let second = table.rectForRow(at: path(1))
    #expect(table.indexPathForRow(at: second.center) == path(1))
    #expect(table.indexPathForRow(at: Point(x: 10, y: 5000)) == nil)
  }

  @Test("Headers and footers have the height that the table view sets")
  func sectionHeights() {
    let stage = TableStage([["A"], ["B"]]) {
      $0.sectionHeaderHeight = 33
      $0.sectionFooterHeight = 17
    }
    stage.titles = ["One", "Two"]
    stage.table.reloadData()
    stage.stage.turn()
    #expect(stage.table.rectForHeader(inSection: 0).height == 33)
    #expect(stage.table.headerView(forSection: 0)?.frame.height == 33)
    #expect(stage.table.footerView(forSection: 0) == nil)
  }

  @Test("The table's header and footer views scroll with the rows and keep their height")
  func tableHeader() {
    let stage = TableStage(count: 2)
    let (header, footer) = (View(), View())
    header.frame.size.height = 50
    footer.frame.size.height = 30
    stage.table.tableHeaderView = header
    stage.table.tableFooterView = footer
    stage.stage.turn()
    #expect(header.frame == Rect(x: 0, y: 0, width: 300, height: 50))
    #expect(stage.table.rectForRow(at: path(0)).minY == 50)
    #expect(footer.frame.minY == stage.table.rectForRow(at: path(1)).maxY)
    stage.table.tableHeaderView = nil
    stage.stage.turn()
    #expect(header.superview == nil)
    #expect(stage.table.rectForRow(at: path(0)).minY == 0)
  }

  @Test("Separators have the color and insets of the table view or the cell, or are hidden")
  func separators() {
    let stage = TableStage(count: 3)
    stage.table.separatorColor = DynamicColor(.red)
    stage.table.separatorInset = EdgeInsets(top: 0, left: 100, bottom: 0, right: 0)
    stage.stage.turn()
    func reds(_ row: Int) -> [Int] {
      let bitmap = stage.stage.picture.bitmap
      let bottom = Int(stage.table.rectForRow(at: path(row)).maxY)
      return (0..<300).filter { x in
        (bottom - 2..<bottom + 1).contains { bitmap[x, $0] & 0xFFFFFF == 0xFF0000 }
      }
    }
    #expect(reds(0).first == 100)
    #expect(reds(0).last == 299)
    stage.table.cellForRow(at: path(0))?.separatorInset = EdgeInsets(
      top: 0, left: 10, bottom: 0, right: 0)
    stage.stage.turn()
    #expect(reds(0).first == 10)
    #expect(reds(1).first == 100)
    stage.table.separatorStyle = .none
    stage.stage.turn()
    #expect(reds(0).isEmpty)
    stage.table.separatorStyle = .singleLine
    stage.stage.turn()
    #expect(!reds(0).isEmpty)
  }

  @Test("Arrows select the row they move to if selection follows the focus, and no row otherwise")
  func selectionFollowsFocus() {
    let stage = TableStage(count: 5)
    stage.table.selectionFollowsFocus = true
    stage.stage.press(.tab)
    stage.stage.press(.downArrow)
    #expect(stage.selected == [1])
    stage.table.selectionFollowsFocus = false
    stage.stage.press(.downArrow)
    #expect(stage.selected == [1])
    stage.stage.press(.space)
    #expect(stage.selected == [2])
  }

  @Test("In editing mode rows can be selected only if the table view allows it")
  func selectionDuringEditing() {
    let stage = TableStage(count: 3)
    stage.table.isEditing = true
    stage.stage.turn()
    stage.stage.tap("Row 1")
    #expect(stage.selected.isEmpty)
    stage.table.allowsSelectionDuringEditing = true
    stage.stage.tap("Row 1")
    #expect(stage.selected == [1])
  }

  @Test("A section can be reloaded with other rows and another number of rows")
  func reloadingSections() {
    let stage = TableStage([["A"], ["B"]])
    stage.rows[1] = ["C", "D"]
    stage.table.reloadSections([1], with: .none)
    stage.stage.settle()
    #expect(stage.texts == ["A", "C", "D"])
  }

  @Test("A cell is told through its setters that it is selected or highlighted")
  func setters() {
    let stage = TableStage(count: 0)
    stage.rows = [["A", "B"]]
    let cells = [SetterCell(), SetterCell()]
    var next = 0
    stage.makes = {
      next += 1
      return cells[min(next, 2) - 1]
    }
    stage.table.reloadData()
    stage.stage.turn()
    stage.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
    #expect(cells[0].calls.last == "selected true")
    stage.stage.grab(.at(100, stage.table.rectForRow(at: path(1)).midY))
    #expect(cells[1].calls.contains("highlighted true"))
    stage.stage.drop()
    #expect(cells[0].calls.last == "selected false")
  }

  @Test("A cell shows its selection with its own view, the default background or not at all")
  func selectionLook() {
    let stage = TableStage(count: 2)
    let cell = stage.table.cellForRow(at: path(0))
    func color() -> UInt32 {
      stage.stage.turn()
      return stage.stage.picture.bitmap[280, 10] & 0xFFFFFF
    }
    let plain = color()
    cell?.isSelected = true
    let usual = color()
    #expect(usual != plain)
    let own = View()
    own.backgroundColor = Color.red
    cell?.selectedBackgroundView = own
    #expect(color() == 0xFF0000)
    cell?.selectionStyle = .none
    #expect(color() == plain)
  }

  @Test("A cell has an image, an accessory view and an indentation level")
  func cellParts() throws {
    let stage = TableStage(count: 2)
    let cell = try #require(stage.table.cellForRow(at: path(0)))
    let text = { cell.textLabel.frame.minX }
    let start = text()
    cell.indentationWidth = 15
    cell.indentationLevel = 2
    stage.stage.turn()
    #expect(text() == start + 30)
    cell.imageView.image = Image.drawn(size: Size(width: 20, height: 20)) { _ in }
    let accessory = View(frame: Rect(x: 0, y: 0, width: 40, height: 20))
    cell.accessoryView = accessory
    cell.setNeedsLayout()
    stage.stage.turn()
    #expect(text() >= start + 50)
    #expect(accessory.frame.size == Size(width: 40, height: 20))
    #expect(cell.contentView.frame.maxX <= accessory.frame.minX)
  }

  @Test("Headers of a registered class are reused")
  func reusedHeaders() throws {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    table.register(
      TableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(header?.reuseIdentifier == "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "footer") == nil)
  }

  @Test("A row is scrolled to the middle, and a section spans its header and rows")
  func middle() {
    let stage = TableStage([(0..<100).map { "\($0)" }, ["A", "B"]])
    #expect(stage.table.numberOfSections == 2)
    stage.table.scrollToRow(at: path(50), at: .middle, animated: false)
    #expect(abs(stage.table.bounds.midY - stage.table.rectForRow(at: path(50)).midY) <= 1)
    let section = stage.table.rect(forSection: 1)
    #expect(section.contains(stage.table.rectForRow(at: path(0, 1))))
    #expect(section.contains(stage.table.rectForRow(at: path(1, 1))))
    #expect(!section.contains(stage.table.rectForRow(at: path(99))))
  }

  @Test("New rows come from the side that their animation names")
  func animations() {
    for (animation, isAbove) in [(TableView.RowAnimation.top, true), (.bottom, false)] {
      let stage = TableStage(count: 3)
      stage.rows[0].insert("New", at: 1)
      stage.table.insertRows(at: [path(1)], with: animation)
      stage.stage.turn()
      let cell = stage.table.cellForRow(at: path(1))
      let shown = cell?.presentation?.center.y ?? 0
      let end = stage.table.rectForRow(at: path(1)).midY
      #expect(isAbove ? shown < end : shown > end)
    }
  }
}

@MainActor
private final class SetterCell: TableViewCell {
  var calls: [String] = []

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    calls.append("selected \(selected)")
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    calls.append("highlighted \(highlighted)")
  }
}
