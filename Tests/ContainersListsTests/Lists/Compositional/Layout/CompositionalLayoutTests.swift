import ContainersTesting
import Testing

@testable import Containers

@MainActor
struct CompositionalLayoutTests {
  @Test("F1103: A million items cost as many cells as are seen", arguments: [false, true])
  func million(isEstimated: Bool) {
    let layout = CollectionViewCompositionalLayout(
      section: .rows(isEstimated ? .estimated(40) : .absolute(40)))
    let it = CompositionalStage(layout, counts: [1_000_000])
    it.stage.settle()
    #expect(it.asked < 16)
    #expect(it.collection.contentSize.height == 40_000_000)
    #expect(it.frame(999_999) == Rect(x: 0, y: 39_999_960, width: 320, height: 40))
    it.collection.scrollToItem(
      at: IndexPath(item: 777_777, section: 0), at: .top, animated: false)
    it.stage.settle()
    #expect(it.items().first == 777_777)
    #expect(it.asked < 40)
  }

  @Test("F1103: Estimated sizes settle in one pass")
  func onePass() {
    let layout = CollectionViewCompositionalLayout(section: .rows(.estimated(40)))
    let it = CompositionalStage(layout, counts: [50])
    for item in 0..<50 { it.preferred[item] = Size(width: 320, height: 20 + Double(item % 4) * 17) }
    it.collection.reloadData()
    it.stage.turn()
    #expect(!it.stage.application.isFrameDue)
    let cells = it.collection.visibleCells
    #expect(cells.map(\.bounds.height) == it.items().map { it.preferred[$0]?.height })
    #expect(zip(cells, cells.dropFirst()).allSatisfy { $0.frame.maxY == $1.frame.minY })
  }

  @Test("F1103: Items above that are larger than estimated leave what is seen in place")
  func inPlace() throws {
    let layout = CollectionViewCompositionalLayout(section: .rows(.estimated(40)))
    let it = CompositionalStage(layout, counts: [200])
    for item in 0..<200 { it.preferred[item] = Size(width: 320, height: 65) }
    it.collection.reloadData()
    it.collection.scrollToItem(at: IndexPath(item: 100, section: 0), at: .top, animated: false)
    it.stage.settle()
    let before = try #require(it.frame(100)).minY - it.collection.contentOffset.y
    it.collection.contentOffset.y -= 30
    it.stage.settle()
    let after = try #require(it.frame(100)).minY - it.collection.contentOffset.y
    #expect(abs(after - before - 30) < 0.01)
  }

  @Test("F1103: The content of a cell with constraints determines its height at the given width")
  func constraints() throws {
    let layout = CollectionViewCompositionalLayout(section: .rows(.estimated(20)))
    let it = CompositionalStage(layout, counts: [3]) {
      $0.register(WrappingCell.self, forCellWithReuseIdentifier: "cell")
    }
    it.stage.settle()
    let heights = it.collection.visibleCells.map(\.bounds.height)
    #expect(it.collection.visibleCells.allSatisfy { $0.bounds.width == 320 })
    #expect(heights.allSatisfy { $0 > 60 })
    #expect(it.frame(1)?.minY == heights[0])
  }

  @Test("F1103: A header has the height that it prefers, if that is estimated")
  func estimatedHeader() {
    let section = CollectionLayoutSection.rows(.absolute(40))
    section.boundarySupplementaryItems = [.header(.estimated(50))]
    let it = CompositionalStage(
      CollectionViewCompositionalLayout(section: section), counts: [2, 2])
    it.stage.settle()
    #expect(it.view("header", 0, 1) == Rect(x: 0, y: 100, width: 320, height: 20))
    #expect(it.frame(0, 1)?.minY == 120)
  }

  @Test("F1103: A pinned header stays until the next section takes its place")
  func pinned() {
    let section = CollectionLayoutSection.rows(.absolute(40))
    let header = CollectionLayoutBoundarySupplementaryItem.header(.absolute(30))
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let it = CompositionalStage(
      CollectionViewCompositionalLayout(section: section), counts: [20, 20])
    for (offset, place) in [(0.0, 0.0), (100, 100), (790, 790), (815, 800)] {
      it.collection.contentOffset.y = offset
      it.stage.settle()
      #expect(it.view("header")?.minY == place)
      let shown = it.collection.supplementaryView(
        forElementKind: "header", at: IndexPath(item: 0, section: 0))
      #expect(shown?.frame.minY == place)
    }
  }

  @Test("F1103: Views at the boundary of the layout are before and after all sections")
  func wholeBoundary() {
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 10
    configuration.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
        elementKind: "start", alignment: .top),
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(25)),
        elementKind: "end", alignment: .bottom),
    ]
    let layout = CollectionViewCompositionalLayout(
      section: .rows(.absolute(40)), configuration: configuration)
    let it = CompositionalStage(layout, counts: [2, 1])
    #expect(it.frame(0)?.minY == 50)
    #expect(it.frame(0, 1)?.minY == 140)
    #expect(it.view("end")?.minY == 180)
    #expect(it.collection.contentSize.height == 205)
  }

  @Test("F1103: A background lies behind the items of its section, a badge in front of its own")
  func order() throws {
    let badge = CollectionLayoutSupplementaryItem(
      layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: "badge", containerAnchor: CollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = CollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      supplementaryItems: [badge])
    let section = CollectionLayoutSection(
      group: .vertical(layoutSize: item.layoutSize, subitems: [item]))
    section.decorationItems = [.background(elementKind: "card")]
    let layout = CollectionViewCompositionalLayout(section: section)
    layout.register(CardView.self, forDecorationViewOfKind: "card")
    let it = CompositionalStage(layout, counts: [3])
    it.stage.settle()
    let views = it.collection.subviews
    let card = try #require(views.firstIndex { $0 is CardView })
    #expect(views[card].frame == Rect(x: 0, y: 0, width: 320, height: 120))
    let cells = views.indices.filter { views[$0] is PreferringCell }
    let badges = views.indices.filter { views[$0] is PreferringView }
    #expect(cells.allSatisfy { $0 > card })
    #expect(badges.count == 3)
    #expect(badges.allSatisfy { $0 > cells.max() ?? 99 })
    #expect(!it.stage.application.isFrameDue)
  }

  @Test("F1103: A handler changes how visible items look, at each step of scrolling")
  func handler() {
    let section = CollectionLayoutSection.rows(.absolute(40))
    var offsets: [Double] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.y)
      for item in items { item.alpha = item.frame.midY - offset.y < 200 ? 1 : 0.5 }
    }
    let it = CompositionalStage(
      CollectionViewCompositionalLayout(section: section), counts: [40])
    #expect(
      it.collection.visibleCells.map(\.alpha) == Array(repeating: 1, count: 5)
        + Array(repeating: 0.5, count: 5))
    it.collection.contentOffset.y = 60
    it.stage.settle()
    #expect(offsets.last == 60)
    #expect(it.collection.cellForItem(at: IndexPath(item: 5, section: 0))?.alpha == 1)
  }

  @Test("F1103: The provider is asked for each section, with the room and the traits")
  func environment() {
    var asked: [String] = []
    let layout = CollectionViewCompositionalLayout { section, environment in
      let size = environment.container.effectiveContentSize
      asked.append(
        "\(section) \(Int(size.width)) \(environment.traitCollection.userInterfaceStyle)")
      return section == 1 ? nil : .rows(.absolute(40))
    }
    let it = CompositionalStage(layout, counts: [2, 2, 2])
    #expect(asked.suffix(3) == ["0 320 light", "1 320 light", "2 320 light"])
    #expect(it.frame(0, 1) == nil)
    #expect(it.frame(0, 2)?.minY == 80)
    it.collection.frame.size.width = 200
    it.stage.settle()
    #expect(asked.last == "2 200 light")
    it.collection.overrideUserInterfaceStyle = .dark
    it.stage.settle()
    #expect(asked.last == "2 200 dark")
  }

  @Test("F1103: Another width keeps the item at the top", arguments: [200.0, 500, 900])
  func resizing(width: Double) throws {
    let section = CollectionLayoutSection.grid
    let it = CompositionalStage(
      CollectionViewCompositionalLayout(section: section), counts: [3000])
    it.collection.contentOffset.y = 4010
    it.stage.settle()
    let first = try #require(it.items().first)
    it.collection.frame.size.width = width
    it.stage.settle()
    let frame = try #require(it.frame(first))
    #expect(frame.intersects(it.collection.bounds))
    #expect(abs(frame.minY - it.collection.contentOffset.y) <= frame.height)
    it.collection.frame.size.width = 320
    it.stage.settle()
    #expect(it.items().contains(first))
  }

  @Test("F1103: Preferred sizes stay when only the height changes, and not when the width does")
  func resizedEstimates() {
    let layout = CollectionViewCompositionalLayout(section: .rows(.estimated(40)))
    let it = CompositionalStage(layout, counts: [100])
    for item in 0..<100 { it.preferred[item] = Size(width: 320, height: 50) }
    it.collection.reloadData()
    it.stage.settle()
    let height = it.collection.contentSize.height
    it.collection.frame.size.height = 200
    it.stage.settle()
    #expect(it.collection.contentSize.height == height)
    it.collection.frame.size.width = 300
    it.stage.settle()
    #expect(it.collection.contentSize.height < height)
  }

  @Test("F1103: A layout can be changed live, from and to a flow layout", arguments: [false, true])
  func changing(isAnimated: Bool) {
    let flow = CollectionViewFlowLayout()
    let it = CompositionalStage(flow, counts: [30, 30])
    let composed = CollectionViewCompositionalLayout { section, _ in
      section == 0 ? .shelf(.continuous) : .rows(.absolute(40))
    }
    for layout in [composed, flow, composed, CollectionViewFlowLayout()] {
      it.collection.setCollectionViewLayout(layout, animated: isAnimated)
      it.stage.settle()
      let cells = it.collection.visibleCells
      #expect(!cells.isEmpty)
      #expect(cells.allSatisfy { $0.window != nil })
      for cell in cells {
        let frame = it.collection.indexPath(for: cell).flatMap {
          it.collection.layoutAttributesForItem(at: $0)?.frame
        }
        #expect(cell.convert(cell.bounds, to: it.collection) == frame)
      }
    }
    #expect(!it.collection.subviews.contains { $0 is OrthogonalScroller })
  }

  @Test(
    "F1103: Sizes that make no sense count as zero",
    arguments: [0, -50, .nan, .infinity, -.infinity, 1e300] as [Double])
  func senseless(number: Double) {
    for dimension in [
      CollectionLayoutDimension.absolute(number), .fractionalWidth(number),
      .fractionalHeight(number), .estimated(number),
    ] {
      for behavior in [CollectionLayoutSectionOrthogonalScrollingBehavior.none, .groupPaging] {
        let size = CollectionLayoutSize(widthDimension: dimension, heightDimension: dimension)
        let group = CollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)])
        group.interItemSpacing = .flexible(number)
        let section = CollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = number.isFinite && number > 0 ? 0 : number
        section.contentInsets = DirectionalEdgeInsets(
          top: number.isFinite ? 0 : number, leading: 0, bottom: 0, trailing: 0)
        section.boundarySupplementaryItems = [.header(dimension)]
        let it = CompositionalStage(
          CollectionViewCompositionalLayout(section: section), counts: [5, 0, 5])
        it.stage.settle()
        #expect(it.collection.contentSize.height.isFinite)
      }
    }
  }

  @Test("F1103: A view without any width or height shows nothing, and all of it when it has some")
  func noSize() {
    let layout = CollectionViewCompositionalLayout { section, _ in
      section == 0 ? .shelf(.paging) : .rows(.estimated(40))
    }
    let it = CompositionalStage(layout, counts: [5, 5])
    for size in [Size(width: 0, height: 400), Size(width: 320, height: 0), .zero] {
      it.collection.frame.size = size
      it.stage.settle()
    }
    it.collection.frame.size = Size(width: 320, height: 400)
    it.stage.settle()
    #expect(it.items(1) == [0, 1, 2, 3, 4])
  }

  @Test("F1103: Updates take measured sizes along")
  func updates() {
    let layout = CollectionViewCompositionalLayout(section: .rows(.estimated(40)))
    let it = CompositionalStage(layout, counts: [4])
    for item in 0..<4 { it.preferred[item] = Size(width: 320, height: 50 + Double(item)) }
    it.collection.reloadData()
    it.stage.settle()
    it.counts = [4]
    it.collection.performBatchUpdates {
      it.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      it.collection.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
    it.stage.settle()
    #expect((0..<4).map { it.frame($0)?.height } == [51, 52, 53, 53])
    #expect(it.collection.contentSize.height == 209)
  }
}

extension CollectionLayoutSection {
  /// A section of rows of a height.
  static func rows(_ height: CollectionLayoutDimension) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    return CollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
  }

  /// A section of square items 80 points wide.
  static var grid: CollectionLayoutSection {
    let size = CollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(80))
    return CollectionLayoutSection(
      group: .horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)),
        subitems: [CollectionLayoutItem(layoutSize: size)]))
  }

  /// A section that scrolls across, of items of 120 by 90 points with 10 points around them.
  static func shelf(
    _ behavior: CollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(widthDimension: .absolute(120), heightDimension: .absolute(90))
    let section = CollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [CollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 10
    section.contentInsets = DirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    section.orthogonalScrollingBehavior = behavior
    return section
  }
}

extension CollectionLayoutBoundarySupplementaryItem {
  /// A header of a height.
  static func header(
    _ height: CollectionLayoutDimension
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: height),
      elementKind: "header", alignment: .top)
  }
}

/// A cell with a text that takes several lines.
private final class WrappingCell: CollectionViewCell {
  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    let label = Label(text: String(repeating: "Words that take several lines. ", count: 8))
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    LayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
}

/// The background of a section.
private final class CardView: CollectionReusableView {}
