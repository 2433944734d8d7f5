/// Notes which properties of which views change while an animation block runs.
@MainActor
final class AnimationRecorder {
  /// The recorder of the animation block that is running; nil outside one.
  @TaskLocal static var current: AnimationRecorder?

  private(set) var tracks: [AnimationTrack] = []
  private var recorded: Set<Key> = []

  private struct Key: Hashable {
    let view: ObjectIdentifier
    let property: AnimatableProperty
  }

  /// Notes that a property is about to change, with the value that it has on the screen now.
  ///
  /// A view outside a window has nothing on the screen and changes at once.
  func viewWillChange(_ view: View, _ property: AnimatableProperty) {
    guard view.window?.host != nil else { return }
    guard recorded.insert(Key(view: ObjectIdentifier(view), property: property)).inserted else {
      return
    }
    let start = view.presentation ?? view.properties
    view.endAnimation(of: property)
    tracks.append(AnimationTrack(view: view, property: property, start: start))
  }
}
