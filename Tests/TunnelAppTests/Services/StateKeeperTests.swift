import Atlas
import Containers
import Foundation
import Support
import Synchronization
import Testing

@testable import TunnelApp

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

  @Test("T9, D98: only the last change of a drag is saved, once, within a second")
  func drag() {
    var state = "1"
    var waits: [(time: Duration, body: @MainActor () -> Void)] = []
    let keeper = StateKeeper(of: { state }, save: saved.save) { waits.append(($0, $1)) }
    for text in ["1", "2", "3"] {
      state = text
      keeper.stateDidChange()
    }
    #expect(waits.count == 1 && waits[0].time < .seconds(1))
    #expect(saved.all.isEmpty)

    waits[0].body()
    state = "4"
    keeper.stateDidChange()
    #expect(waits.count == 2)
    // The final save waits for the one in progress.
    state = "5"
    keeper.finish()
    waits[1].body()

    #expect(saved.all == ["3", "5"])
  }

  @Test("D98: At the end only a change is saved, unless the state is always to be saved")
  func end() {
    let keeper = StateKeeper(of: { "1" }, save: saved.save) { _, _ in }
    keeper.finish()
    #expect(saved.all == [])
    keeper.finish(always: true)
    #expect(saved.all == ["1"])
  }

  @Test("D96: A state that cannot be saved is reported once, and the keeper goes on")
  func failure() async {
    var waits: [@MainActor () -> Void] = []
    let keeper = StateKeeper(of: { "1" }) { (_: String) throws(SystemError) in
      throw SystemError(ENOSPC)
    } wait: {
      waits.append($1)
    }
    var failures: [SystemError] = []
    keeper.onFailure = { failures.append($0) }
    for _ in 0..<3 {
      keeper.stateDidChange()
      waits.removeLast()()
    }
    while failures.isEmpty { await Task.yield() }
    for _ in 0..<100 { await Task.yield() }
    #expect(failures.map(\.code) == [ENOSPC])
  }

  @Test("D96: What could not be saved is saved at the end, if that is possible by then")
  func recovery() {
    let isFull = Mutex(true)
    var waits: [@MainActor () -> Void] = []
    let keeper = StateKeeper(of: { "1" }) { [saved] (state: String) throws(SystemError) in
      if isFull.withLock({ $0 }) { throw SystemError(ENOSPC) }
      saved.save(state)
    } wait: {
      waits.append($1)
    }
    keeper.stateDidChange()
    waits[0]()
    #expect(!keeper.finish())
    isFull.withLock { $0 = false }
    #expect(keeper.finish() && keeper.finish() && saved.all == ["1"])
  }

  @Test("T9: every move of an end is reported")
  func changes() {
    let tunnel = TunnelStage("10 10")
    var digs: [Dig?] = []
    tunnel.root.onStateChange = { [unowned root = tunnel.root] in digs.append(root.state.dig) }
    tunnel.drag(.start, to: "20 20")
    #expect(digs.contains(tunnel.root.dig) && digs.last == tunnel.root.dig)
  }
}
