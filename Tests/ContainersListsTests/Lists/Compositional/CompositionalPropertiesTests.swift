import ContainersTesting
import Testing

@testable import Containers

@MainActor
struct CompositionalPropertiesTests {
  @Test("F1103: A dimension, a space and an anchor tell what they are")
  func kinds() {
    #expect(CollectionLayoutDimension.absolute(1).isAbsolute)
    #expect(CollectionLayoutDimension.estimated(1).isEstimated)
    #expect(CollectionLayoutDimension.fractionalWidth(1).isFractionalWidth)
    #expect(CollectionLayoutDimension.fractionalHeight(1).isFractionalHeight)
    #expect(CollectionLayoutSpacing.fixed(1).isFixed)
    #expect(CollectionLayoutSpacing.flexible(1).isFlexible)
    let anchor = CollectionLayoutAnchor(edges: .top, absoluteOffset: Point(x: 1, y: 2))
    #expect(anchor.isAbsoluteOffset)
    #expect(!anchor.isFractionalOffset)
  }

  @Test("F1103: A view at a corner of a section is at both of its edges")
  func corners() {
    for (alignment, place) in [
      (RectAlignment.topLeading, Point(x: 0, y: 0)), (.topTrailing, Point(x: 270, y: 0)),
      (.bottomLeading, Point(x: 0, y: 40)), (.bottomTrailing, Point(x: 270, y: 40)),
    ] {
      let section = CollectionLayoutSection.rows(.absolute(40))
      section.boundarySupplementaryItems = [
        CollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .absolute(50), heightDimension: .absolute(10)),
          elementKind: "corner", alignment: alignment)
      ]
      let it = CompositionalStage(
        CollectionViewCompositionalLayout(section: section), counts: [1])
      #expect(it.view("corner")?.origin == place)
    }
  }

  @Test("F1103: The layout knows its decoration views, and the environment its insets")
  func decoration() {
    let section = CollectionLayoutSection.rows(.absolute(40))
    section.decorationItems = [.background(elementKind: "card")]
    var insets: [DirectionalEdgeInsets] = []
    let layout = CollectionViewCompositionalLayout { _, environment in
      insets.append(environment.container.effectiveContentInsets)
      return section
    }
    layout.register(CollectionReusableView.self, forDecorationViewOfKind: "card")
    let it = CompositionalStage(layout, counts: [2]) {
      $0.contentInset = EdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
    }
    let path = IndexPath(item: 0, section: 0)
    let found = layout.layoutAttributesForDecorationView(ofKind: "card", at: path)
    #expect(found?.representedElementCategory == .decorationView)
    #expect(found?.frame.height == 80)
    #expect(insets.last?.top == 5)
    let plain = CollectionViewLayout()
    #expect(plain.layoutAttributesForDecorationView(ofKind: "card", at: path) == nil)
    #expect(!it.collection.visibleCells.isEmpty)
  }

  @Test("F1103: The separators of a list can be changed, for all rows and for each")
  func separators() {
    let handler: CollectionLayoutListConfiguration.ItemSeparatorHandler = { path, usual in
      var own = usual
      if path.item == 1 {
        own.topSeparatorVisibility = .visible
        own.topSeparatorInsets = DirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 6)
        own.bottomSeparatorVisibility = .hidden
      }
      return own
    }
    let it = ListStage(.plain, [3]) { list in
      list.headerTopPadding = 30
      list.separatorConfiguration.bottomSeparatorInsets = DirectionalEdgeInsets(
        top: 0, leading: 40, bottom: 0, trailing: 10)
      list.itemSeparatorHandler = handler
    }
    #expect(it.frame(0)?.minY == 30)
    #expect(it.cell(0)?.lines.bottom?.frame.minX == 40)
    #expect(it.cell(0)?.lines.bottom?.frame.maxX == 310)
    #expect(it.cell(1)?.lines.bottom == nil)
    #expect(it.cell(1)?.lines.top?.frame.minX == 5)
    let usual = ListSeparatorConfiguration(listAppearance: .plain)
    #expect(usual.topSeparatorInsets == ListSeparatorConfiguration.automaticInsets)
    let bare = ListStage(.plain, [3]) { $0.showsSeparators = false }
    #expect(bare.cell(0)?.lines.bottom == nil)
  }

  @Test("F1103: Leading accessories are indented with the content, unless they are not to be")
  func indentedAccessories() {
    for isIndented in [true, false] {
      let it = ListStage(.plain, [1]) { _ in
      } fill: { cell in
        cell.accessories = [.multiselect(displayed: .always)]
        cell.indentationLevel = 1
        cell.indentsAccessories = isIndented
      }
      #expect(it.cell(0)?.accessoryViews.first?.frame.minX == (isIndented ? 16 : 0))
    }
  }
}
