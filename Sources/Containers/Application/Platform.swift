/// What an application needs of the system under it: windows, events, time to wait, a clipboard.
@MainActor
public protocol Platform: PasteboardSource {
  /// The present moment on the frame clock, which only moves forward.
  var now: Duration { get }
  /// What the person has set for all programs: light or dark, text size, contrast, motion; empty where
  /// nothing is known.
  var systemTraits: TraitCollection { get }
  /// Opens an address in the program that the desktop has for it.
  ///
  /// - Returns: Whether some program took it.
  func open(_ url: String) async -> Bool
  /// Opens a window, hidden at first.
  ///
  /// It may be open only later; until then it tells the size that was asked for, and what fails then is a
  /// ``PlatformEvent/displayFailed(_:)``.
  func makeWindow(_ request: PlatformWindowRequest) throws(PlatformError) -> any PlatformWindow
  /// Hands over every event that is waiting, in order, without blocking.
  func drainEvents(_ deliver: (PlatformEvent) -> Void)
  /// Blocks until an event comes, main-actor work is due, ``wake()`` is called or a moment of the
  /// frame clock has come (nil: however long it takes), and serves the main-actor work.
  func wait(until deadline: Duration?)
  /// Ends a ``wait(until:)``, the present or the next one; from any thread.
  nonisolated func wake()
}

extension Platform {
  /// Nothing is known.
  public var systemTraits: TraitCollection { TraitCollection() }

  /// There is no program for any address.
  public func open(_ url: String) async -> Bool { false }
}

/// What a new window should be like.
public struct PlatformWindowRequest: Hashable, Sendable {
  /// The text in the title bar.
  public var title: String
  /// The size of the content, in points.
  public var size: Size
  /// The smallest size that the person can give it, in points.
  public var minimumSize: Size
  /// Where it is to be on the desktop, where the system lets programs say so; the position is nil for anywhere.
  public var placement: WindowPlacement

  /// Makes a request.
  public init(
    title: String, size: Size, minimumSize: Size = Size(width: 1, height: 1),
    placement: WindowPlacement = WindowPlacement()
  ) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
    self.placement = placement
  }

  /// The size that the window gets, in a display's units: what is asked for, or nine tenths of the room
  /// where that is less, which leaves some for borders.
  ///
  /// - Parameter room: The display without the desktop's panels; nil where it is not known.
  package func size(unitsPerPoint: Double, in room: Size?) -> Size {
    func length(_ points: Double, _ room: Double?) -> Double {
      let asked = (points * unitsPerPoint).rounded()
      return room.map { min(asked, ($0 * 0.9).rounded()) } ?? asked
    }
    return Size(width: length(size.width, room?.width), height: length(size.height, room?.height))
  }
}

/// A window of the system.
@MainActor
public protocol PlatformWindow: Surface {
  /// Which window events are about.
  var identifier: UInt32 { get }
  /// The size of the content, in points.
  var size: Size { get }
  /// Frames that the display shows in a second; 60 where it is not known.
  var refreshRate: Double { get }
  /// The text in the title bar.
  var title: String { get set }
  /// The shape of the mouse pointer over the window.
  var pointerStyle: PointerStyle { get set }
  /// The smallest size that the person can give the window, in points.
  var minimumSize: Size { get set }
  /// How the title bar looks, where the system lets programs say so.
  var titleBarStyle: TitleBarStyle { get set }
  /// Whether the window has neither title bar nor border.
  var isTitleBarHidden: Bool { get set }
  /// The picture that stands for the window in title bars, panels and lists of windows; nil for the system's.
  var icon: Image? { get set }
  /// Where the window is on the desktop, as the system says now.
  var placement: WindowPlacement { get }
  /// What takes text in the window; nil while nothing does, and input methods keep out.
  var textInput: TextInputRequest? { get set }
  /// Asks the system for a change.
  ///
  /// It may refuse, do something else, or answer later; ``PlatformEvent/resized(window:)`` tells of another size,
  /// and ``placement`` says what is so.
  func request(_ change: WindowChange)
  /// Shows the window.
  func show()
  /// Asks the system to put the window in front of others and to give it the keys.
  func raise()
  /// Closes the window for good.
  func close()
}

/// What a platform tells an application.
public enum PlatformEvent: Hashable, Sendable {
  /// A person did something in a window, at a moment of the frame clock.
  case input(window: UInt32, InputEvent, timestamp: Duration)
  /// A window has another size or scale.
  case resized(window: UInt32)
  /// What a window shows was lost and must be presented again.
  case exposed(window: UInt32)
  /// A window got or lost the keyboard.
  case focusChanged(window: UInt32, isFocused: Bool)
  /// Input for a window was dropped, as there was more than could wait: what is pressed counts as let go.
  case inputLost(window: UInt32)
  /// A window is hidden wholly, or seen again.
  case visibilityChanged(window: UInt32, isVisible: Bool)
  /// The person asks to close a window.
  case closeRequested(window: UInt32)
  /// What the person has set for all programs is another.
  case systemTraitsChanged
  /// Memory runs short.
  case memoryWarning
  /// There is no display, or a window could not be opened on it.
  case displayFailed(PlatformError)
  /// The system asks to end the application, for example by SIGTERM.
  case quitRequested
}

/// Why a platform cannot do what was asked.
public enum PlatformError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no display to open a window on; with the reason that the system gives.
  case noDisplay(reason: String)
  /// A window could not be opened; with the reason that the system gives.
  case windowFailed(reason: String)

  /// What is wrong, in a sentence.
  public var description: String {
    switch self {
    case .noDisplay(let reason): Messages.Platforms.noDisplay(reason)
    case .windowFailed(let reason): Messages.Platforms.windowFailed(reason)
    }
  }
}
