public import Containers
internal import Testing

/// An application without a screen: a window, a view controller in it, and a manual clock.
///
/// A test acts on it like a user, by what is visible, and checks the results:
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
/// the frames that it causes, so only animations need waiting for: advance the clock with
/// ``advance(by:)`` or ``settle()``.
///
/// The application lives as long as the stage, so keep the stage in a constant. A stage that is
/// discarded immediately, as in `_ = Stage(controller)`, fails the test.
@MainActor
public final class Stage {
  /// The headless platform.
  public var platform: HeadlessPlatform { used(stored.platform) }
  /// The application that runs on the platform.
  public var application: Application { used(stored.application) }
  /// The application's window.
  public var window: Window { used(stored.window) }

  private let stored: (platform: HeadlessPlatform, application: Application, window: Window)
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
  ///   - root: The view controller to show immediately; `nil` for a window that is not shown, to
  ///     test what showing one does.
  ///   - size: The size of the window, in points.
  ///   - scale: The number of pixels per point.
  ///   - systemTraits: The user's system-wide settings.
  ///   - fileID, filePath, line, column: The location of the failure reported for a test that
  ///     discards the stage immediately.
  public init(
    _ root: ViewController? = nil, size: Size = Size(width: 400, height: 300), scale: Double = 1,
    systemTraits: TraitCollection = TraitCollection(),
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    let platform = HeadlessPlatform(scale: scale)
    platform.systemTraits = systemTraits
    let application = Application(platform: platform)
    let window = Window(host: application, frame: Rect(origin: .zero, size: size))
    stored = (platform, application, window)
    sourceLocation = SourceLocation(
      fileID: fileID, filePath: filePath, line: line, column: column)
    // A stage that still exists when this task runs is stored somewhere, for example in a suite,
    // whose tests need not all use it.
    Task { [weak self] in self?.isUsed = true }
    application.launch()
    guard let root else { return }
    window.rootViewController = root
    window.makeKeyAndVisible()
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

  /// The platform's window; `nil` while it is not shown.
  public var platformWindow: HeadlessWindow? { platform.windows.last }

  /// The number of frames presented so far.
  public var presentedFrames: Int { platformWindow?.presentedFrames ?? 0 }
}
