/// Where each place of a list is after some places were taken out and others put in.
///
/// What stays keeps its order and fills the places that nothing was put in.
struct SlotMapping: Hashable, Sendable {
  /// The places of the old list that are taken out, in order.
  let removed: [Int]
  /// The places of the new list that are put in, in order.
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
  /// Whether every place stays as it is.
  var isIdentity: Bool { removed.isEmpty && placed.isEmpty }

  /// Returns the new place of an old one; nil where it was taken out for good.
  func new(_ place: Int) -> Int? {
    if let goal = goals[place] { return goal }
    let before = SlotMapping.count(below: place, in: removed)
    if before < removed.count, removed[before] == place { return nil }
    return SlotMapping.free(place - before, among: self.placed)
  }

  /// Returns the old place of a new one; nil where it was put in anew.
  func old(_ place: Int) -> Int? {
    if let origin = origins[place] { return origin }
    let before = SlotMapping.count(below: place, in: placed)
    if before < placed.count, placed[before] == place { return nil }
    return SlotMapping.free(place - before, among: removed)
  }

  /// Returns how many of some sorted places lie below one.
  private static func count(below place: Int, in places: [Int]) -> Int {
    var (low, high) = (0, places.count)
    while low < high {
      let middle = (low + high) / 2
      if places[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the place that so many others are free before, among sorted ones that are taken.
  private static func free(_ rank: Int, among taken: [Int]) -> Int {
    var (low, high) = (0, taken.count)
    while low < high {
      let middle = (low + high) / 2
      if taken[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}
