internal import CSupport
internal import Glibc

/// The bytes of a regular file, in memory as long as this object lives.
///
/// Small files are copied. Others are mapped, which costs no memory until they are read. If another
/// process shortens or rewrites a mapped file, the missing bytes read as zeros instead of crashing
/// the process, and ``isDamaged`` or ``isChanged`` report it. Opening never blocks, not even on a
/// pipe.
///
/// Because bytes can change at any time, a reader that allocates as much memory as a mapped file
/// says must check that limit again while it writes there.
package final class MappedFile: Sendable {
  /// All bytes of the file, valid as long as this object lives.
  // Read-only memory that lives as long as this object.
  package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  // The same memory, and its registration.
  private nonisolated(unsafe) let file: support_file

  /// Opens a file.
  ///
  /// - Parameter copied: The size in bytes up to which a file is copied instead of mapped.
  package init(path: String, copyingUpTo copied: Int = 0) throws(ReadError) {
    var file = support_file()
    switch path.withSystemPath({ support_file_open($0, copied, &file) }) {
    case 0: break
    case ENOENT, ENOTDIR: throw .missing
    case support_file_irregular: throw .irregular
    case let error: throw .refused(SystemError(error))
    }
    self.file = file
    bytes = UnsafeRawBufferPointer(start: file.start, count: file.length)
  }

  deinit { withUnsafePointer(to: file) { support_file_close($0) } }

  /// Returns a copy of all bytes.
  package func copy() -> [UInt8] { withExtendedLifetime(self) { Array(bytes) } }

  /// Whether part of the file could no longer be read and was replaced by zeros.
  package var isDamaged: Bool { withUnsafePointer(to: file) { support_file_is_damaged($0) } }

  /// Whether the file is damaged or, according to the file system, was written to since it was
  /// opened.
  package var isChanged: Bool { withUnsafePointer(to: file) { support_file_is_changed($0) } }

  /// Releases the memory of some of the bytes.
  ///
  /// Reading them again fetches them from the system's cache.
  package func release(_ part: UnsafeRawBufferPointer) {
    withUnsafePointer(to: file) { support_file_release($0, part.baseAddress, part.count) }
  }

  /// Exits the process with a message where it would otherwise crash because a mapped file changed.
  ///
  /// - Parameters:
  ///   - prefix: The text printed to standard error before the path of the file. Must live forever.
  ///   - suffix: The text printed after the path. Must live forever.
  ///   - status: The exit status.
  package static func endOnChange(prefix: StaticString, suffix: StaticString, status: Int32) {
    prefix.utf8Start.withMemoryRebound(to: CChar.self, capacity: prefix.utf8CodeUnitCount + 1) {
      prefix in
      suffix.utf8Start.withMemoryRebound(to: CChar.self, capacity: suffix.utf8CodeUnitCount + 1) {
        suffix in
        support_file_end_on_change(prefix, suffix, status)
      }
    }
  }
}
