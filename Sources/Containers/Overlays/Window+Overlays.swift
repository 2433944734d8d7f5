extension Window {
  /// The overlays of the window, from back to front.
  public var overlays: [Overlay] { (overlayRouting as? OverlayStack)?.overlays ?? [] }
}
