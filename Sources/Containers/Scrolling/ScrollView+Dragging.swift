extension ScrollView {
  /// The velocity below which released content stays where it is, in points per second.
  private static let slowestThrow = 40.0
  /// The velocity above which even a short drag turns the page, in points per millisecond.
  private static let pageTurnSpeed = 0.2

  func makePan() -> PanGestureRecognizer {
    let pan = ScrollPanGestureRecognizer()
    pan.scrollView = self
    pan.delegate = self
    pan.addTarget { [weak self] in self?.follow($0) }
    return pan
  }

  /// Returns whether the recognized drag should scroll this view.
  func panMayBegin() -> Bool {
    guard isScrollEnabled, canDrag(.horizontal) || canDrag(.vertical) else { return false }
    let way = panGestureRecognizer.translation(in: self)
    let main: ScrollAxis = abs(way.x) > abs(way.y) ? .horizontal : .vertical
    guard canDrag(main), !leavesDrag(way, main) else { return false }
    return panGestureRecognizer.touches.allSatisfy { touch in
      guard touch.isDelivered, let view = touch.view, view !== self else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  /// Whether a view around this one takes the drag, because there is no more content in its
  /// direction.
  private func leavesDrag(_ way: Point, _ axis: ScrollAxis) -> Bool {
    guard !hasContent(toward: way, axis) else { return false }
    return chain.lazy.compactMap { $0 as? any DragTaking }.first?.takesDrag(way) ?? false
  }

  /// Whether a drag in a direction would reveal content.
  func hasContent(toward way: Point, _ axis: ScrollAxis) -> Bool {
    let range = range(axis)
    return way[axis] < 0
      ? contentOffset[axis] < range.upperBound : contentOffset[axis] > range.lowerBound
  }

  /// Whether a touch that begins now only stops the content instead of reaching a subview.
  var stopsByTouch: Bool {
    guard isScrollEnabled, phase == .decelerating, let motion else { return false }
    return motion.destination.distance(to: contentOffset) > 4
  }

  /// Called when the first finger or the mouse touches the content.
  func touchesDidLand() {
    guard !phase.isHeld, isScrollEnabled else { return }
    settlePhase()
    if mayBegin { advance(to: .tracking) }
  }

  /// Whether a new movement may begin after the delegate was notified of the end of the last one.
  var mayBegin: Bool { phase == .resting && isScrollEnabled && window != nil }

  /// Called when all touches have ended.
  func touchesDidLeave() {
    let isBeyond = phase.isHeld && clamped(contentOffset) != contentOffset
    guard phase.isHeld else { return }
    drag = nil
    if isBeyond, isCalm {
      advance(to: .resting)
      show(clamped(contentOffset))
    } else if isBeyond {
      advance(to: .decelerating)
      release(velocity: .zero)
    } else {
      advance(to: .resting)
    }
  }

  /// Whether content that is let go stays where it is, because motion is reduced.
  private var isCalm: Bool { traitCollection.accessibilityMotion == .reduced }

  /// Shifts the origin of the drag after the content was moved by something else.
  func rebaseDrag(by distance: Point) {
    guard let start = drag?.start else { return }
    drag?.start = start + distance
  }

  private func follow(_ pan: PanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag(pan)
    case .changed: continueDrag(pan)
    case .ended: endDrag(velocity: pan.velocity(in: self) * -1)
    case .cancelled: endDrag(velocity: .zero)
    case .possible, .failed: break
    }
  }

  private func beginDrag(_ pan: PanGestureRecognizer) {
    let way = pan.translation(in: self)
    pan.setTranslation(.zero, in: nil)
    var axis: ScrollAxis?
    if isDirectionalLockEnabled, way != .zero {
      let ratio = abs(way.x) / max(0.01, abs(way.y))
      if ratio > 2 { axis = .horizontal } else if ratio < 0.5 { axis = .vertical }
    }
    beginDrag(along: axis)
  }

  /// Begins a drag, along one axis or both, by the recognizer of this view or an enclosing one.
  func beginDrag(along axis: ScrollAxis?) {
    if phase != .tracking { settlePhase() }
    let begun = ScrollDrag(
      start: unresisted(contentOffset), axis: axis,
      page: Point(
        x: page(at: contentOffset.x, .horizontal).rounded(),
        y: page(at: contentOffset.y, .vertical).rounded()))
    guard phase == .tracking || mayBegin else { return }
    advance(to: .tracking)
    advance(to: .dragging)
    drag = begun
    endEditingOnDrag()
    delegate?.scrollViewWillBeginDragging(self)
  }

  private func continueDrag(_ pan: PanGestureRecognizer) {
    guard phase == .dragging, drag != nil else { return }
    guard !isPinching else {
      pan.setTranslation(.zero, in: nil)
      // Computed first, since a layout that is asked for the size of the content may move it.
      let start = unresisted(contentOffset)
      drag?.start = start
      return
    }
    continueDrag(by: pan.translation(in: nil))
  }

  /// Shows the content dragged by a distance in points since the drag began.
  func continueDrag(by way: Point) {
    guard let drag, phase == .dragging else { return }
    var offset = contentOffset
    for axis in ScrollAxis.allCases where canDrag(axis) && drag.axis ?? axis == axis {
      offset[axis] = resisted(drag.start[axis] - way[axis], axis)
    }
    show(grid.align(offset))
  }

  /// Ends a drag; the content goes on at a velocity in points per second.
  func endDrag(velocity: Point) {
    guard phase == .dragging else { return }
    let (start, held) = (drag?.page ?? .zero, drag?.axis)
    drag = nil
    var speed = velocity
    for axis in ScrollAxis.allCases
    where !canMove(axis) || held ?? axis != axis || abs(speed[axis]) < ScrollView.slowestThrow {
      speed[axis] = 0
    }
    finish(speed: speed, from: start)
  }

  /// Releases the content at a velocity in points per second.
  ///
  /// - Parameter page: The page on which the drag began.
  func finish(speed: Point, from page: Point?) {
    guard isDragging else { return }
    let ending = phase
    storedRefresh?.scrollViewWillEndDragging(self)
    let natural =
      page.map { self.target(from: $0, speed: speed) }
      ?? motion(releasedAt: isCalm ? .zero : speed).destination
    var target = targetOffset(forProposed: natural, velocity: speed)
    if storedRefresh?.holdsContent == true, target.y < minimumOffset.y + attachedInset.top {
      target.y = minimumOffset.y
    }
    if let rest = barRest?(target.y), range(.vertical).contains(rest) { target.y = rest }
    let (before, proposed) = (contentOffset, target)
    withUnsafeMutablePointer(to: &target) {
      delegate?.scrollViewWillEndDragging(
        self, withVelocity: speed * 0.001, targetContentOffset: $0)
    }
    let isPlaced = contentOffset != before && target == proposed
    let speed = isPlaced ? .zero : speed
    target = clamped(isPlaced ? contentOffset : target)
    var next = motion(releasedAt: speed)
    if target.x != next.destination.x {
      next.horizontal = AxisMotion(from: contentOffset.x, to: target.x, velocity: speed.x)
    }
    if target.y != next.destination.y {
      next.vertical = AxisMotion(from: contentOffset.y, to: target.y, velocity: speed.y)
    }
    // The delegate may have removed the view or begun an animation, which ended the drag.
    guard phase == ending else { return }
    let goesOn = !isCalm && (target != contentOffset || speed != .zero)
    advance(to: goesOn ? .decelerating : .resting)
    // Known before the delegate is told, so that whatever it does to the content ends it.
    motion = goesOn ? next : nil
    if isCalm { show(target) }
    delegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard phase == .decelerating else { return }
    delegate?.scrollViewWillBeginDecelerating(self)
    if phase == .decelerating, let motion { start(motion) }
  }

  /// Returns the offset at which the content comes to rest.
  ///
  /// With paging, this is at most one page away from the page on which the drag began.
  private func target(from start: Point, speed: Point) -> Point {
    let natural = motion(releasedAt: speed).destination
    guard isPagingEnabled else { return natural }
    var target = natural
    for axis in ScrollAxis.allCases where bounds.size[axis] > 0 {
      let here = page(at: contentOffset[axis], axis)
      let velocity = speed[axis] / 1000
      var page = here.rounded()
      if abs(velocity) > ScrollView.pageTurnSpeed {
        page = velocity > 0 ? here.rounded(.up) : here.rounded(.down)
      }
      page = min(max(page, start[axis] - 1), start[axis] + 1)
      target[axis] = page * bounds.size[axis] + minimumOffset[axis]
    }
    return clamped(target)
  }

  private func page(at offset: Double, _ axis: ScrollAxis) -> Double {
    bounds.size[axis] > 0 ? (offset - minimumOffset[axis]) / bounds.size[axis] : 0
  }

  private func resisted(_ position: Double, _ axis: ScrollAxis) -> Double {
    let range = range(axis)
    guard bounces else { return min(max(position, range.lowerBound), range.upperBound) }
    return RubberBand(dimension: bounds.size[axis]).position(position, in: range)
  }

  private func unresisted(_ offset: Point) -> Point {
    var result = offset
    for axis in ScrollAxis.allCases {
      result[axis] = RubberBand(dimension: bounds.size[axis]).pulled(offset[axis], in: range(axis))
    }
    return result
  }
}

/// The pan recognizer of a scroll view, which also reports when touches begin and end.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
  weak var scrollView: ScrollView?

  override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent) {
    super.touchesBegan(touches, with: event)
    if state != .failed { scrollView?.touchesDidLand() }
  }

  override func reset() {
    super.reset()
    scrollView?.touchesDidLeave()
  }
}
