import Atlas

/// The merging of two versions of a collection that come from the same one.
///
/// Features have no identity but their contents: one that was edited counts as removed and added.
nonisolated struct FavoriteMerge {
  /// A feature, with the number of equal ones before it.
  private struct Item: Hashable {
    let feature: GeoJSONFeature
    let number: Int
  }

  private let base: [Item]
  private let mine: [Item]
  private let theirs: [Item]
  private let frame: GeoJSONCollection?

  /// Creates the merging of two versions.
  ///
  /// - Parameter base: The version that both come from.
  init(base: GeoJSONCollection, mine: GeoJSONCollection, theirs: GeoJSONCollection) {
    (self.base, self.mine, self.theirs) = (
      Self.items(base), Self.items(mine), Self.items(theirs)
    )
    // One without features is written by nobody, so that any frame may take its place.
    if mine.hasSameFrame(as: base) || mine.hasSameFrame(as: GeoJSONCollection()) {
      frame = theirs
    } else {
      frame = theirs.hasSameFrame(as: base) || theirs.hasSameFrame(as: mine) ? mine : nil
    }
  }

  private static func items(_ collection: GeoJSONCollection) -> [Item] {
    var numbers: [GeoJSONFeature: Int] = [:]
    return collection.features.map { feature in
      defer { numbers[feature, default: 0] += 1 }
      return Item(feature: feature, number: numbers[feature, default: 0])
    }
  }

  /// The collection with the changes of both; nil if the user has to decide.
  ///
  /// That is so if both may have edited the same feature, or ordered the features differently.
  var merged: GeoJSONCollection? {
    guard let frame, let (first, second) = versions else { return nil }
    let removed = Set(base).subtracting(second)
    let kept = first.filter { !removed.contains($0) }
    return Self.adding(second, Set(base), to: kept, in: frame)
  }

  /// The version whose order the result has, and the other one; nil if neither can give way.
  private var versions: (first: [Item], second: [Item])? {
    let (base, mine, theirs) = (Set(base), Set(mine), Set(theirs))
    let isEditedByBoth =
      !base.subtracting(mine).subtracting(theirs).isEmpty
      && !mine.subtracting(base).subtracting(theirs).isEmpty
      && !theirs.subtracting(base).subtracting(mine).isEmpty
    guard !isEditedByBoth else { return nil }
    let common = base.intersection(mine).intersection(theirs)
    let orders = [self.base, self.mine, self.theirs].map { $0.filter(common.contains) }
    if orders[1] == orders[0] || orders[1] == orders[2] { return (self.theirs, self.mine) }
    return orders[2] == orders[0] ? (self.mine, self.theirs) : nil
  }

  /// The collection with all features of both versions, for when the user cannot decide.
  var union: GeoJSONCollection {
    Self.adding(mine, [], to: theirs, in: frame ?? GeoJSONCollection())
  }

  /// Adds the features that are new in a version, each after the one that it follows there.
  private static func adding(
    _ version: [Item], _ base: Set<Item>, to kept: [Item], in frame: GeoJSONCollection
  ) -> GeoJSONCollection {
    let known = Set(kept)
    var (head, followers) = ([Item](), [Item: [Item]]())
    var last: Item?
    for item in version {
      if known.contains(item) {
        last = item
      } else if !base.contains(item) {
        let new = Item(feature: item.feature.unseparated, number: item.number)
        if let last { followers[last, default: []].append(new) } else { head.append(new) }
      }
    }
    let items = head + kept.flatMap { [$0] + followers[$0, default: []] }
    var result = frame.with([])
    for item in items { result.append(item.feature) }
    return followers.isEmpty && head.isEmpty ? frame.with(items.map(\.feature)) : result
  }
}
