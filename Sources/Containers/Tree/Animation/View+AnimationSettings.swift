extension View {
  /// The options of an animation, by the name that UIKit has for them.
  public typealias AnimationOptions = Containers.AnimationOptions
  /// The options of an animation through key frames, by the name that UIKit has for them.
  public typealias KeyframeAnimationOptions = Containers.KeyframeAnimationOptions
  /// The usual courses of an animation, by the name that UIKit has for them.
  public typealias AnimationCurve = Containers.AnimationCurve

  /// Whether animation blocks animate; where not, their changes are seen at once and their
  /// completions get true.
  public static var areAnimationsEnabled: Bool {
    AnimationSettings.current?.isEnabled ?? true
  }

  /// Lets animation blocks animate, or not; inside ``performWithoutAnimation(_:)`` only until its
  /// end.
  ///
  /// Counts in all applications of the process until the last of them ends, and does nothing before the first
  /// is made.
  public static func setAnimationsEnabled(_ isEnabled: Bool) {
    guard let settings = AnimationSettings.current else {
      return warn(
        "View.setAnimationsEnabled(_:) does nothing, since there is no application yet: call it once "
          + "an Application is made.")
    }
    settings.isEnabled = isEnabled
  }

  /// Changes properties of views at once, also inside an animation block.
  public static func performWithoutAnimation(_ changes: () -> Void) {
    AnimationSettings.$ofBlock.withValue(AnimationSettings(isEnabled: false)) {
      AnimationRecorder.$current.withValue(nil) { changes() }
    }
  }

  /// The duration of the animation block that is running; zero outside one.
  public static var inheritedAnimationDuration: Duration {
    AnimationRecorder.current?.request.timing.duration ?? .zero
  }
}
