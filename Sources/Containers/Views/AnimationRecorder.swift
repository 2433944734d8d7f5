/// Notes which properties of which views change while an animation block runs.
@MainActor
final class AnimationRecorder {
  /// The recorder of the animation block that is running; nil outside one.
  @TaskLocal static var current: AnimationRecorder?

  /// Notes that a property is about to change, with the value that it has on the screen now.
  func viewWillChange(_ view: View, _ property: AnimatableProperty) {}
}
