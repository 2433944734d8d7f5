extension ScrollView {
  /// The offset that shows the start of the content.
  var minimumOffset: Point {
    let inset = adjustedContentInset
    return Point(x: -inset.left, y: -inset.top)
  }

  /// The offset that shows the end of the content.
  var maximumOffset: Point {
    let inset = adjustedContentInset
    return Point(
      x: max(-inset.left, contentSize.width + inset.right - bounds.width),
      y: max(-inset.top, contentSize.height + inset.bottom - bounds.height))
  }

  /// Returns the offsets at which the content may rest along an axis.
  func range(_ axis: ScrollAxis) -> ClosedRange<Double> {
    let low = minimumOffset[axis]
    return low...max(low, maximumOffset[axis])
  }

  /// Returns the nearest offset at which the content may rest.
  func clamped(_ offset: Point) -> Point {
    let (low, high) = (minimumOffset, maximumOffset)
    return Point(
      x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Returns whether the content extends beyond the visible part along an axis.
  func canMove(_ axis: ScrollAxis) -> Bool {
    let range = range(axis)
    return range.upperBound - range.lowerBound > 0.01
  }

  /// Whether the content extends beyond the visible part.
  var canMove: Bool { canMove(.horizontal) || canMove(.vertical) }

  /// Returns whether a drag along an axis moves the content, even if only by bouncing.
  func canDrag(_ axis: ScrollAxis) -> Bool {
    if canMove(axis) { return true }
    return bounces && (axis == .horizontal ? alwaysBounceHorizontal : alwaysBounceVertical)
  }

  /// The pixel grid that offsets are aligned to, so that content stays sharp.
  var grid: PixelGrid { PixelGrid(scale: window?.scale ?? 1) }

  func changeContentSize(to size: Size) {
    guard size != storedContentSize else { return }
    guard size.width.isFinite, size.height.isFinite else {
      misuse("\(self) cannot have a contentSize that is infinite or not a number.")
    }
    storedContentSize = size
    setNeedsLayout()
    updateAdjustedInset()
    limitsDidChange()
  }

  func moveContent(to offset: Point, isAnimated: Bool) {
    if isAnimated, !phase.isHeld, window?.host != nil { return animate(to: offset) }
    if phase == .dragging { rebaseDrag(by: offset - contentOffset) } else { stopMotion() }
    show(offset)
    if isAnimated { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// Sets the offset directly, during any phase.
  func show(_ offset: Point) { bounds.origin = offset }

  func reveal(_ rect: Rect, isAnimated: Bool) {
    let target = offset(revealing: rect)
    // An animation has an end to report, even if nothing moves.
    guard isAnimated || target != contentOffset else { return }
    setContentOffset(target, animated: isAnimated)
  }

  /// Returns the nearest offset at which a rectangle of the content is visible.
  func offset(revealing rect: Rect) -> Point {
    let seen = bounds.inset(by: coveredInset)
    var offset = contentOffset
    for axis in ScrollAxis.allCases {
      let low = axis == .horizontal ? rect.minX : rect.minY
      let extent = rect.size[axis]
      let edge = seen.origin[axis]
      let room = seen.size[axis]
      if low < edge || extent > room {
        offset[axis] += low - edge
      } else if low + extent > edge + room {
        offset[axis] += low + extent - edge - room
      }
    }
    return clamped(offset)
  }

  /// Moves the content back into its range after sizes or insets changed.
  func limitsDidChange() {
    switch phase {
    case .resting:
      let target = clamped(contentOffset)
      if target != contentOffset { show(target) }
    case .animating, .wheeling:
      if let motion, clamped(motion.destination) != motion.destination {
        glide(to: clamped(motion.destination))
      }
    case .decelerating:
      if let motion, clamped(motion.destination) != motion.destination {
        let velocity = motion.velocity(at: frameTime)
        release(velocity: velocity)
      }
    case .tracking, .dragging: break
    }
  }

  func visiblePartDidChange(from old: Rect) {
    setNeedsLayout()
    cover?.frame = bounds
    if bounds.size != old.size {
      updateAdjustedInset()
      limitsDidChange()
    }
    guard bounds.origin != old.origin else { return }
    window?.noteStateChange()
    storedRefresh?.scrollViewDidScroll(self)
    barFollower?(self)
    delegate?.scrollViewDidScroll(self)
    if phase != .resting { showIndicators() }
  }

  /// Shifts the content and all motion in progress after content before the visible part changed
  /// its size.
  func shiftContent(by distance: Point) {
    guard distance != .zero else { return }
    motion?.shift(by: distance)
    rebaseDrag(by: distance)
    show(contentOffset + distance)
  }

  func layoutScrolling() {
    updateAdjustedInset()
    indicators?.layout()
    focusRing?.frame = frameOfRing
  }

  func windowDidChange() {
    guard window == nil else { return }
    stopMotion(isTold: false)
    link = nil
    wheelAlarm?.cancel()
    wheelAlarm = nil
    indicators?.hide()
    if phase != .resting { phase = .resting }
    drag = nil
  }
}
