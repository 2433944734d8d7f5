internal import Pixels

extension CollectionLayoutSection {
  /// Returns a section of rows, each as high as its content.
  ///
  /// Its cells are ``CollectionViewListCell``s, which follow the appearance of the list.
  public static func list(
    using configuration: CollectionLayoutListConfiguration,
    layoutEnvironment: any CollectionLayoutEnvironment
  ) -> CollectionLayoutSection {
    let size = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = CollectionLayoutSection(
      group: .vertical(
        layoutSize: size, repeatingSubitem: CollectionLayoutItem(layoutSize: size), count: 1))
    section.list = configuration
    section.topPadding = configuration.topPadding
    let width = layoutEnvironment.container.effectiveContentSize.width
    let side = configuration.hasCards ? View.systemSideMargin(atWidth: width) : 0
    section.contentInsets = DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    if configuration.headerMode == .supplementary {
      let header = boundary(CollectionView.elementKindSectionHeader, .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        boundary(CollectionView.elementKindSectionFooter, .bottom))
    }
    if configuration.hasCards { section.decorationItems = [.listCard] }
    return section
  }

  private static func boundary(
    _ kind: String, _ alignment: RectAlignment
  ) -> CollectionLayoutBoundarySupplementaryItem {
    CollectionLayoutBoundarySupplementaryItem(
      layoutSize: CollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(28)),
      elementKind: kind, alignment: alignment)
  }
}

extension CollectionViewCompositionalLayout {
  /// Returns a layout whose sections are lists, on the ground of their appearance.
  public static func list(
    using configuration: CollectionLayoutListConfiguration
  ) -> CollectionViewCompositionalLayout {
    let layout = CollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.listGround = configuration.ground
    return layout
  }

  /// Gives the collection view the ground of the list, unless the app has set another one.
  func showGround() {
    guard let listGround, let view = collectionView,
      view.backgroundColor == ScrollPalette.ground.resolvedColor(with: view.traitCollection)
    else { return }
    view.backgroundColor = listGround
  }

  /// Takes the ground of the list away.
  func hideGround() {
    guard let listGround, let view = collectionView,
      view.backgroundColor == listGround.resolvedColor(with: view.traitCollection)
    else { return }
    view.backgroundColor = ScrollPalette.ground
  }
}

extension CollectionView {
  /// The element kind of section headers.
  public static var elementKindSectionHeader: String {
    CollectionViewFlowLayout.elementKindSectionHeader
  }
  /// The element kind of section footers.
  public static var elementKindSectionFooter: String {
    CollectionViewFlowLayout.elementKindSectionFooter
  }
}

/// The card behind the rows of a section.
final class ListCardView: CollectionReusableView {
  /// The kind of the view.
  static let kind = "CollectionLayoutListCard"
  /// The radius of its corners, in points.
  static let radius = 10.0

  override init(frame: Rect = .zero) {
    super.init(frame: frame)
    backgroundColor = ScrollPalette.card
    cornerRadius = Self.radius
    isUserInteractionEnabled = false
  }
}
