extension Application: PaintingHost, MessagingHost {
  /// The current time on the frame clock.
  public var now: Duration { platform.now }

  /// The current time of the calendar clock: the time since the beginning of 1970 in UTC.
  public var calendarTime: Duration { platform.calendarTime }

  /// Opens a system window for a window that is shown.
  public func windowDidShow(_ window: Window) {
    guard !isTerminated, attachment(of: window) == nil else { return }
    do throws(PlatformError) {
      let request = PlatformWindowRequest(
        title: window.title, size: bounded(window.bounds.size), minimumSize: window.minimumSize,
        placement: window.placementWhenShown)
      let attachment = WindowAttachment(
        window: window, platformWindow: try platform.makeWindow(request), pixelThread: pixelThread)
      attachments.append(attachment)
      closedWindows.remove(window)
      attachment.platformWindow.show()
      attachment.giveProperties()
      setNeedsFrame()
      presentRestoredSoon()
    } catch {
      failure = error
    }
  }

  /// Closes the system window of a window that was hidden.
  public func windowDidHide(_ window: Window) {
    guard let attachment = attachment(of: window) else { return }
    attachments.removeAll { $0 === attachment }
    closedWindows.append(window)
    attachment.target.isVisible = false
    attachment.platformWindow.close()
    setNeedsFrame()
  }

  /// Asks the system to bring a window to the front and make it key.
  public func windowWantsKey(_ window: Window) {
    attachment(of: window)?.platformWindow.raise()
    lastKeyWindow = window
  }

  /// Returns the system's window that shows a window; `nil` if none does.
  package func platformWindow(of window: Window) -> (any PlatformWindow)? {
    attachment(of: window)?.platformWindow
  }

  /// Passes changed properties, such as the title or the pointer shape, to the system window.
  public func windowDidChangeProperties(_ window: Window) {
    attachment(of: window)?.giveProperties()
  }

  /// Returns the placement of a window, or `nil` if the system does not show it.
  public func placement(of window: Window) -> WindowPlacement? {
    // Nobody needs it while the application terminates, and a frozen display would never answer.
    isTerminated || failure != nil ? nil : attachment(of: window)?.platformWindow.placement
  }

  /// Asks the system to change a window that it shows.
  public func window(_ window: Window, asksFor change: WindowChange) -> Bool {
    guard let attachment = attachment(of: window) else { return false }
    if case .size(let size) = change {
      attachment.platformWindow.request(.size(bounded(size)))
    } else {
      attachment.platformWindow.request(change)
    }
    return true
  }

  /// The maximum length of a window, in points, that is used without checking the displays: asking
  /// waits for the system.
  private static let plausibleLength = 4096.0

  /// Returns a size, limited to that of all displays together if it is larger than windows usually
  /// are: a window takes memory for each of its pixels.
  private func bounded(_ size: Size) -> Size {
    guard max(size.width, size.height) > Self.plausibleLength else { return size }
    let displays = platform.displays
    func length(_ least: KeyPath<Rect, Double>, _ greatest: KeyPath<Rect, Double>) -> Double {
      guard let start = displays.map({ $0[keyPath: least] }).min(),
        let end = displays.map({ $0[keyPath: greatest] }).max()
      else { return Self.plausibleLength }
      return end - start
    }
    return Size(
      width: min(size.width, length(\.minX, \.maxX)),
      height: min(size.height, length(\.minY, \.maxY)))
  }

  func viewsWillPaint() {
    // All of them, because a view may be in the last frame of another window than its own.
    for attachment in attachments { attachment.platformWindow.drawPendingParts() }
  }

  private func attachment(of window: Window) -> WindowAttachment? {
    attachments.first { $0.window === window }
  }
}
