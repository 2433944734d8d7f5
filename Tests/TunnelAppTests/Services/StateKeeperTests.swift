import Atlas
import Containers
import Foundation
import Support
import Synchronization
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@MainActor
@Suite("Saving the state")
struct StateKeeperTests {
  /// The states saved so far.
  private final class Saved: Sendable {
    private let states = Mutex<[String]>([])
    var all: [String] { states.withLock { $0 } }
    func save(_ state: String) { states.withLock { $0.append(state) } }
  }

  private let saved = Saved()

  private func keeper(
    of read: @escaping () -> String, on saves: SaveQueue = SaveQueue(isImmediate: true),
    wait: @escaping StateKeeper<String>.Waiting = { _, _ in }
  ) -> StateKeeper<String> {
    StateKeeper(of: read, save: { [saved] state, _ in saved.save(state) }, on: saves, wait: wait)
  }

  @Test("T9, D98: only the last change of a drag is saved, once, within a second")
  func drag() async throws {
    var state = "1"
    var waits: [(time: Duration, body: @MainActor () -> Void)] = []
    let keeper = keeper(of: { state }) { waits.append(($0, $1)) }
    for text in ["1", "2", "3"] {
      state = text
      keeper.stateDidChange()
    }
    try #require(waits.count == 1)
    #expect(waits[0].time < .seconds(1))
    #expect(saved.all.isEmpty)

    waits[0].body()
    state = "4"
    keeper.stateDidChange()
    #expect(waits.count == 2)
    state = "5"
    await keeper.finish()
    waits[1].body()

    #expect(saved.all == ["3", "5"])
  }

  @Test("D98: At the end only a change is saved, unless the state is always to be saved")
  func end() async {
    let keeper = keeper(of: { "1" })
    await keeper.finish()
    #expect(saved.all == [])
    await keeper.finish(always: true)
    #expect(saved.all == ["1"])
  }

  @Test("D96: A state that cannot be saved is reported once, and the keeper goes on")
  func failure() {
    var waits: [@MainActor () -> Void] = []
    let keeper = StateKeeper(
      of: { "1" }, save: { (_: String, _) throws(SystemError) in throw SystemError(ENOSPC) },
      on: SaveQueue(isImmediate: true), wait: { waits.append($1) })
    var failures: [SystemError] = []
    keeper.onFailure = { failures.append($0) }
    for _ in 0..<3 {
      keeper.stateDidChange()
      waits.removeLast()()
    }
    #expect(failures.map(\.code) == [ENOSPC])
  }

  @Test("D96: What could not be saved is saved at the end, if that is possible by then")
  func recovery() async {
    let isFull = Mutex(true)
    var waits: [@MainActor () -> Void] = []
    let keeper = StateKeeper(
      of: { "1" },
      save: { [saved] (state: String, _) throws(SystemError) in
        if isFull.withLock({ $0 }) { throw SystemError(ENOSPC) }
        saved.save(state)
      }, on: SaveQueue(isImmediate: true), wait: { waits.append($1) })
    keeper.stateDidChange()
    waits[0]()
    await keeper.finish()
    #expect(!keeper.isSaved)
    isFull.withLock { $0 = false }
    await keeper.finish()
    #expect(keeper.isSaved)
    await keeper.finish()
    #expect(saved.all == ["1"])
  }

  @Test("T9: every move of an end is reported")
  func changes() {
    let tunnel = TunnelStage("10 10")
    var digs: [Dig?] = []
    tunnel.onStateChange = { [unowned root = tunnel.root] in digs.append(root.state.dig) }
    tunnel.drag(.start, to: "20 20")
    #expect(digs.contains(tunnel.root.dig))
    #expect(digs.last == tunnel.root.dig)
  }
}
