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
    #expect(cell.frame.minX == 16 && cell.frame.width == 268)

    resize(it, to: 500)

    #expect(cell.frame.minX == 20 && cell.frame.width == 460)
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

  private static func preserving() -> TableViewCell {
    let cell = TableViewCell()
    cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 9, leading: 0, bottom: 9, trailing: 0)
    cell.contentView.preservesSuperviewLayoutMargins = true
    cell.accessoryView = View(frame: Rect(x: 0, y: 0, width: 34, height: 20))
    cell.textLabel.numberOfLines = 0
    cell.textLabel.text = String(repeating: "wide ", count: 40)
    return cell
  }

  @Test("A row is measured with the margins that its content preserves", arguments: [300.0, 480])
  func measuredPreserved(width: Double) throws {
    let (it, cell) = try table(width: width) { $0.makes = Self.preserving }
    let margin = it.table.separatorInset.left
    // The accessory is beside the content, so the content keeps no margin there.
    let room = width - margin - (34 + margin)
    let text = cell.textLabel.sizeThatFits(Size(width: room, height: 0))
    #expect(cell.contentView.layoutMargins.left == margin)
    #expect(cell.contentView.layoutMargins.right == 0)
    #expect(cell.frame.height == text.height + 18)
  }

  @Test("A cell in no table is measured as a row of that width", arguments: [300.0, 399, 400, 480])
  func sample(width: Double) throws {
    let (_, cell) = try table(width: width) { $0.makes = Self.preserving }
    let sample = Self.preserving().sizeThatFits(Size(width: width, height: 0))
    #expect(sample.height == cell.frame.height)

    let (_, plain) = try table(width: width) {
      $0.fill = { cell, _ in
        cell.textLabel.numberOfLines = 0
        cell.textLabel.text = String(repeating: "wide ", count: 40)
      }
    }
    let other = TableViewCell()
    other.textLabel.numberOfLines = 0
    other.textLabel.text = plain.textLabel.text
    #expect(other.sizeThatFits(Size(width: width, height: 0)).height == plain.frame.height)
  }

  @Test("A cell that is used again in a table of another width takes its margin")
  func reuse() throws {
    let (it, _) = try table(width: 300)
    it.rows = [[]]
    it.table.reloadData()
    resize(it, to: 500)
    it.rows = [["Three"]]
    it.table.reloadData()
    it.stage.turn()

    let used = try #require(it.table.cellForRow(at: path))
    #expect(used.textLabel.frame.minX == 20)
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
