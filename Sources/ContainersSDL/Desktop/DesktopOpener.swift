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
    guard let process = spawn(command, [command, url]) else { return false }
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

  /// Starts a program with its standard streams connected to `/dev/null`.
  private static func spawn(_ command: String, _ arguments: [String]) -> pid_t? {
    var actions = posix_spawn_file_actions_t()
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var process = pid_t()
    let isStarted = withWords(arguments) { arguments in
      posix_spawnp(&process, command, &actions, nil, arguments, environmentWords) == 0
    }
    return isStarted ? process : nil
  }

  /// Passes words to a body as a null-terminated array of C strings.
  private static func withWords<Result>(
    _ words: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    var copies: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { copies.forEach { free($0) } }
    return copies.withUnsafeMutableBufferPointer { buffer in
      guard let first = buffer.baseAddress else {
        misuse("An array that ends with nil is not empty.")
      }
      return body(first)
    }
  }
}
