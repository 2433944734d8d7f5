@testable import Containers
import ContainersTesting
import Testing

@MainActor
@Suite("The margins of rows")
struct TableMarginTests {
  private let path = IndexPath(row: 0, section: 0)

  private func table(
    width: Double, style: TableView.Style = .plain, configure: (TableStage) -> Void = { _ in }
  ) throws -> (it: TableStage, cell: TableViewCell) {
    let it = TableStage([["One", "Two"]], style: style)
    it.titles = ["Header"]
    configure(it)
    it.table.reloadData()
    resize(it, to: width)
    return (it, try #require(it.table.cellForRow(at: path)))
  }

  private func resize(_ it: TableStage, to width: Double) {
    it.table.frame.size.width = width
    it.stage.turn()
  }

  @Test("Texts, separators, and headers begin at the margin of a view of that width")
  func widths() throws {
    let (it, cell) = try table(width: 399)
    let root = ViewController()

    for width in [399.0, 400, 320, 900] {
      resize(it, to: width)
      root.view.frame.size.width = width
      let margin = root.systemMinimumLayoutMargins.leading
      let header = try #require(it.table.headerView(forSection: 0) as? TableViewHeaderFooterView)
      #expect(margin == (width < 400 ? 16 : 20))
      #expect(cell.textLabel.frame.minX == margin)
      #expect(cell.separator?.frame.minX == margin)
      #expect(it.table.separatorInset.left == margin)
      #expect(header.textLabel.frame.minX == margin)
    }
  }

  @Test("A text that wraps is measured between the margins of the new width")
  func heights() throws {
    let text = String(repeating: "wide ", count: 40)
    let (it, cell) = try table(width: 300) {
      $0.fill = { cell, _ in
        cell.textLabel.numberOfLines = 0
        cell.textLabel.text = text
      }
    }
    for width in [400.0, 399] {
      resize(it, to: width)
      let height = cell.textLabel.sizeThatFits(
        Size(
          width: cell.contentView.bounds.inset(by: cell.contentView.layoutMargins).width, height: 0)
      ).height
      #expect(cell.frame.height == height + 22)
    }
  }

  @Test("Accessories are as far from the trailing edge as texts are from the leading one")
  func accessories() throws {
    let (it, cell) = try table(width: 300)
    let accessory = View(frame: Rect(x: 0, y: 0, width: 30, height: 20))
    cell.accessoryView = accessory

    for (width, margin) in [(300.0, 16.0), (500, 20)] {
      resize(it, to: width)
      #expect(accessory.frame.maxX == width - margin)
      #expect(cell.contentView.frame.maxX == accessory.frame.minX)
    }
  }

  @Test("Cards of an inset grouped table keep the margin to its edges")
  func cards() throws {
    let (it, cell) = try table(width: 300, style: .insetGrouped)
    #expect(cell.frame.minX == 16)
    #expect(cell.frame.width == 268)

    resize(it, to: 500)

    #expect(cell.frame.minX == 20)
    #expect(cell.frame.width == 460)
    #expect(cell.textLabel.frame.minX == 20)
  }

  @Test("Margins and separator insets that are set stay as they are")
  func explicit() throws {
    let (it, cell) = try table(width: 300)
    cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 11, leading: 16, bottom: 11, trailing: 16)
    it.table.separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

    resize(it, to: 500)

    #expect(cell.textLabel.frame.minX == 16)
    #expect(cell.separator?.frame.minX == 16)
  }

  @Test("A separator with an automatic left inset begins at the margin, whatever the right one is")
  func automaticSeparator() throws {
    let (it, cell) = try table(width: 300)
    let insets = EdgeInsets(top: 0, left: TableView.automaticDimension, bottom: 0, right: 9)
    it.table.separatorInset = insets
    resize(it, to: 500)
    #expect(it.table.separatorInset == EdgeInsets(top: 0, left: 20, bottom: 0, right: 9))
    #expect(cell.separator?.frame.minX == 20)
    #expect(cell.separator?.frame.maxX == 491)

    it.table.separatorInset = .zero
    cell.separatorInset = insets
    it.stage.turn()
    #expect(cell.separator?.frame.minX == 20)
    #expect(cell.separator?.frame.maxX == 491)
  }

  @Test("A header has the margins of the table when it is about to be displayed")
  func displayedHeader() throws {
    var told: [Double] = []
    _ = try table(width: 500) { it in
      it.whenHeaderDisplayed = { told.append($0.directionalLayoutMargins.leading) }
      it.header = { TableViewHeaderFooterView(reuseIdentifier: nil) }
      it.table.frame.size.width = 500
    }

    #expect(told.last == 20)
  }

  @Test("The guides of a table, its headers, and its cells follow the width")
  func guides() throws {
    let it = TableStage([["One"]])
    it.titles = ["Header"]
    it.table.reloadData()
    it.stage.turn()
    let header = try #require(it.table.headerView(forSection: 0) as? TableViewHeaderFooterView)
    let cell = try #require(it.table.cellForRow(at: path))
    let views = [it.table, header, header.contentView, cell, cell.contentView]
    let guides = views.map(\.layoutMarginsGuide)

    for (width, margin) in [(300.0, 16.0), (500, 20)] {
      resize(it, to: width)
      for (view, guide) in zip(views, guides) {
        #expect(view.directionalLayoutMargins.leading == margin)
        #expect(guide.layoutFrame.minX == margin)
      }
    }
  }

  @Test("Margins that are preserved contain the safe area once")
  func safeArea() throws {
    let controller = ViewController()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 0, left: 30, bottom: 0, right: 20)
    let (it, cell) = try table(width: 300)
    let stage = Stage(controller, size: Size(width: 300, height: 400))
    controller.view.addSubview(it.table)
    it.table.insetsContentViewsToSafeArea = false
    cell.contentView.preservesSuperviewLayoutMargins = true
    stage.turn()

    #expect(cell.contentView.frame.width == 300)
    #expect(
      cell.contentView.layoutMargins
        == EdgeInsets(top: 11, left: 46, bottom: 11, right: 36))
  }

  @Test("From right to left, the margins that content preserves are at the other sides")
  func rightToLeft() throws {
    let (it, cell) = try table(width: 500) { $0.makes = { Self.preserving() } }
    it.table.semanticContentAttribute = .forceRightToLeft
    cell.semanticContentAttribute = .forceRightToLeft
    cell.contentView.semanticContentAttribute = .forceRightToLeft
    it.stage.turn()

    #expect(cell.contentView.frame == Rect(x: 54, y: 0, width: 446, height: cell.frame.height))
    #expect(cell.contentView.layoutMargins.right == 20)
    #expect(cell.contentView.layoutMargins.left == 0)
  }

  @Test("Measuring a cell in no table leaves its size as it is")
  func sampleSize() {
    let sample = Self.preserving()
    let frame = sample.frame

    _ = sample.sizeThatFits(Size(width: 500, height: 0))
    _ = sample.sizeThatFits(Size(width: .infinity, height: 0))

    #expect(sample.frame == frame)
  }

  @Test("Content with margins of its own follows the rows if it preserves the cell's")
  func preserved() throws {
    let (it, cell) = try table(width: 300)
    cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 9, leading: 0, bottom: 9, trailing: 40)
    cell.contentView.preservesSuperviewLayoutMargins = true

    for (width, margin) in [(300.0, 16.0), (500, 20), (300, 16)] {
      resize(it, to: width)
      #expect(
        cell.contentView.layoutMargins
          == EdgeInsets(top: 9, left: margin, bottom: 9, right: 40))
    }
  }

  /// Returns a text that needs more lines in less than a width.
  private static func text(filling width: Double, font: Font? = nil) -> String {
    let label = Label()
    if let font { label.font = font }
    label.numberOfLines = 0
    func height(_ width: Double) -> Double {
      label.sizeThatFits(Size(width: width, height: 0)).height
    }
    var text = "One\nTwo\nAnd a word of "
    repeat {
      text += "i"
      label.text = text
    } while height(width) == height(width - 4)
    return text
  }

  private static func cell(_ text: String) -> TableViewCell {
    let cell = TableViewCell()
    cell.textLabel.numberOfLines = 0
    cell.textLabel.text = text
    return cell
  }

  /// Returns a cell whose content is between the margin and an accessory.
  private static func preserving(_ text: String = "") -> TableViewCell {
    let cell = cell(text)
    cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 9, leading: 0, bottom: 9, trailing: 0)
    cell.contentView.preservesSuperviewLayoutMargins = true
    cell.accessoryView = View(frame: Rect(x: 0, y: 0, width: 34, height: 20))
    return cell
  }

  @Test(
    "A row, and a cell in no table, is measured with the margins that its content preserves",
    arguments: [(300.0, 16.0), (399, 16), (400, 20), (480, 20)])
  func measuredPreserved(width: Double, margin: Double) throws {
    // At the side of the accessory the content keeps no margin.
    let room = width - 2 * margin - 34
    let text = Self.text(filling: room)
    let (_, cell) = try table(width: width) { $0.makes = { Self.preserving(text) } }
    let needed = cell.textLabel.sizeThatFits(Size(width: room, height: 0))

    #expect(cell.frame.height == max(44, needed.height + 18))
    #expect(needed.height > 26)
    #expect(
      Self.preserving(text).sizeThatFits(Size(width: width, height: 0)).height == cell.frame.height)
    #expect(cell.contentView.layoutMargins.left == margin)
    #expect(cell.contentView.layoutMargins.right == 0)
  }

  @Test(
    "A cell in no table is measured as a row of that width",
    arguments: [(300.0, 16.0), (399, 16), (400, 20), (480, 20)])
  func sample(width: Double, margin: Double) throws {
    // Between margins of 20 points it needs another line.
    let text = Self.text(filling: width - 32)
    let (_, cell) = try table(width: width) { $0.makes = { Self.cell(text) } }

    let size = Self.cell(text).sizeThatFits(Size(width: width, height: 0))

    #expect(size.height == cell.frame.height)
    #expect(
      cell.textLabel.sizeThatFits(Size(width: width - 2 * margin, height: 0)).height + 22
        == cell.frame.height)
  }

  @Test("Titles, and headers that are measured, have room between the margins")
  func titles() throws {
    func check(_ view: View?) throws {
      let view = try #require(view as? TableViewHeaderFooterView)
      let (label, size) = (view.textLabel, view.textLabel.bounds.size)
      #expect(label.frame.minX == 20)
      #expect(size.height >= label.sizeThatFits(Size(width: size.width, height: 0)).height)
    }
    let (it, _) = try table(width: 480)
    it.titles = [Self.text(filling: 448, font: .system(size: 13, weight: .semibold))]
    it.footer = Self.text(filling: 448, font: .caption)
    it.table.reloadData()
    it.stage.turn()
    try check(it.table.headerView(forSection: 0))
    try check(it.table.footerView(forSection: 0))

    it.titles = []
    it.header = {
      let header = TableViewHeaderFooterView(reuseIdentifier: nil)
      header.textLabel.text = Self.text(filling: 448)
      return header
    }
    it.table.reloadData()
    it.stage.turn()
    try check(it.table.headerView(forSection: 0))
  }

  @Test("A cell that is used again after the table became wider takes the new margin")
  func reuse() throws {
    let (it, _) = try table(width: 300)
    var willDisplay: [Double] = []
    it.whenDisplayed = { willDisplay.append($0.contentView.layoutMargins.left) }
    it.rows = [[]]
    it.table.reloadData()
    resize(it, to: 500)
    it.rows = [["Three"]]
    it.table.reloadData()
    it.stage.turn()

    let used = try #require(it.table.cellForRow(at: path))
    #expect((used as? CountedCell)?.reuses ?? 0 > 0)
    #expect(used.textLabel.frame.minX == 20)
    #expect(willDisplay == [20])
  }

  @Test("Constraints to the margins of a cell's content follow the width of the table")
  func guide() throws {
    let (it, cell) = try table(width: 300)
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    let guide = cell.contentView.layoutMarginsGuide
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])

    for (width, margin) in [(300.0, 16.0), (500, 20)] {
      resize(it, to: width)
      #expect(view.frame.minX == margin)
    }
  }
}
