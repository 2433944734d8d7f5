import Containers
import TestSupport

@testable import ContainersTestSupport

/// A random program of presentations, dismissals, and everything that may happen in between.
struct PresentationProgram: SeededProgram {
  /// How a controller is presented.
  enum Look: String, CaseIterable, Sendable, CustomStringConvertible {
    case fullScreen, pageSheet, formSheet, currentContext, overFullScreen, overCurrentContext
    case popover
    /// A style of its own that keeps the presenter's view.
    case custom
    /// A style of its own that covers the context and removes the presenter's view.
    case customContext

    var description: String { ".\(rawValue)" }

    var style: ModalPresentationStyle {
      switch self {
      case .fullScreen: .fullScreen
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .currentContext: .currentContext
      case .overFullScreen: .overFullScreen
      case .overCurrentContext: .overCurrentContext
      case .popover: .popover
      case .custom, .customContext: .custom
      }
    }
  }

  /// How a transition is animated.
  enum Manner: String, CaseIterable, Sendable, CustomStringConvertible {
    case instant
    /// By the system.
    case cover, dissolve, flip
    /// By an animator of the transitioning delegate.
    case block, interruptible
    /// By one that releases the context without completing the transition.
    case forgetful
    /// By one that completes with `false`.
    case refusing
    /// By the user, from the beginning or later.
    case driven, drivenLater

    var description: String { ".\(rawValue)" }
  }

  /// A step of the program, in which numbers identify controllers.
  enum Step: CallbackStep {
    case present(Int, from: Int, Look, Manner)
    case dismiss(Int, Manner)
    /// A dismissal by the user, as the drag of a sheet begins it.
    case drag(Int, Manner)
    case escape, clickBeside
    /// A user action on the latest interaction.
    case update(Double)
    case pause, finish, cancel
    case resize(width: Int, height: Int)
    case focus(Int)
    case tab
    case click(Int)
    case modal(Int, Bool)
    case prefer(Int, side: Int)
    /// The style to which the delegate adapts the presentation of a controller.
    case adapt(Int, ModalPresentationStyle)
    case refuse(Int, Bool)
    case memoryWarning
    case close, show
    case root(Int)
    case removeView, addView
    case leaveParent, joinParent
    case turn
    case wait(Int)
    case settle

    var runsFrames: Bool {
      switch self {
      case .escape, .clickBeside, .tab, .click, .turn, .wait, .settle: true
      default: false
      }
    }
  }

  /// Where a step can be taken other than from outside.
  enum Place: Hashable, Sendable, CustomStringConvertible {
    case callback(ControllerCallback)
    case call(Call)

    var description: String {
      switch self {
      case .callback(let callback): "\(callback)"
      case .call(let call): call.rawValue
      }
    }
  }

  /// A call of something other than a callback of a controller.
  enum Call: String, CaseIterable, Sendable {
    case completion, alongside, alongsideEnd
    /// The methods of the transitioning delegate, the animator, and the delegate of the
    /// presentation controller.
    case asksForAnimator, asksForInteraction, asksForController, animates, animationEnds
    case asksForStyle, asksWhetherDismissed, willDismiss, didDismiss, didAttempt
    /// The methods of a presentation controller of its own.
    case presentationBegins, presentationEnds, dismissalBegins, dismissalEnds
  }

  /// A step that is taken once, in the first call of a kind that concerns a controller.
  struct Hook: Sendable {
    let controller: Int
    let place: Place
    let step: Step
  }

  /// The root, which contains the two that follow, the first of which defines a context.
  static let root = 0
  static let context = 1
  static let child = 2
  /// The root that may replace the first one.
  static let otherRoot = 3
  /// The controllers that are presented; the first contains one more, which defines a context.
  static let presentable = 4..<9
  static let inner = 9
  static let count = 10

  var steps: [Step] = []
  var hooks: [Hook] = []
  /// Whether each step is followed by rest, so that the focus can be predicted.
  let isCalm: Bool

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    isCalm = Int.random(in: 0..<3, using: &generator) == 0
    for _ in 0..<Int.random(in: 4...22, using: &generator) {
      steps.append(PresentationProgram.step(isCalm, using: &generator))
    }
    guard !isCalm else { return }
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      hooks.append(PresentationProgram.hook(using: &generator))
    }
  }

  var text: String {
    let lines =
      steps.map { "  \($0)" }
      + hooks.map { "  in \($0.place) of \($0.controller): \($0.step)" }
    return ((isCalm ? ["calm"] : []) + lines).joined(separator: "\n")
  }

  private static func hook(using generator: inout SeededGenerator) -> Hook {
    let callback =
      ControllerCallback.allCases.randomElement(using: &generator) ?? ControllerCallback.didAppear
    let call = Call.allCases.randomElement(using: &generator) ?? .completion
    return Hook(
      controller: Int.random(in: 0..<count, using: &generator),
      place: Bool.random(using: &generator) ? .callback(callback) : .call(call),
      step: step(false, using: &generator))
  }

  private static func step(_ isCalm: Bool, using generator: inout SeededGenerator) -> Step {
    let presented = Int.random(in: presentable, using: &generator)
    // Mostly from where there is something to see.
    let any = Int.random(in: 0..<count, using: &generator)
    let look = Look.allCases.randomElement(using: &generator) ?? .fullScreen
    let random = Manner.allCases.randomElement(using: &generator) ?? .instant
    let manner = isCalm && random.isHeld ? .cover : random
    let isYes = Bool.random(using: &generator)
    switch Int.random(in: 0..<(isCalm ? 30 : 56), using: &generator) {
    case 0...11: return .present(presented, from: any, look, manner)
    case 12...17: return .dismiss(any, manner)
    case 18: return .escape
    case 19: return .clickBeside
    case 20...21:
      return .resize(
        width: isYes ? 500 : 700, height: Bool.random(using: &generator) ? 400 : 620)
    case 22...24: return .focus(any)
    case 25: return .tab
    case 26: return .prefer(presented, side: isYes ? 200 : 300)
    case 27: return .adapt(presented, adaptiveStyle(using: &generator))
    case 28: return .memoryWarning
    case 29: return isYes ? .modal(any, Bool.random(using: &generator)) : .refuse(presented, !isYes)
    case 30...33: return .drag(any, manner)
    case 34...35: return .update(Double.random(in: -0.2...1.2, using: &generator))
    case 36: return .pause
    case 37...38: return .finish
    case 39...40: return .cancel
    case 41: return .click(any)
    case 42: return .close
    case 43...44: return .show
    case 45: return .root(isYes ? root : otherRoot)
    case 46: return .removeView
    case 47: return .addView
    case 48: return isYes ? .leaveParent : .joinParent
    case 49...50: return .turn
    case 51...53: return .wait(isYes ? 50 : 150)
    default: return .settle
    }
  }

  private static func adaptiveStyle(
    using generator: inout SeededGenerator
  ) -> ModalPresentationStyle {
    let styles: [ModalPresentationStyle] = [
      .automatic, .none, .fullScreen, .overFullScreen, .pageSheet, .formSheet,
    ]
    return styles.randomElement(using: &generator) ?? .automatic
  }
}

extension PresentationProgram.Manner {
  /// Whether the transition may not end by itself, or not as requested.
  var isHeld: Bool {
    switch self {
    case .refusing, .driven, .drivenLater: true
    default: false
    }
  }

  /// Whether the transition is animated.
  var isAnimated: Bool { self != .instant }

  /// Whether the transitioning delegate provides the animator.
  var isOwn: Bool {
    switch self {
    case .instant, .cover, .dissolve, .flip: false
    default: true
    }
  }

  /// The style of the transition if the system animates it.
  var transitionStyle: ModalTransitionStyle {
    switch self {
    case .dissolve: .crossDissolve
    case .flip: .flipHorizontal
    default: .coverVertical
    }
  }
}
