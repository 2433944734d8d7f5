import Testing

@testable import Containers

@MainActor
@Suite("The phases of a navigation controller")
struct NavigationPhaseTests {
  typealias Phase = NavigationPhase

  /// The phase after each event that applies in a phase.
  private static let arrows: [String: [String: String]] = [
    "resting": ["grab": "due", "change": "due", "begin": "running"],
    "due": [
      "grab": "due", "change": "due", "change back": "resting", "announce": "due",
      "begin": "running", "show at once": "due", "drop": "resting",
    ],
    "running": ["change": "running, next", "change back": "running", "end": "resting"],
    "running, next": [
      "change": "running, next", "change back": "running", "announce": "running, next",
      "end": "due",
    ],
  ]

  private let interaction = PercentDrivenInteractiveTransition()
  private let session = TransitionSession()

  private var events: [(name: String, event: Phase.Event)] {
    [
      ("grab", .grab(interaction)), ("change", .change(isAnimated: false)),
      ("change", .change(isAnimated: true)), ("change back", .changeBack([])),
      ("announce", .announce(session)), ("announce", .announce(nil)),
      ("begin", .begin(.push, isAnimated: false)), ("begin", .begin(.pop, isAnimated: true)),
      ("end", .end), ("show at once", .showAtOnce), ("drop", .drop),
    ]
  }

  private func name(_ phase: Phase) -> String {
    switch phase {
    case .resting: "resting"
    case .due: "due"
    case .running(_, nil): "running"
    case .running(_, .some): "running, next"
    }
  }

  /// The phase with all that it holds.
  private func text(_ phase: Phase) -> String {
    func text(_ next: Phase.Next?) -> String {
      guard let next else { return "" }
      return "\(next.isAnimated), \(next.interaction != nil), \(next.session != nil)"
    }
    func text(_ step: Phase.Step) -> String {
      "\(step.operation), \(step.isAnimated), \(step.rested != nil)"
    }
    return switch phase {
    case .resting: "resting"
    case .due(let next): "due: \(text(next))"
    case .running(let step, let next): "running: \(text(step)); \(text(next))"
    }
  }

  /// All phases that any events lead to, with each combination of what they hold.
  private var reachable: [Phase] {
    var (found, known) = ([Phase.resting], Set([text(.resting)]))
    var index = 0
    while index < found.count {
      for (_, event) in events {
        guard let after = found[index].after(event), known.insert(text(after)).inserted else {
          continue
        }
        found.append(after)
      }
      index += 1
    }
    return found
  }

  @Test("F005: each event in each phase leads where the picture says, and to no other phase")
  func walk() {
    let phases = reachable
    // Due with each of 2 × 2 × 2; running with each of 2 × 2, and a next one with each of 2 × 2 or none.
    #expect(phases.count == 1 + 8 + 4 * 5)
    for phase in phases {
      for (event, value) in events {
        let expected = Self.arrows[name(phase)]?[event]

        #expect(phase.after(value).map(name) == expected, "\(event) in \(text(phase))")
      }
    }
  }

  @Test("F005: what was asked for is kept until the transition begins")
  func kept() throws {
    var phase = Phase.resting
    for event: Phase.Event in [.grab(interaction), .change(isAnimated: true), .announce(session)] {
      phase = try #require(phase.after(event))
    }

    guard case .due(let next) = phase else { throw Unexpected() }
    #expect(next.isAnimated)
    #expect(next.interaction === interaction)
    #expect(next.session === session)
  }

  @Test("F005: what is asked for during a transition comes after it")
  func follows() throws {
    var phase = Phase.resting
    for event: Phase.Event in [
      .change(isAnimated: false), .begin(.push, isAnimated: false), .change(isAnimated: true),
      .announce(session), .end,
    ] {
      phase = try #require(phase.after(event))
    }

    guard case .due(let next) = phase else { throw Unexpected() }
    #expect(next.isAnimated)
    #expect(next.session === session)
  }

  @Test("F005: what was to move a transition moves none if the top is shown at once")
  func shownAtOnce() throws {
    var phase = Phase.resting
    for event: Phase.Event in [
      .grab(interaction), .change(isAnimated: true), .announce(session), .showAtOnce,
    ] {
      phase = try #require(phase.after(event))
    }

    guard case .due(let next) = phase else { throw Unexpected() }
    #expect(!next.isAnimated)
    #expect(next.interaction == nil)
    #expect(next.session === session)
  }

  @Test("F005: a transition that is drawn back before it begins leaves nothing to the next one")
  func forgotten() throws {
    for withdrawal: Phase.Event in [.changeBack([]), .drop] {
      var phase = Phase.resting
      for event: Phase.Event in [.grab(interaction), withdrawal, .change(isAnimated: false)] {
        phase = try #require(phase.after(event))
      }

      guard case .due(let next) = phase else { throw Unexpected() }
      #expect(!next.wantsMotion)
    }
  }

  @Test("F005: a running transition knows the latest stack of which it shows the top")
  func rested() throws {
    let (first, second) = ([ViewController()], [ViewController(), ViewController()])
    var phase = Phase.resting
    for event: Phase.Event in [
      .begin(.pop, isAnimated: true), .changeBack(first), .change(isAnimated: true),
      .changeBack(second),
    ] {
      phase = try #require(phase.after(event))
    }

    guard case .running(let step, nil) = phase else { throw Unexpected() }
    #expect(step.rested == second)
    #expect(step.operation == .pop)
  }

  private struct Unexpected: Error {}
}
