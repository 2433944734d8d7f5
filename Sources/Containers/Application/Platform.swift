/// The system services that an application needs: windows, events, a clock, and a clipboard.
@MainActor
public protocol Platform: PasteboardSource {
  /// The name of the platform with its version, for display, such as “SDL 2.26.5, x11”.
  var name: String { get }
  /// The current time on the frame clock, which is monotonic.
  var now: Duration { get }
  /// The current time of the calendar clock: the time since the beginning of 1970 in UTC.
  var calendarTime: Duration { get }
  /// The user's system-wide settings: style, text size, contrast, and motion; empty if unknown.
  var systemTraits: TraitCollection { get }
  /// The areas of the displays on the desktop in points, or an empty array if the system does not
  /// report positions.
  var displays: [Rect] { get }
  /// Opens a URL in the desktop's program for it.
  ///
  /// - Returns: Whether a program opened the URL.
  func open(_ url: String) async -> Bool
  /// Lets the user choose a file in the desktop's own dialog.
  func chooseFile(_ request: PlatformFileRequest) async -> PlatformFileChoice
  /// Shows a file in the desktop's file manager.
  ///
  /// - Returns: Whether a file manager shows it, or its folder.
  func showInFolder(_ path: String) async -> Bool
  /// Hands over what this start of the program was asked for to an instance that runs already.
  ///
  /// - Returns: Whether there is one and it takes all requests, so that this process has nothing left
  ///   to do.
  func handOver(_ requests: [LaunchRequest]) -> Bool
  /// Creates a window, initially hidden.
  ///
  /// The window may open later. Until then it reports the requested size, and a failure is reported
  /// by ``PlatformEvent/displayFailed(_:)``.
  func makeWindow(_ request: PlatformWindowRequest) throws(PlatformError) -> any PlatformWindow
  /// Delivers all waiting events in order, without blocking.
  func drainEvents(_ deliver: (PlatformEvent) -> Void)
  /// Blocks until an event arrives, main-actor work is pending, ``wake()`` is called, or the frame
  /// clock reaches the deadline. Then performs the main-actor work.
  ///
  /// With a deadline of `nil`, the method blocks indefinitely.
  func wait(until deadline: Duration?)
  /// Ends the current or next ``wait(until:)``. Can be called from any thread.
  nonisolated func wake()
}

extension Platform {
  /// The time of the system.
  public var calendarTime: Duration { CalendarClock.system }

  /// The name of the type.
  public var name: String { "\(type(of: self))" }

  /// Returns an empty array, because the system does not report positions.
  public var displays: [Rect] { [] }

  /// Returns an empty collection, because nothing is known.
  public var systemTraits: TraitCollection { TraitCollection() }

  /// Returns `false`, because no program opens any URL.
  public func open(_ url: String) async -> Bool { false }

  /// Returns ``PlatformFileChoice/unavailable``, because there is no dialog.
  public func chooseFile(_ request: PlatformFileRequest) async -> PlatformFileChoice {
    .unavailable
  }

  /// Returns `false`, because there is no file manager.
  public func showInFolder(_ path: String) async -> Bool { false }

  /// Returns `false`, because no other instance is known.
  public func handOver(_ requests: [LaunchRequest]) -> Bool { false }
}

/// The requested properties of a new window.
public struct PlatformWindowRequest: Hashable, Sendable {
  /// The text in the title bar.
  public var title: String
  /// The size of the content, in points.
  public var size: Size
  /// The minimum size to which the user can resize the window, in points.
  public var minimumSize: Size
  /// The requested placement on the desktop, if the system lets programs choose it.
  ///
  /// A position of `nil` leaves it to the system.
  public var placement: WindowPlacement

  /// Creates a request.
  public init(
    title: String, size: Size, minimumSize: Size = Size(width: 1, height: 1),
    placement: WindowPlacement = WindowPlacement()
  ) {
    self.title = title
    self.size = size
    self.minimumSize = minimumSize
    self.placement = placement
  }

  /// The size of the window in units of a display: the requested size, limited to nine tenths of
  /// the available space, which leaves room for borders.
  ///
  /// - Parameter room: The size of the display without the desktop's panels, or `nil` if unknown.
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
  /// The identifier of the window in events.
  var identifier: UInt32 { get }
  /// The size of the content, in points.
  var size: Size { get }
  /// The display's refresh rate in frames per second, or 60 if unknown.
  var refreshRate: Double { get }
  /// The text in the title bar.
  var title: String { get set }
  /// The shape of the mouse pointer over the window.
  var pointerStyle: PointerStyle { get set }
  /// The minimum size to which the user can resize the window, in points.
  var minimumSize: Size { get set }
  /// The style of the title bar, if the system lets programs choose it.
  var titleBarStyle: TitleBarStyle { get set }
  /// Whether the window has neither a title bar nor a border.
  var isTitleBarHidden: Bool { get set }
  /// The icon of the window in title bars, panels, and window lists, or `nil` for the system's
  /// default.
  var icon: Image? { get set }
  /// The current placement on the desktop, as the system reports it.
  var placement: WindowPlacement { get }
  /// The current request for text input, or `nil` while nothing accepts text and input methods are
  /// off.
  var textInput: TextInputRequest? { get set }
  /// Asks the system to change the window.
  ///
  /// The system may refuse, make a different change, or respond later.
  /// ``PlatformEvent/resized(window:)`` reports a new size, and ``placement`` the actual placement.
  func request(_ change: WindowChange)
  /// Shows the window.
  func show()
  /// Asks the system to bring the window to the front and make it key.
  func raise()
  /// Closes the window permanently.
  func close()
}

/// A question to the user for a file.
public struct PlatformFileRequest: Hashable, Sendable {
  /// A kind of files that the dialog offers.
  public struct FileType: Hashable, Sendable {
    /// The name that users see.
    public var name: String
    /// The patterns of the names of files, such as `*.png`.
    public var patterns: [String]

    /// Creates a kind of files.
    public init(name: String, patterns: [String]) { (self.name, self.patterns) = (name, patterns) }
  }

  /// The title of the dialog.
  public var title: String
  /// The suggested name of a file to save, or `nil` to open one that exists.
  public var suggestedName: String?
  /// The path of the folder to begin with, or `nil` for the desktop's choice.
  public var folder: String?
  /// The kinds of files that the dialog offers; empty for all files.
  public var types: [FileType]

  /// Creates a question.
  public init(
    title: String, suggestedName: String? = nil, folder: String? = nil, types: [FileType] = []
  ) {
    (self.title, self.suggestedName) = (title, suggestedName)
    (self.folder, self.types) = (folder, types)
  }
}

/// The answer to a question for a file.
public enum PlatformFileChoice: Hashable, Sendable {
  /// The user chose the file at a path.
  case chosen(String)
  /// The user closed the dialog without choosing.
  case canceled
  /// The desktop has no dialog, so that the program shows one of its own.
  case unavailable
}

/// What a start of a program is asked for.
public enum LaunchRequest: Hashable, Sendable {
  /// To come to the front.
  case activate
  /// To open URLs, such as `geo:48.2,16.4` or `file:///home/ada/trip.geojson`.
  case open([String])
  /// To perform an action of the desktop entry, such as `new-window`, with an optional parameter.
  case performAction(String, parameter: String? = nil)
}

/// An event that a platform reports to an application.
public enum PlatformEvent: Hashable, Sendable {
  /// The user interacted with a window at a time of the frame clock.
  case input(window: UInt32, InputEvent, timestamp: Duration)
  /// The size or scale of a window changed.
  case resized(window: UInt32)
  /// The contents of a window were lost and must be presented again.
  case exposed(window: UInt32)
  /// A window gained or lost keyboard focus.
  case focusChanged(window: UInt32, isFocused: Bool)
  /// Input for a window was dropped because too much was waiting. Everything pressed counts as
  /// released.
  case inputLost(window: UInt32)
  /// A window became completely hidden, or visible again.
  case visibilityChanged(window: UInt32, isVisible: Bool)
  /// A window was minimized or restored.
  case minimizedChanged(window: UInt32, isMinimized: Bool)
  /// The user asked to close a window.
  case closeRequested(window: UInt32)
  /// The system-wide settings changed.
  case systemTraitsChanged
  /// The program was started again, and this instance of it does what was asked for.
  case launchRequested(LaunchRequest)
  /// Memory is low.
  case memoryWarning
  /// There is no display, a window could not be opened on it, or it was lost.
  case displayFailed(PlatformError)
  /// The system asked the application to quit, for example with SIGTERM.
  case quitRequested
}

/// An error of a platform.
public enum PlatformError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is no display on which to open a window. The reason comes from the system.
  case noDisplay(reason: String)
  /// A window could not be opened. The reason comes from the system.
  case windowFailed(reason: String)
  /// The connection to the display was lost. The reason names the display.
  case displayLost(reason: String)

  /// The error described in a sentence.
  public var description: String {
    switch self {
    case .noDisplay(let reason): Messages.Platforms.noDisplay(reason)
    case .windowFailed(let reason): Messages.Platforms.windowFailed(reason)
    case .displayLost(let reason): Messages.Platforms.displayLost(reason)
    }
  }
}
