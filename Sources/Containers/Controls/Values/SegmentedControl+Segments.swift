extension SegmentedControl {
  /// How many segments there are.
  public var numberOfSegments: Int { segments.count }

  /// Adds a segment with a text; an index that is too great stands for the end.
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(Segment(title: title ?? ""), at: index, animated: animated)
  }

  /// Adds a segment with an image; an index that is too great stands for the end.
  public func insertSegment(with image: Image?, at index: Int, animated: Bool) {
    insert(Segment(image: image), at: index, animated: animated)
  }

  /// Adds a segment that runs an action when it is chosen; an index that is too great stands for the
  /// end.
  public func insertSegment(action: Action, at index: Int, animated: Bool) {
    insert(Segment(action: action), at: index, animated: animated)
  }

  /// Takes a segment away; what was chosen stays so, if it is another one.
  public func removeSegment(at index: Int, animated: Bool) {
    let segment = segment(at: index)
    segments.remove(at: index)
    if storedIndex == index {
      storedIndex = SegmentedControl.noSegment
    } else if storedIndex > index {
      storedIndex -= 1
    }
    pressedIndex = nil
    changeParts(animated: animated) {
      segment.alpha = 0
      segmentsDidChange()
    }
    guard animated, window != nil else { return segment.removeFromSuperview() }
    View.animate(withDuration: .milliseconds(220)) {
      segment.transform = Transform(scaleX: 0.5, y: 0.5)
    } completion: { _ in
      segment.removeFromSuperview()
    }
  }

  /// Takes all segments away.
  public func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    storedIndex = SegmentedControl.noSegment
    pressedIndex = nil
    segmentsDidChange()
  }

  /// Shows a text in a segment instead of what it showed.
  public func setTitle(_ title: String?, forSegmentAt index: Int) {
    let segment = segment(at: index)
    segment.image = nil
    segment.title = title
    segmentsDidChange()
  }

  /// Returns the text of a segment; nil for none.
  public func titleForSegment(at index: Int) -> String? { segment(at: index).title }

  /// Shows an image in a segment instead of what it showed.
  public func setImage(_ image: Image?, forSegmentAt index: Int) {
    let segment = segment(at: index)
    segment.title = nil
    segment.image = image
    segmentsDidChange()
  }

  /// Returns the image of a segment; nil for none.
  public func imageForSegment(at index: Int) -> Image? { segment(at: index).image }

  /// Gives a segment an action, and the words or the picture of it.
  public func setAction(_ action: Action, forSegmentAt index: Int) {
    let segment = segment(at: index)
    segment.action = action
    segment.image = action.image
    segment.title = action.image == nil ? action.title : nil
    segment.accessibility.label = action.title
    segmentsDidChange()
  }

  /// Returns the action of a segment; nil for none.
  public func actionForSegment(at index: Int) -> Action? { segment(at: index).action }

  /// Returns the index of the segment with an action; ``noSegment`` where there is none.
  public func segmentIndex(identifiedBy identifier: Action.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? SegmentedControl.noSegment
  }

  /// Gives a segment a width in points; 0 for a share of the room.
  public func setWidth(_ width: Double, forSegmentAt index: Int) {
    segment(at: index).width = max(0, width)
    segmentsDidChange()
  }

  /// Returns the width that a segment was given; 0 for a share of the room.
  public func widthForSegment(at index: Int) -> Double { segment(at: index).width }

  /// Lets a segment be chosen or not.
  public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    segment(at: index).isEnabled = isEnabled
    updateParts()
  }

  /// Whether a segment can be chosen.
  public func isEnabledForSegment(at index: Int) -> Bool { segment(at: index).isEnabled }

  func adopt(_ segment: Segment) {
    parts.add(segment)
    segment.onActivate = { [weak self, weak segment] in
      guard let self, let segment, let index = segments.firstIndex(where: { $0 === segment }),
        isUsable(index)
      else { return false }
      press(index)
      return true
    }
  }

  func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    updateParts()
  }

  private func insert(_ segment: Segment, at index: Int, animated: Bool) {
    guard index >= 0 else {
      misuse("\(self) has no segment \(index): insert at 0 or after it.")
    }
    let index = min(index, segments.count)
    segments.insert(segment, at: index)
    if storedIndex >= index { storedIndex += 1 }
    adopt(segment)
    View.performWithoutAnimation {
      segment.alpha = animated ? 0 : 1
      segment.frame = placeForNewSegment(at: index)
    }
    changeParts(animated: animated) {
      segment.alpha = 1
      segmentsDidChange()
    }
  }

  /// A line between its future neighbours, from which a new segment grows.
  private func placeForNewSegment(at index: Int) -> Rect {
    let before = index > 0 ? segments[index - 1].frame : nil
    let x =
      before.map { isRightToLeft ? $0.minX : $0.maxX }
      ?? (isRightToLeft ? parts.bounds.maxX : parts.bounds.minX)
    return Rect(x: x, y: 0, width: 0, height: parts.bounds.height)
  }

  private func segment(at index: Int) -> Segment {
    guard segments.indices.contains(index) else {
      misuse("\(self) has \(segments.count) segments and none with the index \(index).")
    }
    return segments[index]
  }
}
