/// A change that an ``Animator`` performs over time.
@MainActor
public final class Animation {
  /// The timing of an animation.
  public struct Timing: Hashable, Sendable {
    /// The duration of one run.
    public var duration: Duration
    /// The delay before the animation begins.
    public var delay: Duration
    /// The curve that maps time to progress.
    public var curve: TimingCurve
    /// The number of runs, infinite for an animation that ends only when it is stopped.
    ///
    /// It may be fractional. With ``autoreverses``, a run consists of a forward and a backward leg.
    public var repeatCount: Double
    /// Whether each run forward is followed by one backward.
    public var autoreverses: Bool

    /// Creates a timing.
    ///
    /// Negative durations and counts become zero.
    public init(
      duration: Duration, delay: Duration = .zero, curve: TimingCurve = .easeInOut,
      repeatCount: Double = 1, autoreverses: Bool = false
    ) {
      self.duration = max(.zero, duration)
      self.delay = max(.zero, delay)
      self.curve = curve
      self.repeatCount = max(0, repeatCount)
      self.autoreverses = autoreverses
    }

    /// Whether the animation repeats forever.
    public var isEndless: Bool { repeatCount == .infinity }

    /// The number of legs in either direction.
    fileprivate var legs: Double { repeatCount * (autoreverses ? 2 : 1) }
  }

  /// The timing of the animation.
  let timing: Timing
  /// The moment the animation begins, after its delay; `nil` until the commit of the turn in which
  /// it was created.
  public private(set) var start: Duration?
  /// Whether the animation has neither ended nor been stopped.
  public private(set) var isRunning = true
  private var update: ((Double) -> Void)?
  private var completion: ((Bool) -> Void)?
  private weak var animator: Animator?
  /// The progress that replaces the curve once a timeline has been moved by hand, or `nil` until
  /// then.
  private var evenProgress: EvenProgress?

  init(
    _ timing: Timing, at now: Duration?, animator: Animator, update: @escaping (Double) -> Void,
    completion: ((Bool) -> Void)?
  ) {
    self.timing = timing
    start = now.map { $0 + timing.delay }
    self.animator = animator
    self.update = update
    self.completion = completion
  }

  /// Stops the animation at its current position.
  ///
  /// The completion receives `false` in the next step.
  public func stop() { finish(false) }

  /// The moment the animation ends, or `nil` if it is endless or not committed yet.
  public var end: Duration? {
    guard !timing.isEndless, let start else { return nil }
    return start + timing.duration * timing.legs
  }

  /// Starts the time at a moment, unless it has started already.
  func begin(at now: Duration) {
    if start == nil { start = now + timing.delay }
  }

  /// Advances the animation to a moment.
  func step(to now: Duration) {
    guard isRunning, let start, now >= start else { return }
    if let end, now >= end {
      update?(progress(after: timing.legs, isEnd: true))
      finish(true)
    } else {
      let legs = timing.duration > .zero ? (now - start) / timing.duration : 1
      update?(progress(after: legs, isEnd: false))
    }
  }

  /// Shows a moment of a timeline without ending.
  ///
  /// The moment may be before or after the animation's own time.
  func show(at time: Duration) {
    let legs = legs(at: time)
    update?(progress(after: legs, isEnd: legs == timing.legs))
  }

  /// Makes the progress linear in time from a moment on, without a jump.
  ///
  /// An animation that repeats keeps its curve.
  func leaveCurve(at time: Duration) {
    guard timing.legs == 1 else { return }
    let fraction = legs(at: time)
    evenProgress = EvenProgress(
      fraction: fraction, shown: progress(after: fraction, isEnd: fraction == 1))
  }

  /// Ends the animation as if its time were over.
  func complete() { finish(true) }

  private func legs(at time: Duration) -> Double {
    guard let start, time > start else { return 0 }
    guard timing.duration > .zero else { return timing.legs }
    return min((time - start) / timing.duration, timing.legs)
  }

  private func progress(after legs: Double, isEnd: Bool) -> Double {
    if let evenProgress { return evenProgress.value(at: legs) }
    var round = legs.rounded(.down)
    var fraction = legs - round
    // The end of the last leg is not the start of a next one.
    if isEnd, fraction == 0, round > 0 { (round, fraction) = (round - 1, 1) }
    if timing.autoreverses, round.truncatingRemainder(dividingBy: 2) == 1 {
      fraction = 1 - fraction
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
