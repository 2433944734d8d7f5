/// The animation of one property of one view toward its model value.
@MainActor
final class AnimationTrack {
  weak var view: View?
  let property: AnimatableProperty
  /// The start value.
  let start: AnimatableValue
  /// The end value, or `nil` while it is the model value.
  private var end: AnimatableValue?
  /// The keyframes of the path; empty for a direct interpolation.
  var keyframes: [KeyframePath.Frame] = []
  var path: KeyframePath?
  /// The progress: 0 at the start, 1 at the end.
  ///
  /// Springs overshoot this range.
  private(set) var progress = 0.0
  /// Whether the track has ended and is kept only because an older track of the property is still
  /// running.
  private(set) var isDone = false
  let allowsUserInteraction: Bool
  /// Whether the animation repeats forever.
  let isEndless: Bool
  weak var group: AnimationGroup?
  /// The recorder of the animation block that creates the track, while the block runs.
  weak var recorder: AnyObject?

  init(
    view: View, property: AnimatableProperty, start: AnimatableValue, as request: AnimationRequest,
    in recorder: AnyObject
  ) {
    self.view = view
    self.property = property
    self.start = start
    self.recorder = recorder
    allowsUserInteraction = request.options.contains(.allowUserInteraction)
    isEndless = request.timing.isEndless
  }

  /// Whether the track changes anything visible.
  var isChange: Bool {
    guard let view, view.attachedWindow?.host != nil else { return false }
    return path != nil || start != goal(of: view.properties)
  }

  /// Returns the current value for the given model values.
  func value(_ model: ViewProperties) -> AnimatableValue {
    path?.value(at: progress) ?? start.mixed(with: goal(of: model), by: progress)
  }

  /// Advances the track to the given progress.
  func show(_ progress: Double) {
    guard progress != self.progress else { return }
    self.progress = progress
    view?.setNeedsRender()
  }

  /// Freezes the end value, because a later change gives the model another one.
  func settle(at value: AnimatableValue) {
    if end == nil { end = value }
    recorder = nil
  }

  /// Marks the track as ended.
  func finish() {
    isDone = true
    progress = 1
  }

  private func goal(of model: ViewProperties) -> AnimatableValue {
    end ?? property.value(in: model)
  }
}
