extension Application {
  /// Opens an address, such as `https:` or `geo:`, in the program that the desktop has for it.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completion: Called later with whether some program took it.
  public func open(_ url: String, completionHandler completion: ((Bool) -> Void)? = nil) {
    Task { [platform] in
      let isOpened = await platform.open(url)
      completion?(isOpened)
    }
  }

  /// Opens an address, such as `https:` or `geo:`, in the program that the desktop has for it.
  ///
  /// - Returns: Whether some program took it.
  public func open(_ url: String) async -> Bool { await platform.open(url) }
}
