import Containers

/// Gives names their places on a picture so that none overlaps another.
///
/// At rest the result depends on the requests alone. While the map moves, the names of the picture before keep
/// their places as long as they can, so that none flickers; only the name of the end goes before them.
nonisolated struct LabelPlacement {
  /// A name that asks for a place.
  struct Request {
    /// Tells requests apart across pictures.
    let identifier: MapLabel.Identifier
    /// How important it is; the greater goes first.
    let importance: Double
    /// Where it may stand.
    let candidates: LabelCandidates
    /// Whether it leaves reserved rectangles free where it can.
    var sparesReserved = false
  }

  /// Returns the least distance between two names on a line in text of a scale, in points.
  ///
  /// It grows faster than the text: names that are as far apart as words would read as one.
  static func gap(textScale: Double) -> Double { 3 + max(0, 9 * (textScale - 1)) }

  /// Which of a request's candidates stood in the picture before.
  private var standing: [MapLabel.Identifier: Int] = [:]
  // Kept from picture to picture, so that a steady one allocates nothing.
  private var next: [MapLabel.Identifier: Int] = [:]
  /// What gave way to another name during this motion, and comes again at rest.
  private var lost: Set<MapLabel.Identifier> = []
  private var gap = 0.0
  private var order: [Entry] = []
  private var taken: [Rect] = []
  private var placed: [(index: Int, rect: Rect)] = []

  private struct Entry {
    let index: Int
    let stood: Int?
    let importance: Double

    func precedes(_ other: Entry) -> Bool {
      if namesEnd || other.namesEnd { return importance > other.importance }
      return (stood == nil) == (other.stood == nil)
        ? importance > other.importance : stood != nil
    }

    private var namesEnd: Bool { importance >= MapLabel.Importance.end }
  }

  /// Returns the rectangle of each request that found one, by its index.
  ///
  /// - Parameters:
  ///   - requests: The requests; of equally important ones the first goes first.
  ///   - area: Where names must lie wholly inside.
  ///   - obstacles: Where no name may be.
  ///   - reserved: Where names that spare them only stand if there is no other place.
  ///   - gap: The least distance between two names on a line, in points.
  ///   - isMoving: Whether the names of the picture before go first.
  mutating func place(
    _ requests: [Request], in area: Rect, around obstacles: [Rect] = [],
    sparing reserved: [Rect] = [], gap: Double = Self.gap(textScale: 1), isMoving: Bool = false
  ) -> [(index: Int, rect: Rect)] {
    taken.removeAll(keepingCapacity: true)
    taken.append(contentsOf: obstacles)
    placed.removeAll(keepingCapacity: true)
    next.removeAll(keepingCapacity: true)
    self.gap = gap
    if !isMoving { lost.removeAll(keepingCapacity: true) }
    sort(requests, isMoving: isMoving)
    for entry in order {
      let request = requests[entry.index]
      if !lost.isEmpty, lost.contains(request.identifier) { continue }
      guard let choice = choice(for: request, stood: entry.stood, in: area, sparing: reserved),
        let rect = request.candidates[choice]
      else {
        let isInside = request.candidates.firstNumber { area.contains($0) } != nil
        if entry.stood != nil, isInside { lost.insert(request.identifier) }
        continue
      }
      taken.append(rect)
      next[request.identifier] = choice
      placed.append((entry.index, rect))
    }
    swap(&standing, &next)
    return placed
  }

  /// Whether a name stood in the last picture.
  func stands(_ identifier: MapLabel.Identifier) -> Bool { standing[identifier] != nil }

  /// Returns which candidate is free: first the one that stood, then the best.
  private func choice(
    for request: Request, stood: Int?, in area: Rect, sparing reserved: [Rect]
  ) -> Int? {
    if let stood, let rect = request.candidates[stood], isFree(rect, in: area) { return stood }
    if request.sparesReserved {
      let spared = request.candidates.firstNumber { rect in
        isFree(rect, in: area) && !reserved.contains { $0.intersects(rect) }
      }
      if let spared { return spared }
    }
    return request.candidates.firstNumber { isFree($0, in: area) }
  }

  private func isFree(_ rect: Rect, in area: Rect) -> Bool {
    guard area.contains(rect) else { return false }
    let room = rect.insetBy(dx: -gap, dy: -1)
    return !taken.contains { $0.intersects(room) }
  }

  private mutating func sort(_ requests: [Request], isMoving: Bool) {
    order.removeAll(keepingCapacity: true)
    for (index, request) in requests.enumerated() {
      let entry = Entry(
        index: index, stood: isMoving ? standing[request.identifier] : nil,
        importance: request.importance)
      // They come nearly sorted, and sorting in place needs no memory.
      var place = order.count
      order.append(entry)
      while place > 0, entry.precedes(order[place - 1]) {
        order.swapAt(place - 1, place)
        place -= 1
      }
    }
  }
}
