extension Application {
  /// Opens a URL, such as `https:` or `geo:`, in the desktop's program for it.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - completion: Called later with whether a program opened the URL.
  public func open(_ url: String, completionHandler completion: ((Bool) -> Void)? = nil) {
    Task { [platform] in
      let isOpened = await platform.open(url)
      completion?(isOpened)
    }
  }

  /// Opens a URL, such as `https:` or `geo:`, in the desktop's program for it.
  ///
  /// - Returns: Whether a program opened the URL.
  public func open(_ url: String) async -> Bool { await platform.open(url) }

  /// The window that has the keyboard, or had it or asked for it last; the first one if none did.
  package var frontWindow: Window? {
    if let lastKeyWindow, lastKeyWindow.isVisible { return lastKeyWindow }
    return windows.first
  }

  /// Does what another start of the program was asked for.
  func take(_ request: LaunchRequest) {
    switch request {
    case .activate:
      guard let window = frontWindow else { return }
      if window.isMinimized { window.isMinimized = false }
      window.makeKey()
    case .open(let urls): delegate?.application(self, open: urls)
    case .performAction(let action, let parameter):
      delegate?.application(self, performAction: action, parameter: parameter)
    }
  }
}
