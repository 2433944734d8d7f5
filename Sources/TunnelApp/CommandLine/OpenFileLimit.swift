internal import Glibc

/// The limit of the system on the files that the process has open.
nonisolated enum OpenFileLimit {
  /// The number of files that a window needs: 16 while it opens, and some for a session bus, a file
  /// that is being saved, and a second window.
  static let least: rlim_t = 20
  /// The number of files that is always enough.
  private static let ample: rlim_t = 256

  /// Raises a low limit as far as the system allows.
  ///
  /// - Throws: A ``CommandFailure`` if it is too low nevertheless.
  static func ensure() throws(CommandFailure) {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return }
    let wanted = min(ample, limit.rlim_max)
    if limit.rlim_cur < wanted {
      var raised = rlimit(rlim_cur: wanted, rlim_max: limit.rlim_max)
      if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { limit = raised }
    }
    guard limit.rlim_cur < least else { return }
    throw CommandFailure(
      .unavailable, Messages.Failures.openFiles(Int(limit.rlim_cur), of: Int(least)))
  }
}
