/// Notes which properties of which views change while an animation block runs.
@MainActor
final class AnimationRecorder {
  /// The recorder of the animation block that is running; nil outside one.
  @TaskLocal static var current: AnimationRecorder?

  /// What runs, and how.
  struct Part {
    let timing: Animation.Timing
    let tracks: [AnimationTrack]
  }

  let request: AnimationRequest
  /// Whether the blocks inside belong to this one, which a property animator moves.
  let isDrivenByAnimator: Bool
  /// Where the changes are recorded as key frames: how these are joined.
  let keyframeMode: KeyframePath.Mode?
  /// The shown window's host of the first view that changed.
  private(set) weak var host: (any WindowHost)?
  private(set) var tracks: [AnimationTrack] = []
  /// What runs by other timings and ends with the block.
  private(set) var parts: [Part] = []
  /// The completions of the blocks inside that belong to this one.
  private(set) var completions: [(Bool) -> Void] = []
  /// What the key frame that is recorded has changed.
  private var touched: [AnimationTrack] = []

  init(
    _ request: AnimationRequest, isDrivenByAnimator: Bool = false,
    keyframeMode: KeyframePath.Mode? = nil
  ) {
    self.request = request
    self.isDrivenByAnimator = isDrivenByAnimator
    self.keyframeMode = keyframeMode
  }

  /// Runs a block whose changes are recorded.
  func record(_ changes: () -> Void) {
    AnimationRecorder.$current.withValue(self) {
      changes()
      if request.options.contains(.layoutSubviews) {
        for view in tracks.compactMap(\.view) { view.layoutIfNeeded() }
      }
    }
    close()
  }

  /// Records changes as a key frame.
  func record(from start: Double, for length: Double, _ changes: () -> Void) {
    touched = []
    changes()
    for track in touched {
      guard let view = track.view else { continue }
      track.keyframes.append(
        KeyframePath.Frame(
          start: start, end: start + length, value: track.property.value(in: view.properties)))
    }
    touched = []
  }

  /// Notes that a property is about to change.
  ///
  /// A view outside a window has nothing on the screen and changes at once.
  func viewWillChange(_ view: View, _ property: AnimatableProperty) {
    guard let host = view.attachedWindow?.host else { return }
    if self.host == nil { self.host = host }
    if request.isImmediate {
      if view.animations?.isResizing != true { view.endAnimation(of: property) }
      return
    }
    let latest = view.animations?.latest(property)
    if let latest, latest.recorder === self {
      touch(latest)
      return
    }
    // Until now the latest was on its way to the model's value, which is the start of the next.
    latest?.settle(at: property.value(in: view.properties))
    let start = start(of: property, view)
    let track = AnimationTrack(
      view: view, property: property, start: start, as: request, in: self)
    tracks.append(track)
    touch(track)
    view.addAnimation(track)
  }

  /// Returns the value that a change starts from, and ends what it takes over from.
  private func start(of property: AnimatableProperty, _ view: View) -> AnimatableValue {
    let isTakingOver =
      !property.isAdditive || request.options.contains(.beginFromCurrentState)
      || view.animations?.isEndless(property) == true
    guard isTakingOver, let shown = view.presentation else {
      return property.value(in: view.properties)
    }
    view.endAnimation(of: property)
    return property.value(in: shown)
  }

  private func touch(_ track: AnimationTrack) {
    if keyframeMode != nil, !touched.contains(where: { $0 === track }) { touched.append(track) }
  }

  /// Ends the recording: what has changed is known, and which way it goes.
  private func close() {
    for track in tracks {
      track.recorder = nil
      guard let keyframeMode, !track.keyframes.isEmpty else { continue }
      track.path = KeyframePath(
        from: track.start, through: track.keyframes, mode: keyframeMode)
    }
    for track in tracks where !track.isChange { track.view?.forget(track) }
    tracks.removeAll { !$0.isChange }
  }

  /// Drops what moves within a view, which shows its model.
  func endTracks(within view: View) {
    func isInside(_ track: AnimationTrack) -> Bool { track.view?.isDescendant(of: view) ?? true }
    for track in tracks + parts.flatMap(\.tracks) where isInside(track) {
      track.view?.endAnimation(of: track.property)
    }
    tracks.removeAll(where: isInside)
    parts = parts.map { Part(timing: $0.timing, tracks: $0.tracks.filter { !isInside($0) }) }
  }

  /// Takes over what another block inside has recorded.
  func adopt(_ inner: AnimationRecorder, completion: ((Bool) -> Void)?) {
    tracks += inner.tracks
    parts += inner.parts
    if host == nil { host = inner.host }
    if let completion { completions.append(completion) }
    completions += inner.completions
  }

  /// Takes over the tracks of another block inside, to run by another timing.
  func adopt(_ inner: AnimationRecorder, timing: Animation.Timing) {
    parts.append(Part(timing: timing, tracks: inner.tracks))
    parts += inner.parts
    if host == nil { host = inner.host }
  }
}
