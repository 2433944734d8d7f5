/// Records which properties of which views change while an animation block runs.
@MainActor
final class AnimationRecorder {
  // Not a task-local value: every change of a view reads it, and a task that a block starts is not
  // part of the block.
  private static let ofBlock = ThreadLocal<AnimationRecorder>()

  /// The recorder of the running animation block, or `nil` outside one.
  static var current: AnimationRecorder? { ofBlock.value }

  /// Tracks that share a timing.
  struct Part {
    let timing: Animation.Timing
    let tracks: [AnimationTrack]
  }

  let request: AnimationRequest
  /// Whether the block belongs to a property animator, so that nested blocks become part of this
  /// one.
  let isDrivenByAnimator: Bool
  /// The interpolation between keyframes, or `nil` if the changes are not recorded as keyframes.
  let keyframeMode: KeyframePath.Mode?
  /// The host of the window of the first view that changed.
  private(set) weak var host: (any WindowHost)?
  private(set) var tracks: [AnimationTrack] = []
  /// Nested parts with timings of their own, which end with the block.
  private(set) var parts: [Part] = []
  /// The completions of nested blocks that became part of this one.
  private(set) var completions: [(Bool) -> Void] = []
  /// The tracks that the keyframe being recorded has changed.
  private var touched: [AnimationTrack] = []

  init(
    _ request: AnimationRequest, isDrivenByAnimator: Bool = false,
    keyframeMode: KeyframePath.Mode? = nil
  ) {
    self.request = request
    self.isDrivenByAnimator = isDrivenByAnimator
    self.keyframeMode = keyframeMode
  }

  /// Runs a block and records its changes.
  func record(_ changes: () -> Void) {
    AnimationRecorder.withCurrent(self) {
      changes()
      if request.options.contains(.layoutSubviews) {
        for view in tracks.compactMap(\.view) { view.layoutIfNeeded() }
      }
    }
    close()
  }

  /// Makes changes with another recorder, or without one: the running block does not animate them.
  ///
  /// Unlike ``View/performWithoutAnimation(_:)``, it lets new blocks animate and allocates nothing, so
  /// it suits what an animation changes in each frame.
  static func withCurrent(_ recorder: AnimationRecorder?, _ changes: () -> Void) {
    ofBlock.withValue(recorder, changes)
  }

  /// Runs a closure and records its changes as a keyframe.
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

  /// Called before a property changes.
  ///
  /// A view outside a window changes immediately.
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
    // Until now the latest track led to the model value, from which the next one starts.
    latest?.settle(at: property.value(in: view.properties))
    let start = start(of: property, view)
    let track = AnimationTrack(
      view: view, property: property, start: start, as: request, in: self)
    tracks.append(track)
    touch(track)
    view.addAnimation(track)
  }

  /// Returns the start value of a change, and ends any animation from which it takes over.
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

  /// Ends the recording, removing tracks without a change and building the keyframe paths.
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

  /// Ends the recorded animations inside a view, which then shows its model values.
  func endTracks(within view: View) {
    func isInside(_ track: AnimationTrack) -> Bool { track.view?.isDescendant(of: view) ?? true }
    for track in tracks + parts.flatMap(\.tracks) where isInside(track) {
      track.view?.endAnimation(of: track.property)
    }
    tracks.removeAll(where: isInside)
    parts = parts.map { Part(timing: $0.timing, tracks: $0.tracks.filter { !isInside($0) }) }
  }

  /// Takes over the recording of a nested block.
  func adopt(_ inner: AnimationRecorder, completion: ((Bool) -> Void)?) {
    tracks += inner.tracks
    parts += inner.parts
    if host == nil { host = inner.host }
    if let completion { completions.append(completion) }
    completions += inner.completions
  }

  /// Takes over the tracks of a nested block, to run with another timing.
  func adopt(_ inner: AnimationRecorder, timing: Animation.Timing) {
    parts.append(Part(timing: timing, tracks: inner.tracks))
    parts += inner.parts
    if host == nil { host = inner.host }
  }
}
