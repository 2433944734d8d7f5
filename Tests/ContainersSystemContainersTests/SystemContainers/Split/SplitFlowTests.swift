import Testing

@testable import Containers

@Suite("The flow of a split")
@MainActor
struct SplitFlowTests {
  /// The state after each event in each state; nothing where the event does not apply.
  ///
  /// `parting` and `joined` cross, with columns and without.
  static let table = """
    .        unshown columns one    timed   held     released parting joined
    show     columns columns -      -       -        -        -       -
    animate  -       columns -      timed   held     released parting -
    announce -       columns -      timed   held     released parting -
    withdraw -       columns -      timed   held     released parting -
    begin    -       timed   -      -       -        -        -       -
    progress -       -       -      timed   held     released -       -
    release  -       -       -      -       released -        -       -
    end      -       -       -      columns columns  columns  -       -
    cross    -       parting joined -       -        -        -       -
    collapse -       -       -      -       -        -        joined  -
    expand   -       -       -      -       -        -        -       parting
    postpone -       -       -      -       -        -        parting joined
    settle   -       -       -      -       -        -        columns one
    """
  static let rows = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }

  private static let interaction = PercentDrivenInteractiveTransition()

  private static func motion(_ drive: SplitFlow.Drive) -> SplitFlow.Motion {
    SplitFlow.Motion(from: .secondaryOnly, to: .oneBesideSecondary, drive: drive)
  }

  static let states: [SplitFlow] = [
    .unshown,
    .resting(.columns(.secondaryOnly, SplitFlow.Due())),
    .resting(.collapsed(.compact)),
    .moving(motion(.timed)),
    .moving(motion(.held(interaction))),
    .moving(motion(.released)),
    .crossing(.columns(.secondaryOnly, SplitFlow.Due()), postponed: []),
    .crossing(.collapsed(.compact), postponed: []),
  ]

  static let events: [SplitFlow.Event] = [
    .show(.oneBesideSecondary), .animate(true), .announce(TransitionSession()), .withdraw,
    .begin(motion(.timed)), .progress(0.5), .release, .end(isCompleted: true), .cross,
    .collapse(.compact), .expand(.oneBesideSecondary), .postpone {}, .settle,
  ]

  private func name(_ flow: SplitFlow) -> String {
    switch flow {
    case .unshown: "unshown"
    case .resting(.columns): "columns"
    case .resting(.collapsed): "one"
    case .moving(let motion): name(motion.drive)
    case .crossing(.columns, _): "parting"
    case .crossing(.collapsed, _): "joined"
    }
  }

  private func name(_ drive: SplitFlow.Drive) -> String {
    switch drive {
    case .timed: "timed"
    case .held: "held"
    case .released: "released"
    }
  }

  private func name(_ event: SplitFlow.Event) -> String {
    switch event {
    case .show: "show"
    case .animate: "animate"
    case .announce: "announce"
    case .withdraw: "withdraw"
    case .begin: "begin"
    case .progress: "progress"
    case .release: "release"
    case .end: "end"
    case .cross: "cross"
    case .collapse: "collapse"
    case .expand: "expand"
    case .postpone: "postpone"
    case .settle: "settle"
    }
  }

  @Test("F514: each event leads from each state where the table says", arguments: 0..<13)
  func walk(_ index: Int) {
    let event = Self.events[index]
    let row = Self.rows[index + 1]

    #expect(row.first == name(event))
    for (column, state) in Self.states.enumerated() {
      #expect(name(state) == Self.rows[0][column + 1])
      #expect(
        state.after(event).map { name($0.flow) } ?? "-" == row[column + 1],
        "\(name(event)) in \(name(state))")
    }
  }

  @Test("F514: the table has every event and every state")
  func whole() {
    #expect(Self.rows.count == Self.events.count + 1)
    #expect(Self.rows.allSatisfy { $0.count == Self.states.count + 1 })
    #expect(Set(Self.rows.map(\.[0])).count == Self.rows.count)
  }

  @Test("F514: every state comes to rest", arguments: 0..<8)
  func rest(_ index: Int) {
    var reached = [Self.states[index]]
    for _ in Self.states {
      reached += reached.flatMap { state in
        Self.events.compactMap { state.after($0)?.flow }
      }
      reached = Dictionary(reached.map { (name($0), $0) }) { first, _ in first }.map(\.value)
    }

    #expect(reached.contains { name($0) == "columns" })
  }

  // MARK: What is due

  private func columns(_ due: SplitFlow.Due) -> SplitFlow { .resting(.columns(.automatic, due)) }

  private func dropped(_ effects: [SplitFlow.Effect]?) -> TransitionSession? {
    if case .drop(let session) = effects?.first { session } else { nil }
  }

  @Test("F514: a change that is due ends where it is not needed any more")
  func dropping() {
    let session = TransitionSession()
    let due = SplitFlow.Due(session: session, isAnimated: true)
    let parting = SplitFlow.crossing(.columns(.automatic, due), postponed: [])

    #expect(dropped(columns(due).after(.show(.automatic))?.effects) === session)
    #expect(columns(due).after(.show(.automatic))?.flow.isAnimated == false)
    #expect(dropped(columns(due).after(.withdraw)?.effects) === session)
    #expect(columns(due).after(.withdraw)?.flow.due?.session == nil)
    #expect(columns(due).after(.withdraw)?.flow.isAnimated == true)
    #expect(dropped(parting.after(.collapse(.compact))?.effects) === session)
  }

  @Test("F514: a change that is due begins, and one that becomes due during a move follows it")
  func following() {
    let session = TransitionSession()
    let begun = columns(SplitFlow.Due(session: session))
      .after(.begin(Self.motion(.timed)))?.flow
    let next = TransitionSession()
    let later = begun?.after(.announce(next))?.flow.after(.animate(true))?.flow
    let ended = later?.after(.end(isCompleted: true))?.flow

    #expect(begun?.due?.session == nil)
    #expect(ended?.due?.session === next)
    #expect(ended?.isAnimated == true)
  }

  // MARK: Ends

  @Test("F514: a move ends in its mode, or in the one before if it was abandoned")
  func modes() {
    let state = SplitFlow.moving(Self.motion(.timed))

    #expect(state.mode == .secondaryOnly)
    #expect(state.after(.end(isCompleted: true))?.flow.mode == .oneBesideSecondary)
    #expect(state.after(.end(isCompleted: false))?.flow.mode == .secondaryOnly)
    #expect(state.after(.progress(0.25))?.flow.motion?.progress == 0.25)
  }

  @Test("F514: the end of a move that the user has begun is told")
  func gesture() {
    func tells(_ drive: SplitFlow.Drive) -> Bool {
      let effects = SplitFlow.moving(Self.motion(drive)).after(.end(isCompleted: false))?.effects
      if case .tellGestureEnd = effects?.first { return true }
      return false
    }

    #expect(!tells(.timed))
    #expect(tells(.held(Self.interaction)))
    #expect(tells(.released))
  }

  @Test("F510: what is postponed during a crossing is made after it, in order")
  func postponed() {
    var made: [Int] = []
    let state = SplitFlow.crossing(.collapsed(.compact), postponed: [])
      .after(.postpone { made.append(1) })?.flow.after(.expand(.automatic))?.flow
      .after(.postpone { made.append(2) })?.flow
    for effect in state?.after(.settle)?.effects ?? [] {
      if case .make(let change) = effect { change() }
    }

    #expect(made == [1, 2])
  }
}
