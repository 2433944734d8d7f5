/// A view behind a section, which the data source knows nothing of.
///
/// Register its class with
/// ``CollectionViewLayout/register(_:forDecorationViewOfKind:)``. Its
/// ``CollectionLayoutItem/contentInsets`` are the distance from the edges of the section, which includes
/// the views at its boundary.
@MainActor
public class CollectionLayoutDecorationItem: CollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The stacking order; 0 by default, behind items.
  public var zIndex = 0

  let isBehindItems: Bool

  private init(elementKind: String, isBehindItems: Bool = false) {
    self.isBehindItems = isBehindItems
    self.elementKind = elementKind
    let whole = CollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    super.init(layoutSize: whole, supplementaryItems: [])
  }

  /// Returns a view behind the whole section.
  public static func background(elementKind: String) -> CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: elementKind)
  }

  /// The card behind the rows of a list.
  static var listCard: CollectionLayoutDecorationItem {
    CollectionLayoutDecorationItem(elementKind: ListCardView.kind, isBehindItems: true)
  }
}
