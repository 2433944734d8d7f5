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
    /// The rectangles that would do, the best first.
    let candidates: [Rect]
  }

  /// How much more important a name must be than one that stands to take its place.
  static let patience = 14.0
  /// The least distance between two names, in points.
  static let margin = 3.0

  /// Which of a request's candidates stood in the picture before.
  private var standing: [MapLabel.Identifier: Int] = [:]

  /// Returns the rectangle of each request that found one, by its index.
  ///
  /// - Parameters:
  ///   - requests: The requests in any order.
  ///   - area: Where names must lie wholly inside.
  ///   - obstacles: Where no name may be.
  mutating func place(
    _ requests: [Request], in area: Rect, around obstacles: [Rect] = []
  ) -> [(index: Int, rect: Rect)] {
    var taken = obstacles
    var result: [(index: Int, rect: Rect)] = []
    var now: [MapLabel.Identifier: Int] = [:]
    let order = requests.indices.sorted { rank(requests[$0]) > rank(requests[$1]) }
    for index in order {
      let request = requests[index]
      let fitting = { (rect: Rect) in
        let room = rect.insetBy(dx: -Self.margin, dy: -1)
        return area.contains(rect) && !taken.contains { $0.intersects(room) }
      }
      let stood = standing[request.identifier].flatMap { choice in
        choice < request.candidates.count && fitting(request.candidates[choice]) ? choice : nil
      }
      guard let choice = stood ?? request.candidates.firstIndex(where: fitting) else { continue }
      taken.append(request.candidates[choice])
      now[request.identifier] = choice
      result.append((index, request.candidates[choice]))
    }
    standing = now
    return result
  }

  /// The importance, raised for what stands already.
  private func rank(_ request: Request) -> Double {
    request.importance + (standing[request.identifier] == nil ? 0 : Self.patience)
  }
}
