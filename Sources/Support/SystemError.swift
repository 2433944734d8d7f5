internal import Glibc

/// Why the system refused something.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The number of the error, as in `errno`.
  package let code: Int32

  /// Makes the error of a number.
  package init(_ code: Int32) { self.code = code }

  /// The error that `errno` names now.
  package static var current: SystemError { SystemError(errno) }

  /// The system's words for it, without a full stop.
  package var description: String { String(cString: strerror(code)) }
}
