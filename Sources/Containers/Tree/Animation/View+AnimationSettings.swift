extension View {
  /// The options of an animation, under the name UIKit uses.
  public typealias AnimationOptions = Containers.AnimationOptions
  /// The options of a keyframe animation, under the name UIKit uses.
  public typealias KeyframeAnimationOptions = Containers.KeyframeAnimationOptions
  /// The standard curves of an animation, under the name UIKit uses.
  public typealias AnimationCurve = Containers.AnimationCurve

  /// Whether animation blocks animate.
  ///
  /// If `false`, blocks show their changes immediately and their completions receive `true`.
  public static var areAnimationsEnabled: Bool {
    AnimationSettings.current?.isEnabled ?? true
  }

  /// Enables or disables animation blocks.
  ///
  /// Inside ``performWithoutAnimation(_:)``, the setting lasts until its end.
  ///
  /// The setting applies to all applications of the process until the last of them ends. It has no
  /// effect before the first one is created.
  public static func setAnimationsEnabled(_ isEnabled: Bool) {
    guard let settings = AnimationSettings.current else {
      return warn(
        "View.setAnimationsEnabled(_:) has no effect before an Application is created: call it "
          + "afterward.")
    }
    settings.isEnabled = isEnabled
  }

  /// Changes properties of views without animation, even inside an animation block.
  public static func performWithoutAnimation(_ changes: () -> Void) {
    AnimationSettings.$ofBlock.withValue(AnimationSettings(isEnabled: false)) {
      AnimationRecorder.withCurrent(nil, changes)
    }
  }

  /// The duration of the running animation block, or zero outside one.
  public static var inheritedAnimationDuration: Duration {
    AnimationRecorder.current?.request.timing.duration ?? .zero
  }
}
