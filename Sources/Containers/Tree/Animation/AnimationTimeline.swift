/// A clock of its own for animations that are moved together: played, held, moved by hand and reversed.
///
/// An animation that begins while the timeline is in force joins it. All end together: when the last one is
/// over, or when the timeline is back at its beginning, where the views get their old values. Until then
/// an animation whose own time is over goes on to show its end.
@MainActor
final class AnimationTimeline {
  /// The timeline that animations join as they begin; nil for the animator's own time.
  @TaskLocal static var current: AnimationTimeline?

  /// Which way the timeline runs.
  enum Direction: Hashable, Sendable {
    case forward, backward
  }

  private struct Member {
    let animation: Animation
    /// The changes that it moves; nil where it restores what it changes by itself.
    let group: AnimationGroup?
    /// Called when the timeline is held, where the animation has a curve of its own kind.
    let hold: (() -> Void)?
    /// Called when the timeline has led it back to its beginning.
    let reversal: (() -> Void)?
  }

  private weak var host: (any WindowHost)?
  /// The time that stands for the whole way.
  private let duration: Duration
  /// The moment that the animations show.
  private(set) var time = Duration.zero
  private var members: [Member] = []
  /// Moves the timeline; nil while it is held.
  private var clock: Animation?
  /// The view whose animations join; nil for those of all views.
  private weak var scope: View?
  private var isScoped = false

  /// Makes a timeline at its beginning, held.
  init(_ duration: Duration, host: any WindowHost) {
    self.duration = duration
    self.host = host
  }

  /// How much of the way is behind it, 0…1.
  var fraction: Double { duration > .zero ? min(max(time / duration, 0), 1) : 1 }

  /// The moment at which the last animation is over; those that repeat for ever do not count.
  private var end: Duration { members.compactMap(\.animation.end).max() ?? duration }

  /// The time from here to where a direction leads.
  func rest(_ direction: Direction) -> Duration {
    direction == .forward ? max(.zero, end - time) : time
  }

  // MARK: Joining

  /// Lets the animations that a body begins join.
  ///
  /// - Parameter scope: The view within which animations join; nil for any.
  func record(in scope: View?, _ body: () -> Void) {
    (self.scope, isScoped) = (scope, scope != nil)
    AnimationTimeline.$current.withValue(self, operation: body)
  }

  /// Returns the timeline that the animations of a view join; nil for none.
  static func current(for view: View) -> AnimationTimeline? {
    current.flatMap { $0.takes(view) ? $0 : nil }
  }

  /// Parts what joins from what does not; nil where there is nothing of the kind.
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

  /// Adds an animation, which begins at the present moment of the timeline.
  ///
  /// - Parameters:
  ///   - group: The changes that it moves, which are undone where the timeline is reversed.
  ///   - hold: Called each time that the timeline is held.
  ///   - reversal: Undoes what the animation changes where there is no group.
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

  /// Runs to the end by the curves of the animations.
  func play() { run(.forward, over: rest(.forward), curve: .linear) }

  /// Runs to the end or to the beginning in a time of its own.
  func run(_ direction: Direction, over duration: Duration, curve: TimingCurve) {
    stopClock()
    let start = time
    let goal = direction == .forward ? max(end, time) : .zero
    guard let host else { return }
    let timing = Animation.Timing(duration: duration, curve: curve)
    clock = host.animator.run(timing) { [weak self] progress in
      self?.show(start + (goal - start) * min(max(progress, 0), 1))
      // At once, so that the completions run in the step that shows the end.
      if progress == 1 { self?.arrive(direction) }
    }
    host.setNeedsFrame()
  }

  /// Holds where it is; from here on the animations follow the time evenly.
  func hold() {
    stopClock()
    for member in members {
      member.animation.leaveCurve(at: time)
      member.hold?()
    }
  }

  /// Shows a part of the way, 0…1.
  func show(_ fraction: Double) { show(duration * fraction) }

  /// Ends every animation where it leads, ahead of its time.
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

  /// Ends every animation where it began, and gives the views their old values.
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
