extension SegmentedControl {
  /// Selects a segment without sending events.
  func select(_ index: Int, animated: Bool) {
    guard index == SegmentedControl.noSegment || segments.indices.contains(index) else {
      misuse("\(self) has \(segments.count) segments, so it cannot select the one at \(index).")
    }
    guard !isMomentary, index != storedIndex else { return }
    let isSlide = storedIndex >= 0 && index >= 0
    storedIndex = index
    changeParts(animated: animated && isSlide) { updateParts() }
  }

  /// Selects or presses a segment on the user's behalf, and sends its events.
  func press(_ index: Int) {
    guard isMomentary || index != storedIndex else { return }
    markedIndex = index
    if isMomentary { pressedIndex = index } else { choose(index) }
    let action = segments[index].action
    sendValue()
    if let action { sendAction(action) }
    if isMomentary, !isTracking { pressedIndex = nil }
  }

  private func choose(_ index: Int) {
    isChoosing = true
    defer { isChoosing = false }
    selectedSegmentIndex = index
  }

  func isUsable(_ index: Int) -> Bool {
    isEnabled && segments.indices.contains(index) && segments[index].isEnabled
  }

  /// Returns the index of the enabled segment at a point in the bounds; nil if there is none.
  func usableIndex(at point: Point) -> Int? {
    let place = parts.convert(point, from: self)
    return segments.indices.first { index in
      let frame = segments[index].frame
      return place.x >= frame.minX && place.x < frame.maxX && isUsable(index)
    }
  }

  /// Handles a key that changes the selection; returns whether it is one.
  func takes(_ press: Press) -> Bool {
    guard isEnabled, press.key.modifierFlags.isEmpty, !segments.isEmpty else { return false }
    let forward = isRightToLeft ? -1 : 1
    switch press.key.keyCode {
    case .rightArrow: move(by: forward)
    case .leftArrow: move(by: -forward)
    case .home: move(from: -1, by: 1)
    case .end: move(from: segments.count, by: -1)
    case .space where isMomentary && press.phase == .began,
      .enter where isMomentary && press.phase == .began:
      if isUsable(markedIndex) { self.press(markedIndex) }
      updateParts()
    default: return false
    }
    return true
  }

  private func move(by step: Int) {
    let own = isMomentary ? markedIndex : storedIndex
    move(from: own < 0 && step < 0 ? segments.count : own, by: step)
  }

  /// Moves to the next enabled segment.
  private func move(from start: Int, by step: Int) {
    var index = start + step
    while segments.indices.contains(index), !isUsable(index) { index += step }
    guard isUsable(index) else { return }
    if isMomentary {
      markedIndex = index
      updateParts()
    } else {
      press(index)
    }
  }

  func naturalWidth(of segment: Segment) -> Double {
    segment.width > 0 ? segment.width : max(segment.contentSize.width + 24, 32)
  }

  /// Shows the shorter titles, where there are some, if all together are too wide.
  func fitTitles(in room: Double) {
    guard segments.contains(where: { $0.compactTitle != nil }) else { return }
    let isTight = segments.reduce(0) { $0 + max($1.width, $1.wholeWidth + 24) } > room
    for segment in segments { segment.isCompact = isTight }
  }

  /// Returns the widths of the segments that fill a given width.
  func widths(in room: Double) -> [Double] {
    let own = segments.map(naturalWidth)
    let fixed = segments.map(\.width).reduce(0, +)
    let flexible = zip(segments, own).filter { $0.0.width == 0 }
    let rest = max(0, room - fixed)
    let sum = flexible.map(\.1).reduce(0, +)
    // If equal widths cannot hold the widest content, the widths follow the content instead.
    let isTight = rest / Double(max(1, flexible.count)) < flexible.map(\.1).max() ?? 0
    return zip(segments, own).map { segment, own in
      guard segment.width == 0 else { return segment.width }
      guard apportionsSegmentWidthsByContent || isTight, sum > 0 else {
        return rest / Double(max(1, flexible.count))
      }
      return rest * own / sum
    }
  }
}
