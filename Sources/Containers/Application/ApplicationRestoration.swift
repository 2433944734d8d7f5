/// What an application does to save its state and to bring it back.
@MainActor
final class ApplicationRestoration {
  /// The time after which a change is saved.
  static let delay = Duration.milliseconds(500)
  /// The time after the first frame for which a start counts as one that may fail.
  static let trial = Duration.seconds(3)

  /// The reverse domain name of the program, and the name of its folder.
  var identifier: String? { didSet { if identifier != oldValue { store = nil } } }
  var programVersion: String?
  var registered: [RegisteredObject] = []
  /// The windows that have the application as their host, shown or not.
  private(set) var windows = WeakList<Window>()
  /// Returns the controller of a scene; set by whoever loads storyboards.
  var storyboards: (RestorationStoryboard) -> ViewController? = { _ in nil }
  /// The files, which tests replace.
  var files: any RestorationFiles = SystemRestorationFiles()
  /// Returns the value of an environment variable, which tests replace.
  var environment: (String) -> String? = environmentVariable

  /// The controllers that return presented, each after its presenter.
  var presented: [StateRestorer.Presented] = []
  /// Whether the state is being restored or saved, so that changes are ignored.
  var isBusy = false
  /// Whether the marker of a launch still has to be removed.
  var isMarked = false
  /// The number of parts of the program that still restore.
  var extensions = 0
  /// Whether the time is over for which a start counts as one that may fail.
  var isTrialOver = false
  /// The alarm that saves changes, or `nil` if there are none.
  var alarm: Alarm?
  private var store: RestorationStore?
  private var isWarned = false

  /// The files of the program, or `nil` without an identifier or a home.
  func openStore() -> RestorationStore? {
    if let store { return store }
    guard let identifier else { return nil }
    guard let folder = RestorationStore.folder(of: identifier, environment: environment) else {
      warnOnce("The state of \(identifier) is not saved, because the user has no home folder.")
      return nil
    }
    store = RestorationStore(folder: folder, files: files)
    return store
  }

  /// The files if they are in use already.
  var openedStore: RestorationStore? { store }

  func warnOnce(_ text: String) {
    if !isWarned { warn(text) }
    isWarned = true
  }

  func add(_ window: Window) {
    windows.remove(window)
    windows.append(window)
  }

  var origin: RestorationOrigin {
    RestorationOrigin(version: programVersion, idiom: .desktop)
  }
}
