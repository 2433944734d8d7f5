/// The animations and effects that make a view look different from its properties.
///
/// Views have this object only while there are any.
@MainActor
final class ViewAnimations {
  /// The animated changes of properties, oldest first.
  var tracks: [AnimationTrack] = []

  /// The effect that changes the view to another look.
  var effect: ViewEffect?
  /// The picture of another view that this view shows.
  var picture: RenderNode?
  /// Whether an animator moves the view in a transition.
  ///
  /// Its animations then continue when its superview changes its size, toward the resulting frame.
  var isInTransition = false
  /// Whether the view is being placed by constraints, or resized with its superview, so that its
  /// animations continue.
  var isResizing = false
  /// Whether a transition blocks pointer and key input to the view and its descendants.
  var isInputBlocked = false

  /// Whether nothing is left to do.
  var isEmpty: Bool {
    tracks.isEmpty && effect == nil && picture == nil
      && !isInputBlocked && !isInTransition
  }

  /// Whether the view may receive touches, because none of its animations forbids it.
  var allowsUserInteraction: Bool {
    !isInputBlocked && tracks.allSatisfy { $0.isDone || $0.allowsUserInteraction }
      && effect?.allowsUserInteraction ?? true
  }

  /// The latest track of a property, or `nil` if it is not animated.
  func latest(_ property: AnimatableProperty) -> AnimationTrack? {
    tracks.last { $0.property == property }
  }

  /// Whether a property has an animation that repeats forever.
  func isEndless(_ property: AnimatableProperty) -> Bool {
    tracks.contains { $0.property == property && $0.isEndless }
  }

  /// Removes a track that has ended.
  ///
  /// If an older track of the property is still running, the track stays until that one has ended
  /// too, because the older one leads to the value where this one began.
  func finish(_ track: AnimationTrack) {
    track.finish()
    while let index = tracks.firstIndex(where: { $0.isDone && isOldest($0) }) {
      tracks.remove(at: index)
    }
  }

  private func isOldest(_ track: AnimationTrack) -> Bool {
    tracks.first { $0.property == track.property } === track
  }

  /// Whether the view is shown between pixels, because its place or its shape is animated.
  ///
  /// Not while it only fades, and not if a transition only moves it from one place to another: at whole
  /// pixels text stays sharp, and nothing needs to be resampled.
  func isBetweenPixels(_ shown: ViewProperties, _ model: ViewProperties) -> Bool {
    guard tracks.contains(where: { !$0.property.isColor }) else { return false }
    return !isInTransition || shown.isTransformed || model.isTransformed
      || shown.bounds != model.bounds
  }

  /// Returns the values on screen for the given model values.
  ///
  /// A later change of a property starts from the values that the earlier ones show.
  func shown(_ model: ViewProperties) -> ViewProperties {
    var result = model
    var seen: UInt8 = 0
    for track in tracks {
      let bit: UInt8 = 1 << track.property.rawValue
      var value = track.value(model)
      if seen & bit != 0 {
        value = value.moved(with: track.property.value(in: result), from: track.start)
      }
      seen |= bit
      track.property.show(value, in: &result)
    }
    return result
  }
}
