internal import Glibc

/// Returns what a variable of the environment says; nil where it is not set.
///
/// The whole environment as a dictionary takes as long as a tenth of all data take to open.
package func environmentVariable(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}
