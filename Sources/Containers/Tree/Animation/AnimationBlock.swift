/// The changes of one animation block that is over, on their way to its completion.
///
/// Held by the animator, as long as anything moves.
@MainActor
final class AnimationBlock {
  private var running: Int
  private var isInterrupted = false
  private let completion: ((Bool) -> Void)?

  /// Starts parts that are not empty.
  init(
    _ parts: [AnimationRecorder.Part], host: any WindowHost, completion: ((Bool) -> Void)?
  ) {
    running = parts.count
    self.completion = completion
    for part in parts { start(part, host) }
    host.setNeedsFrame()
  }

  private func start(_ part: AnimationRecorder.Part, _ host: any WindowHost) {
    let group = AnimationGroup(part.tracks)
    group.show(part.timing.curve.progress(at: 0, of: part.timing.duration))
    let animation = host.animator.run(part.timing) { progress in
      group.show(progress)
    } completion: { _ in
      group.end()
      self.finish(group)
    }
    group.whenEmptied = { [weak animation] in animation?.stop() }
  }

  private func finish(_ group: AnimationGroup) {
    isInterrupted = isInterrupted || group.isInterrupted
    running -= 1
    if running == 0 { completion?(!isInterrupted) }
  }
}
