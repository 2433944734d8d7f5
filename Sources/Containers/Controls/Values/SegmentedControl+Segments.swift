extension SegmentedControl {
  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// Inserts a segment with a title; an index beyond the end appends it.
  public func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(Segment(title: title ?? ""), at: index, animated: animated)
  }

  /// Inserts a segment with an image; an index beyond the end appends it.
  public func insertSegment(with image: Image?, at index: Int, animated: Bool) {
    insert(Segment(image: image), at: index, animated: animated)
  }

  /// Inserts a segment that performs an action when selected; an index beyond the end appends it.
  public func insertSegment(action: Action, at index: Int, animated: Bool) {
    insert(Segment(action: action), at: index, animated: animated)
  }

  /// Removes a segment; another selected segment stays selected.
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

  /// Removes all segments.
  public func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    storedIndex = SegmentedControl.noSegment
    pressedIndex = nil
    segmentsDidChange()
  }

  /// Sets the title of a segment, replacing its image.
  public func setTitle(_ title: String?, forSegmentAt index: Int) {
    show(title, nil, in: segment(at: index))
  }

  /// Returns the title of a segment; nil if it has none.
  public func titleForSegment(at index: Int) -> String? { segment(at: index).title }

  /// Sets the image of a segment, replacing its title.
  public func setImage(_ image: Image?, forSegmentAt index: Int) {
    show(nil, image, in: segment(at: index))
  }

  /// Returns the image of a segment; nil if it has none.
  public func imageForSegment(at index: Int) -> Image? { segment(at: index).image }

  /// Sets the action of a segment, and shows the action's image or else its title.
  public func setAction(_ action: Action, forSegmentAt index: Int) {
    let segment = segment(at: index)
    segment.action = action
    show(action.image == nil ? action.title : nil, action.image, in: segment)
    segment.accessibility.label = action.title
  }

  /// Returns the action of a segment; nil if it has none.
  public func actionForSegment(at index: Int) -> Action? { segment(at: index).action }

  /// Returns the index of the segment with an action, or ``noSegment`` if there is none.
  public func segmentIndex(identifiedBy identifier: Action.Identifier) -> Int {
    segments.firstIndex { $0.action?.identifier == identifier } ?? SegmentedControl.noSegment
  }

  /// Sets the width of a segment, in points, or 0 to share the remaining width.
  public func setWidth(_ width: Double, forSegmentAt index: Int) {
    let segment = segment(at: index)
    guard max(0, width) != segment.width else { return }
    segment.width = max(0, width)
    segmentsDidChange()
  }

  /// Returns the width set for a segment, in points; 0 if it shares the remaining width.
  public func widthForSegment(at index: Int) -> Double { segment(at: index).width }

  /// Enables or disables a segment.
  public func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) {
    segment(at: index).isEnabled = isEnabled
    updateParts()
  }

  /// Returns whether a segment is enabled.
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

  private func show(_ title: String?, _ image: Image?, in segment: Segment) {
    guard title != segment.title || !Image.areSame(image, segment.image) else { return }
    (segment.title, segment.image) = (title, image)
    segmentsDidChange()
  }

  func segmentsDidChange() {
    invalidateIntrinsicContentSize()
    updateParts()
  }

  private func insert(_ segment: Segment, at index: Int, animated: Bool) {
    guard index >= 0 else {
      misuse("\(self) cannot insert a segment at \(index): insert it at 0 or higher.")
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

  /// Returns the empty frame between two neighbors from which a new segment grows.
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
