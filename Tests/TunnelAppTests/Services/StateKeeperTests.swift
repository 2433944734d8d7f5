import Atlas
import Foundation
import Synchronization
import Testing

@testable import TunnelApp

@MainActor
@Suite("Saving the state")
struct StateKeeperTests {
  /// The states saved so far.
  private final class Saved: Sendable {
    private let states = Mutex<[SessionState]>([])
    var all: [SessionState] { states.withLock { $0 } }
    func save(_ state: SessionState) { states.withLock { $0.append(state) } }
  }

  private let saved = Saved()

  private func state(_ text: String) -> SessionState {
    SessionState(dig: Dig(entrance: place(text)))
  }

  @Test("T9: only the last change of a drag is saved, once, within a second")
  func drag() {
    var waits: [(time: Duration, body: @MainActor () -> Void)] = []
    let keeper = StateKeeper(save: saved.save) { waits.append(($0, $1)) }
    for text in ["1 1", "2 2", "3 3"] { keeper.stateDidChange(to: state(text)) }
    #expect(waits.count == 1 && waits[0].time < .seconds(1))
    #expect(saved.all.isEmpty)

    waits[0].body()
    keeper.stateDidChange(to: state("4 4"))
    #expect(waits.count == 2)
    // The final save waits for the one in progress.
    keeper.finish(with: state("5 5"))
    waits[1].body()

    #expect(saved.all == [state("3 3"), state("5 5")])
  }

  @Test("T9: every move of an end is reported")
  func changes() {
    let tunnel = TunnelStage("10 10")
    var states: [SessionState] = []
    tunnel.root.onStateChange = { states.append($0) }
    tunnel.drag(.start, to: "20 20")
    let moved = states.count
    #expect(moved > 0 && states.last?.dig == tunnel.root.dig)
  }
}
