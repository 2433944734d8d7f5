/// How an animation of views runs, and how one view is replaced by another.
///
/// The curves, and the transitions, exclude each other: two of a kind are a third.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The options as bits, those of UIKit.
  public let rawValue: UInt

  /// Makes options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The changed views, and those around them, are laid out within the block, so that what their
  /// layout moves is animated with them.
  public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
  /// The views take touches while they move; without it they and what they hold take none.
  public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  /// Takes over from animations of the same properties that run, which end unfinished; without it
  /// they go on to their end and the new change is added to theirs.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  /// For ever, until something else sets the properties.
  public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
  /// Back again each time after it has run forth.
  public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
  /// Inside another block: the own duration and delay instead of that block's.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  /// Inside another block: the own curve instead of that block's.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
  /// A transition shows what the views draw and how they change while it runs; without it, a still
  /// picture of each side.
  public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
  /// A transition from one view to another hides the one and shows the other, and leaves both in
  /// their superview.
  public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
  /// Inside another block: the own options of repetition, interaction and beginning only.
  public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

  /// Slow at both ends; so is an animation without a curve.
  public static let curveEaseInOut: AnimationOptions = []
  /// From slow to fast.
  public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
  /// From fast to slow.
  public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
  /// The same speed throughout.
  public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

  /// No effect; so is a transition without one.
  public static let transitionNone: AnimationOptions = []
  /// A flip about a vertical axis, the left edge coming to the front.
  public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
  /// A flip about a vertical axis, the right edge coming to the front.
  public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  /// The old page is rolled up from its lower right corner and uncovers the new one.
  public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
  /// The new page is rolled down over the old one.
  public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
  /// A fade from the one to the other.
  public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  /// A flip about a horizontal axis, the top edge coming to the front.
  public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
  /// A flip about a horizontal axis, the bottom edge coming to the front.
  public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

  static let everyCurve = curveLinear
  static let everyTransition = transitionFlipFromBottom

  /// The curve that the options stand for.
  public var curve: TimingCurve { animationCurve.timingCurve }

  /// The usual course that the options stand for.
  var animationCurve: AnimationCurve {
    switch intersection(.everyCurve) {
    case .curveLinear: .linear
    case .curveEaseIn: .easeIn
    case .curveEaseOut: .easeOut
    default: .easeInOut
    }
  }

  /// What of the options is the transition.
  public var transition: AnimationOptions { intersection(.everyTransition) }

  /// Returns the timing that the options stand for.
  public func timing(duration: Duration, delay: Duration = .zero) -> Animation.Timing {
    Animation.Timing(
      duration: duration, delay: delay, curve: curve,
      repeatCount: contains(.repeat) ? .infinity : 1, autoreverses: contains(.autoreverse))
  }
}
