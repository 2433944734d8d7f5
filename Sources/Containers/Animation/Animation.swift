/// A change that an ``Animator`` carries out over time.
@MainActor
public final class Animation {
  /// When and how an animation runs.
  public struct Timing: Hashable, Sendable {
    /// How long it takes, once.
    public var duration: Duration
    /// How long after its start it begins.
    public var delay: Duration
    /// How the progress follows from the time.
    public var curve: TimingCurve
    /// Whether it begins again for ever, until it is stopped.
    public var repeats: Bool
    /// Whether it runs back each time after it has run forth.
    public var autoreverses: Bool

    /// Makes a timing.
    public init(
      duration: Duration, delay: Duration = .zero, curve: TimingCurve = .easeInOut,
      repeats: Bool = false, autoreverses: Bool = false
    ) {
      self.duration = max(.zero, duration)
      self.delay = max(.zero, delay)
      self.curve = curve
      self.repeats = repeats
      self.autoreverses = autoreverses
    }
  }

  /// When and how it runs.
  public let timing: Timing
  /// When it begins, after its delay.
  public let start: Duration
  /// Whether it has neither come to its end nor been stopped.
  public private(set) var isRunning = true
  private var update: ((Double) -> Void)?
  private var completion: ((Bool) -> Void)?
  private weak var animator: Animator?

  init(
    _ timing: Timing, at now: Duration, animator: Animator, update: @escaping (Double) -> Void,
    completion: ((Bool) -> Void)?
  ) {
    self.timing = timing
    start = now + timing.delay
    self.animator = animator
    self.update = update
    self.completion = completion
  }

  /// Stops where it is; the completion gets false in the next step.
  public func stop() { finish(false) }

  /// The moment of the end; nil for one that repeats.
  public var end: Duration? {
    guard !timing.repeats else { return nil }
    return start + timing.duration * (timing.autoreverses ? 2 : 1)
  }

  /// Brings the change to a moment.
  func step(to now: Duration) {
    guard isRunning, now >= start else { return }
    if let end, now >= end {
      update?(timing.autoreverses ? 0 : 1)
      finish(true)
    } else {
      update?(progress(at: now))
    }
  }

  private func progress(at now: Duration) -> Double {
    guard timing.duration > .zero else { return 1 }
    var fraction = (now - start) / timing.duration
    if timing.repeats || timing.autoreverses {
      let round = fraction.rounded(.down)
      fraction -= round
      if timing.autoreverses, round.truncatingRemainder(dividingBy: 2) == 1 {
        fraction = 1 - fraction
      }
    }
    return timing.curve.progress(at: fraction, of: timing.duration)
  }

  private func finish(_ isFinished: Bool) {
    guard isRunning else { return }
    isRunning = false
    update = nil
    if let completion { animator?.enqueue { completion(isFinished) } }
    completion = nil
  }
}
