internal import Glibc
internal import Support

/// Opens URLs in the desktop's preferred programs.
enum DesktopOpener {
  /// Opens a URL with the desktop's own command.
  ///
  /// `SDL_OpenURL` starts the same command but does not report its result.
  ///
  /// - Returns: Whether a program accepted the URL; false if the command is missing or finds none.
  static func open(_ url: String, by command: String = "xdg-open") async -> Bool {
    guard let process = try? ProgramStart(command, words: [command, url]).start() else {
      return false
    }
    var status: Int32 = 0
    var wait = Duration.milliseconds(20)
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status == 0 }
      if ended < 0, errno != EINTR { return false }
      // Without a desktop, the command runs as long as the program that it started.
      await Self.sleep(wait)
      wait = min(wait * 2, .seconds(2))
    }
  }

  private static func sleep(_ duration: Duration) async {
    try? await Task<Never, Never>.sleep(for: duration)
  }
}
