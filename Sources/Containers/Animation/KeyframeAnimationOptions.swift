/// Options for keyframe animations.
public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
  /// The raw bits of the options, with the values of UIKit.
  ///
  /// The bits of the overall curve are those of ``AnimationOptions``.
  public let rawValue: UInt

  /// Creates options from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// See ``AnimationOptions/layoutSubviews``.
  public static let layoutSubviews = KeyframeAnimationOptions(.layoutSubviews)
  /// See ``AnimationOptions/allowUserInteraction``.
  public static let allowUserInteraction = KeyframeAnimationOptions(.allowUserInteraction)
  /// See ``AnimationOptions/beginFromCurrentState``.
  public static let beginFromCurrentState = KeyframeAnimationOptions(.beginFromCurrentState)
  /// See ``AnimationOptions/repeat``.
  public static let `repeat` = KeyframeAnimationOptions(.repeat)
  /// See ``AnimationOptions/autoreverse``.
  public static let autoreverse = KeyframeAnimationOptions(.autoreverse)
  /// See ``AnimationOptions/overrideInheritedDuration``.
  public static let overrideInheritedDuration = KeyframeAnimationOptions(.overrideInheritedDuration)
  /// See ``AnimationOptions/overrideInheritedOptions``.
  public static let overrideInheritedOptions = KeyframeAnimationOptions(.overrideInheritedOptions)

  /// Interpolates linearly between keyframes.
  public static let calculationModeLinear: KeyframeAnimationOptions = []
  /// Jumps from each keyframe to the next at that keyframe's time.
  public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
  /// Runs through the keyframes at constant speed, ignoring their times.
  public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
  /// Interpolates along a smooth curve through the keyframes at their times.
  public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  /// Runs along a smooth curve through the keyframes at constant speed, ignoring their times.
  public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

  /// Creates keyframe options from animation options, such as a curve.
  public init(_ options: AnimationOptions) { self.init(rawValue: options.rawValue) }

  /// The interpolation between keyframes.
  var mode: KeyframePath.Mode {
    switch rawValue >> 10 & 7 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }

  /// The part of the options that applies to every animation.
  var animationOptions: AnimationOptions {
    AnimationOptions(rawValue: rawValue & ~(7 << 10)).subtracting(.everyTransition)
  }
}
