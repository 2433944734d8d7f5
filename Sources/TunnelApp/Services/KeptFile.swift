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
  /// Why there is a notice.
  private enum Cause: Hashable {
    case refused, damaged, tooLarge, irregular
  }

  private struct State {
    var isUnread = false
    var wasMissing = false
    var isBlocked = false
    var notified: Set<Cause> = []
    /// The hashes of the contents that this object read or wrote last.
    var known: [Int] = []
  }

  /// The number of texts that are recognized: a save that fails may have written nevertheless.
  private static var mostKnown: Int { 16 }

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
  ///   - read: Returns the value of the lines of the file.
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

  /// Returns the value of the file; nil if there is none, or none that can be used now.
  func load() -> Value? {
    let bytes: [UInt8]
    do throws(ReadError) { bytes = try files.bytes(of: path, atMost: limit) } catch {
      switch error {
      case .missing: state.withLock { $0.wasMissing = true }
      // Only texts are refused so, not bytes.
      case .noText: break
      case .irregular: noteBlock()
      case .tooLarge: say(.tooLarge, Messages.Kept.tooLarge(path, keptAs: aside.likelyPath()))
      case .refused(let reason):
        state.withLock { $0.isUnread = true }
        say(.refused, Messages.Kept.refused(path, "\(reason)"))
      }
      return nil
    }
    let reading = read(KeptText(bytes))
    recognize(bytes)
    noteUse()
    say(reading, of: bytes)
    return reading.value
  }

  /// Whether something other than a file is in its place, so that the user knows that nothing is
  /// saved there.
  var isBlocked: Bool { state.withLock { $0.isBlocked } }

  /// Replaces the file in one step, so that not even a crash leaves a part of it.
  ///
  /// - Parameters:
  ///   - turn: The save, which leaves the file as it is if a later one was faster.
  ///   - keepsDamage: Whether lines that cannot be read are kept aside.
  ///   - change: Returns the new text for what the file says, which is nil if there is none; or nil
  ///     to leave the file as it is. The second value tells whether this object has read or written
  ///     that before. Called again if another program changes the file meanwhile.
  /// - Returns: Whether no later save was faster.
  /// - Throws: Why the file may not be as it should.
  @discardableResult
  func change(
    as turn: SaveQueue.Save = .only, keepingDamage keepsDamage: Bool = true,
    _ change: (_ value: Value?, _ isKnown: Bool) throws(SystemError) -> String?
  ) throws(SystemError) -> Bool {
    try makeRoom()
    var isInTime = false
    try files.change(path, ofAtMost: limit, isDurable: turn.isDurable) { old throws(SystemError) in
      isInTime = turn.isLatest
      guard isInTime else { return nil }
      let isKnown = old.map(recognizes) ?? true
      if isKnown, old != nil { noteUse() }
      let reading = old.map { read(KeptText($0)) }
      guard let text = try change(reading?.value, isKnown) else { return nil }
      let new = Array(text.utf8)
      recognize(new)
      guard let old, let reading else {
        try files.makeFolders(FilePath.folder(of: try files.resolved(path)))
        return new
      }
      // The last save runs beside others, which find their file replaced and give up.
      if new == old, turn.isDurable { return nil }
      say(reading, of: old)
      if keepsDamage, loses(reading.damaged, of: old, in: new) {
        try aside.keep(old, isDurable: turn.isDurable)
      }
      return new
    }
    if isInTime { noteUse() }
    return isInTime
  }

  private func noteBlock() {
    state.withLock { $0.isBlocked = true }
    say(.irregular, Messages.Kept.irregular(path))
  }

  private func noteUse() {
    state.withLock { state in (state.isUnread, state.wasMissing) = (false, false) }
  }

  private func recognize(_ bytes: [UInt8]) {
    let hash = bytes.hashValue
    state.withLock { state in
      state.known.removeAll { $0 == hash }
      state.known = Array(state.known.suffix(Self.mostKnown - 1)) + [hash]
    }
  }

  private func recognizes(_ bytes: [UInt8]) -> Bool {
    let hash = bytes.hashValue
    return state.withLock { $0.known.contains(hash) }
  }

  /// Removes the file if this object has read or written it.
  ///
  /// An unreadable file is kept aside.
  func remove() {
    guard let bytes = try? files.bytes(of: path, atMost: limit), recognizes(bytes) else { return }
    if !read(KeptText(bytes)).damaged.isEmpty, (try? aside.keep(bytes)) == nil { return }
    try? files.remove(path)
  }

  /// Moves a file aside that is too large, and fails if there is something other than a file.
  private func makeRoom() throws(SystemError) {
    state.withLock { $0.isBlocked = false }
    guard let status = try files.status(path) else { return }
    guard status.isFile else {
      noteBlock()
      throw SystemError(status.isFolder ? EISDIR : ENOTSUP)
    }
    guard status.size > limit else { return }
    say(.tooLarge, Messages.Kept.tooLarge(path, keptAs: aside.likelyPath()))
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
    say(.damaged, Messages.Kept.damaged(reading.damaged, in: path, keptAs: kept))
  }

  /// Passes on the first notice of a cause.
  private func say(_ cause: Cause, _ notice: String) {
    if state.withLock({ $0.notified.insert(cause).inserted }) { notify(notice) }
  }
}
