import Containers
import Testing

@Suite("The phases of a sheet's drag")
struct SheetDragPhaseTests {
  @Test("F131, F132: from each phase the sheet comes to rest, and only a held sheet leaves")
  func arrows() {
    for phase in SheetDragPhase.allCases where phase != .idle {
      #expect(phase.after(.rest) == .idle)
    }
    #expect(SheetDragPhase.idle.after(.rest) == nil)
    for phase in SheetDragPhase.allCases {
      #expect((phase.after(.dragOut) != nil) == (phase == .resizing))
      #expect((phase.after(.dragBack) != nil) == (phase == .leaving))
      #expect((phase.after(.catchDismissal) != nil) == (phase == .released))
      #expect((phase.after(.grab) != nil) == (phase == .idle || phase == .settling))
      #expect((phase.after(.release) != nil) == (phase == .resizing || phase == .leaving))
      #expect((phase.after(.settle) == nil) == (phase == .leaving))
    }
  }

  @Test("F131, F132: each event leads to one phase, whichever phase it comes in")
  func phases() {
    let leads: [SheetDragPhase.Event: SheetDragPhase] = [
      .grab: .resizing, .catchDismissal: .leaving, .dragOut: .leaving, .dragBack: .resizing,
      .release: .released, .settle: .settling, .rest: .idle,
    ]
    for (event, phase) in leads {
      for former in SheetDragPhase.allCases {
        #expect([nil, phase].contains(former.after(event)))
      }
    }
  }
}
