/// Options for animations of views and for effects.
///
/// Curves are mutually exclusive, as are effects: the union of two of them is a different one.
public struct AnimationOptions: OptionSet, Hashable, Sendable {
  /// The raw bits of the options, with the values of UIKit.
  public let rawValue: UInt

  /// Creates options from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Lays out the changed views and the views around them within the block, so that the resulting
  /// layout changes are animated too.
  public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
  /// Lets views receive touches while they move.
  ///
  /// Without this option, neither the views nor their descendants receive any.
  public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
  /// Interrupts running animations of the same properties and starts from the values on screen.
  ///
  /// Without this option, they run to their end and the new change is added to theirs.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  /// Repeats the animation until the properties are set again.
  public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
  /// Runs the animation backward after each run forward.
  public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
  /// In a nested block, uses the block's own duration and delay instead of those of the outer
  /// block.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
  /// In a nested block, uses the block's own curve instead of that of the outer block.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
  /// Shows live content during an effect instead of a snapshot of each side.
  public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
  /// Hides the old view and shows the new one when an effect replaces a view, leaving both in their
  /// superview.
  public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
  /// In a nested block, does not inherit repetition, interaction, and ``beginFromCurrentState``
  /// from the outer block.
  public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

  /// Starts and ends slowly; the default curve.
  public static let curveEaseInOut: AnimationOptions = []
  /// Starts slowly.
  public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
  /// Ends slowly.
  public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
  /// Runs at constant speed.
  public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

  /// No effect; the default.
  public static let transitionNone: AnimationOptions = []
  /// A flip around the vertical axis, the left edge coming toward the viewer.
  public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
  /// A flip around the vertical axis, the right edge coming toward the viewer.
  public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
  /// The old page curls up from its lower-right corner and uncovers the new one.
  public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
  /// The new page curls down over the old one.
  public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
  /// A cross-fade.
  public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  /// A flip around the horizontal axis, the top edge coming toward the viewer.
  public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
  /// A flip around the horizontal axis, the bottom edge coming toward the viewer.
  public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

  static let everyCurve = curveLinear
  static let everyTransition = transitionFlipFromBottom

  /// The curve of the options.
  public var curve: TimingCurve { animationCurve.timingCurve }

  /// The standard curve of the options.
  var animationCurve: AnimationCurve {
    switch intersection(.everyCurve) {
    case .curveLinear: .linear
    case .curveEaseIn: .easeIn
    case .curveEaseOut: .easeOut
    default: .easeInOut
    }
  }

  /// The effect of the options.
  public var transition: AnimationOptions { intersection(.everyTransition) }

  /// Returns the timing of the options.
  func timing(duration: Duration, delay: Duration = .zero) -> Animation.Timing {
    Animation.Timing(
      duration: duration, delay: delay, curve: curve,
      repeatCount: contains(.repeat) ? .infinity : 1, autoreverses: contains(.autoreverse))
  }
}
