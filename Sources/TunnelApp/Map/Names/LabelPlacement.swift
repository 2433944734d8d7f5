import Containers

/// The placement of labels in an image so that none overlaps another.
///
/// At rest the result depends only on the requests. While the map moves, the labels of the previous
/// image keep their positions as long as they can, so that none flickers. Only the label of the end
/// takes precedence over them.
nonisolated struct LabelPlacement {
  /// A request to place a label.
  struct Request {
    /// The identity of the request across images.
    let identifier: MapLabel.Identifier
    /// The importance of the label; greater values go first.
    let importance: Double
    /// The possible frames of the label.
    var candidates = LabelCandidates()
    /// Whether the label avoids reserved rectangles if it can.
    var sparesReserved = false
    /// The center of the label's dot; nil for none.
    var dot: Point?
  }

  /// Returns the minimum distance in points between two labels on a line, for a text scale.
  ///
  /// It grows faster than the text, because labels only a word space apart would read as one.
  static func gap(textScale: Double) -> Double { 3 + max(0, 9 * (textScale - 1)) }

  /// The candidate of each label that was used in the previous image.
  private var standing: [MapLabel.Identifier: Int] = [:]
  // These buffers are reused for every image, so that a steady one allocates nothing.
  private var next: [MapLabel.Identifier: Int] = [:]
  /// The labels that gave way to another during this motion.
  ///
  /// They return at rest.
  private var lost: Set<MapLabel.Identifier> = []
  private var gap = 0.0
  private var order: [Entry] = []
  private var taken: [Rect] = []
  private var pins: [Rect] = []
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

  /// Returns the frame of each request that could be placed, with the index of the request.
  ///
  /// - Parameters:
  ///   - requests: The requests. Of equally important ones, the first goes first.
  ///   - area: The area that must contain labels completely.
  ///   - obstacles: The areas that labels must avoid.
  ///   - pins: More such areas, which stand for the dot that they are on: the label beside that dot
  ///     does not avoid them.
  ///   - reserved: The areas that labels with `sparesReserved` use only if there is no other
  ///     position.
  ///   - gap: The minimum distance between two labels on a line, in points.
  ///   - isMoving: Whether the labels of the previous image take precedence.
  mutating func place(
    _ requests: [Request], in area: Rect, around obstacles: [Rect] = [], pins: [Rect] = [],
    sparing reserved: [Rect] = [], gap: Double = Self.gap(textScale: 1), isMoving: Bool = false
  ) -> [(index: Int, rect: Rect)] {
    taken.removeAll(keepingCapacity: true)
    taken.append(contentsOf: obstacles)
    self.pins.removeAll(keepingCapacity: true)
    self.pins.append(contentsOf: pins)
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

  /// Whether a label was placed in the last image.
  func stands(_ identifier: MapLabel.Identifier) -> Bool { standing[identifier] != nil }

  /// Returns the number of a free candidate: the previous one if it is free, otherwise the best.
  private func choice(
    for request: Request, stood: Int?, in area: Rect, sparing reserved: [Rect]
  ) -> Int? {
    if let stood, let rect = request.candidates[stood], isFree(rect, of: request, in: area) {
      return stood
    }
    if request.sparesReserved {
      let spared = request.candidates.firstNumber { rect in
        isFree(rect, of: request, in: area) && !reserved.contains { $0.intersects(rect) }
      }
      if let spared { return spared }
    }
    return request.candidates.firstNumber { isFree($0, of: request, in: area) }
  }

  private func isFree(_ rect: Rect, of request: Request, in area: Rect) -> Bool {
    guard area.contains(rect) else { return false }
    let room = rect.insetBy(dx: -gap, dy: -1)
    guard !taken.contains(where: { $0.intersects(room) }) else { return false }
    let dot = request.dot.flatMap { rect.minY < $0.y && $0.y < rect.maxY ? $0 : nil }
    // Beside its dot a label leaves the room that a pin needs there.
    return !pins.contains { pin in
      pin.intersects(rect) && dot.map { Self.stands(pin, for: $0) } != true
    }
  }

  /// Whether a pin stands for a dot.
  static func hasPin(_ dot: Point, among pins: [Rect]) -> Bool {
    pins.contains { stands($0, for: dot) }
  }

  private static func stands(_ pin: Rect, for dot: Point) -> Bool {
    abs(dot.x - pin.midX) <= nearby && abs(dot.y - pin.midY) <= nearby
  }

  /// The distance in points from a dot within which a pin stands for it.
  private static let nearby = 1.3

  private mutating func sort(_ requests: [Request], isMoving: Bool) {
    order.removeAll(keepingCapacity: true)
    for (index, request) in requests.enumerated() {
      let entry = Entry(
        index: index, stood: isMoving ? standing[request.identifier] : nil,
        importance: request.importance)
      // The requests arrive nearly sorted, and an insertion sort in place allocates nothing.
      var place = order.count
      order.append(entry)
      while place > 0, entry.precedes(order[place - 1]) {
        order.swapAt(place - 1, place)
        place -= 1
      }
    }
  }
}
