internal import CSupport
internal import Glibc

/// Returns the value of an environment variable, or `nil` if it is not set.
///
/// It may be a path, and so keeps its bytes (see ``SystemPath``).
///
/// The environment must not change during the call. Foundation's `ProcessInfo` copies all of it,
/// which adds a quarter of a millisecond to launch.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { SystemPath.text(cString: $0) }
}

/// The environment as it is passed to a program that is started: words that end with `nil`.
///
/// The environment must not change as long as it is used.
package var environmentWords: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  support_environment()
}
