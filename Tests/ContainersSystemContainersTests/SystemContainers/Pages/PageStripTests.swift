import Testing

@testable import Containers

@Suite("The rules of pages")
struct PageStripTests {
  private func ask(_ page: Int, _ direction: PageDirection) -> Int? {
    let next = page + (direction == .forward ? 1 : -1)
    return 0..<6 ~= next ? next : nil
  }

  private func strip(_ shown: [Int], atOnce: Int = 1, backs: Bool = false) -> PageStrip<Int> {
    var strip = PageStrip<Int>()
    strip.pagesAtOnce = atOnce
    strip.hasBacks = backs
    strip.show(shown)
    strip.take(strip.neighbors(ask))
    return strip
  }

  @Test("F601: one page is set; two with the spine in the middle, or to turn a double-sided page")
  func counts() {
    var strip = PageStrip<Int>()
    #expect(strip.requiredCount(isAnimated: true) == 1)
    strip.hasBacks = true
    #expect(strip.requiredCount(isAnimated: false) == 1)
    #expect(strip.requiredCount(isAnimated: true) == 2)
    #expect(strip.leaf([4, 5]) == PageStrip.Leaf(pages: [4], back: 5))
    strip.hasBacks = false
    strip.pagesAtOnce = 2
    #expect(strip.requiredCount(isAnimated: false) == 2)
    #expect(strip.leaf([4, 5]) == PageStrip.Leaf(pages: [4, 5], back: nil))
  }

  @Test("F603: both neighbors are asked for once, and nothing is an end")
  func neighbors() {
    var strip = PageStrip<Int>()
    #expect(!strip.needsNeighbors)
    strip.show([0])
    #expect(strip.needsNeighbors)
    #expect(strip.side(.forward) == .unknown)
    var questions: [String] = []
    strip.take(
      strip.neighbors { page, direction in
        questions.append("\(direction) \(page)")
        return ask(page, direction)
      })
    #expect(questions == ["reverse 0", "forward 0"])
    #expect(!strip.needsNeighbors)
    #expect(strip.before == .end)
    #expect(strip.after == .leaf(PageStrip.Leaf(pages: [1], back: nil)))
    #expect(strip.neighbors == [1])
    #expect(!strip.hasPage(.reverse))
    #expect(strip.hasPage(.forward))
  }

  @Test("F603: with the spine in the middle both neighbors are pairs, in reading order")
  func pairs() {
    let strip = strip([2, 3], atOnce: 2)
    #expect(strip.before == .leaf(PageStrip.Leaf(pages: [0, 1], back: nil)))
    #expect(strip.after == .leaf(PageStrip.Leaf(pages: [4, 5], back: nil)))
    #expect(self.strip([4, 5], atOnce: 2).after == .end)
    // An odd page at the end cannot be turned to.
    #expect(self.strip([3, 4], atOnce: 2).after == .end)
  }

  @Test("F607: a double-sided sheet brings the page after the next, with the next on its back")
  func backs() {
    let strip = strip([2], backs: true)
    #expect(strip.after == .leaf(PageStrip.Leaf(pages: [4], back: 3)))
    #expect(strip.before == .leaf(PageStrip.Leaf(pages: [0], back: 1)))
    #expect(strip.neighbors == [0, 1, 4, 3])
    #expect(self.strip([1], backs: true).before == .end)
  }

  @Test("F603: during a turn nothing is asked and no other turn begins; its end asks anew")
  func turns() {
    var strip = strip([2])
    let turn = strip.begin(.forward)
    #expect(turn?.direction == .forward)
    #expect(turn?.leaf.pages == [3])
    #expect(strip.begin(.reverse) == nil)
    #expect(!strip.needsNeighbors)
    let generation = strip.generation
    strip.end(isCompleted: true)
    #expect(strip.shown == [3])
    #expect(strip.turn == nil)
    #expect(strip.needsNeighbors)
    #expect(strip.generation != generation)
    strip.take(strip.neighbors(ask))
    #expect(strip.begin(.reverse)?.leaf.pages == [2])
    strip.end(isCompleted: false)
    #expect(strip.shown == [3])
    #expect(strip.needsNeighbors)
  }

  @Test("F603: there is no turn beyond an end, nor before the data source was asked")
  func ends() {
    var strip = strip([5])
    #expect(strip.begin(.forward) == nil)
    #expect(strip.turn == nil)
    strip.forget()
    #expect(strip.begin(.reverse) == nil)
  }

  @Test("F602: setting pages forgets the turn and the neighbors")
  func setting() {
    var strip = strip([2])
    _ = strip.begin(.forward)
    strip.show([5])
    #expect(strip.shown == [5])
    #expect(strip.turn == nil)
    #expect(strip.side(.reverse) == .unknown)
    strip.drop(5)
    #expect(strip.shown.isEmpty)
    #expect(!strip.needsNeighbors)
  }

  @Test("F603: during a turn the data source is not to be asked, even if its answers are forgotten")
  func turning() {
    var strip = strip([2])
    _ = strip.begin(.forward)

    strip.forget()
    #expect(!strip.needsNeighbors)
    strip.end(isCompleted: true)

    #expect(strip.needsNeighbors)
  }
}

@Suite("The rules of drags and wheels that turn pages")
struct PageDragTests {
  private let rules = PageDrag(page: 400, travel: 420, isElastic: true)

  @Test("F604: beyond half a page it turns, and with 300 points per second however far")
  func completion() {
    #expect(!rules.completes(200 / 420, velocity: 0))
    #expect(rules.completes(201 / 420, velocity: 0))
    #expect(rules.completes(0.01, velocity: 301))
    #expect(!rules.completes(0.01, velocity: 300))
    #expect(rules.completes(0.9, velocity: -300))
    #expect(!rules.completes(0.9, velocity: -301))
  }

  @Test("F603: pages give way beyond an end, but a curl does not")
  func ends() {
    let none: (PageDirection) -> Bool = { _ in false }
    guard case .pulled(let distance) = rules.place(100, hasPage: none) else {
      Issue.record("not pulled")
      return
    }
    #expect(distance > 30)
    #expect(distance < 60)
    if case .pulled(let other) = rules.place(-100, hasPage: none) { #expect(other == -distance) }
    let stiff = PageDrag(page: 400, travel: 400, isElastic: false)
    #expect(stiff.place(100, hasPage: none) == .rest)
  }

  @Test("F604: a drag shows the fraction of a turn, at most all of it")
  func fractions() {
    #expect(rules.place(210) { _ in true } == .turn(.forward, 0.5))
    #expect(rules.place(-105) { _ in true } == .turn(.reverse, 0.25))
    #expect(rules.place(900) { _ in true } == .turn(.forward, 1))
    #expect(rules.place(0) { _ in true } == .rest)
    #expect(PageDrag(page: 0, travel: 0, isElastic: true).place(5) { _ in true } == .rest)
  }

  @Test("F605: after a notch none counts for 250 ms")
  func notches() {
    var wheel = PageWheel()
    let taken = [0, 100, 249, 250, 400, 500].map { wheel.takesNotch(at: .milliseconds($0)) }
    #expect(taken == [true, false, false, true, false, true])
  }

  @Test("F009, F607: places are mirrored from right to left, and pairs share the length")
  func geometry() {
    var geometry = PageGeometry(size: Size(width: 400, height: 300), spacing: 20)
    #expect(geometry.place(0) == Rect(x: 0, y: 0, width: 400, height: 300))
    #expect(geometry.displacement(1) == Point(x: 420, y: 0))
    geometry.pagesAtOnce = 2
    #expect(geometry.place(1) == Rect(x: 200, y: 0, width: 200, height: 300))
    geometry.isMirrored = true
    #expect(geometry.place(1) == Rect(x: 0, y: 0, width: 200, height: 300))
    #expect(geometry.displacement(1) == Point(x: -420, y: 0))
    #expect(geometry.distances(Point(x: -7, y: 3)) == Point(x: 7, y: 3))
    geometry.isVertical = true
    #expect(geometry.place(0) == Rect(x: 0, y: 150, width: 400, height: 150))
    #expect(geometry.distances(Point(x: 3, y: -7)) == Point(x: 7, y: 3))
  }
}
