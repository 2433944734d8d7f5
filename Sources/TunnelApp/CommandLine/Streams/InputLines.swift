internal import Glibc

/// A reader of input lines that returns what has arrived before it waits for more.
nonisolated struct InputLines {
  enum Line: Hashable {
    case text(String)
    /// A line longer than ``InputLines/longest``, whose text was skipped.
    case tooLong
  }

  /// The maximum length of a line in bytes.
  static let longest = 65_536

  /// The number of the last line returned, counted from 1.
  private(set) var number = 0

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The index in the buffer where the next line begins.
  private var start = 0
  private var isAtEnd = false
  private var isSkipping = false

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Returns the next line without its line ending; nil after the last one.
  ///
  /// - Parameter wait: Called before a read that may block. Use it to flush answers that the other
  ///   side may be waiting for.
  /// - Throws: A ``CommandFailure`` if the input cannot be read.
  mutating func next(
    before wait: () throws(CommandFailure) -> Void = {}
  ) throws(CommandFailure) -> Line? {
    while true {
      if let end = buffer[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return line(buffer[start..<end])
      }
      if isAtEnd {
        guard start < buffer.count || isSkipping else { return nil }
        defer { start = buffer.count }
        return line(buffer[start...])
      }
      if buffer.count - start > Self.longest {
        isSkipping = true
        start = buffer.count
      }
      try wait()
      try fill()
    }
  }

  private mutating func line(_ bytes: ArraySlice<UInt8>) -> Line {
    number += 1
    if isSkipping || bytes.count > Self.longest {
      isSkipping = false
      return .tooLong
    }
    var bytes = bytes
    if bytes.last == UInt8(ascii: "\r") { bytes = bytes.dropLast() }
    // Some editors put a byte order mark at the beginning of a text.
    if number == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    return .text(String(decoding: bytes, as: UTF8.self))
  }

  private mutating func fill() throws(CommandFailure) {
    buffer.removeSubrange(..<start)
    start = 0
    let old = buffer.count
    buffer.append(contentsOf: repeatElement(0, count: 65_536))
    var count = -1
    repeat {
      count = buffer.withUnsafeMutableBytes { bytes in
        read(descriptor, bytes.baseAddress.map { $0 + old }, bytes.count - old)
      }
    } while count < 0 && errno == EINTR
    guard count >= 0 else {
      throw CommandFailure(
        .unreadableInput, Messages.Failures.unreadableInput(String(cString: strerror(errno))))
    }
    buffer.removeSubrange((old + count)...)
    isAtEnd = count == 0
  }
}
