internal import Glibc

/// The start of another program as a process, in the state in which programs expect to begin.
///
/// The process is in a group of its own, so that it can be killed together with what it started, and
/// keys pressed in this process's terminal do not end it. Signals that are blocked or ignored here
/// end it. What it prints goes nowhere.
package struct ProgramStart {
  /// The name or the path of the program; a name is looked for in the folders of `PATH`.
  package let command: String
  /// The words of the command line, beginning with the name of the program.
  package let words: [String]

  /// Creates a start of a program.
  package init(_ command: String, words: [String]) {
    (self.command, self.words) = (command, words)
  }

  /// The number of times that a program is tried which somebody still writes.
  private static var mostAttempts: Int { 20 }

  /// Starts the program.
  ///
  /// A program that was just written may still be open for writing in a process that inherited the
  /// file for a moment, and then cannot run (`ETXTBSY`). It is tried again for a tenth of a second, in
  /// which the calling thread waits.
  ///
  /// - Parameter input: The descriptor of the standard input; `nil` for an empty one.
  /// - Returns: The identifier of the process, whose end the caller has to wait for.
  package func start(reading input: Int32? = nil) throws(SystemError) -> Int32 {
    for _ in 1..<Self.mostAttempts {
      do throws(SystemError) { return try startOnce(reading: input) } catch {
        guard error.code == ETXTBSY else { throw error }
        poll(nil, 0, 5)
      }
    }
    return try startOnce(reading: input)
  }

  private func startOnce(reading input: Int32?) throws(SystemError) -> Int32 {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    connect(&actions, reading: input)
    set(&attributes)
    var words: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var environment = ProgramStart.inherited
    var process: Int32 = 0
    let code = posix_spawnp(&process, command, &actions, &attributes, &words, &environment)
    guard code == 0 else { throw SystemError(code) }
    return process
  }

  /// The variables that are about this process: how its windows are called, and by what the desktop
  /// knows its start.
  private static let own = [
    "SDL_VIDEO_X11_WMCLASS=", "SDL_VIDEO_WAYLAND_WMCLASS=", "DESKTOP_STARTUP_ID=",
    "XDG_ACTIVATION_TOKEN=",
  ]

  /// The environment of a program that is started, without what is about this process; ends with
  /// `nil`.
  private static var inherited: [UnsafeMutablePointer<CChar>?] {
    var words: [UnsafeMutablePointer<CChar>?] = []
    var next = environmentWords
    while let word = next?.pointee {
      if !own.contains(where: { strncmp(word, $0, $0.utf8.count) == 0 }) { words.append(word) }
      next = next?.successor()
    }
    return words + [nil]
  }

  /// Connects the standard streams.
  private func connect(_ actions: inout posix_spawn_file_actions_t, reading input: Int32?) {
    if let input {
      posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
  }

  /// Sets the group and the signals.
  private func set(_ attributes: inout posix_spawnattr_t) {
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    posix_spawnattr_setpgroup(&attributes, 0)
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGPIPE, SIGXFSZ] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
  }
}
