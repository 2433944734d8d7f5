/// Recognizes a drag.
///
/// Continuous: `.began` once the touches have moved far enough, `.changed` with each move, `.ended`
/// when the last is lifted.
open class PanGestureRecognizer: GestureRecognizer {
  /// How far the touches must move, in points; nil at first, for 3 with a mouse and 10 with fingers.
  ///
  /// Zero begins with the first move.
  public var minimumDistance: Double?
  /// How many fingers must be down at least; 1 at first.
  public var minimumNumberOfTouches = 1
  /// How many fingers may be down at most; any number at first.
  public var maximumNumberOfTouches = Int.max
  /// The mouse button that is looked at; the primary one at first, which stands for fingers too.
  public var button = PointerButton.primary

  /// The middle of the touches where the translation is zero, in the window.
  private var origin: Point?
  private var tracker = VelocityTracker()

  /// Returns how far the touches have moved since they began, or since
  /// ``setTranslation(_:in:)``, in a view's points; nil stands for the window.
  public func translation(in view: View?) -> Point {
    guard let origin else { return .zero }
    return vector(from: origin, to: windowLocation, in: view)
  }

  /// Makes the translation a given one from now on, in a view's points.
  public func setTranslation(_ translation: Point, in view: View?) {
    let here = view?.convert(windowLocation, from: nil) ?? windowLocation
    let start = here - translation
    origin = view?.convert(start, to: nil) ?? start
  }

  /// Returns the speed over the last tenth of a second, in a view's points a second; zero after the
  /// touches have rested that long.
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
    let isPointer = self.touches.first?.type == .indirectPointer
    if distance > 0, distance >= minimumDistance ?? (isPointer ? 3 : 10) { advance(to: .began) }
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
