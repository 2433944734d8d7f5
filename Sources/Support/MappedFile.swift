internal import CSupport
internal import Glibc

/// The bytes of a regular file, in memory for as long as this object lives.
///
/// Small files are copied; others are mapped, which costs no memory until they are read. Somebody may
/// shorten or rewrite a mapped file meanwhile: what is gone reads as zeros instead of ending the process,
/// and ``isDamaged`` or ``isChanged`` say so. Opening never blocks, not even at a pipe.
package final class MappedFile: Sendable {
  /// Why a file cannot be opened.
  package enum Failure: Error, Hashable {
    /// There is nothing at the path.
    case missing
    /// What is at the path is no regular file.
    case irregular
    /// It is larger than anything that was ever written there.
    case tooLarge
    /// Its bytes are no UTF-8.
    case noText
    /// The system refuses; `reason` is its word for it.
    case refused(reason: String)
  }

  /// All bytes of the file, as long as the caller keeps this object.
  // Read-only memory that lives as long as this object.
  package nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  // The same memory, and where it is registered.
  private nonisolated(unsafe) let file: support_file

  /// Opens a file.
  ///
  /// - Parameter copied: The largest size in bytes that is copied instead of mapped.
  package init(path: String, copyingUpTo copied: Int = 0) throws(Failure) {
    var file = support_file()
    switch support_file_open(path, copied, &file) {
    case 0: break
    case ENOENT, ENOTDIR: throw .missing
    case support_file_irregular: throw .irregular
    case let error: throw .refused(reason: String(cString: strerror(error)))
    }
    self.file = file
    bytes = UnsafeRawBufferPointer(start: file.start, count: file.length)
  }

  deinit { withUnsafePointer(to: file) { support_file_close($0) } }

  /// Returns all bytes of the file in memory of their own.
  package func copy() -> [UInt8] { withExtendedLifetime(self) { Array(bytes) } }

  /// Whether a part of the file could not be read any more, so that zeros stand for it.
  package var isDamaged: Bool { withUnsafePointer(to: file) { support_file_is_damaged($0) } }

  /// Whether the file is damaged or was written to since it was opened, as the file system says.
  package var isChanged: Bool { withUnsafePointer(to: file) { support_file_is_changed($0) } }

  /// Gives back the memory of some of the bytes; what is read again comes from the system's cache.
  package func release(_ part: UnsafeRawBufferPointer) {
    withUnsafePointer(to: file) { support_file_release($0, part.baseAddress, part.count) }
  }

  /// Returns the text of a small file.
  ///
  /// - Parameter size: The most bytes that it may have.
  package static func text(
    ofFile path: String, ofAtMost size: Int
  ) throws(Failure) -> String {
    let file = try MappedFile(path: path, copyingUpTo: size)
    guard file.bytes.count <= size else { throw .tooLarge }
    guard let text = String(validating: file.copy(), as: UTF8.self) else { throw .noText }
    return text
  }

  /// Ends the process in an orderly way where it would crash because a mapped file was changed.
  ///
  /// - Parameters:
  ///   - prefix: What the standard error says before the path of the file; lives forever.
  ///   - suffix: What it says after the path; lives forever.
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
