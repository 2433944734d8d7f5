import Testing

@testable import Containers

struct SectionIndexMarksTests {
  private func text(_ count: Int, _ capacity: Int, current: Int? = nil) -> String {
    SectionIndexMarks(count: count, capacity: capacity, current: current).marks.map {
      guard case .title(let index) = $0 else { return "·" }
      return String(UnicodeScalar(UInt8(65 + index)))
    }.joined()
  }

  @Test("F1107: All titles are shown where they fit")
  func all() {
    #expect(text(5, 5) == "ABCDE")
    #expect(text(0, 5) == "")
    #expect(text(26, 40) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  }

  @Test("F1107: With less room every other mark is a dot, and the ends stay")
  func shortened() {
    #expect(text(26, 25) == "A·C·E·G·I·K·N·P·R·T·V·X·Z")
    #expect(text(26, 8) == "A·I·R·Z")
    #expect(text(26, 3) == "A·Z")
    #expect(text(26, 2) == "AZ")
    #expect(text(26, 1) == "A")
    #expect(text(26, 0) == "A")
  }

  @Test("F1107: The title in use is shown in place of its dot")
  func current() {
    #expect(text(26, 8, current: 5) == "AFI·R·Z")
    #expect(text(26, 8, current: 25) == "A·I·R·Z")
    #expect(text(26, 1, current: 7) == "H")
  }

  @Test("F1107: Every title is reached by position, those that are shown at their place")
  func positions() {
    for (count, capacity) in [(26, 26), (26, 9), (40, 5), (3, 2), (7, 1), (2, 9)] {
      let marks = SectionIndexMarks(count: count, capacity: capacity)
      for (place, mark) in marks.marks.enumerated() where marks.marks.count > 1 {
        guard case .title(let title) = mark else { continue }
        #expect(marks.title(at: Double(place) + 0.5) == title)
      }
      let end = Double(marks.marks.count)
      let reached = Set((0...4000).compactMap { marks.title(at: end * Double($0) / 4000) })
      #expect(reached == Set(0..<count))
      #expect(marks.title(at: -10) == 0)
      #expect(marks.title(at: 1000) == count - 1)
    }
    #expect(SectionIndexMarks(count: 0, capacity: 5).title(at: 0) == nil)
  }
}
