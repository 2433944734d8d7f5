import Containers

/// The place of the bar of the time: where it covers no control and no note, and the globe only if
/// there is no other room.
nonisolated struct MomentBarPlacement: Hashable {
  /// The frame of the bar; nil if there is no room.
  let frame: Rect?
  /// Whether the bar has its compact form there.
  let isCompact: Bool

  /// A map that the bar may be on.
  struct Map: Hashable {
    /// The area of the map.
    let area: Rect
    /// The radius of the whole globe in its middle.
    let globeRadius: Double
    /// What must not be covered.
    let obstacles: [Rect]
  }

  /// The distance from the edges and from what must not be covered, in points.
  private static let gap = 8.0
  /// The part of a map, from its lower edge, in which the bar may be on the globe.
  private static let lowerPart = 0.45

  /// Finds the place of a bar.
  ///
  /// - Parameters:
  ///   - strip: The free end of a vertical strip, which is the best place; nil for none.
  ///   - map: The map that the bar is on otherwise; nil if it must not be on one.
  init(full: Size, compact: Size, strip: Rect?, map: Map?) {
    for (size, isCompact) in [(full, false), (compact, true)] {
      if let place = strip.flatMap({ Self.place(size, inStrip: $0) })
        ?? map.flatMap({ Self.place(size, on: $0, besideGlobe: true) })
      {
        (frame, self.isCompact) = (place, isCompact)
        return
      }
    }
    frame = map.flatMap { Self.place(compact, on: $0, besideGlobe: false) }
    isCompact = true
  }

  private static func place(_ size: Size, inStrip strip: Rect) -> Rect? {
    guard size.width <= strip.width - 2 * gap, size.height <= strip.height - 2 * gap else {
      return nil
    }
    let y = min(strip.maxY - gap - size.height, strip.minY + 40)
    return Rect(
      x: (strip.midX - size.width / 2).rounded(), y: y.rounded(), width: size.width,
      height: size.height)
  }

  /// Returns the lowest place on a map, at the left edge, the right edge or in the middle.
  private static func place(_ size: Size, on map: Map, besideGlobe: Bool) -> Rect? {
    let area = map.area.insetBy(dx: gap + 4, dy: gap)
    guard size.width <= area.width, size.height <= area.height else { return nil }
    let middle = (area.midX - size.width / 2).rounded()
    // Where the notes leave a gap that is not in the middle.
    let aside = stride(from: 2.0, through: 40, by: 2).flatMap { [middle - $0, middle + $0] }
    let columns =
      besideGlobe ? [area.minX, area.maxX - size.width, middle] : [middle] + aside
    let top = besideGlobe ? area.minY : map.area.maxY - lowerPart * map.area.height
    for x in columns {
      var frame = Rect(
        x: x, y: area.maxY - size.height, width: size.width, height: size.height)
      while frame.minY >= top {
        if isFree(frame, on: map, besideGlobe) { return frame }
        frame.origin.y -= 2
      }
    }
    return nil
  }

  private static func isFree(_ frame: Rect, on map: Map, _ besideGlobe: Bool) -> Bool {
    let margin = frame.insetBy(dx: -gap, dy: -gap)
    if map.obstacles.contains(where: { $0.intersects(margin) }) { return false }
    guard besideGlobe else { return true }
    let center = map.area.center
    let nearest = Point(
      x: min(max(center.x, frame.minX), frame.maxX), y: min(max(center.y, frame.minY), frame.maxY))
    return nearest.distance(to: center) >= map.globeRadius + gap
  }
}
