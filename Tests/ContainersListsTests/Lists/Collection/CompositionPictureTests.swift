import ContainersTesting
import Testing

@testable import Containers

@MainActor
struct CompositionPictureTests {
  @Test(
    "F1103: Lists on cards, plain lists and sidebars match the goldens", arguments: [false, true])
  func lists(isDark: Bool) {
    for appearance in [
      CollectionLayoutListConfiguration.Appearance.insetGrouped, .plain, .sidebar,
    ] {
      var count = 0
      let it = ListStage(appearance, [4, 3], size: Size(width: 320, height: 420)) { list in
        list.headerMode = .supplementary
        if appearance == .insetGrouped { list.footerMode = .supplementary }
      } fill: { cell in
        cell.accessories = Self.accessories[count % Self.accessories.count]
        count += 1
      }
      if isDark { it.collection.overrideUserInterfaceStyle = .dark }
      it.collection.selectItem(
        at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
      it.stage.settle()
      it.stage.expectPicture(named: "list-\(appearance)" + (isDark ? "-dark" : ""))
    }
  }

  private static var accessories: [[CellAccessory]] {
    [
      [.label(text: "12"), .disclosureIndicator()], [.checkmark()],
      [.detail(), .disclosureIndicator()],
      [.outlineDisclosure {}], [.label(text: "3")],
    ]
  }

  @Test("F1103: A list that is edited, from right to left, matches the golden")
  func editing() {
    var count = 0
    let it = ListStage(.insetGrouped, [4], size: Size(width: 320, height: 230)) { _ in
    } fill: { cell in
      cell.accessories =
        count.isMultiple(of: 2)
        ? [.delete(), .label(text: "12"), .reorder()] : [.multiselect(), .checkmark(), .reorder()]
      count += 1
    }
    it.collection.traitOverrides.layoutDirection = .rightToLeft
    it.collection.isEditing = true
    it.collection.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    it.stage.settle()
    it.stage.expectPicture(named: "list-editing-right-to-left")
  }

  @Test("F1103: A page of sections that scroll across matches the golden")
  func page() {
    let page = ShelfPage()
    page.stage.scroll(.point(Point(x: 100, y: 300)), by: Point(x: -200, y: 0))
    page.stage.settle()
    page.stage.expectPicture(named: "composition-page")
  }
}

/// A page as a store of apps has it: large cards, columns of three, and a grid.
@MainActor
private final class ShelfPage: CollectionViewDataSource {
  let stage: Stage

  init() {
    let layout = CollectionViewCompositionalLayout { section, _ in Self.section(section) }
    let collection = CollectionView(
      frame: Rect(x: 0, y: 0, width: 400, height: 640), collectionViewLayout: layout)
    let controller = ViewController()
    stage = Stage(controller, size: Size(width: 400, height: 640))
    collection.register(NumberCell.self, forCellWithReuseIdentifier: "cell")
    collection.register(
      CollectionViewListCell.self,
      forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    controller.view.addSubview(collection)
    collection.dataSource = self
    stage.settle()
    withExtendedLifetime(self) {}
  }

  private static func section(_ index: Int) -> CollectionLayoutSection {
    let whole = CollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let section: CollectionLayoutSection
    switch index {
    case 0:
      section = CollectionLayoutSection(
        group: .horizontal(
          layoutSize: .init(
            widthDimension: .fractionalWidth(0.9), heightDimension: .absolute(170)),
          subitems: [whole]))
      section.orthogonalScrollingBehavior = .groupPaging
    case 1:
      let third = CollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.3)))
      let column = CollectionLayoutGroup.vertical(
        layoutSize: .init(
          widthDimension: .fractionalWidth(0.8), heightDimension: .absolute(186)),
        repeatingSubitem: third, count: 3)
      column.interItemSpacing = .flexible(4)
      section = CollectionLayoutSection(group: column)
      section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    default:
      let quarter = CollectionLayoutItem(
        layoutSize: .init(
          widthDimension: .absolute(84), heightDimension: .fractionalHeight(1)))
      let row = CollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
        subitems: [quarter])
      row.interItemSpacing = .flexible(8)
      section = CollectionLayoutSection(group: row)
    }
    section.interGroupSpacing = 10
    section.contentInsets = DirectionalEdgeInsets(top: 4, leading: 16, bottom: 12, trailing: 16)
    section.supplementariesFollowContentInsets = false
    section.boundarySupplementaryItems = [
      CollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
        elementKind: CollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }

  func numberOfSections(in collectionView: CollectionView) -> Int { 3 }

  func collectionView(_ view: CollectionView, numberOfItemsInSection section: Int) -> Int { 10 }

  func collectionView(
    _ view: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? NumberCell)?.number = indexPath.item + 1
    return cell
  }

  func collectionView(
    _ view: CollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> CollectionReusableView {
    let header = view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    var content = ListContentConfiguration.header()
    content.text = ["Discover", "Favorites", "All"][indexPath.section]
    content.textProperties.color = .label
    (header as? CollectionViewListCell)?.contentConfiguration = content
    return header
  }
}
