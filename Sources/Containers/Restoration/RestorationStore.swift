internal import Glibc
internal import Support

/// The files in which a program keeps its state: the archive, the mark of a start, and the lock of
/// the first running instance.
@MainActor
final class RestorationStore {
  /// The folder of the program.
  let folder: String
  private let files: any RestorationFiles
  private let saves: SaveQueue
  /// The changes of the mark, which run independently of the saves of the archive.
  private let marks: SaveQueue
  /// The lock, or `nil` until it is asked for or if another instance has it.
  private var lock: (any Sendable)?
  private var isAsked = false
  /// The bytes of the archive as far as they are known, or will be when it is written.
  private var known: [UInt8]?
  /// The bytes that were to be written last, whether or not that succeeded.
  private var wanted: [UInt8]?
  private var isWarned = false
  /// Whether the archive must stay as it is.
  private var isHeld = false

  init(folder: String, files: any RestorationFiles = SystemRestorationFiles()) {
    (self.folder, self.files) = (folder, files)
    saves = SaveQueue(isImmediate: !files.areOnDisk)
    marks = SaveQueue(isImmediate: !files.areOnDisk)
  }

  /// Returns the folder of a program's state, or `nil` if the user has no home.
  ///
  /// - Parameter environment: Returns the value of an environment variable.
  static func folder(of identifier: String, environment: (String) -> String?) -> String? {
    UserFolder.state.path(from: environment).map { "\($0)/\(identifier)" }
  }

  private var archivePath: String { folder + "/restoration.json" }
  private var markerPath: String { folder + "/restoration.starting" }
  private var lockPath: String { folder + "/restoration.lock" }

  /// Whether this is the first running instance, which alone restores and saves.
  var isFirst: Bool {
    if !isAsked {
      isAsked = true
      // Nothing may return before this is known. After the first start it writes nothing.
      attempt("be saved") { () throws(SystemError) in
        try files.makeFolder(folder)
        lock = try files.lock(lockPath)
      }
    }
    return lock != nil && !isHeld
  }

  /// Lets another instance become the first; warns if the archive is not written.
  func release() {
    if lock != nil, !saves.isSaved, !isWarned {
      warn("The state in \(folder) cannot be saved: the disk does not answer.")
    }
    lock = nil
  }

  /// Returns the bytes of the archive, or `nil` if there is none.
  func read() throws(ReadError) -> [UInt8]? {
    known = try files.read(archivePath, ofAtMost: JSONReader.greatestSize)
    return known
  }

  /// Writes the archive soon, unless its bytes are the same.
  func write(_ bytes: [UInt8]) {
    guard bytes != known else { return }
    Task.immediate { await save(bytes, .inTurn) }
  }

  /// Writes the archive for the last time, if the file is not up to date.
  ///
  /// - Parameter bytes: The archive, or `nil` to write the pending one.
  func finish(_ bytes: [UInt8]?) async {
    guard let bytes = bytes ?? wanted, bytes != known || !saves.isSaved else { return }
    await save(bytes, .last)
  }

  private func save(_ bytes: [UInt8], _ order: SaveQueue.Order) async {
    // The next start would not read it.
    guard bytes.count <= JSONReader.greatestSize else {
      return note(SystemError(EFBIG), "be saved")
    }
    (known, wanted) = (bytes, bytes)
    let isDone = await attempt("be saved", on: saves, order) {
      [files, archivePath] save throws(SystemError) in
      try files.save(bytes, to: archivePath, as: save)
    }
    if isDone {
      if saves.isSaved { isWarned = false }
    } else if known == bytes {
      // What is in the file is unknown, so that the next archive is written in any case.
      known = nil
    }
  }

  /// Keeps the archive as it is, and disables saving for as long as the program runs.
  func hold(_ reason: String) {
    (known, wanted, isHeld) = (nil, nil, true)
    warn("The state in \(archivePath) does not return, and none is saved for now: \(reason)")
  }

  /// Sets the archive aside.
  func discard(_ reason: String) {
    (known, wanted) = (nil, nil)
    do throws(SystemError) {
      let name = try putAside()
      warn(
        "The state in \(archivePath) does not return, because \(reason): it is kept as \(name).")
    } catch {
      hold("\(reason), and it cannot be put aside: \(error)")
    }
  }

  /// Gives the archive a name under which nothing is kept yet, and returns it.
  private func putAside() throws(SystemError) -> String {
    var name = "restoration.json.discarded"
    for number in 2...RestorationStore.mostAside {
      do throws(SystemError) {
        try files.rename(archivePath, to: "\(folder)/\(name)")
        return name
      } catch {
        guard error.code == EEXIST else { throw error }
      }
      name = "restoration.json.discarded-\(number)"
    }
    try files.remove("\(folder)/\(name)")
    try files.rename(archivePath, to: "\(folder)/\(name)")
    return name
  }

  /// The number of archives that are kept aside; the last one is replaced.
  private static let mostAside = 99

  // MARK: The mark of a start

  /// The marker of the last launch.
  var marker: RestorationMarker {
    do throws(ReadError) {
      return RestorationMarker(bytes: try files.read(markerPath, ofAtMost: 64))
    } catch {
      guard case .refused(let error) = error else { return RestorationMarker(count: 1) }
      // This says nothing about how the last start ended.
      note(error, "be marked")
      return RestorationMarker(count: 0)
    }
  }

  /// Writes a marker before the method returns, because the following restoration may crash the
  /// program.
  func raise(_ marker: RestorationMarker) {
    attempt("be marked") { () throws(SystemError) in
      // It need only outlive the program, so nothing waits for the disk.
      try files.write(marker.bytes, to: markerPath, isDurable: false)
    }
  }

  /// Removes the marker.
  func clearMarker() async {
    await attempt("be marked", on: marks, .inTurn) { [files, markerPath] _ throws(SystemError) in
      try files.remove(markerPath)
    }
  }

  // MARK: Failures

  /// Runs an operation, and warns of the first of several failures.
  private func attempt(_ purpose: String, _ body: () throws(SystemError) -> Void) {
    do throws(SystemError) { try body() } catch { note(error, purpose) }
  }

  /// Runs an operation on a queue, warns of the first of several failures, and returns whether it was
  /// done.
  @discardableResult
  private func attempt(
    _ purpose: String, on queue: SaveQueue, _ order: SaveQueue.Order,
    _ body: @escaping @Sendable (SaveQueue.Save) throws(SystemError) -> Void
  ) async -> Bool {
    do throws(SystemError) {
      try await queue.save(order, body)
      return true
    } catch {
      note(error, purpose)
      return false
    }
  }

  private func note(_ error: SystemError, _ purpose: String) {
    if !isWarned { warn("The state in \(folder) cannot \(purpose): \(error)") }
    isWarned = true
  }
}
