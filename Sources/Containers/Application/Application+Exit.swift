internal import Glibc

extension Application {
  /// The status of a process whose service is not available: `EX_UNAVAILABLE` of `sysexits.h`.
  private static let unavailable: Int32 = 69

  /// Runs like ``run()``; where that fails, says why in one line on the standard error output and ends the
  /// process with status 69.
  ///
  /// For programs whose only work is their window. It returns when the application has ended.
  public func runOrExit() {
    do throws(PlatformError) {
      try run()
    } catch {
      let program = CommandLine.arguments.first?.split(separator: "/").last ?? "error"
      let reason = error.description.split(whereSeparator: \.isNewline).joined(separator: " ")
      let line = Array("\(program): \(reason)\n".utf8)
      _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(Application.unavailable)
    }
  }
}
