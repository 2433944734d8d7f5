internal import Glibc

/// Returns the value of an environment variable, or `nil` if it is not set.
///
/// The value may be a path, whose bytes need not be UTF-8 (see ``SystemPath``).
///
/// The environment must not change during the call. Foundation's `ProcessInfo` copies all of it,
/// which adds a quarter of a millisecond to launch.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { SystemPath.text(cString: $0) }
}
