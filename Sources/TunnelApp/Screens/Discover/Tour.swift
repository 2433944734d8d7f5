import Atlas

/// A list of places that a key walks through, one after the other.
nonisolated struct Tour: Hashable, Sendable {
  /// What the list is called.
  let title: String

  private let places: [Coordinate]
  private var last: Int

  /// Creates a tour that is at one of its places.
  init(_ title: String, through places: [Coordinate], at place: Int) {
    (self.title, self.places, last) = (title, places, place)
  }

  /// Goes on to the next place, and after the last one to the first.
  ///
  /// - Parameter current: Where the user is: in the list they may have gone ahead, or back.
  mutating func advance(from current: Coordinate) -> Coordinate? {
    guard !places.isEmpty else { return nil }
    if !places[last].isSamePlace(as: current),
      let index = places.firstIndex(where: { $0.isSamePlace(as: current) })
    {
      last = index
    }
    last = (last + 1) % places.count
    return places[last]
  }
}
