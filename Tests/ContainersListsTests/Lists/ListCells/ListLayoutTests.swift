import ContainersTesting
import Testing

@testable import Containers

@MainActor
struct ListLayoutTests {
  @Test("F1103: A list has rows as high as their content, with separators between them")
  func rows() throws {
    let it = ListStage(.insetGrouped, [3, 2])
    let frames = (0..<3).map { it.frame($0) }
    #expect(frames.allSatisfy { $0?.minX == 16 })
    #expect(frames.allSatisfy { $0?.width == 288 })
    #expect(frames.allSatisfy { $0?.height == 44 })
    #expect(it.cell(0)?.lines.bottom != nil)
    #expect(it.cell(2)?.lines.bottom == nil)
    let cards = it.collection.subviews.filter { $0 is ListCardView }
    #expect(cards.map(\.frame.height).sorted() == [88, 132])
    #expect(!it.stage.application.isFrameDue)
  }

  @Test(
    "F1103: Each appearance has its own ground and side insets",
    arguments: CollectionLayoutListConfiguration.Appearance.allCases)
  func appearances(appearance: CollectionLayoutListConfiguration.Appearance) {
    let it = ListStage(appearance, [2])
    let isGrouped = appearance == .grouped || appearance == .insetGrouped
    let ground =
      isGrouped
      ? ScrollPalette.groupedGround
      : appearance == .sidebar ? ScrollPalette.header : ScrollPalette.ground
    #expect(
      it.collection.backgroundColor == ground.resolvedColor(with: it.collection.traitCollection))
    #expect(it.frame(0)?.minX == (appearance == .insetGrouped ? 16 : 0))
    let hasLines = appearance != .sidebar && appearance != .sidebarPlain
    #expect((it.cell(0)?.lines.bottom != nil) == hasLines)
    it.collection.setCollectionViewLayout(CollectionViewFlowLayout(), animated: false)
    it.stage.settle()
    #expect(
      it.collection.backgroundColor
        == ScrollPalette.ground.resolvedColor(with: it.collection.traitCollection))
  }

  @Test("F1103: Headers and footers are supplementary views; a plain list's header stays visible")
  func headers() {
    let it = ListStage(.plain, [40]) { list in
      list.headerMode = .supplementary
      list.footerMode = .supplementary
    }
    let kind = CollectionView.elementKindSectionHeader
    let path = IndexPath(item: 0, section: 0)
    #expect(it.collection.supplementaryView(forElementKind: kind, at: path) != nil)
    it.collection.contentOffset.y = 300
    it.stage.settle()
    #expect(it.collection.supplementaryView(forElementKind: kind, at: path)?.frame.minY == 300)
  }

  @Test("F1103: The first item can be the header")
  func firstItem() {
    let it = ListStage(.plain, [3]) { $0.headerMode = .firstItemInSection }
    #expect(it.cell(0)?.placement?.role == .header)
    #expect(it.cell(0)?.defaultContentConfiguration() == .header())
    #expect(it.cell(1)?.placement?.role == .row)
  }

  @Test("F1103: Accessories are before and after the content, and some only while editing")
  func accessories() throws {
    let it = ListStage(.plain, [2]) { _ in
    } fill: { cell in
      cell.accessories = [
        .disclosureIndicator(displayed: .whenNotEditing), .label(text: "12"), .delete(), .reorder(),
      ]
    }
    let cell = try #require(it.cell(0))
    let width = cell.contentView.frame.width
    #expect(cell.contentView.frame.minX == 0)
    #expect(width < 320 - 8 - 16)
    it.collection.isEditing = true
    it.stage.settle()
    #expect(cell.contentView.frame.minX == 38)
    let shown = cell.accessoryViews.filter { $0.alpha == 1 }.map(\.accessory.kind)
    #expect(shown == [.label("12"), .delete, .reorder])
    it.collection.traitOverrides.layoutDirection = .rightToLeft
    it.stage.settle()
    #expect(it.cell(0)?.contentView.frame.maxX.rounded() == 282)
  }

  @Test("F1103: Rows are as high as their texts beside the accessories of editing")
  func editedHeights() throws {
    let it = ListStage(.plain, [2]) { _ in
    } fill: { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "A subject that just about fits on one line"
      content.textProperties.numberOfLines = 0
      cell.contentConfiguration = content
      cell.accessories = [.delete(), .reorder()]
    }
    let before = try #require(it.frame(0)).height
    it.collection.isEditing = true
    it.stage.settle()
    #expect(try #require(it.frame(0)).height > before)
    #expect(it.frame(1)?.minY == it.frame(0)?.height)
  }

  @Test("F1103: A detail button, and one that shows the rows below, call their handlers")
  func buttons() throws {
    var log: [String] = []
    let it = ListStage(.plain, [1]) { _ in
    } fill: { cell in
      cell.accessories = [
        .detail { log.append("detail") }, .outlineDisclosure { log.append("outline") },
      ]
    }
    let cell = try #require(it.cell(0))
    for view in cell.accessoryViews {
      it.stage.tap(.point(cell.convert(view.frame.center, to: nil)))
    }
    #expect(log == ["detail", "outline"])
  }

  @Test("F1103: A list whose traits change stays at its start")
  func start() {
    let it = ListStage(.insetGrouped, [40]) { $0.headerMode = .supplementary }
    it.collection.overrideUserInterfaceStyle = .dark
    it.stage.settle()
    #expect(it.collection.contentOffset == .zero)
  }

  @Test("F1103: Indentation moves the content and the separator")
  func indentation() throws {
    let it = ListStage(.plain, [2]) { _ in
    } fill: {
      $0.indentationLevel = 2
    }
    let cell = try #require(it.cell(0))
    #expect(cell.contentView.frame.minX == 32)
    #expect(cell.lines.bottom?.frame.minX == 48)
  }

  @Test("F1104: A row of a list offers actions at both sides by a drag, and performs them")
  func swipe() throws {
    var log: [String] = []
    let it = ListStage(.insetGrouped, [3]) { list in
      list.trailingSwipeActionsConfigurationProvider = { path in
        SwipeActionsConfiguration(actions: [
          ContextualAction(style: .destructive, title: "Delete") { _, _, done in
            log.append("delete \(path.item)")
            done(true)
          }
        ])
      }
      list.leadingSwipeActionsConfigurationProvider = { _ in
        SwipeActionsConfiguration(actions: [
          ContextualAction(style: .normal, title: "Keep") { _, _, done in done(true) }
        ])
      }
    }
    it.swipe(1, by: -90)
    let cell = try #require(it.cell(1))
    #expect(cell.swipeActions?.swipe.side == .trailing)
    #expect(cell.configurationState.isSwiped)
    let button = try #require(cell.swipeActions?.subviews.first)
    it.stage.tap(.point(button.convert(Point(x: 10, y: 10), to: nil)))
    it.stage.settle()
    #expect(log == ["delete 1"])
    #expect(cell.swipeActions == nil)
    it.swipe(1, by: 90)
    #expect(cell.swipeActions?.swipe.side == .leading)
    it.stage.press(.escape)
    it.stage.settle()
    #expect(cell.swipeActions == nil)
    it.swipe(1, by: -270)
    #expect(log == ["delete 1", "delete 1"])
  }

  @Test("F1104: Scrolling, a press elsewhere, and another layout put a row of a list back")
  func closing() throws {
    let it = ListStage(.plain, [60]) { list in
      list.trailingSwipeActionsConfigurationProvider = { _ in
        SwipeActionsConfiguration(actions: [
          ContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
        ])
      }
    }
    let ways: [(ListStage) -> Void] = [
      { $0.collection.contentOffset.y += 5 },
      { $0.stage.tap(.point(Point(x: 100, y: 300))) },
      { $0.collection.isEditing = true },
    ]
    for way in ways {
      it.collection.isEditing = false
      it.swipe(2, by: -90)
      #expect(it.cell(2)?.swipeActions != nil)
      way(it)
      it.stage.settle()
      #expect(it.cell(2)?.swipeActions == nil)
      #expect(it.selected.isEmpty)
    }
    it.collection.isEditing = false
    it.swipe(2, by: -90)
    it.collection.setCollectionViewLayout(CollectionViewFlowLayout(), animated: false)
    it.stage.settle()
    #expect(
      it.collection.visibleCells.allSatisfy { ($0 as? CollectionViewListCell)?.swipeActions == nil }
    )
  }

  @Test("F1104: Delete performs the destructive action of the focused row of a list")
  func deleteKey() {
    var log: [Int] = []
    let it = ListStage(.plain, [3]) { list in
      list.trailingSwipeActionsConfigurationProvider = { path in
        SwipeActionsConfiguration(actions: [
          ContextualAction(style: .destructive, title: "Delete") { _, _, done in
            log.append(path.item)
            done(true)
          }
        ])
      }
    }
    it.collection.window?.moveFocus(to: it.collection)
    it.stage.press(.downArrow)
    it.stage.press(.delete)
    #expect(log == [1])
  }
}
