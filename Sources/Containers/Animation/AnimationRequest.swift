/// What an animation block asks for, or inherits from the block around it.
struct AnimationRequest {
  var timing: Animation.Timing
  var options: AnimationOptions

  init(_ timing: Animation.Timing, _ options: AnimationOptions) {
    self.timing = timing
    self.options = options
  }

  /// Whether it takes no time, so that nothing is to be seen.
  var isImmediate: Bool { timing.duration == .zero && timing.delay == .zero }

  /// Returns the request of the same block inside another.
  func inheriting(from outer: AnimationRequest) -> AnimationRequest {
    var result = self
    if !options.contains(.overrideInheritedDuration) {
      result.timing.duration = outer.timing.duration
      result.timing.delay += outer.timing.delay
    }
    if !options.contains(.overrideInheritedCurve) { result.timing.curve = outer.timing.curve }
    if !options.contains(.overrideInheritedOptions) {
      let inherited: AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
      result.options.formUnion(outer.options.intersection(inherited))
      if result.timing.repeatCount == 1 {
        result.timing.repeatCount = outer.timing.repeatCount
        result.timing.autoreverses = result.timing.autoreverses || outer.timing.autoreverses
      }
    }
    return result
  }
}
