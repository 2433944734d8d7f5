internal import Glibc

/// Returns the value of an environment variable, or `nil` if it is not set.
///
/// The environment must not change during the call. Foundation's `ProcessInfo` copies all of it,
/// which adds a quarter of a millisecond to launch.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
