extension HeadlessPlatform {
  /// Places a new window as requested, if the desktop allows it.
  func place(_ window: HeadlessWindow) {
    let wanted = window.placement
    window.placement = WindowPlacement(position: tellsPositions ? .zero : nil)
    if let position = wanted.position { answer(.position(position), of: window) }
    if wanted.isMaximized { answer(.maximized(true), of: window) }
    if wanted.isFullScreen { answer(.fullScreen(true), of: window) }
    if wanted.isMinimized { answer(.minimized(true), of: window) }
  }

  /// Lets the desktop decide about a change, and posts the resulting events.
  func answer(_ change: WindowChange, of window: HeadlessWindow) {
    guard let granted = windowManager(change) else { return }
    if case .position = granted, !tellsPositions { return }
    let (size, isMinimized) = (window.size, window.placement.isMinimized)
    window.take(granted, on: screenSize)
    if window.size != size { post(.resized(window: window.identifier)) }
    if window.placement.isMinimized != isMinimized {
      post(.visibilityChanged(window: window.identifier, isVisible: isMinimized))
    }
  }
}
