internal import Glibc

/// Returns what a variable of the environment says; nil where it is not set.
///
/// The environment must not change meanwhile. Foundation's `ProcessInfo` copies all of it, which takes a quarter of a
/// millisecond of the start.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
