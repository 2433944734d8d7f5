/// A call in every frame while something moves that is no property of a view, such as a camera.
///
/// Paused at first. Whoever wants the calls keeps the link; it ends when it is let go.
@MainActor
public final class DisplayLink {
  /// Whether no calls are made.
  public var isPaused = true {
    didSet {
      guard isPaused != oldValue else { return }
      elapsed = .zero
      isFresh = true
    }
  }

  /// The moment of the frame.
  public private(set) var timestamp = Duration.zero
  /// The time since the call before; zero in the first after a pause.
  public private(set) var elapsed = Duration.zero
  private var isFresh = true
  private let callback: (DisplayLink) -> Void

  /// Makes a link that an animator calls, paused.
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
