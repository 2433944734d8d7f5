import Containers

/// Gives names their places on a picture so that none overlaps another, those that stood there in
/// the picture before first, so that names do not flicker while the map moves.
nonisolated struct LabelPlacement {
  /// A name that asks for a place.
  struct Request {
    /// Tells requests apart across pictures.
    let identifier: MapLabel.Identifier
    /// The rectangles that would do, the best first.
    let candidates: [Rect]
  }

  /// Which of a request's candidates stood in the picture before.
  private var standing: [MapLabel.Identifier: Int] = [:]

  /// Returns the rectangle of each request that found one, by its index.
  ///
  /// - Parameters:
  ///   - requests: The requests, the most important first.
  ///   - area: Where names must lie wholly inside.
  ///   - obstacles: Where no name may be.
  mutating func place(
    _ requests: [Request], in area: Rect, around obstacles: [Rect] = []
  ) -> [(index: Int, rect: Rect)] {
    var taken = obstacles
    var result: [(index: Int, rect: Rect)] = []
    var now: [MapLabel.Identifier: Int] = [:]
    func fits(_ rect: Rect) -> Bool {
      area.contains(rect) && !taken.contains { $0.intersects(rect) }
    }
    func take(_ index: Int, _ choice: Int) {
      let rect = requests[index].candidates[choice]
      taken.append(rect)
      now[requests[index].identifier] = choice
      result.append((index, rect))
    }
    for (index, request) in requests.enumerated() {
      guard let choice = standing[request.identifier], choice < request.candidates.count,
        fits(request.candidates[choice])
      else { continue }
      take(index, choice)
    }
    for (index, request) in requests.enumerated() where now[request.identifier] == nil {
      if let choice = request.candidates.firstIndex(where: fits) { take(index, choice) }
    }
    standing = now
    return result
  }
}
