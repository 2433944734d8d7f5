/// How an animation of views runs, and how one view is replaced by another.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Makes options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// From slow to fast; without a curve it is slow at both ends.
  public static let curveEaseIn = AnimationOptions(rawValue: 1)
  /// From fast to slow.
  public static let curveEaseOut = AnimationOptions(rawValue: 2)
  /// The same speed throughout.
  public static let curveLinear = AnimationOptions(rawValue: 4)
  /// For ever, until the properties are set again.
  public static let `repeat` = AnimationOptions(rawValue: 8)
  /// Back again after it has run forth.
  public static let autoreverse = AnimationOptions(rawValue: 16)
  /// A flip about a vertical axis, the left edge coming to the front.
  public static let transitionFlipFromLeft = AnimationOptions(rawValue: 32)
  /// A flip about a vertical axis, the right edge coming to the front.
  public static let transitionFlipFromRight = AnimationOptions(rawValue: 64)
  /// A flip about a horizontal axis, the top edge coming to the front.
  public static let transitionFlipFromTop = AnimationOptions(rawValue: 128)
  /// A flip about a horizontal axis, the bottom edge coming to the front.
  public static let transitionFlipFromBottom = AnimationOptions(rawValue: 256)
  /// A fade from the one to the other.
  public static let transitionCrossDissolve = AnimationOptions(rawValue: 512)

  /// The curve that the options stand for.
  public var curve: TimingCurve {
    if contains(.curveLinear) { return .linear }
    if contains(.curveEaseIn) { return .easeIn }
    return contains(.curveEaseOut) ? .easeOut : .easeInOut
  }

  /// Returns the timing that the options stand for.
  public func timing(duration: Duration, delay: Duration = .zero) -> Animation.Timing {
    Animation.Timing(
      duration: duration, delay: delay, curve: curve, repeats: contains(.repeat),
      autoreverses: contains(.autoreverse))
  }
}
