/// The passes of a frame, which run in order at the end of a turn in which something changed.
@MainActor
final class FramePipeline {
  private let animationPass: AnimationPass
  private let layoutPass = LayoutPass()
  private let paintPass: PaintPass
  private let accessibilityPass: AccessibilityPass
  private let presentPass = PresentPass()
  private let layoutQueue = FrameQueue()
  private let commitQueue = FrameQueue()
  private var watch = FrameWatch()

  /// The thread that helps with the pixels of all windows.
  let pixelThread = PixelThread()

  /// Whether a frame is requested.
  private(set) var isRequested = false

  /// - Parameters:
  ///   - accessibility: The receiver of changes to elements.
  ///   - clock: Returns the current time, at which animations begin whose first frame is on screen.
  init(animator: Animator, accessibility: Accessibility, clock: @escaping () -> Duration) {
    accessibilityPass = AccessibilityPass(accessibility: accessibility, animator: animator)
    animationPass = AnimationPass(animator: animator, clock: clock)
    paintPass = PaintPass(thread: pixelThread)
  }

  /// Requests a frame at the end of the turn.
  func request() { isRequested = true }

  /// Runs every pass on the visible windows, then the work that waits for the commit.
  func run(at now: Duration, targets: [FrameTarget]) {
    defer { watch.frameDidEnd(asksForNext: isRequested, targets, queue: queueText) }
    pixelThread.prepare()
    animationPass.run(at: now)
    let visible = targets.allSatisfy(\.isVisible) ? targets : targets.filter(\.isVisible)
    layoutQueue.run()
    let isLaidOut = layoutPass.run(visible)
    // Requests made until now are part of this frame; later ones are for the next.
    isRequested = !isLaidOut || !layoutQueue.isEmpty
    for target in visible { target.window.layoutDidFinish() }
    paintPass.run(visible)
    presentPass.run(visible)
    paintPass.recycle()
    // After the picture, which does not wait for readers.
    accessibilityPass.run(targets, visible: visible, at: now)
    animationPass.commit()
    commitQueue.run()
  }

  /// Runs a closure at the beginning of the next layout.
  func beforeLayout(_ work: @escaping @MainActor () -> Void) {
    layoutQueue.add(work)
    request()
  }

  /// Runs a closure after the next commit.
  func afterCommit(_ work: @escaping @MainActor () -> Void) {
    commitQueue.add(work)
    request()
  }

  private var queueText: String? {
    layoutQueue.isEmpty
      ? commitQueue.isEmpty ? nil : "work for afterCommit(_:), which adds itself again,"
      : "work for beforeLayout(_:), which adds itself again,"
  }

  /// Runs the work that waits for a frame that will not come.
  func runQueues() {
    layoutQueue.run()
    commitQueue.run()
  }
}
