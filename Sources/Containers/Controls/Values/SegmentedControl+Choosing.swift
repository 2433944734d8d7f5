extension SegmentedControl {
  /// Chooses a segment without telling anyone.
  func select(_ index: Int, animated: Bool) {
    guard index == SegmentedControl.noSegment || segments.indices.contains(index) else {
      misuse("\(self) has \(segments.count) segments and cannot choose the one at \(index).")
    }
    guard !isMomentary, index != storedIndex else { return }
    let isSlide = storedIndex >= 0 && index >= 0
    storedIndex = index
    changeParts(animated: animated && isSlide) { updateParts() }
  }

  /// Chooses or presses a segment, as a person does.
  func press(_ index: Int) {
    guard isMomentary || index != storedIndex else { return }
    markedIndex = index
    if isMomentary { pressedIndex = index } else { choose(index) }
    let action = segments[index].action
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
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

  /// Returns the segment at a point of the bounds, if it can be chosen.
  func usableIndex(at point: Point) -> Int? {
    let place = parts.convert(point, from: self)
    return segments.indices.first { index in
      let frame = segments[index].frame
      return place.x >= frame.minX && place.x < frame.maxX && isUsable(index)
    }
  }

  /// Takes a key that chooses.
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

  /// Goes to the next segment that can be chosen.
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

  /// Returns the widths that the segments get of some room.
  func widths(in room: Double) -> [Double] {
    let own = segments.map(naturalWidth)
    let fixed = segments.map(\.width).reduce(0, +)
    let flexible = zip(segments, own).filter { $0.0.width == 0 }
    let rest = max(0, room - fixed)
    let sum = flexible.map(\.1).reduce(0, +)
    // Where equal shares would leave a text without room around it, all get as little of that.
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
