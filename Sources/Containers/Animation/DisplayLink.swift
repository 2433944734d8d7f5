/// A callback in every frame, for animating values that are not properties of views, such as a
/// camera.
///
/// A display link is initially paused. Retain it for as long as it should call back.
@MainActor
public final class DisplayLink {
  /// Whether the callbacks are suspended.
  public var isPaused = true {
    didSet {
      guard isPaused != oldValue else { return }
      elapsed = .zero
      isFresh = true
    }
  }

  /// The moment of the frame.
  public private(set) var timestamp = Duration.zero
  /// The time since the previous callback, or zero in the first one after a pause.
  public private(set) var elapsed = Duration.zero
  private var isFresh = true
  private let callback: (DisplayLink) -> Void

  /// Creates a paused display link that is called by an animator.
  public init(animator: Animator, callback: @escaping (DisplayLink) -> Void) {
    self.callback = callback
    animator.add(self)
  }

  func step(to now: Duration) {
    guard !isPaused else { return }
    elapsed = isFresh ? .zero : now - timestamp
    timestamp = now
    isFresh = false
    callback(self)
  }
}
