import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
struct TableInsetTests {
  @Test("Content of cells and headers stays within the safe area at the sides, if requested")
  func safeArea() throws {
    let controller = ViewController()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    let it = TableStage([["One", "Two"]])
    it.titles = ["Header"]
    let stage = Stage(controller, size: Size(width: 300, height: 400))
    controller.view.addSubview(it.table)
    it.table.reloadData()
    stage.turn()
    let cell = try #require(it.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let header = try #require(it.table.headerView(forSection: 0) as? TableViewHeaderFooterView)
    #expect(cell.frame.width == 300)
    #expect(cell.contentView.frame == Rect(x: 30, y: 0, width: 250, height: 44))
    #expect(cell.separator?.frame.minX == 46)
    #expect(header.contentView.frame.minX == 30)
    #expect(header.contentView.frame.width == 250)
    it.table.insetsContentViewsToSafeArea = false
    stage.turn()
    #expect(cell.contentView.frame.width == 300)
    #expect(header.contentView.frame.width == 300)
    #expect(cell.textLabel.frame.minX == 46)
  }

  @Test("The margins of a cell's content view surround its labels")
  func margins() throws {
    let it = TableStage(count: 3)
    let cell = try #require(it.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(
      cell.contentView.layoutMargins == EdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    #expect(cell.textLabel.frame.minX == 16)
    cell.contentView.layoutMargins = EdgeInsets(top: 30, left: 40, bottom: 30, right: 8)
    cell.textLabel.textAlignment = .center
    it.stage.turn()
    #expect(cell.textLabel.frame.minX == 40)
    #expect(cell.textLabel.frame.maxX == 292)
    #expect(cell.sizeThatFits(Size(width: 300, height: 0)).height > 75)
  }

  @Test("A text in one line keeps its size while its cell becomes wider")
  func hugging() throws {
    let it = TableStage(count: 3)
    let cell = try #require(it.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let frame = cell.textLabel.frame
    it.table.frame.size.width += 99
    it.stage.turn()
    #expect(cell.bounds.width == it.table.bounds.width)
    #expect(cell.textLabel.frame == frame)
  }

  @Test("The label of a cell is as wide as its text, whatever that is, in any size and direction")
  func following() throws {
    let it = TableStage(count: 3)
    let cell = try #require(it.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let label = cell.textLabel
    let short = label.frame.width
    label.text = "A text with more words"
    it.stage.turn()
    let long = label.frame.width
    #expect(!label.isTruncated)
    #expect(long > short)
    #expect(long == label.intrinsicContentSize.width)
    label.adjustsFontForContentSizeCategory = true
    it.stage.systemTraits = TraitCollection {
      $0.preferredContentSizeCategory = .extraExtraLarge
    }
    it.stage.turn()
    #expect(label.frame.width > long)
    #expect(label.frame.width == label.intrinsicContentSize.width)
    it.stage.systemTraits = TraitCollection {
      $0.preferredContentSizeCategory = .extraExtraLarge
      $0.layoutDirection = .rightToLeft
    }
    it.stage.turn()
    #expect(label.frame.maxX == cell.contentView.bounds.width - 16)
    #expect(label.frame.width == label.intrinsicContentSize.width)
  }

  @Test("A cell makes room for an image, and for a second text, that come while it is visible")
  func coming() throws {
    let it = TableStage(count: 3)
    it.makes = { TableViewCell(style: .value1, reuseIdentifier: nil) }
    it.table.reloadData()
    it.stage.turn()
    let cell = try #require(it.table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let detail = try #require(cell.detailTextLabel)
    cell.textLabel.text = "Text"
    detail.text = "5"
    cell.imageView.image = nil
    it.stage.turn()
    let (x, width) = (cell.textLabel.frame.minX, detail.frame.width)
    detail.text = "5,000"
    cell.imageView.image = Image(systemName: "star")
    it.stage.turn()
    #expect(cell.textLabel.frame.minX > x)
    #expect(detail.frame.width > width)
    #expect(!detail.isTruncated)
    #expect(!cell.textLabel.isTruncated)
  }

  @Test("A cell that sets its image in each layout comes to rest")
  func settling() throws {
    let it = TableStage(count: 3)
    it.makes = { RestlessCell(style: .default, reuseIdentifier: nil) }
    it.table.reloadData()
    let warnings = WarningLog.lines { it.stage.turn() }
    #expect(it.table.cellForRow(at: IndexPath(row: 1, section: 0)) is RestlessCell)
    #expect(warnings.isEmpty)
  }

  @Test(
    "Indicators stay within the safe area whatever the content does, unless disabled")
  func indicators() throws {
    let controller = ViewController()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 30, left: 0, bottom: 20, right: 6)
    let it = ScrollStage()
    let stage = Stage(controller, size: Size(width: 200, height: 200))
    controller.view.addSubview(it.scrollView)
    it.scrollView.contentInset = EdgeInsets(top: 50, left: 0, bottom: 0, right: 0)
    it.scrollView.contentInsetAdjustmentBehavior = .never
    it.scrollView.contentOffset = Point(x: 0, y: -50)
    it.scrollView.flashScrollIndicators()
    stage.turn()
    let bar = try #require(it.scrollView.indicators?.vertical)
    #expect(bar.frame.minY == -50 + 30 + 3)
    #expect(bar.frame.maxX == 200 - 6 - 3)
    it.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
    stage.turn()
    #expect(bar.frame.minY == -50 + 3)
    it.scrollView.verticalScrollIndicatorInsets.top = 7
    stage.turn()
    #expect(bar.frame.minY == -50 + 10)
  }

  @Test("The first label of a two-column cell follows the tint, unless it has a color")
  func tint() {
    let cell = TableViewCell(style: .value2, reuseIdentifier: nil)
    let other = TableViewCell(style: .value2, reuseIdentifier: nil)
    cell.textLabel.text = "Name"
    other.textLabel.text = "Own"
    other.textLabel.textColor = Color.black
    let controller = ViewController()
    controller.view.addSubview(cell)
    controller.view.addSubview(other)
    controller.view.tintColor = Color(hex: 0x336633)
    let stage = Stage(controller)
    stage.turn()
    #expect(cell.textLabel.textColor == Color(hex: 0x336633))
    controller.view.tintColor = Color(hex: 0x993333)
    #expect(cell.textLabel.textColor == Color(hex: 0x993333))
    #expect(other.textLabel.textColor == Color.black)
  }
}

/// A cell that sets its image in each layout.
private final class RestlessCell: TableViewCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.image = Image(systemName: "star")
  }
}
