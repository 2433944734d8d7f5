internal import Glibc

/// An error reported by the system.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The error number, as in `errno`.
  package let code: Int32

  /// Creates an error from its number.
  package init(_ code: Int32) { self.code = code }

  /// The error currently in `errno`.
  package static var current: SystemError { SystemError(errno) }

  /// The system's message for the error, without a period.
  package var description: String { String(cString: strerror(code)) }
}
