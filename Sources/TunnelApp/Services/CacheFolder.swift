/// Where a program keeps what it could work out again.
nonisolated enum CacheFolder {
  /// The program's folder, which need not be there yet; nil where no home is known.
  ///
  /// It is `$XDG_CACHE_HOME/tunnel`, or `~/.cache/tunnel`.
  static func standard(environment: [String: String]) -> String? {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/tunnel" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.cache/tunnel"
  }
}
