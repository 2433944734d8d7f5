/// The files in which a program keeps its state: the archive, the mark of a start, and the lock of
/// the first running instance.
@MainActor
final class RestorationStore {
  /// The folder of the program.
  let folder: String
  private let files: any RestorationFiles
  /// The lock, or `nil` until it is asked for or if another instance has it.
  private var lock: (any Sendable)?
  private var isAsked = false
  /// The bytes of the archive as far as they are known.
  private var known: [UInt8]?
  private var isWarned = false

  init(folder: String, files: any RestorationFiles = SystemRestorationFiles()) {
    (self.folder, self.files) = (folder, files)
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
      attempt("be saved") { () throws(SystemError) in
        try files.makeFolder(folder)
        lock = try files.lock(lockPath)
      }
    }
    return lock != nil
  }

  /// Lets another instance become the first.
  func release() { lock = nil }

  /// Returns the bytes of the archive, or `nil` if there is none; empty if it cannot be read.
  func read() -> [UInt8]? {
    do throws(ReadError) {
      known = try files.read(archivePath, ofAtMost: RestorationValue.greatestSize)
      return known
    } catch {
      return []
    }
  }

  /// Writes the archive, unless its bytes are the same.
  func write(_ bytes: [UInt8]) {
    guard bytes != known else { return }
    let isDone = attempt("be saved") { () throws(SystemError) in
      try files.write(bytes, to: archivePath, isDurable: true)
    }
    if isDone { (known, isWarned) = (bytes, false) }
  }

  /// Puts the archive aside.
  func discard(_ reason: String) {
    known = nil
    warn(
      "The state in \(archivePath) does not return, because \(reason): it is kept as "
        + "restoration.json.discarded.")
    attempt("be put aside") { () throws(SystemError) in
      try files.rename(archivePath, to: archivePath + ".discarded")
    }
  }

  // MARK: The mark of a start

  /// The mark of the last start.
  var marker: RestorationMarker {
    do throws(ReadError) {
      return RestorationMarker(bytes: try files.read(markerPath, ofAtMost: 64))
    } catch {
      return RestorationMarker(count: 1)
    }
  }

  /// Leaves a mark.
  func raise(_ marker: RestorationMarker) {
    attempt("be marked") { () throws(SystemError) in
      // It need only outlive the program: waiting for the disk would delay the first frame.
      try files.write(marker.bytes, to: markerPath, isDurable: false)
    }
  }

  /// Takes the mark away.
  func clearMarker() {
    attempt("be marked") { () throws(SystemError) in try files.remove(markerPath) }
  }

  /// Runs an operation, warns of the first of several failures, and returns whether it was done.
  @discardableResult
  private func attempt(_ purpose: String, _ body: () throws(SystemError) -> Void) -> Bool {
    do throws(SystemError) {
      try body()
      return true
    } catch {
      if !isWarned { warn("The state in \(folder) cannot \(purpose): \(error)") }
      isWarned = true
      return false
    }
  }
}
