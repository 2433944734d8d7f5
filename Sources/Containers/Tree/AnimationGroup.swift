/// A group of animated property changes that progress together.
@MainActor
final class AnimationGroup {
  private(set) var tracks: [AnimationTrack]
  /// Whether a track ended early because its property was set again or its view left the window.
  private(set) var isInterrupted = false
  /// Called when the last track is dropped before the end.
  var whenEmptied: (() -> Void)?

  init(_ tracks: [AnimationTrack]) {
    self.tracks = tracks
    for track in tracks { track.group = self }
  }

  /// Shows all tracks at the given progress.
  func show(_ progress: Double) {
    for track in tracks { track.show(progress) }
  }

  /// Removes an interrupted track.
  func drop(_ track: AnimationTrack) {
    tracks.removeAll { $0 === track }
    isInterrupted = true
    if tracks.isEmpty { whenEmptied?() }
  }

  /// Removes every track, so that the views show their model values.
  func end() {
    let ended = tracks
    tracks = []
    for track in ended { track.view?.forget(track) }
  }

  /// Ends groups, given oldest first, and restores the values that the views had before.
  ///
  /// A property with a newer animation keeps its value.
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
