import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("Lists whose content keeps a readable width")
struct ReadableWidthTests {
  private let path = IndexPath(row: 0, section: 0)

  private func table(_ style: TableView.Style, follows: Bool = true) throws -> TableStage {
    let it = TableStage([["One", "Two"]], style: style) {
      $0.cellLayoutMarginsFollowReadableWidth = follows
    }
    it.titles = ["Header"]
    it.table.reloadData()
    resize(it, to: 1000)
    return it
  }

  private func resize(_ it: TableStage, to width: Double) {
    it.table.frame.size.width = width
    it.stage.turn()
  }

  @Test("F1118: The margins of rows and headers keep their content readable, if asked")
  func margins() throws {
    let it = try table(.plain)
    let cell = try #require(it.table.cellForRow(at: path))
    let header = try #require(it.table.headerView(forSection: 0) as? TableViewHeaderFooterView)

    #expect(cell.frame.width == 1000)
    #expect(cell.textLabel.frame.minX == 164)
    #expect(cell.contentView.layoutMargins.right == 164)
    #expect(cell.separator?.frame.minX == 164)
    #expect(header.textLabel.frame.minX == 164)
    #expect(it.table.separatorInset.left == 164)
    resize(it, to: 320)
    #expect(cell.textLabel.frame.minX == 16)
  }

  @Test("F1118: Without being asked, content reaches from margin to margin")
  func usual() throws {
    let it = try table(.plain, follows: false)
    let cell = try #require(it.table.cellForRow(at: path))
    #expect(!it.table.cellLayoutMarginsFollowReadableWidth)
    #expect(cell.textLabel.frame.minX == 20)

    it.table.cellLayoutMarginsFollowReadableWidth = true
    it.stage.turn()
    #expect(it.table.cellForRow(at: path)?.textLabel.frame.minX == 164)
    it.table.cellLayoutMarginsFollowReadableWidth = false
    it.stage.turn()
    #expect(it.table.cellForRow(at: path)?.textLabel.frame.minX == 20)
  }

  @Test("F1118: Cards become narrower, and their content keeps its margins")
  func cards() throws {
    let it = try table(.insetGrouped)
    let cell = try #require(it.table.cellForRow(at: path))
    #expect(it.table.rectForRow(at: path).width == 672)
    #expect(cell.frame.minX == 164)
    #expect(cell.textLabel.frame.minX == 20)
  }

  @Test("F1118: The width grows with the text size")
  func textSize() throws {
    let it = try table(.plain)
    it.table.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    it.stage.turn()
    let cell = try #require(it.table.cellForRow(at: path))
    #expect(cell.textLabel.frame.minX == 85)
  }

  private func frame(
    _ appearance: CollectionLayoutListConfiguration.Appearance, width: Double,
    _ reference: ContentInsetsReference
  ) -> Rect? {
    var list = CollectionLayoutListConfiguration(appearance: appearance)
    list.showsSeparators = false
    let layout = CollectionViewCompositionalLayout { _, environment in
      let section = CollectionLayoutSection.list(using: list, layoutEnvironment: environment)
      section.contentInsetsReference = reference
      return section
    }
    let it = ListStage(appearance, [2], size: Size(width: width, height: 300))
    it.collection.setCollectionViewLayout(layout, animated: false)
    it.stage.settle()
    return it.frame(0)
  }

  @Test("F1119: The rows of a list in a collection view keep a readable width, if asked")
  func list() throws {
    let plain = try #require(frame(.plain, width: 1000, .readableContent))
    #expect(plain.minX == 164)
    #expect(plain.width == 672)
    let cards = try #require(frame(.insetGrouped, width: 1000, .readableContent))
    #expect(cards.minX == 164)
    #expect(frame(.plain, width: 1000, .automatic)?.width == 1000)
    #expect(frame(.plain, width: 400, .readableContent)?.width == 400)
    #expect(frame(.insetGrouped, width: 400, .readableContent)?.width == 360)
    #expect(frame(.insetGrouped, width: 400, .layoutMargins)?.width == 360)
  }

  @Test("F1119: The insets of any section are measured from the margins or the readable width")
  func section() throws {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: item.layoutSize, repeatingSubitem: item, count: 1))
    section.contentInsets.leading = 10
    let traits = TraitCollection()
    func insets(_ reference: ContentInsetsReference, width: Double) -> DirectionalEdgeInsets {
      section.contentInsetsReference = reference
      return section.insets(
        in: LayoutEnvironment(
          contentSize: Size(width: width, height: 400), contentInsets: .zero,
          traitCollection: traits))
    }
    #expect(insets(.automatic, width: 1000).leading == 10)
    #expect(insets(.safeArea, width: 1000).trailing == 0)
    #expect(insets(.layoutMargins, width: 1000).leading == 30)
    #expect(insets(.readableContent, width: 1000).leading == 174)
    #expect(insets(.readableContent, width: 1000).trailing == 164)
    #expect(insets(.readableContent, width: 320).trailing == 16)
  }
}
