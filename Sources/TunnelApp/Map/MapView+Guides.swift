import Atlas
import Containers

/// The orientation aids on top of a map: the locator, the compass, the pointers to the ends, the
/// notes.
extension MapView {
  /// Adds the notes and the buttons, each in front of the one before.
  func addGuides() {
    notes.button.addAction(for: .primaryActionTriggered) { [weak self] in
      self?.onAskForSources?()
    }
    for mark in [sunMark, landNote] {
      mark.isHidden = true
      addSubview(mark)
    }
    addSubview(notes)
    crosshair.isHidden = true
    addSubview(crosshair)
    compass.addAction(for: .primaryActionTriggered) { [weak self] in self?.turnNorth() }
    addSubview(compass)
    for button in overlayButtons { addSubview(button) }
    locator.addAction(for: .primaryActionTriggered) { [weak self] in self?.onAskForHome?() }
    addSubview(locator)
  }

  /// Adds a pointer to an annotation, hidden while the annotation is in sight.
  func makePointer(to annotation: AnnotationView) -> EndPointerButton {
    let pointer = EndPointerButton(image: annotation.image)
    pointer.isHidden = true
    pointer.addAction(for: .primaryActionTriggered) { [weak self, weak annotation] in
      if let self, let annotation { bringBack(annotation) }
    }
    addSubview(pointer)
    return pointer
  }

  /// Shows or hides a view, which leaves its focus to the map.
  func show(_ view: View, if isNeeded: Bool) {
    if !isNeeded, window?.focusedView?.isDescendant(of: view) == true { setNeedsFocusUpdate() }
    view.isHidden = !isNeeded
  }

  /// Lays out the locator in its corner, and the pointers to ends that are not visible.
  func layoutGuides() {
    guard !bounds.isEmpty else { return }
    let scale = SymbolScale.scale(for: textScale)
    let side = LocatorButton.side(on: bounds.size, scale: scale)
    locator.frame = Rect(x: 8, y: 8, width: side, height: side)
    var hasRoom = true
    notes.layoutIfNeeded()
    // On a small map with large text the scale reaches up to the corner.
    notes.forEachFrame { if $0.intersects(locator.frame) { hasRoom = false } }
    show(locator, if: !isWhole && hasRoom)
    locator.camera = camera
    locator.mapSize = bounds.size
    layOutTime()
    let pointerSide = EndPointerPlacement.side * scale
    for (annotation, pointer) in zip(annotations, pointers) {
      let isInSight = annotation.frame.insetBy(dx: 10, dy: 10).intersects(bounds)
      show(pointer, if: !isInSight)
      if isInSight { continue }
      let placement = EndPointerPlacement(
        toward: point(nearest: annotation.coordinate), in: bounds, side: pointerSide
      ) { place in
        var isFree = true
        forEachFixedFrame { if $0.intersects(place) { isFree = false } }
        return isFree
      }
      pointer.frame = Rect(
        center: placement.center, size: Size(width: pointerSide, height: pointerSide))
      pointer.direction = placement.direction
    }
  }

  /// Calls a body with the frame of every view that covers labels, marks first.
  func forEachCoveringFrame(_ body: (Rect) -> Void) {
    for annotation in annotations { body(annotation.frame.insetBy(dx: 6, dy: 4)) }
    forEachFixedFrame(body)
    for pointer in pointers where !pointer.isHidden { body(pointer.frame) }
    if let hint, !hint.isHidden { body(hint.frame) }
    if !sunMark.isHidden { body(sunMark.frame) }
    if !landNote.isHidden { body(landNote.frame) }
  }

  /// Calls a body with the frame of every view that pointers and notes must avoid.
  func forEachFixedFrame(_ body: (Rect) -> Void) {
    notes.forEachFrame(body)
    if !locator.isHidden { body(locator.frame) }
    if !compass.isHidden { body(compass.frame) }
    for button in overlayButtons where !button.isHidden { body(button.frame) }
    if let note = daylight.note, !note.isHidden { body(note.frame) }
    if let covered = daylight.covered { body(covered) }
  }

  /// Lays out the map and its notes now, for what is placed around them in the same frame.
  func layOutNotes() {
    layoutIfNeeded()
    notes.layoutIfNeeded()
  }

  /// Calls a body with the frame of every view that the bar of the time must not cover, also of those
  /// that come when the globe is turned or zoomed.
  func forEachBarrier(_ body: (Rect) -> Void) {
    notes.forEachFrame(body)
    body(locator.frame)
    body(compass.frame)
    if let note = daylight.note, !note.isHidden { body(note.frame) }
    for button in overlayButtons where !button.isHidden { body(button.frame) }
  }

  /// Flies to an annotation at the current zoom.
  private func bringBack(_ annotation: AnnotationView) {
    var there = camera
    there.center = annotation.coordinate
    motion.fly(to: there)
  }
}
