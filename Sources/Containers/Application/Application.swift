/// A program with windows: it takes events, runs frames and owns what all windows share.
///
/// ```swift
/// let application = Application(platform: platform)
/// application.delegate = delegate  // makes its window in applicationDidFinishLaunching
/// try application.run()
/// ```
@MainActor
public final class Application: Responder {
  /// The system under the application.
  public let platform: any Platform
  /// What is told, and asked, about the life of the application.
  public weak var delegate: (any ApplicationDelegate)?
  /// What steps the animations of all windows.
  public let animator = Animator()
  /// Where parts of the program tell each other what happened.
  public let messageCenter = MessageCenter()
  /// The clipboard.
  public let pasteboard: Pasteboard
  /// What the application tells assistive technology.
  public let accessibility = Accessibility()
  /// Whether the application has ended, or is about to.
  public private(set) var isTerminated = false

  /// What counts where the person has no preference; nothing at first, which stands for light.
  public var defaultTraits = TraitCollection() {
    didSet { if defaultTraits != oldValue { takeSystemTraits() } }
  }
  /// What the system says of the environment of every window.
  public private(set) var systemTraits: TraitCollection

  var attachments: [WindowAttachment] = [] { didSet { targets = attachments.map(\.target) } }
  /// Windows that were shown and are not now; their controllers live on.
  var closedWindows: [ClosedWindow] = []
  /// Why a window could not be opened; ends the application.
  var failure: PlatformError?

  // Kept, so that a steady frame allocates nothing.
  private var targets: [FrameTarget] = []
  private let pipeline: FramePipeline
  private let eventTurn = EventTurn()
  private var pacing = FramePacing()
  private var backlog = EventBacklog()
  private var isLaunched = false

  /// Makes an application on a platform.
  public init(platform: any Platform) {
    self.platform = platform
    pasteboard = Pasteboard(platform)
    pipeline = FramePipeline(animator: animator, accessibility: accessibility) {
      [unowned platform] in platform.now
    }
    systemTraits = TraitCollection(traitsFrom: [.standard, platform.systemTraits])
    super.init()
    accessibility.host = self
  }

  /// The delegate where it is a responder.
  public override var next: Responder? { delegate as? Responder }

  /// The windows on the screen, in the order in which they were shown.
  public var windows: [Window] { attachments.map(\.window) }

  /// Launches, then takes events and runs frames until the last window is closed or the application
  /// is asked to end.
  ///
  /// - Throws: Why a window could not be opened.
  public func run() throws(PlatformError) {
    launch()
    while !isTerminated, !attachments.isEmpty {
      deliverEvents()
      if isFrameDue, platform.now >= pacing.next { runFrame() }
      guard !isTerminated, !attachments.isEmpty else { break }
      platform.wait(until: nextTurn)
    }
    terminate()
    if let failure { throw failure }
  }

  /// Tells the delegate that the application is ready; does nothing the second time.
  package func launch() {
    guard !isLaunched else { return }
    isLaunched = true
    delegate?.applicationDidFinishLaunching(self)
  }

  /// Handles waiting events and runs one frame if something asks for it, without blocking.
  ///
  /// Where many events wait, a turn handles a part of them: as many as take 8 milliseconds, but 32 at least
  /// and 1024 at most. Of moves and scrolls in a row only the outcome counts. A request to close a window or
  /// to end the program overtakes what a turn has left over.
  ///
  /// ``run()`` calls this again and again; a program with a loop of its own calls it from there.
  public func turn() {
    deliverEvents()
    if isFrameDue { runFrame() }
  }

  /// Whether something is dirty or moves, so that the next turn runs a frame.
  package var isFrameDue: Bool {
    pipeline.isRequested || animator.isDue(at: now)
      || animator.isRunning && attachments.contains(where: \.target.isVisible)
  }

  /// Ends the application: closes its windows and lets ``run()`` return.
  public func terminate() {
    guard !isTerminated else { return }
    isTerminated = true
    delegate?.applicationWillTerminate(self)
    for window in windows { window.close() }
    pipeline.runCommitQueue()
    platform.wake()
  }

  /// Tells the delegate, then every controller of a window, closed ones too, then the observers of
  /// ``DidReceiveMemoryWarning`` that memory runs short, and gives back what the library itself keeps
  /// only to be fast.
  public func didReceiveMemoryWarning() {
    delegate?.applicationDidReceiveMemoryWarning(self)
    for window in windows + closedWindows.compactMap(\.window) {
      window.rootOwner?.deliverMemoryWarning()
    }
    messageCenter.post(DidReceiveMemoryWarning(), subject: self)
    releaseCaches()
  }

  /// Takes what the person has set for all programs, and lets every window know.
  func takeSystemTraits() {
    systemTraits = TraitCollection(
      traitsFrom: [.standard, defaultTraits, platform.systemTraits])
    for window in windows { window.takeEnvironment() }
  }

  /// Asks for a frame at the end of the turn.
  public func setNeedsFrame() { pipeline.request() }

  /// Runs some work after the next commit.
  public func afterCommit(_ work: @escaping @MainActor () -> Void) {
    pipeline.afterCommit(work)
  }

  var pixelThread: PixelThread { pipeline.pixelThread }

  /// Handles as many of the waiting events as a turn has time for.
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

  /// When the run loop has something to do by itself; nil where it waits for others.
  private var nextTurn: Duration? {
    if !backlog.isEmpty { return platform.now }
    return isFrameDue ? pacing.next : animator.nextDeadline
  }

  private func runFrame() {
    let now = platform.now
    let rate = attachments.lazy.map(\.platformWindow.refreshRate).max() ?? 60
    pacing.frameStarts(at: now, framesPerSecond: rate)
    eventTurn.run { pipeline.run(at: now, targets: targets) }
    // A window that was opened meanwhile has not been in this frame.
    if attachments.contains(where: { $0.target.painted == nil }) { pipeline.request() }
  }
}
