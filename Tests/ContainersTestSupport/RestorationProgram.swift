import ContainersTesting
import Glibc
import Testing

@testable import Containers

/// A program whose state is saved and returns, one start after the other.
@MainActor
final class RestorationProgram: ApplicationDelegate {
  /// The files of all starts.
  let files: MemoryFiles
  let platform = HeadlessPlatform()
  let application: Application
  let transcript = Transcript()
  var savesState = true
  var restoresState = true
  /// Called before the state returns, to make windows and controllers.
  var prepare: ((RestorationProgram) -> Void)?
  /// Called when the program has started.
  var start: ((RestorationProgram) -> Void)?
  /// Returns the controller with a path.
  var make: (([String]) -> ViewController?)?
  private(set) var windows: [Window] = []

  init(
    _ files: MemoryFiles = MemoryFiles(), version: String? = "1",
    makeApplication: (HeadlessPlatform) -> Application = { Application(platform: $0) }
  ) {
    self.files = files
    application = makeApplication(platform)
    application.delegate = self
    application.identifier = "org.example.Test"
    application.programVersion = version
    application.keepState(in: files)
  }

  var window: Window { windows[0] }

  /// Makes a hidden window.
  @discardableResult
  func addWindow(_ root: ViewController?, identifier: String? = "main") -> Window {
    let window = Window(host: application, frame: Rect(x: 0, y: 0, width: 400, height: 300))
    window.restorationIdentifier = identifier
    window.rootViewController = root
    windows.append(window)
    return window
  }

  /// Starts the program, and shows its windows in the first frame.
  func launch() {
    application.launch()
    for window in windows { window.makeKeyAndVisible() }
    application.turn()
  }

  /// Runs frames for some time.
  func advance(by duration: Duration) {
    let end = platform.now + duration
    while platform.now < end {
      platform.advance(by: min(.milliseconds(16), end - platform.now))
      application.turn()
    }
  }

  func applicationWillFinishLaunching(_ application: Application) {
    transcript.add("app", "willFinishLaunching")
    prepare?(self)
  }

  func applicationDidFinishLaunching(_ application: Application) {
    transcript.add("app", "didFinishLaunching")
    start?(self)
  }

  func application(
    _ application: Application, shouldSaveApplicationState coder: RestorationCoder
  ) -> Bool {
    transcript.add("app", "shouldSave")
    return savesState
  }

  func application(
    _ application: Application, shouldRestoreApplicationState coder: RestorationCoder
  ) -> Bool {
    transcript.add("app", "shouldRestore")
    return restoresState
  }

  func application(
    _ application: Application, willEncodeRestorableStateWith coder: RestorationCoder
  ) { transcript.add("app", "willEncode") }

  func application(
    _ application: Application, didDecodeRestorableStateWith coder: RestorationCoder
  ) { transcript.add("app", "didDecode") }

  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: RestorationCoder
  ) -> ViewController? {
    transcript.add("app", "make " + identifierComponents.joined(separator: "/"))
    return make?(identifierComponents)
  }
}

/// Files in memory, which can fail.
@MainActor
final class MemoryFiles: @preconcurrency RestorationFiles {
  var contents: [String: [UInt8]] = [:]
  var writes: [String] = []
  var failure: SystemError?
  /// Why nothing can be read, if so.
  var readError: ReadError?
  /// Why nothing can get another name, if so.
  var renameError: SystemError?
  /// Whether another instance has the lock.
  var isLocked = false

  static let archive = "/state/org.example.Test/restoration.json"
  static let marker = "/state/org.example.Test/restoration.starting"

  nonisolated init() {}

  func makeFolder(_ path: String) throws(SystemError) { if let failure { throw failure } }

  func read(_ path: String, ofAtMost size: Int) throws(ReadError) -> [UInt8]? {
    if let readError { throw readError }
    return contents[path]
  }

  func write(_ bytes: [UInt8], to path: String, isDurable: Bool) throws(SystemError) {
    if let failure { throw failure }
    writes.append(path)
    contents[path] = bytes
  }

  func rename(_ path: String, to target: String) throws(SystemError) {
    if let renameError { throw renameError }
    guard contents[target] == nil else { throw SystemError(EEXIST) }
    contents[target] = contents.removeValue(forKey: path)
  }

  func remove(_ path: String) throws(SystemError) { contents[path] = nil }

  func lock(_ path: String) throws(SystemError) -> (any Sendable)? {
    isLocked ? nil : true
  }
}

/// A controller that records what the saved state asks of it.
@MainActor
final class RestorableController: ViewController {
  let transcript: Transcript
  var note = ""

  init(_ identifier: String?, _ transcript: Transcript, note: String = "") {
    (self.transcript, self.note) = (transcript, note)
    super.init()
    restorationIdentifier = identifier
  }

  private func record(_ call: String) { transcript.add(restorationIdentifier ?? "nil", call) }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(note, forKey: "note")
    record("encode")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    note = coder.decode(String.self, forKey: "note") ?? "none"
    record("decode")
  }

  override func applicationFinishedRestoringState() { record("finished") }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if animated { record("appeared animated") }
  }
}
