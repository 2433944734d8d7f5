import Containers

/// The placement of a note beside a line from an end to the nearest land.
nonisolated struct LandNotePlacement {
  /// The frame of the note; nil if there is no line to speak of, or no place for it.
  let frame: Rect?

  /// The shortest line with a note, in points.
  private static let shortest = 12.0
  /// The distance between the note and the line, in points.
  private static let distance = 7.0
  /// The length that the mark of the end takes of the line, in points.
  private static let mark = 26.0

  /// Finds a place beside the middle of what is in sight of the line, above it if possible, or
  /// beyond the land if the line is short.
  ///
  /// - Parameters:
  ///   - end: The position of the end.
  ///   - land: The position of the land, possibly outside the area.
  ///   - area: The area that the note may cover.
  ///   - isFree: Whether nothing else is in a rectangle.
  init(
    of size: Size, from end: Point, to land: Point, in area: Rect,
    where isFree: (Rect) -> Bool = { _ in true }
  ) {
    let way = land - end
    let length = way.distance(to: .zero)
    guard length >= Self.shortest, area.contains(end) else {
      frame = nil
      return
    }
    let along = way * (1 / length)
    // Upward, or to the right of a line that goes up or down.
    let upward = Point(x: along.y, y: -along.x)
    let across = upward.y > 0 || upward.y == 0 && upward.x < 0 ? upward * -1 : upward
    let middle = end + along * ((Self.mark + Self.reach(from: end, along, length, in: area)) / 2)
    var places = [across, across * -1].map { side in
      middle + side * (Self.extent(size, side) + Self.distance)
    }
    let beyond = land + along * (Self.extent(size, along) + Self.distance)
    let needed = 2 * Self.extent(size, along)
    places.insert(beyond, at: length < needed + 2 * Self.mark ? 0 : places.endIndex)
    let frames = places.map { Self.moved(Rect(center: $0, size: size), into: area) }
    frame = frames.first(where: isFree)
  }

  /// Returns how much of a line from a point in an area is inside the area.
  private static func reach(
    from start: Point, _ along: Point, _ length: Double, in area: Rect
  ) -> Double {
    func room(_ start: Double, _ step: Double, _ least: Double, _ most: Double) -> Double {
      step == 0 ? length : ((step > 0 ? most : least) - start) / step
    }
    return min(
      length, room(start.x, along.x, area.minX, area.maxX),
      room(start.y, along.y, area.minY, area.maxY))
  }

  /// Returns half the extent of a size in a direction.
  private static func extent(_ size: Size, _ direction: Point) -> Double {
    (abs(direction.x) * size.width + abs(direction.y) * size.height) / 2
  }

  private static func moved(_ frame: Rect, into area: Rect) -> Rect {
    var frame = frame
    frame.origin.x = max(area.minX, min(frame.minX, area.maxX - frame.width)).rounded()
    frame.origin.y = max(area.minY, min(frame.minY, area.maxY - frame.height)).rounded()
    return frame
  }
}
