/// The timing and options of an animation block, possibly inherited from the outer block.
struct AnimationRequest {
  var timing: Animation.Timing
  var options: AnimationOptions

  init(_ timing: Animation.Timing, _ options: AnimationOptions) {
    self.timing = timing
    self.options = options
  }

  /// Whether the block takes no time, so that there is nothing to animate.
  var isImmediate: Bool { timing.duration == .zero && timing.delay == .zero }

  /// Returns the request of the same block nested in another.
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
