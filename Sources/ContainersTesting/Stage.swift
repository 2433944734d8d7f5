public import Containers
internal import Testing

/// An application without a screen: a window, a view controller in it, and a manual clock.
///
/// A test uses the visible elements as a user would, and checks the results:
///
/// ```swift
/// @Test("Pressing the button counts")
/// func counting() {
///   let stage = Stage(CounterViewController())
///
///   stage.tap("Count")
///
///   #expect(stage.value(of: "Total") == "1")
/// }
/// ```
///
/// Frames run the same code as in a real application; only the platform differs. Every action runs
/// the frames that it causes. To wait for animations, advance the clock with ``advance(by:)`` or
/// ``settle(within:)``.
///
/// The application exists as long as the stage, so keep the stage in a constant. Discarding a stage
/// immediately, as in `_ = Stage(controller)`, fails the test.
@MainActor
public final class Stage {
  /// The headless platform.
  public var platform: HeadlessPlatform { used(stored.platform) }
  /// The application that runs on the platform.
  public var application: Application { used(stored.application) }
  /// The application's window.
  public var window: Window { used(stored.window) }

  private let stored: (platform: HeadlessPlatform, application: Application, window: Window)
  private let files: StageFiles
  /// The application does not keep its delegate.
  private let delegate: (any ApplicationDelegate)?
  private var isUsed = false
  private let sourceLocation: SourceLocation

  /// The position of the mouse pointer, in points of the window.
  public internal(set) var pointer = Point.zero
  /// The modifier keys held during subsequent actions.
  public var modifierFlags: KeyModifierFlags = []

  /// The time between two frames: a sixtieth of a second.
  public static let frameDuration = Duration.nanoseconds(16_666_667)

  /// Creates a stage.
  ///
  /// - Parameters:
  ///   - root: The view controller to show immediately, or `nil` to use the window that the
  ///     delegate opens. If the delegate opens none, the stage has a hidden window, to test how a
  ///     window is shown.
  ///   - size: The size of the window, in points, unless the delegate opens it.
  ///   - scale: The number of pixels per point.
  ///   - systemTraits: The user's system-wide settings.
  ///   - delegate: The delegate of the application, which the stage retains.
  ///   - identifier: The identifier of the application, without which it saves no state. The window
  ///     of `root` then has the restoration identifier “main”.
  ///   - savedState: The state to restore, such as the ``savedState`` of another stage.
  ///   - fileID, filePath, line, column: The location of the failure reported for a test that
  ///     discards the stage immediately.
  public init(
    _ root: ViewController? = nil, size: Size = Size(width: 400, height: 300), scale: Double = 1,
    systemTraits: TraitCollection = TraitCollection(),
    delegate: (any ApplicationDelegate)? = nil, identifier: String? = nil,
    savedState: [UInt8]? = nil,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let platform = HeadlessPlatform(scale: scale)
    platform.systemTraits = systemTraits
    let application = Application(platform: platform)
    files = StageFiles(savedState)
    self.delegate = delegate
    application.delegate = delegate
    application.identifier = identifier
    application.keepState(in: files)
    var window = root.map { root in
      let window = Window(host: application, frame: Rect(origin: .zero, size: size))
      window.restorationIdentifier = identifier.map { _ in "main" }
      window.rootViewController = root
      return window
    }
    application.launch()
    window?.makeKeyAndVisible()
    window = window ?? application.windows.last
    stored = (
      platform, application,
      window ?? Window(host: application, frame: Rect(origin: .zero, size: size))
    )
    sourceLocation = SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column)
    // A stage that still exists when this task runs is stored somewhere, for example in a suite,
    // whose tests need not all use it.
    Task { [weak self] in self?.isUsed = true }
    guard window != nil else { return }
    runFrames()
    isUsed = false
  }

  deinit {
    guard !isUsed else { return }
    Issue.record(
      """
      The stage was discarded before it was used, and its application ended with it: keep it, as in \
      let stage = Stage(controller).
      """, sourceLocation: sourceLocation)
  }

  private func used<Part>(_ part: Part) -> Part {
    isUsed = true
    return part
  }

  /// The user's system-wide settings: light or dark, text size, contrast, motion.
  public var systemTraits: TraitCollection {
    get { platform.systemTraits }
    set {
      platform.systemTraits = newValue
      runFrames()
    }
  }

  /// The last state that the application saved, or `nil` if it saved none.
  ///
  /// The state is kept in memory, not in a file. The application saves it when its last window
  /// closes, for example by ``close()``, when it ends, and half a second after a change. Pass it to
  /// another stage to restore it:
  ///
  /// ```swift
  /// let again = Stage(
  ///   delegate: MailDelegate(), identifier: "org.example.Mail", savedState: stage.savedState)
  /// ```
  public var savedState: [UInt8]? { files.state }

  /// The platform's window; `nil` while it is not shown.
  public var platformWindow: HeadlessWindow? { platform.windows.last }

  /// The number of frames presented so far.
  public var presentedFrames: Int { platformWindow?.presentedFrames ?? 0 }
}
