internal import Glibc
internal import Support

/// The file from which libX11 reads how characters are composed, before there is a window.
///
/// libX11 reads it to the end, whatever it is. A pipe without a writer or an endless device would
/// keep the program from starting.
enum ComposeFile {
  /// The largest file that is accepted, in bytes; those of libX11 itself have less than a tenth.
  static let greatestSize = 16 << 20

  /// Keeps libX11 from reading a file without end.
  ///
  /// Call it before the program starts other threads.
  static func check() {
    if let path = environmentVariable("XCOMPOSEFILE"), !isReadable(path) {
      tellUser("XCOMPOSEFILE is ignored: \(path) is not a readable file.")
      unsetenv("XCOMPOSEFILE")
    }
    if getenv("XCOMPOSEFILE") == nil,
      let own = UserFolder.home(from: environmentVariable).map({ $0 + "/.XCompose" }),
      !isReadable(own)
    {
      tellUser("\(own) is ignored: it is not a readable file.")
      // libX11 treats an empty file as one that composes nothing.
      setenv("XCOMPOSEFILE", "/dev/null", 1)
    }
  }

  /// Whether the file is absent, or a regular file of acceptable size.
  private static func isReadable(_ path: String) -> Bool {
    guard let status = try? FileSystem.current.status(path) else { return true }
    return status.isFile && status.size <= greatestSize
  }
}
