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
}
