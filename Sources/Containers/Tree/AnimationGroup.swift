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

  /// Ends groups, oldest first, and gives the views the values that they had before.
  ///
  /// A property that something newer has set since keeps what that set.
  static func restore(_ groups: [AnimationGroup]) {
    let tracks = groups.flatMap(\.tracks)
    let isOwn = Set(tracks.map(ObjectIdentifier.init))
    var first: [AnimationTrack] = []
    for track in tracks {
      guard let view = track.view, let latest = view.animations?.latest(track.property),
        isOwn.contains(ObjectIdentifier(latest)),
        !first.contains(where: { $0.view === view && $0.property == track.property })
      else { continue }
      first.append(track)
    }
    for group in groups {
      group.isInterrupted = true
      group.end()
    }
    View.performWithoutAnimation {
      for track in first { if let view = track.view { track.property.set(track.start, of: view) } }
    }
  }
}
