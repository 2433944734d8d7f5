extension Window {
  /// Whether an overlay lies over the center of a view, or keeps the pointer from it.
  func covers(_ view: View) -> Bool {
    (overlayRouting as? OverlayStack)?.covers(view) == true
  }

  /// The overlays of the window, from back to front.
  public var overlays: [Overlay] { (overlayRouting as? OverlayStack)?.overlays ?? [] }
}
