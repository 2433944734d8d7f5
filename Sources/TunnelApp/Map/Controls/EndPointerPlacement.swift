import Containers
internal import Glibc

/// The placement of the pointer to an end that is out of sight: at the edge of the map, toward the
/// end.
nonisolated struct EndPointerPlacement {
  /// The width and height of the pointer in points, at the default text size.
  static let side = 40.0
  /// The distance between the pointer and the edge of the map, in points.
  private static let inset = 6.0
  /// The distance between two candidate positions, in points.
  private static let step = 4.0

  /// The center of the pointer.
  let center: Point
  /// The direction of the pointer, in radians clockwise from the right.
  let direction: Double

  /// Finds the free position at the edge that is nearest to the line from the center of the map to
  /// a point outside it.
  ///
  /// - Parameters:
  ///   - side: The width and height of the pointer in points.
  ///   - isFree: Whether a rectangle is unoccupied. If no position is free, the nearest one is used
  ///     anyway.
  init(
    toward point: Point, in bounds: Rect, side: Double = Self.side,
    where isFree: (Rect) -> Bool = { _ in true }
  ) {
    let rim = Rim(bounds.insetBy(dx: side / 2 + Self.inset, dy: side / 2 + Self.inset))
    let best = rim.position(toward: point - bounds.center)
    var center = rim.point(at: best)
    let tries = Int(rim.length / Self.step)
    for index in 0..<max(tries, 1) {
      // Alternate between both sides, moving farther away.
      let way = Double((index + 1) / 2) * Self.step * (index % 2 == 0 ? 1 : -1)
      let place = rim.point(at: best + way)
      if isFree(Rect(center: place, size: Size(width: side, height: side))) {
        center = place
        break
      }
    }
    self.center = center
    direction = atan2(point.y - center.y, point.x - center.x)
  }

  /// The edge of a rectangle.
  ///
  /// Positions run clockwise along it from the top left corner.
  private struct Rim {
    let rect: Rect

    init(_ rect: Rect) { self.rect = rect }

    var length: Double { 2 * max(rect.width + rect.height, 0) }

    /// Returns the position where a ray from the center meets the rim.
    func position(toward way: Point) -> Double {
      let (width, height) = (max(rect.width, 1), max(rect.height, 1))
      let (across, down) = (way.x / (width / 2), way.y / (height / 2))
      let reach = max(abs(across), abs(down), 1e-9)
      let x = (across / reach + 1) / 2 * width
      let y = (down / reach + 1) / 2 * height
      if abs(down) >= abs(across) { return down < 0 ? x : width + height + (width - x) }
      return across > 0 ? width + y : 2 * width + height + (height - y)
    }

    /// Returns the point at a position, which wraps around the rim.
    func point(at position: Double) -> Point {
      let (width, height) = (max(rect.width, 1), max(rect.height, 1))
      let length = 2 * (width + height)
      let rest = position.truncatingRemainder(dividingBy: length)
      let place = rest < 0 ? rest + length : rest
      if place < width { return Point(x: rect.minX + place, y: rect.minY) }
      if place < width + height { return Point(x: rect.maxX, y: rect.minY + place - width) }
      if place < 2 * width + height {
        return Point(x: rect.maxX - (place - width - height), y: rect.maxY)
      }
      return Point(x: rect.minX, y: rect.maxY - (place - 2 * width - height))
    }
  }
}
