import Containers
import Testing

@Suite("The phases of a presentation")
struct PresentationPhaseTests {
  typealias Arrow = (
    from: PresentationPhase, event: PresentationPhase.Event, to: PresentationPhase
  )

  static let arrows: [Arrow] = [
    (.presenting, .arrive, .presented), (.presenting, .end, .ended),
    (.presented, .dismiss, .dismissing), (.presented, .end, .ended),
    (.dismissing, .comeBack, .presented), (.dismissing, .end, .ended),
  ]

  @Test("F101: each event leads to the expected phase", arguments: arrows.indices)
  func arrow(_ index: Int) {
    let arrow = PresentationPhaseTests.arrows[index]
    #expect(arrow.from.after(arrow.event) == arrow.to)
  }

  @Test("F101: no other state changes exist")
  func noOthers() {
    let count = PresentationPhase.allCases.reduce(0) { count, phase in
      count + PresentationPhase.Event.allCases.count { phase.after($0) != nil }
    }
    #expect(count == PresentationPhaseTests.arrows.count)
  }
}
