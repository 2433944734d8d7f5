/// The columns that a split shows, and the step that changes them.
///
/// ```
///              show            begin
///   unshown ─────────► resting ─────────► moving ─┐ progress, release
///                     ▲ │   ▲               │ ▲───┘
///                     │ │   └───────────────┘
///              settle │ │ cross      end
///                     │ ▼
///                  crossing ─┐ collapse, expand, postpone
///                       ▲────┘
/// ```
///
/// A split that rests or crosses has columns or is collapsed; one that moves has columns. While it
/// has columns, a change can be due that begins with the next layout (`animate`, `announce`,
/// `withdraw`). It ends when the split is collapsed, and outlives a move.
enum SplitFlow {
  typealias Mode = SplitViewController.DisplayMode

  /// The split has not appeared yet.
  case unshown
  /// No column is being shown or hidden.
  case resting(Arrangement)
  /// Columns come and go.
  case moving(Motion)
  /// Controllers pass from one column to another; what is asked for meanwhile comes afterward.
  case crossing(Arrangement, postponed: [() -> Void])

  /// How the controllers are arranged.
  enum Arrangement {
    /// In columns, whose mode is that in which they are shown, or were until a move began.
    case columns(Mode, Due)
    case collapsed(Collapsed)
  }

  /// The content of the only column of a collapsed split.
  enum Collapsed {
    /// The controller of the compact column.
    case compact
    /// The primary controller of a split without a column style.
    case primary
    /// The controllers of all columns, on one stack.
    case stack(MergedStack)
  }

  /// The change that is due.
  struct Due {
    /// The transition, which has a coordinator before it begins.
    var session: TransitionSession?
    var isAnimated = false
  }

  /// A change of the columns that are shown.
  struct Motion {
    weak var session: TransitionSession?
    let from: Mode
    let to: Mode
    /// The fraction that is shown, 0…1.
    var progress = 0.0
    var drive = Drive.timed
    /// Whether the columns fade, because the user prefers reduced motion.
    var isDissolve = false
    /// The change that follows.
    fileprivate(set) var due = Due()
  }

  /// What moves the columns.
  enum Drive {
    /// Time.
    case timed
    /// The user, through an interaction.
    case held(PercentDrivenInteractiveTransition)
    /// Time, after the user has let go.
    case released
  }

  enum Event {
    /// The columns are shown in a mode, without a move.
    case show(Mode)
    /// The next change is to be animated, or not.
    case animate(Bool)
    /// A change is due, whose transition others may join.
    case announce(TransitionSession)
    /// No change is due.
    case withdraw
    /// The change that was due begins.
    case begin(Motion)
    /// A fraction of the move is shown.
    case progress(Double)
    /// The user lets go, so that the move completes.
    case release
    /// The move ends, at its end or where it began.
    case end(isCompleted: Bool)
    /// Controllers begin to pass from one column to another.
    case cross
    /// The columns become one.
    case collapse(Collapsed)
    /// The one column becomes several, in a mode.
    case expand(Mode)
    /// Something is asked for that cannot be done now.
    case postpone(() -> Void)
    /// All controllers are where they belong.
    case settle
  }

  /// The response of the split to an event.
  enum Effect {
    /// Ends a transition that was announced and is not needed.
    case drop(TransitionSession)
    /// Tells the delegate that the user's drag has ended.
    case tellGestureEnd
    /// Makes a change that was postponed.
    case make(() -> Void)
  }

  /// Returns the flow after an event and what is to be done about that, or `nil` if the event does
  /// not apply now.
  func after(_ event: Event) -> (flow: SplitFlow, effects: [Effect])? {
    switch (self, event) {
    case (.unshown, .show(let mode)):
      return (.resting(.columns(mode, Due())), [])
    case (.resting(.columns(_, let due)), .show(let mode)):
      return (.resting(.columns(mode, Due())), due.drop)
    case (_, .animate(let isAnimated)):
      return with(Due(session: due?.session, isAnimated: isAnimated)).map { ($0, []) }
    case (_, .announce(let session)):
      return with(Due(session: session, isAnimated: isAnimated)).map { ($0, []) }
    case (_, .withdraw):
      return with(Due(isAnimated: isAnimated)).map { ($0, due?.drop ?? []) }
    case (.resting(.columns), .begin(var motion)):
      motion.due.isAnimated = isAnimated
      return (.moving(motion), [])
    case (.moving(var motion), .progress(let progress)):
      motion.progress = progress
      return (.moving(motion), [])
    case (.moving(var motion), .release):
      guard case .held = motion.drive else { return nil }
      motion.drive = .released
      return (.moving(motion), [])
    case (.moving(let motion), .end(let isCompleted)):
      let mode = isCompleted ? motion.to : motion.from
      return (.resting(.columns(mode, motion.due)), motion.isOfUser ? [.tellGestureEnd] : [])
    case (.resting(let arrangement), .cross):
      return (.crossing(arrangement, postponed: []), [])
    case (.crossing(.columns(_, let due), let postponed), .collapse(let collapsed)):
      return (.crossing(.collapsed(collapsed), postponed: postponed), due.drop)
    case (.crossing(.collapsed, let postponed), .expand(let mode)):
      return (.crossing(.columns(mode, Due()), postponed: postponed), [])
    case (.crossing(let arrangement, let postponed), .postpone(let change)):
      return (.crossing(arrangement, postponed: postponed + [change]), [])
    case (.crossing(let arrangement, let postponed), .settle):
      return (.resting(arrangement), postponed.map(Effect.make))
    default: return nil
    }
  }

  /// Returns the flow with another change that is due, or `nil` if none can be.
  private func with(_ due: Due) -> SplitFlow? {
    switch self {
    case .resting(.columns(let mode, _)): return .resting(.columns(mode, due))
    case .crossing(.columns(let mode, _), let postponed):
      return .crossing(.columns(mode, due), postponed: postponed)
    case .moving(var motion):
      motion.due = due
      return .moving(motion)
    case .unshown, .resting, .crossing: return nil
    }
  }
}

extension SplitFlow {
  /// How the controllers are arranged, or were until a move began; `nil` before the first time.
  var arrangement: Arrangement? {
    switch self {
    case .unshown: nil
    case .resting(let arrangement), .crossing(let arrangement, _): arrangement
    case .moving(let motion): .columns(motion.from, motion.due)
    }
  }

  /// The change that is due, or `nil` if none can be.
  var due: Due? { if case .columns(_, let due) = arrangement { due } else { nil } }

  /// Whether the next change is to be animated.
  var isAnimated: Bool { due?.isAnimated ?? false }

  /// The mode in which columns are shown, or were until a move began; `nil` without columns.
  var mode: Mode? { if case .columns(let mode, _) = arrangement { mode } else { nil } }

  var motion: Motion? { if case .moving(let motion) = self { motion } else { nil } }

  var isCrossing: Bool { if case .crossing = self { true } else { false } }

  /// The content of the only column, or `nil` if the split is not collapsed.
  var collapsed: Collapsed? {
    if case .collapsed(let collapsed) = arrangement { collapsed } else { nil }
  }

  var isCollapsed: Bool { collapsed != nil }

  /// The one stack of a collapsed split, or `nil` if there is none.
  var stack: MergedStack? { if case .stack(let stack) = collapsed { stack } else { nil } }
}

extension SplitFlow.Motion {
  /// The interaction, while the user moves the columns.
  var interaction: PercentDrivenInteractiveTransition? {
    if case .held(let interaction) = drive { interaction } else { nil }
  }

  /// Whether the user has begun it.
  fileprivate var isOfUser: Bool { if case .timed = drive { false } else { true } }
}

extension SplitFlow.Due {
  fileprivate var drop: [SplitFlow.Effect] { session.map { [.drop($0)] } ?? [] }
}
