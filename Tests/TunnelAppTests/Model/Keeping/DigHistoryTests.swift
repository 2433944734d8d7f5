import Atlas
import TestSupport
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

@Suite("History")
struct DigHistoryTests {
  private func entry(_ text: String, _ name: String?, _ end: End = .start, at second: Double = 0)
    -> DigHistory.Entry
  {
    let dig =
      end == .start ? Dig(entrance: place(text)) : Dig(entrance: place(text).antipode)
    return DigHistory.Entry(end, dig, at: Moment(secondsSince1970: second), named: name)
  }

  private func history(_ count: Int) -> DigHistory {
    var history = DigHistory(origin: .denmark)
    for number in 0..<count {
      history.record(entry("\(number % 90) 10", "Place \(number)", at: Double(number)))
    }
    return history
  }

  @Test("T50: removing a dig moves nothing, and it comes back to its place", arguments: 0..<6)
  func removing(index: Int) {
    var history = history(6)
    for _ in 0..<2 { history.undo() }
    let old = history
    let entry = history.entries[index]
    history.remove(entry)
    #expect(history.entries == old.entries.filter { $0 != entry })
    #expect(history.current == old.current)
    #expect((history.currentIndex == nil) == (index == 3))
    history.bringBack(entry)
    #expect(history == old)
  }

  @Test("T50: a dig after a removed one stays when that comes back", arguments: 0..<3)
  func removingBeforeAnother(index: Int) {
    var history = history(3)
    let old = history
    history.remove(old.entries[index])
    history.record(entry("50 50", "Later"))
    #expect(history.currentIndex == 2)
    history.undo()
    history.bringBack(old.entries[index])
    #expect(history.entries.map(\.name) == ["Place 0", "Place 1", "Place 2", "Later"])
    #expect(history.current == old.current)
    #expect(history.redoable?.name == "Later")
  }

  @Test("T50: a dig after the removed current one is undone to where the tunnel was")
  func undoingAfterRemoved() {
    for count in 1..<8 {
      var history = history(count)
      let old = history
      let entry = history.entries[count - 1]
      history.remove(entry)
      history.record(self.entry("50 50", "Later"))
      history.undo()
      #expect(history.current == old.current, "\(count)")
      history.bringBack(entry)
      #expect(history.current == old.current, "\(count)")
      #expect(history.currentIndex == count - 1, "\(count)")
      history.undo()
      #expect(history.current == (count > 1 ? old.entries[count - 2].dig : .denmark), "\(count)")
    }
  }

  @Test("T50: a removed dig stays removed in the file, and the tunnel where it was")
  func removedInFile() throws {
    for count in 1..<8 {
      for index in 0..<count {
        var history = history(count)
        let old = history
        history.remove(history.entries[index])
        #expect(!history.text.contains("Place \(index)"))
        var read = try #require(DigHistory.read(KeptText(history.text)).value)
        #expect(read.text == history.text)
        #expect(read.current == old.current)
        #expect(read.entries == history.entries)
        let isCurrent = index == count - 1
        #expect(read.currentIndex == (isCurrent ? nil : count - 2))
        let before = read.entries.dropLast().last?.dig
        if read.undo() != nil {
          #expect(read.current == before ?? .denmark, "\(index) of \(count)")
        }
      }
    }
  }

  @Test("T50: a removed dig comes back to its time among those of a window that closed since")
  func removingAmongAdopted() {
    for index in 0..<4 {
      var history = history(4)
      var expected = history
      var other = DigHistory(origin: .denmark)
      for time in [-2, -1, 0.5, 1.5, 2.5, 9] {
        other.record(entry("60 60", "At \(time)", at: time))
      }
      expected.adopt(other)
      let entry = history.entries[index]
      history.remove(entry)
      history.adopt(other)
      #expect(!history.entries.contains(entry))
      history.bringBack(entry)
      #expect(history == expected)
    }
  }

  @Test("T50: a removed dig stays removed when a window closes that lists it")
  func adoptingRemoved() {
    var history = history(3)
    let old = history
    history.remove(old.entries[1])
    history.adopt(old)
    #expect(history.entries.map(\.name) == ["Place 0", "Place 2"])
  }

  @Test("T50: removing what the history does not have changes nothing")
  func removingStranger() {
    var history = history(3)
    let old = history
    history.remove(entry("50 50", "Stranger"))
    #expect(history == old)
  }

  @Test("D100, T26: a dig is undone and redone, back to where the tunnel began")
  func undoAndRedo() {
    var history = history(2)
    #expect(history.undo()?.name == "Place 1")
    #expect(history.current == Dig(entrance: place("0 10")))
    #expect(history.undo()?.name == "Place 0")
    #expect(history.current == .denmark)
    #expect(history.undo() == nil)
    #expect(history.undoable == nil)

    #expect(history.redo()?.name == "Place 0")
    #expect(history.redoable?.name == "Place 1")
    history.redo()
    #expect(history.redo() == nil)
    #expect(history.current == Dig(entrance: place("1 10")))
  }

  @Test("D100: after an undo and another dig the undone one stays in the list but cannot be redone")
  func branching() {
    var history = history(2)
    history.undo()
    history.record(entry("50 50", "Elsewhere"))

    #expect(history.entries.map(\.state) == [.done, .left, .done])
    #expect(history.redoable == nil)
    history.undo()
    #expect(history.current == Dig(entrance: place("0 10")))
    #expect(history.redoable?.name == "Elsewhere")
  }

  @Test("D100: at most 500 digs are kept, and undoing them all leads to the oldest known tunnel")
  func limit() {
    var history = history(507)
    #expect(history.entries.count == 500)
    #expect(history.entries.first?.name == "Place 7")
    while history.undo() != nil {}
    #expect(history.current == Dig(entrance: place("6 10")))
  }

  @Test("D100: small steps in a row count as one dig")
  func amending() {
    var history = history(2)
    history.amend(entry("20 20", "Further"))
    #expect(history.entries.map(\.name) == ["Place 0", "Further"])
    history.undo()
    history.amend(entry("30 30", "Nowhere"))
    #expect(history.entries.map(\.name) == ["Place 0", "Further"])
  }

  @Test("D100: a history is read back as it was, to the bit, whatever its names are")
  func roundTrip() throws {
    var history = history(500)
    let names = [
      nil, "", "a\tb\nc", "\u{7}", "København", "القاهرة", String(repeating: "x", count: 999),
    ]
    for (number, name) in names.enumerated() {
      history.record(entry("12.345678901 -\(number).000000001", name, .target, at: 1.8e9 + 0.4))
    }
    history.undo()
    history.undo()

    let read = DigHistory.read(KeptText(history.text))
    #expect(read.value == history)
    #expect(read.damaged.isEmpty)
    #expect(history.entries.last?.name?.count == 200)
  }

  @Test("D100: lines that cannot be read are named and skipped")
  func damage() {
    let lines = history(3).text.split(separator: "\n").map(String.init)
    for bad in ["done", "done\t2026-01-01\t91\t0\tstart\tX", "done\t?\t1\t1\tstart\tX", "x\ty\tz"] {
      var text = lines
      text[3] = bad
      let read = DigHistory.read(KeptText(text.joined(separator: "\n")))
      #expect(read.damaged == [4])
      #expect(read.value?.entries.map(\.name) == ["Place 0", "Place 2"])
    }
  }

  @Test("D100: a text without digs and without an origin is no history")
  func nothing() {
    let heading = "tunnel history 1"
    for text in ["", "hello", "hello\nworld", heading, heading + "\norigin\t91\t0"] {
      #expect(DigHistory.read(KeptText(text)).value == nil)
    }
  }

  @Test("D100: the digs are read without the heading and the origin; the first dig is the origin")
  func headless() {
    let digs = history(2).text.split(separator: "\n").dropFirst(2).joined(separator: "\n")
    let read = DigHistory.read(KeptText("tunnel history 2\norigin\t?\n" + digs))
    #expect(read.damaged == [1, 2])
    #expect(read.value?.entries.count == 2)
    #expect(read.value?.origin == read.value?.entries.first?.dig)
  }

  @Test("D100: digs beyond the largest number are named, because the next save drops them")
  func surplus() {
    let lines = history(500).text.split(separator: "\n")
    let text = (lines + lines.suffix(2)).joined(separator: "\n")
    #expect(DigHistory.read(KeptText(text)).damaged == [3, 4])
  }

  @Test("D100: any bytes are read without a fault, and what is read is written and read the same")
  func anyBytes() throws {
    var random = SeededGenerator(seed: 100)
    let bytes = Array(history(20).text.utf8)
    for _ in 0..<2000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 0..<8, using: &random) {
        let spot = damaged.indices.randomElement(using: &random) ?? 0
        damaged[spot] = .random(in: .min ... .max, using: &random)
      }
      damaged.removeLast(Int.random(in: 0..<damaged.count, using: &random))
      guard let read = DigHistory.read(KeptText(damaged)).value else { continue }
      #expect(DigHistory.read(KeptText(read.text)).value == read)
    }
  }

  @Test("D100: an undone dig before a done one counts as left behind")
  func order() {
    let history = DigHistory(
      origin: .denmark,
      entries: [
        (entry("1 1", "A"), .undone), (entry("2 2", "B"), .done), (entry("3 3", "C"), .undone),
      ])
    #expect(history.entries.map(\.state) == [.left, .done, .undone])
  }
}
