import Containers

/// Gives names their places on a picture so that none overlaps another: by importance, but a name
/// that stands gives way only to a much greater one, so that names do not flicker while the map
/// moves.
nonisolated struct LabelPlacement {
  /// A name that asks for a place.
  struct Request {
    /// Tells requests apart across pictures.
    let identifier: MapLabel.Identifier
    /// How important it is; the greater goes first.
    let importance: Double
    /// The rectangle that would do best.
    let best: Rect
    /// Another that would do; nil for none.
    let other: Rect?

    fileprivate func candidate(_ choice: Int) -> Rect? { choice == 0 ? best : other }
  }

  /// How much more important a name must be than one that stands to take its place.
  static let patience = 14.0
  /// The least distance between two names, in points.
  static let margin = 3.0

  /// Which of a request's candidates stood in the picture before.
  private var standing: [MapLabel.Identifier: Int] = [:]
  // Kept from picture to picture, so that a steady one allocates nothing.
  private var next: [MapLabel.Identifier: Int] = [:]
  private var order: [(rank: Double, index: Int, stood: Int?)] = []
  private var taken: [Rect] = []
  private var placed: [(index: Int, rect: Rect)] = []

  /// Returns the rectangle of each request that found one, by its index.
  ///
  /// - Parameters:
  ///   - requests: The requests in any order.
  ///   - area: Where names must lie wholly inside.
  ///   - obstacles: Where no name may be.
  mutating func place(
    _ requests: [Request], in area: Rect, around obstacles: [Rect] = []
  ) -> [(index: Int, rect: Rect)] {
    taken.removeAll(keepingCapacity: true)
    taken.append(contentsOf: obstacles)
    placed.removeAll(keepingCapacity: true)
    next.removeAll(keepingCapacity: true)
    rank(requests)
    for (_, index, stood) in order {
      let request = requests[index]
      guard let choice = choice(for: request, stood: stood, in: area),
        let rect = request.candidate(choice)
      else { continue }
      taken.append(rect)
      next[request.identifier] = choice
      placed.append((index, rect))
    }
    swap(&standing, &next)
    return placed
  }

  /// Returns which candidate is free: first the one that stood, then the best.
  private func choice(for request: Request, stood: Int?, in area: Rect) -> Int? {
    if let stood, isFree(request.candidate(stood), in: area) { return stood }
    if isFree(request.best, in: area) { return 0 }
    return isFree(request.other, in: area) ? 1 : nil
  }

  private func isFree(_ rect: Rect?, in area: Rect) -> Bool {
    guard let rect, area.contains(rect) else { return false }
    let room = rect.insetBy(dx: -Self.margin, dy: -1)
    return !taken.contains { $0.intersects(room) }
  }

  /// Puts the requests in order: by importance, raised for what stands already.
  private mutating func rank(_ requests: [Request]) {
    order.removeAll(keepingCapacity: true)
    for (index, request) in requests.enumerated() {
      let stood = standing[request.identifier]
      let rank = request.importance + (stood == nil ? 0 : Self.patience)
      // They come nearly sorted, and sorting in place needs no memory.
      var place = order.count
      order.append((rank, index, stood))
      while place > 0, order[place - 1].rank < rank {
        order.swapAt(place - 1, place)
        place -= 1
      }
    }
  }
}
