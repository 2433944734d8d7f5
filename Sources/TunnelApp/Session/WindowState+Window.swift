internal import Containers

extension WindowState {
  /// Takes over the placement of a window.
  ///
  /// The size of one that fills the display is not the size that it returns to.
  mutating func note(_ window: Window) {
    (isMaximized, isFullScreen) = (window.isMaximized, window.isFullScreen)
    if !isMaximized, !isFullScreen {
      size = window.bounds.size
      position = window.position
    }
  }
}

nonisolated extension WindowState {
  /// How far a new window is from another one to the right and down, in points.
  static let step = 28.0

  /// Sets the window off from another one by a visible step, where none of others has its corner.
  ///
  /// At the edge of a display it continues from the other edge. Where the system tells no positions, it
  /// decides.
  mutating func setOff(from other: WindowState?, among others: [WindowState], on displays: [Rect]) {
    guard var place = other?.position else { return }
    let display = displays.first { $0.contains(place) } ?? displays.first
    func isTaken(_ point: Point) -> Bool {
      others.contains { $0.position.map { $0.distance(to: point) < Self.step / 2 } ?? false }
    }
    func goRight() { place.x = Self.next(place.x, size.width, display.map { $0.minX...$0.maxX }) }
    var seen = [place]
    // More windows than this would cover each other anyway.
    for _ in 0..<100 {
      goRight()
      place.y = Self.next(place.y, size.height, display.map { $0.minY...$0.maxY })
      // If both axes wrap at the same time, go on along the next diagonal.
      if seen.contains(place) { goRight() }
      if !isTaken(place) { break }
      seen.append(place)
    }
    position = place
  }

  /// Returns the next corner along one axis; a window that leaves little room on a display sticks out
  /// of it by a few steps.
  private static func next(
    _ start: Double, _ length: Double, _ display: ClosedRange<Double>?
  ) -> Double {
    guard let display else { return start + step }
    let room = display.upperBound - display.lowerBound - length
    let last = display.lowerBound + (room < 2 * step ? 5 * step : room)
    // The first place leaves room for a title bar above.
    return start + step > last ? display.lowerBound + step : start + step
  }
}

extension Window {
  /// Returns whether one could see the title bar and move the window by it, if it were somewhere.
  ///
  /// - Parameters:
  ///   - position: The position of the window in points.
  ///   - displays: The areas of the displays in points.
  func hasTitle(at position: Point, on displays: [Rect]) -> Bool {
    let middle = Point(x: position.x + bounds.width / 2, y: position.y + 16)
    return displays.contains { $0.contains(middle) }
  }
}
