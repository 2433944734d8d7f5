/// A change that a stopped animator has left at its current value.
struct FrozenChange {
  weak var view: View?
  let property: AnimatableProperty
  let start: AnimatableValue
  let end: AnimatableValue
}

extension ViewPropertyAnimator {
  /// Stops the animation where it is.
  ///
  /// The properties of the views take the values on screen.
  ///
  /// - Parameter withoutFinishing: Whether to end here and discard the completions. If `false`,
  ///   call ``finishAnimation(at:)`` next.
  public func stopAnimation(_ withoutFinishing: Bool) {
    guard phase != .inactive else { return }
    enter(withoutFinishing ? .abandon : .stop, "stopAnimation")
    stopClock()
    let changes = freeze()
    if withoutFinishing { _ = reset() } else { frozen = changes }
  }

  /// Finishes a stopped animation: sets the final values of the properties, then calls the
  /// completions.
  public func finishAnimation(at finalPosition: ViewAnimatingPosition) {
    guard phase == .stopped else {
      misuse("finishAnimation(at:) requires a stopped property animator, and this one is \(phase).")
    }
    finish(at: finalPosition)
  }

  /// Finishes at a position and calls the completions.
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

  /// Sets the properties to the values on screen, unless a newer animation moves them.
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
      // Setting a property to its model value has not ended the animation.
      view.endAnimation(of: track.property)
    }
    return changes
  }
}
