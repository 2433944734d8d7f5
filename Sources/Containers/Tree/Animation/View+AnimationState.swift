extension View {
  /// The values on screen while animations run, or `nil` if they are the model values.
  var presentation: ViewProperties? {
    guard let animations, !animations.tracks.isEmpty else { return nil }
    return animations.shown(properties)
  }

  /// Called before a property changes, to notify the recorder of the running animation block.
  ///
  /// Outside a block, ends the animations of the property.
  @inline(__always)
  func willChange(_ property: AnimatableProperty) {
    willChange(property, in: AnimationRecorder.current)
  }

  /// Called before a property changes, with a recorder that callers look up once for two
  /// properties.
  @inline(__always)
  func willChange(_ property: AnimatableProperty, in recorder: AnimationRecorder?) {
    if let recorder {
      recorder.viewWillChange(self, property)
    } else if let animations, !animations.isResizing {
      endAnimation(of: property)
    }
  }

  /// Adds an animation of a property.
  func addAnimation(_ track: AnimationTrack) {
    let animations = animations ?? ViewAnimations()
    self.animations = animations
    animations.tracks.append(track)
    setNeedsRender()
  }

  /// Ends the animations of a property, so that it shows the model value.
  func endAnimation(of property: AnimatableProperty) { endAnimations { $0.property == property } }

  /// Ends all animations of the view early, so that it shows its model values immediately.
  ///
  /// The completions of the animations receive `false` in the next frame.
  public func removeAllAnimations() {
    endAnimations { _ in true }
    animations?.effect?.interrupt(isNow: false)
  }

  /// Ends the animations of the view and its descendants early.
  func endAnimationsBelow() {
    removeAllAnimations()
    for subview in storedSubviews { subview.endAnimationsBelow() }
  }

  /// Removes a track that has ended, so that its property shows the model value.
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
