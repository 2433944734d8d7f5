/// A drag of the mouse that extends the selection by whole units.
struct SelectionDrag {
  var granularity: TextGranularity
  /// The range that the press selected.
  var origin: Range<Int>
  /// The location of the pointer, in the area's coordinates.
  var location: Point
}

extension TextArea {
  /// Handles a press of the mouse or a finger.
  ///
  /// A click places the caret, a double click selects a word, and a triple click selects a
  /// paragraph, or all text in a field. Shift extends the selection.
  func press(_ touch: Touch) {
    guard let client, client.isTextSelectable else { return }
    let location = touch.location(in: self)
    let place = place(at: location)
    if touch.button == .middle {
      pasteSelection(at: place.byte)
      return
    }
    guard touch.button == .primary else { return pressForMenu(at: place.byte) }
    if touch.modifierFlags.contains(.shift) {
      drag = SelectionDrag(
        granularity: .character, origin: editor.selection.anchor..<editor.selection.anchor,
        location: location)
      select(anchor: editor.selection.anchor, head: place.byte, isUpstream: place.isUpstream)
      return
    }
    let granularity: TextGranularity =
      switch touch.tapCount {
      case 1: .character
      case 2: isSecure ? .document : .word
      default: isMultiline ? .paragraph : .document
      }
    let range = unit(granularity, at: place.byte)
    drag = SelectionDrag(granularity: granularity, origin: range, location: location)
    select(anchor: range.lowerBound, head: range.upperBound, isUpstream: place.isUpstream)
  }

  /// Extends the selection to a dragged touch, by units of the size that the press selected.
  func extendDrag(to touch: Touch) {
    guard drag != nil else { return }
    drag?.location = touch.location(in: self)
    followDrag()
    updateAutoscroll()
  }

  /// Ends the drag.
  func endDrag() {
    drag = nil
    updateAutoscroll()
  }

  private func followDrag() {
    guard let drag else { return }
    // Text beyond the edges is reached by autoscrolling, not by a jump.
    let place = place(
      at: Point(
        x: min(max(drag.location.x, bounds.minX), bounds.maxX),
        y: isMultiline
          ? min(max(drag.location.y, bounds.minY), bounds.maxY - 1) : drag.location.y))
    let unit = unit(drag.granularity, at: place.byte)
    if unit.lowerBound < drag.origin.lowerBound {
      select(anchor: drag.origin.upperBound, head: unit.lowerBound, isUpstream: place.isUpstream)
    } else {
      select(
        anchor: drag.origin.lowerBound, head: max(unit.upperBound, drag.origin.upperBound),
        isUpstream: drag.granularity == .character && place.isUpstream)
    }
  }

  private func unit(_ granularity: TextGranularity, at byte: Int) -> Range<Int> {
    switch granularity {
    case .word: editor.word(at: byte)
    case .paragraph: editor.paragraph(at: byte)
    case .document: 0..<editor.count
    default: byte..<byte
    }
  }

  /// Prepares the selection for a menu: keeps it if pressed inside, and otherwise selects the word.
  func pressForMenu(at byte: Int) {
    let range = editor.selection.range
    if !range.isEmpty, range.contains(byte) || byte == range.upperBound { return }
    let word = isSecure ? 0..<editor.count : editor.word(at: byte)
    select(anchor: word.lowerBound, head: word.upperBound)
  }

  // MARK: Autoscrolling

  /// Scrolls while the mouse is held beyond the edges.
  private func updateAutoscroll() {
    guard let drag, let host = window?.host, !bounds.contains(clamped(drag.location)) else {
      autoscroll = nil
      return
    }
    guard autoscroll == nil else { return }
    let link = DisplayLink(host: host) { [weak self] link in self?.autoscroll(for: link.elapsed) }
    link.isPaused = false
    autoscroll = link
  }

  /// Returns a location, centered on the axis in which the text does not scroll.
  private func clamped(_ location: Point) -> Point {
    isMultiline
      ? Point(x: bounds.midX, y: location.y) : Point(x: location.x, y: bounds.midY)
  }

  private func autoscroll(for elapsed: Duration) {
    guard let drag else { return }
    // The speed, in points per second, grows with the distance from the edge.
    let location = clamped(drag.location)
    let beyond = Point(
      x: location.x - min(max(location.x, bounds.minX), bounds.maxX),
      y: location.y - min(max(location.y, bounds.minY), bounds.maxY))
    let step = beyond * (elapsed.seconds * 12)
    let before = bounds.origin
    client?.textAreaScroll(
      toVisible: Rect(
        x: (step.x < 0 ? bounds.minX : bounds.maxX) + step.x,
        y: (step.y < 0 ? bounds.minY : bounds.maxY) + step.y, width: 0, height: 0))
    followDrag()
    // Scrolling moves the bounds under a pointer that rests on the screen.
    self.drag?.location = drag.location + (bounds.origin - before)
  }
}
