/// Where a program keeps what it could work out again.
nonisolated enum CacheFolder {
  /// The folder `$XDG_CACHE_HOME/tunnel`, or `~/.cache/tunnel`; nil where neither is known. It need not be
  /// there yet.
  static func standard(environment: [String: String]) -> String? {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/tunnel" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.cache/tunnel"
  }
}
