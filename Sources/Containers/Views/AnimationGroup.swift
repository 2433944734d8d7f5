/// The properties that one animation block has changed, on their way together.
@MainActor
final class AnimationGroup {
  private var tracks: [AnimationTrack]
  private let completion: ((Bool) -> Void)?
  private var animation: Animation?
  private var isInterrupted = false

  /// Starts a group of tracks that are not empty.
  init(
    _ tracks: [AnimationTrack], _ timing: Animation.Timing, host: any WindowHost,
    completion: ((Bool) -> Void)?
  ) {
    self.tracks = tracks
    self.completion = completion
    for track in tracks {
      track.group = self
      track.view?.animationTracks.append(track)
      track.show(0)
    }
    animation = host.animator.run(timing, at: host.now) { [self] progress in
      for track in self.tracks { track.show(progress) }
    } completion: { [self] isFinished in
      end()
      self.completion?(isFinished && !isInterrupted)
    }
    host.setNeedsFrame()
  }

  /// Takes a track out, because its property was set again or its view has left.
  func drop(_ track: AnimationTrack) {
    tracks.removeAll { $0 === track }
    isInterrupted = true
    if tracks.isEmpty { animation?.stop() }
  }

  private func end() {
    for track in tracks { track.view?.forget(track) }
    tracks = []
    animation = nil
  }
}
