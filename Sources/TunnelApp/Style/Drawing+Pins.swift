import Containers
internal import Glibc

nonisolated extension Drawing {
  private static let pinEdge = Color(white: 0.06, alpha: 0.9)

  /// The star that marks a favorite on a map.
  static let favoritePin: Drawing = {
    let points = (0..<10).map { step in
      let angle = Double(step) * .pi / 5 - .pi / 2
      let radius = step % 2 == 0 ? 21.0 : 9.5
      return Point(x: 24 + radius * cos(angle), y: 26 + radius * sin(angle))
    }
    return pin([points], Color(hex: 0xFFC93C))
  }()

  /// The house that marks the user's home on a map.
  static let homePin: Drawing = {
    let house = [
      Point(x: 24, y: 5), Point(x: 45, y: 24), Point(x: 39, y: 24), Point(x: 39, y: 43),
      Point(x: 9, y: 43), Point(x: 9, y: 24), Point(x: 3, y: 24),
    ]
    let door = [
      Point(x: 20, y: 43), Point(x: 20, y: 30), Point(x: 28, y: 30), Point(x: 28, y: 43),
    ]
    return pin([house], .white, hole: door)
  }()

  /// Returns filled outlines with a dark edge, which is seen on any ground.
  private static func pin(
    _ outlines: [[Point]], _ color: Color, hole: [Point]? = nil
  ) -> Drawing {
    let paths = outlines.map(closed)
    let edges = paths.map {
      Part(path: $0, color: pinEdge, stroke: Stroke(width: 8, cap: .round, join: .round))
    }
    let holes = hole.map { [fill(closed($0), pinEdge)] } ?? []
    return Drawing(
      size: Size(width: 48, height: 48), parts: edges + paths.map { fill($0, color) } + holes)
  }

  private static func closed(_ points: [Point]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    path.close()
    return path
  }
}
