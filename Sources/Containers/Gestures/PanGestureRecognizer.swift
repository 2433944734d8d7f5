/// A continuous recognizer of drags.
///
/// It enters `.began` when the touches have moved far enough, `.changed` with each movement, and
/// `.ended` when the last one is lifted.
open class PanGestureRecognizer: GestureRecognizer {
  /// The distance that starts the gesture, in points, or nil for 10 with fingers, and with a mouse for
  /// the desktop's own, which is 5 unless the user has chosen another.
  ///
  /// The default is nil. With zero, the first movement starts the gesture.
  public var minimumDistance: Double?
  /// The minimum number of fingers; 1 by default.
  public var minimumNumberOfTouches = 1
  /// The maximum number of fingers; unlimited by default.
  ///
  /// With more, the gesture does not begin. Once it has begun, it ignores any other finger.
  public var maximumNumberOfTouches = Int.max
  /// The mouse button to recognize; by default the primary one, which also stands for fingers.
  public var button = PointerButton.primary

  /// The center of the touches at a translation of zero, in the window.
  private var origin: Point?
  private var tracker = VelocityTracker()

  /// Returns the movement of the touches since they began, in the coordinates of a view.
  ///
  /// ``setTranslation(_:in:)`` changes the reference. If the view is nil, the coordinates are those
  /// of the window.
  public func translation(in view: View?) -> Point {
    guard let origin else { return .zero }
    return vector(from: origin, to: windowLocation, in: view)
  }

  /// Sets the current translation, in the coordinates of a view, or of the window if nil.
  public func setTranslation(_ translation: Point, in view: View?) {
    let here = view?.convert(windowLocation, from: nil) ?? windowLocation
    let start = here - translation
    origin = view?.convert(start, to: nil) ?? start
  }

  /// Returns the velocity over the last tenth of a second, in a view's points per second.
  ///
  /// It is zero after the touches have rested that long.
  public func velocity(in view: View?) -> Point {
    vector(from: windowLocation, to: windowLocation + tracker.velocity, in: view)
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {
    for touch in touches where touch.button != button { return fail() }
    if self.touches.count > maximumNumberOfTouches { return fail() }
    keepTranslation(ignoring: touches)
    tracker.reset()
    tracker.add(windowLocation, at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent) {
    tracker.add(windowLocation, at: event.timestamp)
    if state.isActive { return advance(to: .changed) }
    guard let origin, self.touches.count >= minimumNumberOfTouches else { return }
    let distance = windowLocation.distance(to: origin)
    if distance > 0, distance >= minimumDistance ?? usualDistance { advance(to: .began) }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent) {
    let remaining = self.touches.filter { !touches.contains($0) }
    if remaining.isEmpty {
      tracker.add(windowLocation, at: event.timestamp)
      advance(to: state.isActive ? .ended : .failed)
    } else {
      let middle = PanGestureRecognizer.middle(of: remaining)
      if let origin { self.origin = origin + (middle - windowLocation) }
      tracker.reset()
    }
  }

  open override func reset() {
    origin = nil
    tracker.reset()
  }

  override func takes(_ touch: Touch) -> Bool {
    !state.isActive || touches.count < maximumNumberOfTouches && touch.button == button
  }

  /// The distance that starts the gesture unless another is set.
  private var usualDistance: Double {
    guard touches.first?.type == .indirectPointer else { return 10 }
    return view?.traitCollection[DragDistanceTrait.self] ?? DragDistanceTrait.defaultValue
  }

  private func fail() {
    if state == .possible { advance(to: .failed) }
  }

  /// Moves the origin so that a new finger does not make the translation jump.
  private func keepTranslation(ignoring new: Set<Touch>) {
    let old = touches.filter { !new.contains($0) }
    if let origin, !old.isEmpty {
      self.origin = origin + (windowLocation - PanGestureRecognizer.middle(of: old))
    } else {
      origin = windowLocation
    }
  }

  private static func middle(of touches: [Touch]) -> Point {
    touches.reduce(Point.zero) { $0 + $1.windowLocation } * (1 / Double(max(1, touches.count)))
  }

  private func vector(from start: Point, to end: Point, in view: View?) -> Point {
    guard let view else { return end - start }
    return view.convert(end, from: nil) - view.convert(start, from: nil)
  }
}
