/// One property of one view on its way from the value that was on the screen to that of the model.
@MainActor
final class AnimationTrack {
  weak var view: View?
  let property: AnimatableProperty
  let start: ViewProperties
  weak var group: AnimationGroup?

  init(view: View, property: AnimatableProperty, start: ViewProperties) {
    self.view = view
    self.property = property
    self.start = start
  }

  /// Whether there is anything to show on the way.
  var isChange: Bool {
    guard let view, view.window?.host != nil else { return false }
    return property.differs(start, view.properties)
  }

  /// Puts the value at a progress into the values on the screen.
  func show(_ progress: Double) {
    guard let view else { return }
    var shown = view.presentation ?? view.properties
    property.interpolate(from: start, to: view.properties, progress, into: &shown)
    guard shown != view.presentation else { return }
    view.presentation = shown
    view.setNeedsRender()
  }
}
