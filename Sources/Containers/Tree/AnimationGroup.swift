/// Some changes of properties on their way together.
@MainActor
final class AnimationGroup {
  private(set) var tracks: [AnimationTrack]
  /// Whether one of them ended before its time, because its property was set again or its view left.
  private(set) var isInterrupted = false
  /// Called when none is left before the end.
  var whenEmptied: (() -> Void)?

  init(_ tracks: [AnimationTrack]) {
    self.tracks = tracks
    for track in tracks { track.group = self }
  }

  /// Shows all changes at a progress.
  func show(_ progress: Double) {
    for track in tracks { track.show(progress) }
  }

  /// Takes a track out that was interrupted.
  func drop(_ track: AnimationTrack) {
    tracks.removeAll { $0 === track }
    isInterrupted = true
    if tracks.isEmpty { whenEmptied?() }
  }

  /// Takes every track out, so that the views show their models.
  func end() {
    let ended = tracks
    tracks = []
    for track in ended { track.view?.forget(track) }
  }
}
