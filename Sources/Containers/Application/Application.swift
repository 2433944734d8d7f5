internal import Support

/// An application with windows.
///
/// It handles events, runs frames, and owns the state that all windows share.
///
/// ```swift
/// let application = Application(platform: platform)
/// application.delegate = delegate  // makes its window in applicationDidFinishLaunching
/// try application.run()
/// ```
@MainActor
public final class Application: Responder {
  /// The platform on which the application runs.
  public let platform: any Platform
  /// The delegate of the application.
  public weak var delegate: (any ApplicationDelegate)?
  /// The animator of all windows.
  public let animator = Animator()
  /// The message center through which parts of the program communicate.
  public let messageCenter = MessageCenter()
  /// The clipboard.
  public let pasteboard: Pasteboard
  /// The connection to assistive technology.
  public let accessibility = Accessibility()
  /// Whether the application has ended or is ending.
  public private(set) var isTerminated = false

  /// The traits used if the user has no preference.
  ///
  /// Empty by default, which means light.
  public var defaultTraits = TraitCollection() {
    didSet { if defaultTraits != oldValue { takeSystemTraits() } }
  }
  /// The traits that the system provides to every window.
  public private(set) var systemTraits: TraitCollection

  var attachments: [WindowAttachment] = [] { didSet { targets = attachments.map(\.target) } }
  /// Windows that were shown and are now hidden, whose controllers are still alive.
  var closedWindows = WeakList<Window>()
  /// The window that had the keyboard last, or asked for it since.
  weak var lastKeyWindow: Window?
  /// The error that prevented a window from opening and ends the application.
  var failure: PlatformError?
  let restoration = ApplicationRestoration()

  // Stored, so that a steady frame allocates nothing.
  private var targets: [FrameTarget] = []
  private let pipeline: FramePipeline
  private let eventTurn = EventTurn()
  private var pacing = FramePacing()
  private var backlog = EventBacklog()
  private var isLaunched = false

  /// What reads the program's nibs and storyboards, or `nil` if it has none.
  package let scenes: (any SceneSource)?
  private let mainStoryboard: String?
  /// The application whose turn is running on the current thread.
  static let turning = ThreadLocal<Application>()
  /// The application that runs on the current thread, or `nil` if none does.
  package static var running: Application? { turning.value }

  /// The key commands of the main menu, or `nil` until a key is pressed.
  var mainMenuCommands: [KeyCommand]?

  let lifeCycle = ApplicationLifeCycle()
  /// Work that begins when the application stops being active and when it enters the background.
  ///
  /// Nobody waits for it. When the application ends, only the work of ``willEnd`` is done.
  package let willLeaveForeground = LifeCycleWork()
  /// Work that the application waits for before it ends, for two and a half seconds at most.
  package let willEnd = LifeCycleWork()

  /// Creates an application on a platform.
  ///
  /// - Parameter platform: The platform.
  public convenience init(platform: any Platform) {
    self.init(platform: platform, scenes: nil, mainStoryboard: nil)
  }

  /// Creates an application with nibs and storyboards.
  package init(platform: any Platform, scenes: (any SceneSource)?, mainStoryboard: String?) {
    self.platform = platform
    self.scenes = scenes
    self.mainStoryboard = mainStoryboard
    pasteboard = Pasteboard(platform)
    pipeline = FramePipeline(animator: animator, accessibility: accessibility) {
      [unowned platform] in platform.now
    }
    systemTraits = TraitCollection(
      traitsFrom: [.standard, Self.languageTraits, platform.systemTraits])
    super.init()
    accessibility.host = self
  }

  /// The delegate if it is a responder.
  public override var next: Responder? { delegate as? Responder }

  /// The key commands of ``mainMenu``, and F10, which opens it.
  public override var keyCommands: [KeyCommand] { standardKeyCommands }

  /// The visible windows, in the order in which they were shown.
  public var windows: [Window] { attachments.map(\.window) }

  /// The window with the keyboard, or `nil` if none has it.
  public var keyWindow: Window? { windows.first(where: \.isKey) }

  /// Launches the application, then handles events and runs frames until the last window is closed
  /// or the application is asked to end.
  ///
  /// - Throws: The error that prevented a window from opening.
  public func run() throws(PlatformError) {
    Application.turning.withValue(self) { launchAndRun() }
    if let failure { throw failure }
  }

  private func launchAndRun() {
    launch()
    while !isTerminated {
      // The last window was closed, or none was opened.
      guard isEnding || !attachments.isEmpty else {
        terminate()
        continue
      }
      takeEvents(andRunFrameFrom: pacing.next)
      if !isTerminated, isEnding || !attachments.isEmpty { platform.wait(until: nextTurn) }
    }
  }

  /// Notifies the delegate that the application launches and has launched; between the two the saved
  /// state returns.
  ///
  /// Does nothing when called again.
  package func launch() {
    guard !isLaunched else { return }
    isLaunched = true
    Application.turning.withValue(self) { launchNow() }
  }

  private func launchNow() {
    if let mainStoryboard { openWindow(ofStoryboard: mainStoryboard) }
    delegate?.applicationWillFinishLaunching(self)
    followLife()
    restoration.storyboards = { [weak self] in self?.scenes?.makeController(of: $0) }
    restoreState()
    delegate?.applicationDidFinishLaunching(self)
    beginTrial()
  }

  /// Handles waiting events and runs a frame if one is due, without blocking.
  ///
  /// If many events are waiting, a turn handles only as many as fit in 8 milliseconds, but at least
  /// 32 and at most 1024. Successive moves or scrolls are merged. A request to close a window or
  /// quit the program is handled before the events left over from the previous turn.
  ///
  /// ``run()`` calls this method repeatedly. A program with its own run loop calls it from there.
  public func turn() {
    Application.turning.withValue(self) { takeEvents(andRunFrameFrom: .zero) }
  }

  private func takeEvents(andRunFrameFrom moment: Duration) {
    deliverEvents()
    judgeState()
    endIfDue()
    if isFrameDue, platform.now >= moment { runFrame() }
  }

  /// Whether something is dirty or animating, so that the next turn runs a frame.
  package var isFrameDue: Bool {
    pipeline.isRequested || animator.isDue(at: now)
      || animator.isRunning && attachments.contains(where: \.target.isVisible)
  }

  /// Terminates the application: closes its windows and makes ``run()`` return.
  ///
  /// The application first leaves the foreground. Then it waits until open documents and the state
  /// are saved, at most three seconds. If there is nothing to save, it ends before this method
  /// returns.
  public func terminate() { beginEnd() }

  /// Notifies the delegate and closes the windows.
  func endNow() {
    restoration.openedStore?.release()
    isTerminated = true
    delegate?.applicationWillTerminate(self)
    messageCenter.post(WillTerminate(), subject: self)
    for window in windows { window.close() }
    pipeline.runQueues()
    platform.wake()
  }

  /// Sends memory warnings, then releases the library's own caches.
  ///
  /// The delegate is notified first, then every controller in a window, including hidden windows,
  /// then the observers of ``DidReceiveMemoryWarning``.
  public func didReceiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in windows + closedWindows {
      window.rootOwner?.deliverMemoryWarning()
    }
    messageCenter.post(DidReceiveMemoryWarning(), subject: self)
    releaseCaches()
  }

  /// Updates the system-wide traits and passes them to every window.
  func takeSystemTraits() {
    systemTraits = TraitCollection(
      traitsFrom: [.standard, Self.languageTraits, defaultTraits, platform.systemTraits])
    for window in windows { window.takeEnvironment() }
  }

  private static var languageTraits: TraitCollection {
    TraitCollection {
      if Localization.current.isRightToLeft { $0.layoutDirection = .rightToLeft }
    }
  }

  /// Schedules a frame at the end of the turn.
  public func setNeedsFrame() { pipeline.request() }

  /// Runs a closure at the beginning of the next frame's layout.
  public func beforeLayout(_ work: @escaping @MainActor () -> Void) {
    pipeline.beforeLayout(work)
  }

  /// Runs a closure after the next commit.
  public func afterCommit(_ work: @escaping @MainActor () -> Void) {
    pipeline.afterCommit(work)
  }

  var pixelThread: PixelThread { pipeline.pixelThread }

  /// Handles as many waiting events as a turn has time for.
  private func deliverEvents() {
    if !backlog.isEmpty {
      takeEvents()
      backlog.promoteEndings()
    }
    let end = platform.now + EventBacklog.turn
    var count = 0
    while count < EventBacklog.leastShare
      || count < EventBacklog.greatestShare && platform.now < end
    {
      if backlog.isEmpty { takeEvents() }
      guard let event = backlog.next() else { return }
      eventTurn.run { handle(event) }
      count += 1
    }
  }

  private func takeEvents() { platform.drainEvents { backlog.add($0) } }

  /// The time of the next turn, or `nil` to wait for events.
  private var nextTurn: Duration? {
    if !backlog.isEmpty { return platform.now }
    let frame = isFrameDue ? pacing.next : animator.nextDeadline
    guard let deadline = lifeCycle.deadline else { return frame }
    return min(frame ?? deadline, deadline)
  }

  private func runFrame() {
    let now = platform.now
    let rate = attachments.lazy.map(\.platformWindow.refreshRate).max() ?? 60
    pacing.frameStarts(at: now, framesPerSecond: rate)
    eventTurn.run { pipeline.run(at: now, targets: targets) }
    // A window opened in the meantime was not part of this frame.
    if attachments.contains(where: { $0.target.contents.painted == nil }) { pipeline.request() }
  }
}
