internal import Glibc

extension Application {
  /// The exit status for an unavailable service: `EX_UNAVAILABLE` of `sysexits.h`.
  private static let unavailable: Int32 = 69

  /// Runs the application like ``run()``, and exits with status 69 if that fails.
  ///
  /// On failure it writes the reason to standard error in one line. For programs that do nothing
  /// without a window. It returns when the application has ended.
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
