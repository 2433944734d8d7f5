internal import Atlas
internal import Glibc
internal import Support

/// The standard output of a command.
///
/// Text is buffered. The caller flushes it and receives every write error.
nonisolated struct StandardOutput {
  private var waiting: [UInt8] = []
  private let descriptor: Int32
  private let check: () throws(AssetError) -> Void

  /// Creates an output that writes to an open file descriptor.
  ///
  /// - Parameter check: Called before a write. Throws if the buffered text can no longer be
  ///   trusted.
  init(
    _ descriptor: Int32 = STDOUT_FILENO, check: @escaping () throws(AssetError) -> Void = {}
  ) {
    self.descriptor = descriptor
    self.check = check
  }

  /// Prints lines, escaping control characters other than tabs.
  mutating func print(_ text: String) throws(CommandFailure) {
    let text = text.withoutIsolates
    if text.unicodeScalars.contains(where: { $0 != "\n" && $0 != "\t" && $0.isUnfitForMessages }) {
      waiting += Self.fit(text).utf8
    } else {
      waiting += text.utf8
    }
    waiting.append(UInt8(ascii: "\n"))
    if waiting.count >= 65_536 { try flush() }
  }

  /// Writes the buffered text.
  mutating func flush() throws(CommandFailure) {
    do throws(AssetError) { try check() } catch { throw CommandFailure(error) }
    do throws(SystemError) {
      try Descriptor.write(waiting, to: descriptor)
    } catch {
      throw Self.failure(error)
    }
    waiting.removeAll(keepingCapacity: true)
  }

  /// Writes the buffered text and reports late errors: some file systems report one only when a
  /// file is closed.
  mutating func finish() throws(CommandFailure) {
    guard !waiting.isEmpty else { return }
    try flush()
    let copy = dup(descriptor)
    if copy >= 0, close(copy) != 0, errno != EINTR { throw Self.failure(.current) }
  }

  private static func failure(_ error: SystemError) -> CommandFailure {
    CommandFailure(.cannotWrite, Messages.Failures.unwritableOutput(error.description))
  }

  private static func fit(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(\.escapingControls) }
      .map { $0.joined(separator: "\t") }.joined(separator: "\n")
  }
}
