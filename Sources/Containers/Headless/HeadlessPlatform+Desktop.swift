extension HeadlessPlatform {
  /// Minimizes a window, as a user would, which also removes its keyboard focus, and posts the
  /// events.
  public func minimize(_ window: HeadlessWindow) { set(isMinimized: true, of: window) }

  /// Restores a minimized window and gives it the keyboard focus, as a user would, and posts the
  /// events.
  public func unminimize(_ window: HeadlessWindow) {
    set(isMinimized: false, of: window)
    giveKeys(to: window)
  }

  private func set(isMinimized: Bool, of window: HeadlessWindow) {
    guard window.placement.isMinimized != isMinimized else { return }
    window.take(.minimized(isMinimized), on: screenSize)
    if isMinimized { takeKeys(from: window) }
    post(.minimizedChanged(window: window.identifier, isMinimized: isMinimized))
  }

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
    if case .size(let size) = granted,
      (try? WindowPixels(size, scale: window.scale).ask()) == nil
    {
      return
    }
    let (size, isMinimized) = (window.size, window.placement.isMinimized)
    window.take(granted, on: screenSize)
    if window.size != size { post(.resized(window: window.identifier)) }
    if window.placement.isMinimized != isMinimized {
      if !isMinimized { takeKeys(from: window) }
      post(.minimizedChanged(window: window.identifier, isMinimized: !isMinimized))
    }
  }
}
