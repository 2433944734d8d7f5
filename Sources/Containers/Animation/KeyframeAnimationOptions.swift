/// How an animation through key frames runs.
public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, those of UIKit; the curve of the whole has those of ``AnimationOptions``.
  public let rawValue: UInt

  /// Makes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As ``AnimationOptions/layoutSubviews``.
  public static let layoutSubviews = KeyframeAnimationOptions(.layoutSubviews)
  /// As ``AnimationOptions/allowUserInteraction``.
  public static let allowUserInteraction = KeyframeAnimationOptions(.allowUserInteraction)
  /// As ``AnimationOptions/beginFromCurrentState``.
  public static let beginFromCurrentState = KeyframeAnimationOptions(.beginFromCurrentState)
  /// As ``AnimationOptions/repeat``.
  public static let `repeat` = KeyframeAnimationOptions(.repeat)
  /// As ``AnimationOptions/autoreverse``.
  public static let autoreverse = KeyframeAnimationOptions(.autoreverse)
  /// As ``AnimationOptions/overrideInheritedDuration``.
  public static let overrideInheritedDuration = KeyframeAnimationOptions(.overrideInheritedDuration)
  /// As ``AnimationOptions/overrideInheritedOptions``.
  public static let overrideInheritedOptions = KeyframeAnimationOptions(.overrideInheritedOptions)

  /// Evenly from each key frame to the next.
  public static let calculationModeLinear: KeyframeAnimationOptions = []
  /// From each key frame to the next at once, when that one's time has come.
  public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
  /// At an even speed through all key frames, whatever their times.
  public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
  /// On a smooth curve through the key frames, at their times.
  public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  /// On a smooth curve through the key frames at an even speed, whatever their times.
  public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

  /// Makes the options that are bits of an animation's, for example its curve.
  public init(_ options: AnimationOptions) { self.init(rawValue: options.rawValue) }

  /// How the values between the key frames are found.
  var mode: KeyframePath.Mode {
    switch rawValue >> 10 & 7 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }

  /// What of the options any animation has.
  var animationOptions: AnimationOptions {
    AnimationOptions(rawValue: rawValue & ~(7 << 10)).subtracting(.everyTransition)
  }
}
