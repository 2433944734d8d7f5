extension ScrollView {
  /// Whether a finger or the mouse is down on the content, even if it has not moved yet.
  public var isTracking: Bool { phase.isHeld }

  /// Whether the user is scrolling the content.
  public var isDragging: Bool { phase == .dragging || phase == .wheeling }

  /// Whether the content is still moving after the user released it.
  public var isDecelerating: Bool { phase == .decelerating }

  /// Whether the user is pinching to zoom.
  public var isZooming: Bool { zoomPhase == .pinching }

  /// Whether the zoom is returning from beyond its limits.
  public var isZoomBouncing: Bool { zoomPhase == .settling }

  /// Changes to another phase.
  func advance(to next: ScrollPhase) {
    guard next != phase || next == .animating else { return }
    guard phase.canAdvance(to: next) else {
      misuse("\(self) cannot go from \(phase) to \(next).")
    }
    phase = next
    if next == .resting { indicators?.hideSoon() } else { showIndicators() }
  }

  /// Changes to another phase of zooming.
  func advanceZoom(to next: ScrollZoomPhase) {
    guard zoomPhase.canAdvance(to: next) else {
      misuse("\(self) cannot go from \(zoomPhase) to \(next) zooming.")
    }
    zoomPhase = next
  }

  /// The current time on the frame clock.
  var frameTime: Duration { window?.host?.now ?? .zero }
}
