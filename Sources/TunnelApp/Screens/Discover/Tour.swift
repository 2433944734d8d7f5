import Atlas

/// A list of places that keys walk through, one after the other.
nonisolated struct Tour: Hashable, Sendable {
  /// A place of the list.
  struct Stop: Hashable, Sendable {
    /// The name of the place.
    let name: String
    /// What lies opposite; empty for nothing with a name.
    let opposite: String
    /// The place itself.
    let coordinate: Coordinate
  }

  /// What the list is called.
  let title: String

  private let stops: [Stop]
  private var last: Int?

  /// Where the tour is; nil before the first place.
  var current: Stop? { last.map { stops[$0] } }

  /// Creates a tour.
  ///
  /// - Parameter stop: The number of the place where the user is; nil before the first one.
  init(_ title: String, through stops: [Stop], at stop: Int? = nil) {
    (self.title, self.stops, last) = (title, stops, stop)
  }

  /// Goes on by a number of places: after the last one comes the first, and before that the last.
  ///
  /// - Parameter current: Where the user is: in the list they may have gone ahead, or back.
  /// - Returns: The place there; nil in an empty list.
  mutating func advance(by steps: Int = 1, from current: Coordinate) -> Stop? {
    guard !stops.isEmpty, steps != 0 else { return nil }
    let isThere = last.map { stops[$0].coordinate.isSamePlace(as: current) } ?? false
    if !isThere, let index = stops.firstIndex(where: { $0.coordinate.isSamePlace(as: current) }) {
      last = index
    }
    // Before the first place, one step on leads to it, and one step back to the last one.
    let start = last ?? (steps > 0 ? -1 : 0)
    let next = (start + steps) % stops.count
    let index = next < 0 ? next + stops.count : next
    last = index
    return stops[index]
  }

  /// Where the tour is: `3 of 48: Wellington, New Zealand ↔ Alaejos, Spain`; nil before the first place.
  var words: String? {
    last.map { index in
      let stop = stops[index]
      let tunnel = stop.opposite.isEmpty ? stop.name : "\(stop.name) ↔ \(stop.opposite)"
      return Messages.Discover.stop(index + 1, of: stops.count, tunnel)
    }
  }
}
