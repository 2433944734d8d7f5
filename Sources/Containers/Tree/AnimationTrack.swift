/// One property of one view on its way to the value of the model.
@MainActor
final class AnimationTrack {
  weak var view: View?
  let property: AnimatableProperty
  /// The value at the beginning.
  let start: AnimatableValue
  /// The value at the end; nil while that is the model's.
  private var end: AnimatableValue?
  /// The way, where it is not the straight one.
  var keyframes: [KeyframePath.Frame] = []
  var path: KeyframePath?
  /// How far it is: 0 at the beginning, 1 at the end, beyond both for springs.
  private(set) var progress = 0.0
  /// Whether it is over, and there only because an older change of the property is not.
  private(set) var isDone = false
  let allowsUserInteraction: Bool
  /// Whether it is to run for ever.
  let isEndless: Bool
  weak var group: AnimationGroup?
  /// What records the block that the track is made in, while that runs.
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

  /// Whether there is anything to show on the way.
  var isChange: Bool {
    guard let view, view.attachedWindow?.host != nil else { return false }
    return path != nil || start != goal(of: view.properties)
  }

  /// Returns the value on the way, the model being as it is.
  func value(_ model: ViewProperties) -> AnimatableValue {
    path?.value(at: progress) ?? start.mixed(with: goal(of: model), by: progress)
  }

  /// Moves on.
  func show(_ progress: Double) {
    guard progress != self.progress else { return }
    self.progress = progress
    view?.setNeedsRender()
  }

  /// Notes that a later change has begun: the goal is no longer the model's value.
  func settle(at value: AnimatableValue) {
    if end == nil { end = value }
    recorder = nil
  }

  /// Notes that the end has come.
  func finish() {
    isDone = true
    progress = 1
  }

  private func goal(of model: ViewProperties) -> AnimatableValue {
    end ?? property.value(in: model)
  }
}
