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
    /// How many times it runs, forth and perhaps back; infinite for one that ends only when it is
    /// stopped.
    ///
    /// A part of one is allowed.
    public var repeatCount: Double
    /// Whether it runs back each time after it has run forth.
    public var autoreverses: Bool

    /// Makes a timing; negative durations and counts are taken as zero.
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

    /// Whether it begins again for ever.
    public var isEndless: Bool { repeatCount == .infinity }

    /// How often it runs in either direction.
    fileprivate var legs: Double { repeatCount * (autoreverses ? 2 : 1) }
  }

  /// When and how it runs.
  public let timing: Timing
  /// When it begins, after its delay; nil until the commit of the turn in which it was made.
  public private(set) var start: Duration?
  /// Whether it has neither come to its end nor been stopped.
  public private(set) var isRunning = true
  private var update: ((Double) -> Void)?
  private var completion: ((Bool) -> Void)?
  private weak var animator: Animator?
  /// What replaces the curve once a timeline has been moved by hand; nil until then.
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

  /// Stops where it is; the completion gets false in the next step.
  public func stop() { finish(false) }

  /// The moment of the end; nil for one that is endless, or not committed.
  public var end: Duration? {
    guard !timing.isEndless, let start else { return nil }
    return start + timing.duration * timing.legs
  }

  /// Counts the time from a moment, unless it is counted already.
  func begin(at now: Duration) {
    if start == nil { start = now + timing.delay }
  }

  /// Brings the change to a moment.
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

  /// Shows a moment of a timeline, also one before or after the animation's own time, without ending.
  func show(at time: Duration) {
    let legs = legs(at: time)
    update?(progress(after: legs, isEnd: legs == timing.legs))
  }

  /// Lets the progress follow the time evenly from a moment on, without a jump.
  ///
  /// An animation that repeats keeps its curve.
  func leaveCurve(at time: Duration) {
    guard timing.legs == 1 else { return }
    let fraction = legs(at: time)
    evenProgress = EvenProgress(
      fraction: fraction, shown: progress(after: fraction, isEnd: fraction == 1))
  }

  /// Ends as an animation does whose time is over.
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
    // The end of one leg is not the beginning of the next where there is none.
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
