/// The transitions of a navigation controller: which one to the top was requested, and
/// which one is running.
///
/// ```
/// ┌─────────┐    grab, change      ┌───────────┐
/// │         │ ───────────────────► │ due(next) │ ◄──────────────────────┐
/// │         │ ◄─────────────────── └───────────┘                        │
/// │ resting │  change back, drop         │ begin                        │ end
/// │         │                            ▼                              │
/// │         │  begin     ┌────────────────────┐  change      ┌─────────────────────┐
/// │         │ ─────────► │ running(step, nil) │ ───────────► │ running(step, next) │
/// │         │ ◄───────── │                    │ ◄─────────── │                     │
/// └─────────┘  end       └────────────────────┘  change back └─────────────────────┘
/// ```
///
/// Where grab, change, change back, announce and show at once lead nowhere else, they change what the
/// phase holds.
/// A transition begins at rest if the one before it was canceled and the stack has another top.
enum NavigationPhase {
  /// A transition that was asked for.
  struct Next {
    /// Whether the program wants it animated.
    var isAnimated = false
    /// The interaction that moves it, or `nil` if it runs by itself.
    var interaction: (any ViewControllerInteractiveTransitioning)?
    /// The session, once it is announced: it has a coordinator before it begins.
    var session: TransitionSession?

    /// Whether it is seen to move.
    var wantsMotion: Bool { isAnimated || interaction != nil }
  }

  /// A transition between two controllers of the stack that is running.
  struct Step {
    let operation: NavigationController.Operation
    let isAnimated: Bool
    /// The latest stack of which it shows the top, if the stack has changed since it began.
    var rested: [ViewController]?
  }

  /// Nothing was asked for.
  case resting
  /// A transition begins with the next layout.
  case due(Next)
  /// A transition is running; another one may follow it.
  case running(Step, next: Next?)

  enum Event {
    /// A drag is about to pop, and moves that transition.
    case grab(any ViewControllerInteractiveTransitioning)
    /// The stack has changed to one whose top is to be shown.
    case change(isAnimated: Bool)
    /// The stack has changed to one whose top is shown, or comes already.
    case changeBack([ViewController])
    /// The requested transition gets a session, or loses it because it would not be visible.
    case announce(TransitionSession?)
    /// The transition begins, and takes its session over.
    case begin(NavigationController.Operation, isAnimated: Bool)
    /// The running transition has ended.
    case end
    /// The top is shown without a transition, so what was to move one moves no later one.
    case showAtOnce
    /// The top is shown.
    case drop
  }

  /// The transition that is running.
  var running: Step? {
    if case .running(let step, _) = self { step } else { nil }
  }

  /// The transition that was asked for.
  var next: Next? {
    switch self {
    case .resting: nil
    case .due(let next): next
    case .running(_, let next): next
    }
  }

  /// Returns the phase after an event, or `nil` if the event does not apply in this phase.
  func after(_ event: Event) -> NavigationPhase? {
    switch (self, event) {
    case (.resting, .grab(let interaction)), (.due, .grab(let interaction)):
      asking { $0.interaction = interaction }
    case (_, .change(let isAnimated)): asking { $0.isAnimated = isAnimated }
    case (.due, .announce(let session)), (.running(_, .some), .announce(let session)):
      asking { $0.session = session }
    case (.due, .showAtOnce): asking { ($0.isAnimated, $0.interaction) = (false, nil) }
    case (.due, .changeBack), (.due, .drop): .resting
    case (.running(let step, _), .changeBack(let stack)):
      .running(
        Step(operation: step.operation, isAnimated: step.isAnimated, rested: stack), next: nil)
    case (.resting, .begin(let operation, let isAnimated)),
      (.due, .begin(let operation, let isAnimated)):
      .running(Step(operation: operation, isAnimated: isAnimated), next: nil)
    case (.running(_, let next), .end): next.map(NavigationPhase.due) ?? .resting
    default: nil
    }
  }

  /// Returns the phase with a change of what was asked for.
  private func asking(_ change: (inout Next) -> Void) -> NavigationPhase {
    var asked = next ?? Next()
    change(&asked)
    return running.map { .running($0, next: asked) } ?? .due(asked)
  }
}
