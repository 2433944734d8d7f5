internal import Glibc
internal import Support
internal import Synchronization

/// A file of lines that the app keeps for the user.
///
/// Whatever else is at its path, nothing is lost, and one notice says what happens with it:
///
/// - What the system refuses to read may be sound. It is neither used nor replaced, and each change
///   tries to read it again.
/// - Lines that cannot be read, such as those of a later version, are skipped. Before a change would
///   lose them, a copy of the file is kept beside it (see ``AsideFile``).
/// - A file larger than the app ever writes is not used. Before a change it is moved aside.
/// - What is not a file is not used, and stays. It cannot be changed.
nonisolated final class KeptFile<Value: Sendable>: Sendable {
  private struct State {
    var isUnread = false
    var wasMissing = false
    var hasNotified = false
  }

  /// The path of the file.
  let path: String

  private let limit: Int
  private let read: @Sendable (KeptText) -> KeptReading<Value>
  private let notify: @Sendable (String) -> Void
  private let files = FileSystem.current
  private let state = Mutex(State())

  /// Creates the file at a path.
  ///
  /// - Parameters:
  ///   - limit: A size in bytes that the app never writes.
  ///   - notify: Called with a sentence for the user, on any thread.
  ///   - read: Returns what the lines of the file say.
  init(
    path: String, limit: Int, notify: @escaping @Sendable (String) -> Void,
    read: @escaping @Sendable (KeptText) -> KeptReading<Value>
  ) {
    (self.path, self.limit, self.notify, self.read) = (path, limit, notify, read)
  }

  /// Whether the file could not be read when it was loaded, and has not been read since.
  var isUnread: Bool { state.withLock { $0.isUnread } }

  /// Whether nothing of the file has been used yet: it could not be read when it was loaded, or was
  /// not there, perhaps on a disk that comes later.
  var isUnused: Bool { state.withLock { $0.isUnread || $0.wasMissing } }

  /// Returns what the file says; nil if there is none, or none that can be used now.
  func load() -> Value? {
    let bytes: [UInt8]
    do throws(ReadError) { bytes = try files.bytes(of: path, atMost: limit) } catch {
      switch error {
      case .missing: state.withLock { $0.wasMissing = true }
      // Bytes need not be a text.
      case .noText: break
      case .irregular: say(Messages.Kept.irregular(path))
      case .tooLarge: say(Messages.Kept.tooLarge(path, keptAs: aside.likelyPath()))
      case .refused(let reason):
        state.withLock { $0.isUnread = true }
        say(Messages.Kept.refused(path, "\(reason)"))
      }
      return nil
    }
    let reading = read(KeptText(bytes))
    noteUse()
    say(reading, of: bytes)
    return reading.value
  }

  /// Replaces the file in one step, so that not even a crash leaves a part of it.
  ///
  /// - Parameters:
  ///   - turn: The save, which leaves the file as it is if a later one was faster.
  ///   - change: Returns the new text for what the file says, which is nil if there is none; or nil
  ///     to leave the file as it is. Called again if another program changes the file meanwhile.
  /// - Throws: Why nothing was changed.
  func change(
    as turn: SaveQueue.Save = .only, _ change: (Value?) throws(SystemError) -> String?
  ) throws(SystemError) {
    try makeRoom()
    try files.change(path, ofAtMost: limit, isDurable: turn.isDurable) { old throws(SystemError) in
      guard turn.isLatest else { return nil }
      let reading = old.map { read(KeptText($0)) }
      guard let text = try change(reading?.value) else { return nil }
      let new = Array(text.utf8)
      guard let old, let reading else {
        try files.makeFolders(FilePath.folder(of: try files.resolved(path)))
        return new
      }
      if new == old { return nil }
      say(reading, of: old)
      if loses(reading.damaged, of: old, in: new) { try aside.keep(old, isDurable: turn.isDurable) }
      return new
    }
    if turn.isLatest { noteUse() }
  }

  private func noteUse() {
    state.withLock { state in (state.isUnread, state.wasMissing) = (false, false) }
  }

  /// Removes the file, if it can be read; what cannot be read is kept aside.
  func remove() {
    try? makeRoom()
    guard let bytes = try? files.bytes(of: path, atMost: limit) else { return }
    if !read(KeptText(bytes)).damaged.isEmpty, (try? aside.keep(bytes)) == nil { return }
    try? files.remove(path)
  }

  /// Moves a file aside that is too large, and fails if there is something other than a file.
  private func makeRoom() throws(SystemError) {
    guard let status = try files.status(path) else { return }
    guard status.isFile else { throw SystemError(EEXIST) }
    guard status.size > limit else { return }
    say(Messages.Kept.tooLarge(path, keptAs: aside.likelyPath()))
    try aside.move()
  }

  private var aside: AsideFile { AsideFile(of: path, files) }

  /// Whether a new text lacks some of the damaged lines of the old one.
  private func loses(_ damaged: [Int], of old: [UInt8], in new: [UInt8]) -> Bool {
    guard !damaged.isEmpty else { return false }
    let (old, kept) = (KeptText(old).lines, Set(KeptText(new).lines))
    return damaged.contains { old[$0 - 1] == nil || !kept.contains(old[$0 - 1]) }
  }

  private func say(_ reading: KeptReading<Value>, of bytes: [UInt8]) {
    guard !reading.damaged.isEmpty else { return }
    let kept = aside.likelyPath(for: bytes)
    say(Messages.Kept.damaged(reading.damaged, in: path, keptAs: kept))
  }

  /// Passes on the first notice, because the others have the same cause.
  private func say(_ notice: String) {
    let isFirst = state.withLock { state in
      defer { state.hasNotified = true }
      return !state.hasNotified
    }
    if isFirst { notify(notice) }
  }
}
