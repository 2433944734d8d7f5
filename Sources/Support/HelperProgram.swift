internal import Glibc

/// An installed program that takes bytes on its standard input, such as one that puts them on the
/// clipboard.
package struct HelperProgram: Hashable, Sendable {
  /// Why a program did not take its input.
  package enum Failure: Error, Hashable {
    /// The system did not start it.
    case notStarted(SystemError)
    /// It ended with an error, or before it had read everything.
    case failed
    /// It did not end in time, and was killed.
    case tookTooLong
  }

  /// The path of the program.
  package let path: String
  /// The arguments after the name.
  package let arguments: [String]

  /// The name of the program, without its folder.
  package var name: String { String(path.split(separator: "/").last ?? "") }

  /// Finds a program by its name; `nil` if it is not installed.
  ///
  /// - Parameter folders: The value of `PATH`: folders separated by colons, of which only absolute
  ///   ones count.
  package init?(named name: String, arguments: [String], in folders: String?) {
    let paths = (folders ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
      .map { "\($0)/\(name)" }
    let found = paths.first { path in
      access(path, X_OK) == 0
        && (try? FileSystem.current.status(path))?.isFile == true
    }
    guard let found else { return nil }
    (path, self.arguments) = (found, arguments)
  }

  /// Runs the program with bytes as its standard input, and waits for its end.
  ///
  /// The calling thread waits, so call it where that is allowed. If the task that calls it is
  /// canceled, the program has half a second left. What it started in the background goes on after
  /// it, unless it is killed.
  ///
  /// - Parameter limit: The time in which the program has to end, in steps of ten milliseconds, apart
  ///   from that in which it reads.
  package func run(writing input: [UInt8], within limit: Duration) throws(Failure) {
    var ends: [Int32] = [-1, -1]
    // A socket instead of a pipe: writing to a program that has ended is an error, not a signal.
    guard
      socketpair(
        AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0,
        &ends) == 0
    else { throw .notStarted(.current) }
    let process: pid_t
    do throws(SystemError) {
      // The program itself waits for its input.
      _ = fcntl(ends[1], F_SETFL, fcntl(ends[1], F_GETFL) & ~O_NONBLOCK)
      process = try ProgramStart(path, words: [name] + arguments).start(reading: ends[1])
    } catch {
      for end in ends { close(end) }
      throw .notStarted(error)
    }
    close(ends[1])
    var steps = Int(limit / .milliseconds(10))
    let isWritten = write(input, to: ends[0], &steps)
    close(ends[0])
    let status = wait(for: process, &steps)
    guard let status else {
      kill(-process, SIGKILL)
      var killed: Int32 = 0
      while waitpid(process, &killed, 0) < 0, errno == EINTR {}
      throw .tookTooLong
    }
    guard isWritten, status == 0 else { throw .failed }
  }

  /// Writes all bytes, and waits at most some steps.
  ///
  /// - Returns: Whether the program took them.
  private func write(_ input: [UInt8], to descriptor: Int32, _ steps: inout Int) -> Bool {
    var rest = input[...]
    while !rest.isEmpty, steps > 0 {
      hurryIfCancelled(&steps)
      let count = rest.withUnsafeBytes {
        send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        if poll(&wanted, 1, 10) == 0 { steps -= 1 }
      } else if errno != EINTR {
        return false
      }
    }
    return rest.isEmpty
  }

  /// Limits the steps that are left if nobody waits for the program any more.
  private func hurryIfCancelled(_ steps: inout Int) {
    if Task.isCancelled { steps = min(steps, 50) }
  }

  /// Waits at most some steps for the end of a process.
  ///
  /// - Returns: Its status; `nil` if it has not ended.
  private func wait(for process: pid_t, _ steps: inout Int) -> Int32? {
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { return status }
      if ended < 0, errno != EINTR { return -1 }
      hurryIfCancelled(&steps)
      guard steps > 0 else { return nil }
      steps -= 1
      poll(nil, 0, 10)
    }
  }
}
