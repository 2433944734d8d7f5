/// The changes of one block of a property animator, and the part of the animation in which they
/// move.
@MainActor
final class PropertyAnimatorItem {
  let group: AnimationGroup
  /// The part of the animator's time that the changes take.
  private let window: ClosedRange<Double>
  /// The progress on screen: 0 at the start, 1 at the end.
  private(set) var value = 0.0
  /// The progress on screen when the animator began its current course, and the curve's progress at
  /// that position.
  private var anchor = (value: 0.0, curve: 0.0)

  init(_ tracks: [AnimationTrack], from start: Double) {
    group = AnimationGroup(tracks)
    window = min(start, 1)...1
  }

  /// Shows a position set by hand: linearly, or along a curve.
  func scrub(to position: Double, along curve: ((Double) -> Double)?) {
    let place = local(position)
    show(curve?(place) ?? place)
  }

  /// Called when the animator begins to follow its curve from a position.
  func anchor(at position: Double, _ curve: (Double) -> Double) {
    anchor = (value, curve(local(position)))
  }

  /// Shows the progress of the curve at a position on the way to a goal, 0 or 1.
  ///
  /// If the changes had been moved off the curve, the motion continues from there without a jump;
  /// otherwise it follows the curve exactly.
  func follow(_ curve: (Double) -> Double, at position: Double, goal: Double) {
    let planned = curve(local(position))
    guard anchor.curve != goal, anchor.value != anchor.curve else {
      show(planned)
      return
    }
    show(goal + (planned - goal) * (anchor.value - goal) / (anchor.curve - goal))
  }

  /// Shows a fraction of the way from the anchor to a goal.
  func approach(_ goal: Double, _ progress: Double) {
    show(anchor.value + (goal - anchor.value) * progress)
  }

  private func local(_ position: Double) -> Double {
    let length = window.upperBound - window.lowerBound
    guard length > 0 else { return position >= 1 ? 1 : 0 }
    return min(max((position - window.lowerBound) / length, 0), 1)
  }

  private func show(_ value: Double) {
    self.value = value
    group.show(value)
  }
}
