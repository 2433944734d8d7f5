extension ScrollView {
  /// Whether a finger or the mouse is down on the content, moved or not.
  public var isTracking: Bool { phase.isHeld }

  /// Whether a person moves the content.
  public var isDragging: Bool { phase == .dragging || phase == .wheeling }

  /// Whether the content goes on by itself after it was let go.
  public var isDecelerating: Bool { phase == .decelerating }

  /// Whether two fingers zoom the content.
  public var isZooming: Bool { zoomPhase == .pinching }

  /// Whether the zoom comes back from beyond its limits.
  public var isZoomBouncing: Bool { zoomPhase == .settling }

  /// Passes to another phase.
  func advance(to next: ScrollPhase) {
    guard next != phase || next == .animating else { return }
    guard phase.canAdvance(to: next) else {
      misuse("\(self) cannot go from \(phase) to \(next).")
    }
    phase = next
    if next == .resting { indicators?.hideSoon() } else { showIndicators() }
  }

  /// Passes to another phase of zooming.
  func advanceZoom(to next: ScrollZoomPhase) {
    guard zoomPhase.canAdvance(to: next) else {
      misuse("\(self) cannot go from \(zoomPhase) to \(next) zooming.")
    }
    zoomPhase = next
  }

  /// The present moment on the frame clock.
  var frameTime: Duration { window?.host?.now ?? .zero }
}
