/// A separate clock for animations that are played, paused, scrubbed, and reversed together.
///
/// An animation that begins while the timeline is current joins it. All animations end together:
/// when the last one is over, or when the timeline is back at its start, where the views get their
/// old values. Until then, an animation whose own time is over keeps showing its end.
@MainActor
final class AnimationTimeline {
  /// The timeline that new animations join, or `nil` to use the animator's clock.
  @TaskLocal static var current: AnimationTimeline?

  /// The direction in which the timeline runs.
  enum Direction: Hashable, Sendable {
    case forward, backward
  }

  private struct Member {
    let animation: Animation
    /// The changes that the animation moves, or `nil` if it restores them itself.
    let group: AnimationGroup?
    /// Called when the timeline is paused, if the animation has a curve of its own.
    let hold: (() -> Void)?
    /// Called when the timeline has returned to its start.
    let reversal: (() -> Void)?
  }

  private weak var host: (any WindowHost)?
  /// The duration of the whole timeline.
  private let duration: Duration
  /// The current time of the timeline.
  private(set) var time = Duration.zero
  private var members: [Member] = []
  /// The animation that moves the timeline, or `nil` while it is paused.
  private var clock: Animation?
  /// The view whose animations join, or `nil` for those of all views.
  private weak var scope: View?
  private var isScoped = false

  /// Creates a paused timeline at its start.
  init(_ duration: Duration, host: any WindowHost) {
    self.duration = duration
    self.host = host
  }

  /// The completed fraction, 0…1.
  var fraction: Double { duration > .zero ? min(max(time / duration, 0), 1) : 1 }

  /// The time at which the last animation is over, ignoring those that repeat forever.
  private var end: Duration { members.compactMap(\.animation.end).max() ?? duration }

  /// Returns the time left in a direction.
  func rest(_ direction: Direction) -> Duration {
    direction == .forward ? max(.zero, end - time) : time
  }

  // MARK: Joining

  /// Runs a closure, and lets the animations that it begins join.
  ///
  /// - Parameter scope: The view within which animations join, or `nil` for any view.
  func record(in scope: View?, _ body: () -> Void) {
    (self.scope, isScoped) = (scope, scope != nil)
    AnimationTimeline.$current.withValue(self, operation: body)
  }

  /// Returns the timeline that animations of a view join, or `nil` if there is none.
  static func current(for view: View) -> AnimationTimeline? {
    current.flatMap { $0.takes(view) ? $0 : nil }
  }

  /// Splits the tracks by whether they join the timeline, with `nil` for an empty part.
  func split(
    _ part: AnimationRecorder.Part
  ) -> (joining: AnimationRecorder.Part?, others: AnimationRecorder.Part?) {
    let own = part.tracks.filter { $0.view.map(takes) ?? false }
    if own.count == part.tracks.count { return (part, nil) }
    if own.isEmpty { return (nil, part) }
    let rest = part.tracks.filter { track in !own.contains { $0 === track } }
    return (
      AnimationRecorder.Part(timing: part.timing, tracks: own),
      AnimationRecorder.Part(timing: part.timing, tracks: rest)
    )
  }

  /// Adds an animation, which begins at the current time of the timeline.
  ///
  /// - Parameters:
  ///   - group: The changes that the animation moves, which are undone if the timeline is reversed.
  ///   - hold: Called each time the timeline is paused.
  ///   - reversal: Undoes the changes of an animation without a group.
  func run(
    _ timing: Animation.Timing, group: AnimationGroup? = nil, update: @escaping (Double) -> Void,
    hold: (() -> Void)? = nil, reversal: (() -> Void)? = nil, completion: @escaping (Bool) -> Void
  ) -> Animation? {
    guard let host else { return nil }
    let animation = Animation(
      timing, at: time, animator: host.animator, update: update, completion: completion)
    members.append(
      Member(animation: animation, group: group, hold: hold, reversal: reversal))
    return animation
  }

  private func takes(_ view: View) -> Bool {
    guard isScoped else { return true }
    return scope.map { view.isDescendant(of: $0) } ?? false
  }

  // MARK: Moving

  /// Runs to the end along the curves of the animations.
  func play() { run(.forward, over: rest(.forward), curve: .linear) }

  /// Runs to the end or the start in the given time.
  func run(_ direction: Direction, over duration: Duration, curve: TimingCurve) {
    stopClock()
    let start = time
    let goal = direction == .forward ? max(end, time) : .zero
    guard let host else { return }
    let timing = Animation.Timing(duration: duration, curve: curve)
    clock = host.animator.run(timing) { [weak self] progress in
      self?.show(start + (goal - start) * min(max(progress, 0), 1))
      // Immediate, so that the completions run in the step that shows the end.
      if progress == 1 { self?.arrive(direction) }
    }
    host.setNeedsFrame()
  }

  /// Pauses the timeline.
  ///
  /// From here on the animations progress linearly.
  func hold() {
    stopClock()
    for member in members {
      member.animation.leaveCurve(at: time)
      member.hold?()
    }
  }

  /// Shows a fraction of the timeline, 0…1.
  func show(_ fraction: Double) { show(duration * fraction) }

  /// Ends all animations early, with their final values.
  func finish() {
    show(end)
    stopClock()
    let left = members
    members = []
    for member in left {
      member.animation.stop()
      member.group?.end()
    }
  }

  /// Ends all animations and restores the old values of the views.
  func reverse() {
    stopClock()
    let left = members
    members = []
    for member in left.reversed() { member.reversal?() }
    AnimationGroup.restore(left.compactMap(\.group))
    for member in left { member.animation.stop() }
  }

  private func show(_ time: Duration) {
    self.time = time
    for member in members { member.animation.show(at: time) }
  }

  private func arrive(_ direction: Direction) {
    switch direction {
    case .backward: reverse()
    case .forward:
      stopClock()
      let left = members
      members = []
      for member in left { member.animation.complete() }
    }
  }

  private func stopClock() {
    clock?.stop()
    clock = nil
  }
}
