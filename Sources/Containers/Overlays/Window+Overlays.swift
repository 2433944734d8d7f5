extension Window {
  /// What lies over the window's content, from the back to the front.
  public var overlays: [Overlay] { (overlayRouting as? OverlayStack)?.overlays ?? [] }
}
