public import Containers
public import Testing

extension Stage {
  /// Presses and releases the mouse button.
  ///
  /// - Parameter count: 2 for a double click.
  public func tap(
    _ spot: Spot, button: PointerButton = .primary, count: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let point = point(of: spot, sourceLocation) else { return }
    tap(at: point, button: button, count: count)
  }

  /// Presses and releases the mouse button at a point of the window.
  public func tap(at point: Point, button: PointerButton = .primary, count: Int = 1) {
    movePointer(to: point)
    for _ in 0..<count {
      send(.pointerPressed(button, point, modifiers: modifierFlags))
      platform.advance(by: Stage.frameDuration)
      send(.pointerReleased(button, point, modifiers: modifierFlags))
      platform.advance(by: Stage.frameDuration)
    }
  }

  /// Drags from one spot to another in steps, one per frame, and releases.
  public func drag(
    _ start: Spot, to end: Spot, steps: Int = 10,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let from = point(of: start, sourceLocation), let to = point(of: end, sourceLocation)
    else { return }
    grab(.point(from))
    move(to: .point(to), steps: steps)
    drop()
  }

  /// Drags from a spot by a distance in points, in steps, one per frame, and releases.
  public func drag(
    _ start: Spot, by distance: Point, steps: Int = 10,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let from = point(of: start, sourceLocation) else { return }
    let end = Point(x: from.x + distance.x, y: from.y + distance.y)
    drag(.point(from), to: .point(end), steps: steps)
  }

  /// Presses the mouse button at a spot and holds it.
  public func grab(_ spot: Spot, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let point = point(of: spot, sourceLocation) else { return }
    movePointer(to: point)
    send(.pointerPressed(.primary, point, modifiers: modifierFlags))
    platform.advance(by: Stage.frameDuration)
  }

  /// Moves the mouse, with or without its button held, in steps, one per frame.
  public func move(
    to spot: Spot, steps: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let end = point(of: spot, sourceLocation) else { return }
    let start = pointer
    for step in 1...max(1, steps) {
      let part = Double(step) / Double(max(1, steps))
      movePointer(
        to: Point(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
      platform.advance(by: Stage.frameDuration)
      runFrames()
    }
  }

  /// Releases the mouse button.
  public func drop() {
    send(.pointerReleased(.primary, pointer, modifiers: modifierFlags))
    platform.advance(by: Stage.frameDuration)
    runFrames()
  }

  /// Drops items from another program on a spot.
  public func dropItems(
    _ items: [DragItem], on spot: Spot, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let point = point(of: spot, sourceLocation) else { return }
    send(.dropped(items, point))
    runFrames()
  }

  /// Turns the mouse wheel over a spot, or scrolls on a touchpad.
  ///
  /// - Parameters:
  ///   - delta: The distance to move the content, in points: positive is right and down.
  ///   - isPrecise: Whether the device scrolls smoothly, such as a touchpad, instead of in notches.
  public func scroll(
    _ spot: Spot, by delta: Point, isPrecise: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let point = point(of: spot, sourceLocation) else { return }
    movePointer(to: point)
    send(.scrolled(point, delta: delta, modifiers: modifierFlags, isPrecise: isPrecise))
  }

  /// Drags a finger from a spot by a distance in points, in steps, one per frame, and lifts it.
  public func swipe(
    _ start: Spot, by distance: Point, steps: Int = 20,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let from = point(of: start, sourceLocation) else { return }
    send(.fingerDown(id: 1, from))
    for step in 1...max(1, steps) {
      platform.advance(by: Stage.frameDuration)
      send(.fingerMoved(id: 1, from + distance * (Double(step) / Double(max(1, steps)))))
    }
    send(.fingerUp(id: 1, from + distance))
  }

  /// Pinches with two fingers around a spot, in steps, one per frame.
  ///
  /// - Parameter scale: The final distance between the fingers, relative to the initial one.
  public func pinch(
    _ spot: Spot, scale: Double, steps: Int = 10, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let middle = point(of: spot, sourceLocation) else { return }
    func finger(_ side: Double, _ spread: Double) -> Point {
      Point(x: middle.x + side * spread, y: middle.y)
    }
    let spread = scale > 1 ? 60 / scale : 60
    send(.fingerDown(id: 1, finger(-1, spread)))
    send(.fingerDown(id: 2, finger(1, spread)))
    for step in 1...max(1, steps) {
      let now = spread * (1 + (scale - 1) * Double(step) / Double(max(1, steps)))
      platform.advance(by: Stage.frameDuration)
      send(.fingerMoved(id: 1, finger(-1, now)))
      send(.fingerMoved(id: 2, finger(1, now)))
    }
    send(.fingerUp(id: 1, finger(-1, spread * scale)))
    send(.fingerUp(id: 2, finger(1, spread * scale)))
  }

  private func movePointer(to point: Point) {
    pointer = point
    send(.pointerMoved(point, modifiers: modifierFlags))
  }
}
