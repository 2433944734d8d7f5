public import Containers
internal import Testing

/// An application without a screen: a window, a controller in it, and a clock that moves when told.
///
/// A test acts on it like a person, by what can be seen, and asks what came of it:
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
/// Frames run as in a real application, by the same code; only the platform is another. Every verb
/// runs the frames that it causes, so that there is nothing to wait for but animations: for those
/// move the clock with ``advance(by:)`` or ``settle()``.
///
/// The application lives as long as the stage: keep that in a constant. A stage that is discarded at
/// once, as by `_ = Stage(controller)`, fails the test.
@MainActor
public final class Stage {
  /// The platform without a screen.
  public var platform: HeadlessPlatform { used(stored.platform) }
  /// The application on it.
  public var application: Application { used(stored.application) }
  /// The application's window.
  public var window: Window { used(stored.window) }

  private let stored: (platform: HeadlessPlatform, application: Application, window: Window)
  private var isUsed = false
  private let sourceLocation: SourceLocation

  /// Where the mouse pointer is, in points of the window.
  public internal(set) var pointer = Point.zero
  /// The modifier keys that are held during what follows.
  public var modifierFlags: KeyModifierFlags = []

  /// The time between two frames: a sixtieth of a second.
  public static let frameDuration = Duration.nanoseconds(16_666_667)

  /// Makes a stage.
  ///
  /// - Parameters:
  ///   - root: The controller to show at once; nil for a window that is not shown, for tests of what
  ///     showing one does.
  ///   - size: The size of the window, in points.
  ///   - scale: Pixels per point.
  ///   - systemTraits: What the person has set for all programs.
  ///   - fileID, filePath, line, column: Where a test is said to fail that discards the stage at once.
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
    // What outlives the work that made it is kept somewhere, by a suite for example, whose tests need not all
    // act on it.
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
      The stage was discarded before anything was done on it, and its application ended with it: keep it, as in \
      let stage = Stage(controller).
      """, sourceLocation: sourceLocation)
  }

  private func used<Part>(_ part: Part) -> Part {
    isUsed = true
    return part
  }

  /// What the person has set for all programs: light or dark, text size, contrast, motion.
  public var systemTraits: TraitCollection {
    get { platform.systemTraits }
    set {
      platform.systemTraits = newValue
      runFrames()
    }
  }

  /// The window as the platform has it; nil while it is not shown.
  public var platformWindow: HeadlessWindow? { platform.windows.last }

  /// How many frames were put on the screen so far.
  public var presentedFrames: Int { platformWindow?.presentedFrames ?? 0 }
}
