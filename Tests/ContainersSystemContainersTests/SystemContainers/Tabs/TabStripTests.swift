import Testing

@testable import Containers

@Suite("The rules of a row of tabs")
struct TabStripTests {
  typealias Strip = TabStrip<String>

  private func strip(_ elements: [String], at index: Int = 0) -> Strip {
    var strip = Strip()
    _ = strip.set(elements)
    if !elements.isEmpty { strip.select(at: index) }
    strip.show(strip.selected)
    return strip
  }

  @Test("F403: without tabs nothing is selected, and the index is 0")
  func empty() {
    let strip = Strip()

    #expect(strip.selected == nil)
    #expect(strip.index == 0)
    #expect(strip.due == nil)
  }

  @Test("F403: a new list keeps the selected element, wherever it is now")
  func keepsSelection() {
    var strip = strip(["a", "b", "c"], at: 1)

    let change = strip.set(["b", "x"])

    #expect(change == Strip.Change(removed: ["a", "c"], added: ["x"]))
    #expect(strip.selected == "b")
    #expect(strip.index == 0)
    #expect(strip.due == nil)
  }

  @Test(
    "F403: a list without the selected element keeps the index, or takes the last one",
    arguments: [(1, ["x", "y", "z"], "y"), (2, ["x", "y"], "y"), (2, ["x"], "x")])
  func clampsIndex(_ index: Int, _ list: [String], _ selected: String) {
    var strip = strip(["a", "b", "c"], at: index)

    _ = strip.set(list)

    #expect(strip.selected == selected)
    #expect(strip.due?.to == selected)
  }

  @Test("F403: an empty list shows nothing, and the next one selects its first tab")
  func emptied() {
    var strip = strip(["a", "b"], at: 1)

    _ = strip.set([])
    #expect(strip.due == Strip.Transition(from: "b", to: nil))
    #expect(strip.index == 0)
    strip.show(nil)
    _ = strip.set(["x", "y"])

    #expect(strip.selected == "x")
  }

  @Test("F403: a duplicate is found")
  func duplicate() {
    #expect(["a", "b", "a"].firstDuplicate == "a")
    #expect(["a", "b"].firstDuplicate == nil)
  }

  @Test("F407: while a transition runs, only another selection than its own is due")
  func running() {
    var strip = strip(["a", "b", "c"])
    strip.select(at: 1)
    #expect(strip.due == Strip.Transition(from: "a", to: "b"))
    strip.begin()

    #expect(strip.due == nil)
    strip.select(at: 2)
    #expect(strip.due == Strip.Transition(from: "a", to: "c"))
    strip.select(at: 0)
    #expect(strip.due == Strip.Transition(from: "a", to: "a"))
    strip.show("b")
    #expect(strip.due == Strip.Transition(from: "b", to: "a"))
  }

  @Test("F407: an abandoned transition selects the former tab, unless another was selected since")
  func abandoned() {
    var strip = strip(["a", "b", "c"])
    strip.select(at: 1)
    strip.begin()
    var other = strip
    other.select(at: 2)

    strip.abandon()
    other.abandon()

    #expect(strip.selected == "a")
    #expect(strip.due == nil)
    #expect(other.selected == "c")
    #expect(other.due == Strip.Transition(from: "a", to: "c"))
  }

  @Test("F403: an element that leaves for elsewhere is neither selected nor shown")
  func removed() {
    var strip = strip(["a", "b"], at: 1)

    strip.remove("b")

    #expect(strip.elements == ["a"])
    #expect(strip.shown == nil)
    #expect(strip.due == Strip.Transition(from: nil, to: "a"))
  }

  @Test("F404: next and previous go round, and skip what cannot be selected")
  func round() {
    let strip = strip(["a", "b", "c"], at: 2)

    #expect(strip.element(for: .next) == "a")
    #expect(strip.element(for: .previous) == "b")
    #expect(strip.element(for: .next) { $0 != "a" } == "b")
    #expect(strip.element(for: .previous) { $0 != "b" } == "a")
    #expect(strip.element(for: .next) { _ in false } == nil)
    #expect(self.strip(["a"]).element(for: .next) == nil)
    #expect(self.strip([]).element(for: .previous) == nil)
  }

  @Test("F404: a digit selects the tab at its place, and 9 the last one")
  func digits() {
    let strip = strip(["a", "b", "c"])

    #expect(strip.element(for: .digit(1)) == "a")
    #expect(strip.element(for: .digit(3)) == "c")
    #expect(strip.element(for: .digit(4)) == nil)
    #expect(strip.element(for: .digit(9)) == "c")
    #expect(strip.element(for: .digit(2)) { $0 != "b" } == nil)
    #expect(strip.element(for: .digit(9)) { $0 != "c" } == nil)
    let many = self.strip((1...12).map(String.init))
    #expect(many.element(for: .digit(8)) == "8")
    #expect(many.element(for: .digit(9)) == "12")
  }

  // MARK: Room

  @Test(
    "F402: tabs without room are in a menu, whose button takes the last place",
    arguments: [
      (100.0, 4, false), (99.0, 3, true), (94.0, 2, true), (69.0, 1, true), (44.0, 0, true),
      (0.0, 0, true),
    ])
  func room(_ width: Double, _ count: Int, _ hasMenu: Bool) {
    let room = TabRoom([25, 25, 25, 25], menu: 20, in: width, isEven: false)

    #expect(room.count == count)
    #expect(room.hasMenu == hasMenu)
  }

  @Test("F402: in even places, the widest tab that is shown decides how many have room")
  func evenRoom() {
    let widths = [20.0, 20, 20, 40]

    #expect(TabRoom(widths, menu: 20, in: 160, isEven: true).count == 4)
    #expect(TabRoom(widths, menu: 20, in: 159, isEven: true).count == 3)
    #expect(TabRoom(widths, menu: 20, in: 79, isEven: true).count == 2)
    #expect(TabRoom(widths, menu: 30, in: 100, isEven: true).count == 2)
    #expect(!TabRoom([], menu: 20, in: 0, isEven: true).hasMenu)
  }
}
