/// What the saved state keeps of a list, by the names of its elements.
struct ListRestoration: Codable, Equatable {
  /// The element at the top, or `nil` for none.
  var top: String?
  /// The distance from the beginning of that element to the edge of the visible part, in points.
  var distance = [0.0, 0]
  /// The selected elements.
  var selection: [String] = []

  private static let key = "List.elements"

  /// Creates the saved state of a list.
  ///
  /// - Parameters:
  ///   - top: The first visible element and its frame, or `nil` for none.
  ///   - offset: The offset of the list.
  ///   - name: Returns the name of an element.
  init(
    top: (path: IndexPath, frame: Rect)?, offset: Point, selection: Set<IndexPath>,
    name: (IndexPath) -> String?
  ) {
    if let top {
      self.top = name(top.path)
      distance = [offset.x - top.frame.minX, offset.y - top.frame.minY]
    }
    self.selection = selection.sorted().compactMap(name)
  }

  /// Reads the saved state of a list, or returns `nil` if there is none.
  @MainActor
  init?(_ coder: RestorationCoder) {
    guard let kept = coder.decode(Self.self, forKey: Self.key), kept.distance.count == 2,
      kept.distance.allSatisfy(\.isFinite)
    else { return nil }
    self = kept
  }

  @MainActor
  func encode(with coder: RestorationCoder) { coder.encode(self, forKey: Self.key) }

  /// Returns the offset that shows an element with a frame where it was.
  func offset(for frame: Rect) -> Point {
    Point(x: frame.minX + distance[0], y: frame.minY + distance[1])
  }
}
