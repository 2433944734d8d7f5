import Atlas
internal import Support

/// The favorites in a collection of features, and changes to them that keep everything else in it.
///
/// Features that are not points on the Earth are no favorites; they keep their place.
nonisolated struct FavoriteList: Hashable, Sendable {
  /// A favorite and its position when it was read.
  ///
  /// By the time that it is changed, the file may have been read again.
  struct Entry: Hashable, Sendable {
    let index: Int
    let favorite: Favorite
  }

  /// All features.
  private(set) var collection: GeoJSONCollection
  /// The favorites, in their order.
  private(set) var favorites: [Favorite] = []
  /// The index of the feature of each favorite.
  private var slots: [Int] = []

  /// Creates the list of a collection.
  init(_ collection: GeoJSONCollection = GeoJSONCollection()) {
    self.collection = collection
    list()
  }

  /// The favorites with their places.
  var entries: [Entry] {
    favorites.enumerated().map { Entry(index: $0.offset, favorite: $0.element) }
  }

  private mutating func list() {
    favorites = []
    slots = []
    for (index, feature) in collection.features.enumerated() {
      guard let favorite = Favorite(feature) else { continue }
      favorites.append(favorite)
      slots.append(index)
    }
  }

  /// Appends a place.
  ///
  /// - Parameter time: The time at which it was added.
  mutating func add(_ coordinate: Coordinate, named name: String, at time: Moment) {
    var feature = GeoJSONFeature(point: coordinate)
    feature.setText(name.outgoing, of: FavoriteProperty.names)
    feature[property: FavoriteProperty.time] = time.description
    collection.append(feature)
    list()
  }

  /// Changes the name and the note of a favorite.
  mutating func edit(_ entry: Entry, name: String, note: String) {
    guard let index = index(of: entry) else { return }
    let favorite = favorites[index]
    if name != favorite.name {
      collection.features[slots[index]].setText(name.outgoing, of: FavoriteProperty.names)
    }
    if note != favorite.note {
      collection.features[slots[index]].setText(note.outgoing, of: FavoriteProperty.notes)
    }
    list()
  }

  /// Removes a favorite.
  mutating func remove(_ entry: Entry) {
    guard let index = index(of: entry) else { return }
    collection.features.remove(at: slots[index])
    list()
  }

  /// Moves a favorite, so that it has another index among the favorites.
  mutating func move(_ entry: Entry, to target: Int) {
    guard let index = index(of: entry) else { return }
    var moved = slots.map { collection.features[$0] }
    let feature = moved.remove(at: index)
    moved.insert(feature, at: min(target, moved.count))
    for (slot, feature) in zip(slots, moved) { collection.features[slot] = feature }
    list()
  }

  /// Returns the present index of a favorite; nil if it is gone.
  private func index(of entry: Entry) -> Int? {
    let isThere =
      favorites.indices.contains(entry.index) && favorites[entry.index] == entry.favorite
    return isThere ? entry.index : favorites.firstIndex(of: entry.favorite)
  }
}
