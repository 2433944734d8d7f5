/// The changes of one block of a property animator, and when on its way they move.
@MainActor
final class PropertyAnimatorItem {
  let group: AnimationGroup
  /// Which part of the animator's time the changes take.
  private let window: ClosedRange<Double>
  /// What is on the screen: 0 at the start, 1 at the end.
  private(set) var value = 0.0
  /// What was on the screen when the animator began to move as it does now, and what its curve would
  /// have had there.
  private var anchor = (value: 0.0, curve: 0.0)

  init(_ tracks: [AnimationTrack], from start: Double) {
    group = AnimationGroup(tracks)
    window = min(start, 1)...1
  }

  /// Shows a place on the way where it is moved by hand: evenly, or along a curve.
  func scrub(to position: Double, along curve: ((Double) -> Double)?) {
    let place = local(position)
    show(curve?(place) ?? place)
  }

  /// Notes that the animator begins to move by its curve from a position.
  func anchor(at position: Double, _ curve: (Double) -> Double) {
    anchor = (value, curve(local(position)))
  }

  /// Shows the place on the curve at a position on the way to a goal, 0 or 1: without a jump where
  /// it was moved, and exactly on the curve where it was not.
  func follow(_ curve: (Double) -> Double, at position: Double, goal: Double) {
    let planned = curve(local(position))
    guard anchor.curve != goal, anchor.value != anchor.curve else {
      show(planned)
      return
    }
    show(goal + (planned - goal) * (anchor.value - goal) / (anchor.curve - goal))
  }

  /// Shows a part of the way from the anchor to a goal.
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
