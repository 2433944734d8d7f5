import Atlas
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@Suite("Going back and forth in the history")
struct DigBrowsingTests {
  private func history(_ places: [(String, End)]) -> DigHistory {
    var history = DigHistory(origin: Dig(entrance: place("0 0")))
    for (text, end) in places {
      let entrance = end == .start ? place(text) : place(text).antipode
      history.record(
        DigHistory.Entry(
          end, Dig(entrance: entrance), at: Moment(secondsSince1970: 0), named: nil))
    }
    return history
  }

  /// The positions on a way from the current dig, as far as it goes.
  private func way(_ direction: DigHistory.Direction, in history: DigHistory, from start: Int?)
    -> [Int]
  {
    var positions: [Int] = []
    var position = start
    while let step = history.step(direction, from: position) {
      positions.append(step.position)
      position = step.position
    }
    return positions
  }

  @Test("D110: Back leads over each dig to where the tunnel began, and forth to the latest")
  func ways() {
    let history = history([("10 10", .start), ("20 20", .start), ("30 30", .start)])
    #expect(way(.back, in: history, from: nil) == [1, 0, -1])
    #expect(way(.forth, in: history, from: -1) == [0, 1, 2])
    #expect(history.step(.forth, from: nil) == nil)
  }

  @Test("D110: A step moves the end that was moved between the two digs")
  func ends() {
    let history = history([("10 10", .start), ("20 20", .target)])
    #expect(history.step(.back, from: nil)?.end == .target)
    #expect(history.step(.back, from: nil)?.dig == Dig(entrance: place("10 10")))
    #expect(history.step(.back, from: 0)?.end == .start)
    #expect(history.step(.forth, from: 0)?.end == .target)
  }

  @Test("D110, T50: Back and forth leave out a dig that was removed", arguments: 0..<3)
  func removed(index: Int) {
    var history = history([("10 10", .start), ("20 20", .start), ("30 30", .start)])
    history.remove(history.entries[index])
    #expect(way(.back, in: history, from: nil) == (index == 2 ? [1, 0, -1] : [0, -1]))
    #expect(way(.forth, in: history, from: -1) == [0, 1])
    #expect(history.step(.forth, from: nil) == nil)
  }

  @Test(
    "D110, T50: A history from which all digs were removed leads nowhere", arguments: [true, false])
  func allRemoved(isLatestFirst: Bool) {
    var history = history([("10 10", .start), ("20 20", .target)])
    let current = history.current
    while let entry = isLatestFirst ? history.entries.last : history.entries.first {
      history.remove(entry)
    }
    #expect(history.current == current)
    #expect(history.origin == current)
    #expect(history.step(.back, from: nil) == nil)
    #expect(history.step(.forth, from: nil) == nil)
  }

  @Test("D110: Digs at the same place are one step")
  func duplicates() {
    let history = history([("10 10", .start), ("20 20", .start), ("20 20", .start)])
    #expect(way(.back, in: history, from: nil) == [0, -1])
    #expect(way(.forth, in: history, from: -1) == [0, 1])
  }

  @Test("D110: Forth also leads to digs that were undone")
  func undone() {
    var history = history([("10 10", .start), ("20 20", .start)])
    history.undo()
    #expect(way(.back, in: history, from: nil) == [-1])
    #expect(way(.forth, in: history, from: nil) == [1])
  }

  @Test("D110: A tunnel is found at its latest position in the list")
  func positions() {
    let history = history([("10 10", .start), ("20 20", .start), ("10 10", .start)])
    #expect(history.position(of: Dig(entrance: place("10 10"))) == 2)
    #expect(history.position(of: Dig(entrance: place("0 0"))) == -1)
    #expect(history.position(of: Dig(entrance: place("5 5"))) == nil)
  }

  @Test("D110: An empty history leads nowhere")
  func empty() {
    let history = history([])
    #expect(history.step(.back, from: nil) == nil)
    #expect(history.step(.forth, from: nil) == nil)
  }
}
