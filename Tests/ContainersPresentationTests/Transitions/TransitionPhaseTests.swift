import Containers
import Testing

@Suite("The phases of a transition")
struct TransitionPhaseTests {
  typealias Arrow = (from: TransitionPhase, event: TransitionPhase.Event, to: TransitionPhase)

  static let arrows: [Arrow] = [
    (.waiting, .schedule, .scheduled), (.waiting, .begin, .prepared),
    (.scheduled, .begin, .prepared), (.scheduled, .cut, .ending),
    (.prepared, .start, .running), (.prepared, .startInteractively, .interactive),
    (.prepared, .leave, .leftWhilePrepared), (.prepared, .cut, .cutWhilePrepared),
    (.leftWhilePrepared, .start, .leaving), (.leftWhilePrepared, .startInteractively, .leaving),
    (.leftWhilePrepared, .cut, .cutWhilePrepared),
    (.cutWhilePrepared, .start, .ending), (.cutWhilePrepared, .startInteractively, .ending),
    (.running, .pause, .interactive), (.running, .finish, .completing),
    (.running, .cancel, .canceling),
    (.interactive, .finish, .completing), (.interactive, .cancel, .canceling),
    (.completing, .pause, .interactive), (.canceling, .pause, .interactive),
    (.running, .leave, .leaving), (.interactive, .leave, .leaving),
    (.completing, .leave, .leaving), (.canceling, .leave, .leaving),
    (.running, .cut, .ending), (.interactive, .cut, .ending), (.completing, .cut, .ending),
    (.canceling, .cut, .ending), (.leaving, .cut, .ending),
    (.running, .end, .ending), (.interactive, .end, .ending), (.completing, .end, .ending),
    (.canceling, .end, .ending), (.leaving, .end, .ending),
    (.ending, .close, .ended),
  ]

  @Test("F001: each event leads to the expected phase", arguments: arrows.indices)
  func arrow(_ index: Int) {
    let arrow = TransitionPhaseTests.arrows[index]

    #expect(arrow.from.after(arrow.event) == arrow.to)
  }

  @Test("F001: no other state changes exist, so that a transition ends only once")
  func noOthers() {
    let count = TransitionPhase.allCases.reduce(0) { count, phase in
      count + TransitionPhase.Event.allCases.count { phase.after($0) != nil }
    }

    #expect(count == TransitionPhaseTests.arrows.count)
    #expect(TransitionPhase.Event.allCases.allSatisfy { TransitionPhase.ended.after($0) == nil })
  }

  @Test("F001: the end can be reached from every phase", arguments: TransitionPhase.allCases)
  func reachable(_ phase: TransitionPhase) {
    var reached: Set<TransitionPhase> = [phase]
    for _ in TransitionPhase.allCases {
      for phase in reached {
        reached.formUnion(TransitionPhase.Event.allCases.compactMap { phase.after($0) })
      }
    }

    #expect(reached.contains(.ended))
  }
}
