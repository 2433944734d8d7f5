/// The running changes of one animation block, from the end of the block to its completion.
///
/// Retained by the animator while anything moves.
@MainActor
final class AnimationBlock {
  private var running: Int
  private var isInterrupted = false
  private let completion: ((Bool) -> Void)?

  /// Starts the given parts, none of which is empty.
  init(
    _ parts: [AnimationRecorder.Part], host: any WindowHost, completion: ((Bool) -> Void)?
  ) {
    let timeline = AnimationTimeline.current
    let joining = parts.map { timeline?.split($0) ?? (joining: nil, others: $0) }
    running = joining.reduce(0) { $0 + ($1.joining == nil ? 0 : 1) + ($1.others == nil ? 0 : 1) }
    self.completion = completion
    for part in joining {
      if let part = part.joining { start(part, host, in: timeline) }
      if let part = part.others { start(part, host, in: nil) }
    }
    host.setNeedsFrame()
  }

  private func start(
    _ part: AnimationRecorder.Part, _ host: any WindowHost, in timeline: AnimationTimeline?
  ) {
    let group = AnimationGroup(part.tracks)
    group.show(part.timing.curve.progress(at: 0, of: part.timing.duration))
    let update: (Double) -> Void = { group.show($0) }
    let completion: (Bool) -> Void = { _ in
      group.end()
      self.finish(group)
    }
    let animation =
      timeline?.run(part.timing, group: group, update: update, completion: completion)
      ?? host.animator.run(part.timing, update: update, completion: completion)
    group.whenEmptied = { [weak animation] in animation?.stop() }
  }

  private func finish(_ group: AnimationGroup) {
    isInterrupted = isInterrupted || group.isInterrupted
    running -= 1
    if running == 0 { completion?(!isInterrupted) }
  }
}
