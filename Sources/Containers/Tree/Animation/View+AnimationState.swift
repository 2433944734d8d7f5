extension View {
  /// The values on the screen while animations run; nil when they are those of the model.
  var presentation: ViewProperties? {
    guard let animations, !animations.tracks.isEmpty else { return nil }
    return animations.shown(properties)
  }

  /// Tells the animation in force, if any, that a property is about to change; a change outside a
  /// block ends what moves the property.
  @inline(__always)
  func willChange(_ property: AnimatableProperty) {
    if let recorder = AnimationRecorder.current {
      recorder.viewWillChange(self, property)
    } else if let animations, !animations.isResizing {
      endAnimation(of: property)
    }
  }

  /// Adds what moves a property from now on.
  func addAnimation(_ track: AnimationTrack) {
    let animations = animations ?? ViewAnimations()
    self.animations = animations
    animations.tracks.append(track)
    setNeedsRender()
  }

  /// Shows a property as the model has it.
  func endAnimation(of property: AnimatableProperty) { endAnimations { $0.property == property } }

  /// Ends every animation of the view before its time: it looks as its properties say at once.
  ///
  /// The completions of the animations get false in the next frame.
  public func removeAllAnimations() {
    endAnimations { _ in true }
    animations?.effect?.interrupt(isNow: false)
  }

  /// Ends the animations of the view and of all below it before their time.
  func endAnimationsBelow() {
    removeAllAnimations()
    for subview in storedSubviews { subview.endAnimationsBelow() }
  }

  /// Lets go of a track that is over, and shows its property as the model has it.
  func forget(_ track: AnimationTrack) {
    guard let animations else { return }
    animations.finish(track)
    if animations.isEmpty { self.animations = nil }
    setNeedsRender()
  }

  private func endAnimations(where isEnded: (AnimationTrack) -> Bool) {
    guard let ended = animations?.tracks.filter(isEnded), !ended.isEmpty else { return }
    animations?.tracks.removeAll(where: isEnded)
    if animations?.isEmpty == true { animations = nil }
    for track in ended { track.group?.drop(track) }
    setNeedsRender()
  }
}
