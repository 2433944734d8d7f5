internal import FoundationEssentials
internal import Glibc
internal import Support

/// Hands addresses to the programs that the desktop has for them.
enum DesktopOpener {
  /// Opens an address by the desktop's own command.
  ///
  /// `SDL_OpenURL` starts the same command, but does not tell what became of it.
  ///
  /// - Returns: Whether some program took it: not where the command is missing or knows none.
  static func open(_ url: String, by command: String = "xdg-open") async -> Bool {
    guard let process = spawn(command, [command, url]) else { return false }
    var status: Int32 = 0
    var wait = Duration.milliseconds(20)
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status == 0 }
      if ended < 0, errno != EINTR { return false }
      // Where there is no desktop the command stays as long as the program that it has started.
      await Self.sleep(wait)
      wait = min(wait * 2, .seconds(2))
    }
  }

  private static func sleep(_ duration: Duration) async {
    try? await Task<Never, Never>.sleep(for: duration)
  }

  /// Starts a program; it does not write where this one does.
  private static func spawn(_ command: String, _ arguments: [String]) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    // C's `environ` is a global variable, which Swift 6 does not touch.
    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    var process = pid_t()
    let isStarted = withWords(arguments) { arguments in
      withWords(environment) { environment in
        posix_spawnp(&process, command, &actions, nil, arguments, environment) == 0
      }
    }
    return isStarted ? process : nil
  }

  /// Lends words as C wants them: an array of texts that ends with nil.
  private static func withWords<Result>(
    _ words: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var copies: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { copies.forEach { free($0) } }
    return copies.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress else {
        misuse("An array that ends with nil has a start.")
      }
      return body(first)
    }
  }
}
