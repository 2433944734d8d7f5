extension Application: PaintingHost {
  /// The present moment on the frame clock.
  public var now: Duration { platform.now }

  /// Opens the system's window for a window that is shown.
  public func windowDidShow(_ window: Window) {
    guard !isTerminated, attachment(of: window) == nil else { return }
    do throws(PlatformError) {
      let request = PlatformWindowRequest(
        title: window.title, size: window.bounds.size, minimumSize: window.minimumSize,
        placement: window.placementWhenShown)
      let attachment = WindowAttachment(
        window: window, platformWindow: try platform.makeWindow(request), pixelThread: pixelThread)
      attachments.append(attachment)
      closedWindows.removeAll { $0.window == nil || $0.window === window }
      attachment.platformWindow.show()
      attachment.giveProperties()
      setNeedsFrame()
    } catch {
      failure = error
    }
  }

  /// Closes the system's window of a window that is no longer shown.
  public func windowDidHide(_ window: Window) {
    guard let attachment = attachment(of: window) else { return }
    attachments.removeAll { $0 === attachment }
    closedWindows.removeAll { $0.window == nil }
    closedWindows.append(ClosedWindow(window: window))
    attachment.target.isVisible = false
    attachment.platformWindow.close()
    setNeedsFrame()
  }

  /// Asks the system to put a window in front and to give it the keys.
  public func windowWantsKey(_ window: Window) {
    attachment(of: window)?.platformWindow.raise()
  }

  /// Hands a changed title, smallest size or pointer shape to the system's window.
  public func windowDidChangeProperties(_ window: Window) {
    attachment(of: window)?.giveProperties()
  }

  /// Returns where the system has put a window; nil where it shows none.
  public func placement(of window: Window) -> WindowPlacement? {
    // Nobody needs it any more while the program ends, and a display that has frozen would never tell.
    isTerminated ? nil : attachment(of: window)?.platformWindow.placement
  }

  /// Asks the system for a change of a window that it shows.
  public func window(_ window: Window, asksFor change: WindowChange) -> Bool {
    guard let attachment = attachment(of: window) else { return false }
    attachment.platformWindow.request(change)
    return true
  }

  private func attachment(of window: Window) -> WindowAttachment? {
    attachments.first { $0.window === window }
  }
}
