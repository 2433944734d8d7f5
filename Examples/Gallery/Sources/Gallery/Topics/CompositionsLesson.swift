import Containers

/// A *compositional layout* composes items into groups, and repeats one group for a whole section.
///
/// Each section has a layout of its own. Sizes are points, fractions of the container, or estimates. A
/// section may scroll across the layout: a shelf.
final class CompositionsLesson: Lesson {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("A shelf, and a mosaic", ShopController(), height: 520)
  }
}

private final class ShopController: CollectionViewController {
  private static let hues = [0.02, 0.09, 0.14, 0.34, 0.46, 0.55, 0.62, 0.72, 0.82, 0.93]

  init() {
    super.init(
      collectionViewLayout: CollectionViewCompositionalLayout { section, environment in
        section == 0
          ? Self.shelf : Self.mosaic(isWide: environment.container.effectiveContentSize.width > 480)
      })
  }

  /// Cards that scroll across, and stop with one of them in the middle.
  private static var shelf: CollectionLayoutSection {
    let card = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(0.7), heightDimension: .absolute(140))
    let section = CollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [card]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.interGroupSpacing = 12
    section.contentInsets = DirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    return section
  }

  /// A large item beside two small ones; two of these in a row where there is room.
  private static func mosaic(isWide: Bool) -> CollectionLayoutSection {
    let large = item(width: 2 / 3.0, height: 1)
    let small = item(width: 1, height: 0.5)
    let pair = CollectionLayoutGroup.vertical(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3.0), heightDimension: .fractionalHeight(1)),
      subitems: [small])
    let group = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(isWide ? 0.5 : 1), heightDimension: .absolute(160)),
      subitems: [large, pair])
    let row = CollectionLayoutGroup.horizontal(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(160)),
      subitems: [group])
    let section = CollectionLayoutSection(group: row)
    section.contentInsets = DirectionalEdgeInsets(top: 0, leading: 12, bottom: 16, trailing: 12)
    return section
  }

  private static func item(width: Double, height: Double) -> CollectionLayoutItem {
    let item = CollectionLayoutItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height)))
    item.contentInsets = DirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
    return item
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = nil as Color?
    collectionView.accessibility.label = "Shop"
    collectionView.register(CollectionViewCell.self, forCellWithReuseIdentifier: "picture")
  }

  override func numberOfSections(in collectionView: CollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: CollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    section == 0 ? 6 : 18
  }

  override func collectionView(
    _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
  ) -> CollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    let hue = Self.hues[(indexPath.item + 3 * indexPath.section) % Self.hues.count]
    cell.contentView.backgroundColor = Color(hue: hue, saturation: 0.55, brightness: 0.85)
    cell.contentView.cornerRadius = 12
    cell.accessibility.label = "Picture \(indexPath.item + 1) of section \(indexPath.section + 1)"
    return cell
  }
}
