import Containers

/// A section as the reference table writes it down; see `Scripts/accuracy/compositional.py`.
struct SectionSpec: Decodable {
  /// A view at the boundary.
  struct View: Decodable {
    var w: LengthSpec
    var h: LengthSpec
    var at: String
    var offset: [Double]?
    var covers: Bool?
    var wide: Bool?
    var pinned: Bool?
  }

  var size: [Double]
  var count: Int
  var group: ItemSpec
  var insets: [Double]?
  var spacing: Double?
  var behavior: String?
  var views: [View]?
  var direction: String?
  var measured: [String: [Double]]?
  var scroll: Double?

  /// The layout of the section.
  @MainActor var layout: CollectionViewCompositionalLayout {
    let group = group.item as? CollectionLayoutGroup
    let section = CollectionLayoutSection(
      group: group ?? .horizontal(layoutSize: self.group.size, subitems: []))
    section.contentInsets = DirectionalEdgeInsets(insets)
    section.interGroupSpacing = spacing ?? 0
    switch behavior {
    case "continuous": section.orthogonalScrollingBehavior = .continuous
    case "paging": section.orthogonalScrollingBehavior = .paging
    case "groupPaging": section.orthogonalScrollingBehavior = .groupPaging
    default: break
    }
    section.boundarySupplementaryItems = (views ?? []).enumerated().map { index, view in
      let item = CollectionLayoutBoundarySupplementaryItem(
        layoutSize: CollectionLayoutSize(
          widthDimension: view.w.dimension, heightDimension: view.h.dimension),
        elementKind: "view \(index)", alignment: RectAlignment(named: view.at),
        absoluteOffset: Point(x: view.offset?[0] ?? 0, y: view.offset?[1] ?? 0))
      item.extendsBoundary = view.covers != true
      item.pinToVisibleBounds = view.pinned == true
      if view.wide == true { section.supplementariesFollowContentInsets = false }
      return item
    }
    let configuration = CollectionViewCompositionalLayoutConfiguration()
    if direction == "h" { configuration.scrollDirection = .horizontal }
    return CollectionViewCompositionalLayout(section: section, configuration: configuration)
  }
}

/// An item or a group as the reference table writes it down.
final class ItemSpec: Decodable {
  /// A view that is attached to an item.
  struct Badge: Decodable {
    var w: LengthSpec
    var h: LengthSpec
    var at: String
    var own: String?
    var part: [Double]?
  }

  let w: LengthSpec
  let h: LengthSpec
  let insets: [Double]?
  let edges: [SpaceSpec?]?
  let axis: String?
  let items: [ItemSpec]?
  let count: Int?
  let gap: SpaceSpec?
  let frames: [[Double]]?
  let badges: [Badge]?

  var size: CollectionLayoutSize {
    CollectionLayoutSize(widthDimension: w.dimension, heightDimension: h.dimension)
  }

  @MainActor var item: CollectionLayoutItem {
    let item = bareItem
    item.contentInsets = DirectionalEdgeInsets(insets)
    if let edges {
      item.edgeSpacing = CollectionLayoutEdgeSpacing(
        leading: edges[0]?.spacing, top: edges[1]?.spacing, trailing: edges[2]?.spacing,
        bottom: edges[3]?.spacing)
    }
    (item as? CollectionLayoutGroup)?.interItemSpacing = gap?.spacing
    return item
  }

  @MainActor private var bareItem: CollectionLayoutItem {
    if let frames {
      return CollectionLayoutGroup.custom(layoutSize: size) { _ in
        frames.map {
          CollectionLayoutGroupCustomItem(
            frame: Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]))
        }
      }
    }
    if let items {
      switch (axis, count) {
      case ("h", let count?):
        return CollectionLayoutGroup.horizontal(
          layoutSize: size, repeatingSubitem: items[0].item, count: count)
      case ("h", nil):
        return CollectionLayoutGroup.horizontal(
          layoutSize: size, subitems: items.map(\.item))
      case (_, let count?):
        return CollectionLayoutGroup.vertical(
          layoutSize: size, repeatingSubitem: items[0].item, count: count)
      case (_, nil):
        return CollectionLayoutGroup.vertical(layoutSize: size, subitems: items.map(\.item))
      }
    }
    return CollectionLayoutItem(
      layoutSize: size,
      supplementaryItems: (badges ?? []).map { badge in
        CollectionLayoutSupplementaryItem(
          layoutSize: CollectionLayoutSize(
            widthDimension: badge.w.dimension, heightDimension: badge.h.dimension),
          elementKind: "badge",
          containerAnchor: CollectionLayoutAnchor(
            edges: DirectionalRectEdge(named: badge.at),
            fractionalOffset: Point(x: badge.part?[0] ?? 0, y: badge.part?[1] ?? 0)),
          itemAnchor: badge.own.map {
            CollectionLayoutAnchor(edges: DirectionalRectEdge(named: $0))
          })
      })
  }
}

/// A dimension: a kind and a number.
struct LengthSpec: Decodable {
  let dimension: CollectionLayoutDimension

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let kind = try container.decode(String.self)
    let number = try container.decode(Double.self)
    dimension =
      switch kind {
      case "p": .absolute(number)
      case "e": .estimated(number)
      case "w": .fractionalWidth(number)
      default: .fractionalHeight(number)
      }
  }
}

/// A space: a kind and a number.
struct SpaceSpec: Decodable {
  let spacing: CollectionLayoutSpacing

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let kind = try container.decode(String.self)
    let number = try container.decode(Double.self)
    spacing = kind == "flexible" ? .flexible(number) : .fixed(number)
  }
}

extension DirectionalEdgeInsets {
  fileprivate init(_ numbers: [Double]?) {
    let numbers = numbers ?? [0, 0, 0, 0]
    self.init(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
  }
}

extension RectAlignment {
  fileprivate init(named name: String) {
    self = Self.allCases.first { "\($0)" == name } ?? .none
  }
}

extension DirectionalRectEdge {
  fileprivate init(named name: String) {
    self = []
    let name = name.lowercased()
    if name.contains("top") { insert(.top) }
    if name.contains("bottom") { insert(.bottom) }
    if name.contains("leading") { insert(.leading) }
    if name.contains("trailing") { insert(.trailing) }
  }
}
