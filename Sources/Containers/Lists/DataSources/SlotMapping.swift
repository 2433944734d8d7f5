/// A mapping of positions in a list after some were removed and others inserted.
///
/// Remaining elements keep their order and fill the positions where nothing was inserted.
struct SlotMapping: Hashable, Sendable {
  /// The removed positions in the old list, sorted.
  let removed: [Int]
  /// The inserted positions in the new list, sorted.
  let placed: [Int]
  private let goals: [Int: Int]
  private let origins: [Int: Int]

  init(removed: Set<Int>, placed: Set<Int>, moved: [(from: Int, to: Int)]) {
    self.removed = removed.sorted()
    self.placed = placed.sorted()
    goals = Dictionary(moved.map { ($0.from, $0.to) }) { first, _ in first }
    origins = Dictionary(moved.map { ($0.to, $0.from) }) { first, _ in first }
  }

  var removedCount: Int { removed.count }
  var placedCount: Int { placed.count }
  /// Whether every position stays the same.
  var isIdentity: Bool { removed.isEmpty && placed.isEmpty }

  /// Returns the new position for an old one; nil if it was removed and not moved.
  func new(_ place: Int) -> Int? {
    if let goal = goals[place] { return goal }
    let before = SlotMapping.count(below: place, in: removed)
    if before < removed.count, removed[before] == place { return nil }
    return SlotMapping.free(place - before, among: self.placed)
  }

  /// Returns the old position for a new one; nil if it was inserted.
  func old(_ place: Int) -> Int? {
    if let origin = origins[place] { return origin }
    let before = SlotMapping.count(below: place, in: placed)
    if before < placed.count, placed[before] == place { return nil }
    return SlotMapping.free(place - before, among: removed)
  }

  /// Returns the number of sorted positions that are below a given one.
  private static func count(below place: Int, in places: [Int]) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the position that has a given number of free positions before it.
  ///
  /// - Parameter taken: The positions that are not free, sorted.
  private static func free(_ rank: Int, among taken: [Int]) -> Int {
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}
