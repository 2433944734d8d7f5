/// A change that a stopped animator has left where it was.
struct FrozenChange {
  weak var view: View?
  let property: AnimatableProperty
  let start: AnimatableValue
  let end: AnimatableValue
}

extension ViewPropertyAnimator {
  /// Ends the motion where it is: the views' properties get the values that are on the screen.
  ///
  /// - Parameter withoutFinishing: Whether that is all, and the completions are dropped; where false,
  ///   ``finishAnimation(at:)`` has to follow.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard phase != .inactive else { return }
    enter(withoutFinishing ? .abandon : .stop, "stopAnimation")
    stopClock()
    let changes = freeze()
    if withoutFinishing { _ = reset() } else { frozen = changes }
  }

  /// Ends a stopped animation: the views' properties get their values, then the completions are
  /// called.
  public func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    guard phase == .stopped else {
      misuse("finishAnimation(at:) is for a property animator that was stopped, not one \(phase).")
    }
    finish(at: finalPosition)
  }

  /// Ends at a position, with the completions.
  func finish(at finalPosition: ViewAnimatingPosition) {
    enter(.finish, "finishAnimation")
    let changes = frozen.isEmpty && finalPosition != .end ? freeze() : frozen
    for item in items { item.group.end() }
    View.performWithoutAnimation {
      for change in changes {
        guard let view = change.view else { continue }
        switch finalPosition {
        case .start: change.property.set(change.start, of: view)
        case .end: change.property.set(change.end, of: view)
        case .current: break
        }
      }
    }
    for completion in reset() { completion(finalPosition) }
  }

  /// Gives the views' properties the values on the screen, as far as nothing newer moves them.
  private func freeze() -> [FrozenChange] {
    var changes: [FrozenChange] = []
    for track in items.flatMap(\.group.tracks) {
      guard let view = track.view, view.animations?.latest(track.property) === track,
        let shown = view.presentation
      else { continue }
      let end = track.property.value(in: view.properties)
      changes.append(
        FrozenChange(view: view, property: track.property, start: track.start, end: end))
      let value = track.property.value(in: shown)
      View.performWithoutAnimation { track.property.set(value, of: view) }
      // A value that is the model's already has set nothing.
      view.endAnimation(of: track.property)
    }
    return changes
  }
}
