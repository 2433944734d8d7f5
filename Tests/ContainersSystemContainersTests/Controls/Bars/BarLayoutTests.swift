import Testing

@testable import Containers

@MainActor
@Suite("The layout of bars")
struct BarLayoutTests {
  private func layout(
    _ width: Double, left: [Double] = [], right: [Double] = [], title: Double = 80,
    search: Double = 0, margin: Double = 16,
    back: KeyValuePairs<NavigationBarLayout.Back, Double> = [:]
  ) -> NavigationBarLayout {
    var content = NavigationBarLayout.Content()
    (content.width, content.left, content.right) = (width, left, right)
    (content.title, content.more, content.search) = (title, 30, search)
    content.margin = margin
    content.back = back.map(\.key)
    return NavigationBarLayout(content) { form in back.first { $0.key == form }?.value ?? 0 }
  }

  @Test("F310: the back button gives way to Back, then to its chevron")
  func back() {
    let forms: KeyValuePairs<NavigationBarLayout.Back, Double> = [
      .titled: 120, .generic: 60, .minimal: 20,
    ]
    let wide = layout(400, back: forms)
    let narrow = layout(180, back: forms)
    let narrowest = layout(120, back: forms)

    #expect([wide.back, narrow.back, narrowest.back] == [.titled, .generic, .minimal])
  }

  @Test("D132: Large text has more space between the text of the back button and the title")
  func gap() {
    var content = NavigationBarLayout.Content()
    (content.width, content.title, content.back) = (300, 100, [.titled, .minimal])
    let usual = NavigationBarLayout(content) { $0 == .titled ? 130 : 20 }
    content.gap = 15
    let large = NavigationBarLayout(content) { $0 == .titled ? 130 : 20 }

    #expect(large.title.x == usual.title.x + 15)
    content.gap = 60
    #expect(NavigationBarLayout(content) { $0 == .titled ? 130 : 20 }.back == .minimal)
  }

  @Test("A title is centered where it can be, and else beside what is in the way")
  func title() {
    let free = layout(400)
    let pushed = layout(300, left: [150])

    #expect(free.title == (160, 80))
    #expect(pushed.title == (158, 80))
  }

  @Test("A long title keeps the margin to the edges, and 8 points to a search beside it")
  func longTitle() {
    #expect(layout(200, title: 500).title == (16, 168))
    #expect(layout(500, title: 600, margin: 20).title == (20, 460))
    // The search, 100 points wide, is as far from the edge as a button with its margin.
    #expect(layout(400, title: 500, search: 100).title == (16, 268))
    #expect(layout(400, title: 500, search: 100, margin: 20).title == (20, 260))
  }

  @Test("A long title begins where the button beside it ends")
  func longTitleBesideButton() {
    #expect(layout(300, left: [50], title: 600).title == (58, 226))
    #expect(layout(500, left: [50], title: 600, margin: 20).title == (62, 418))
  }

  @Test("F311: items without room give way, the last of the right ones first")
  func overflow() {
    let layout = layout(300, left: [40], right: [60, 60, 60, 60])

    #expect(layout.showsMore)
    #expect(layout.leftCount == 1)
    #expect(layout.rightCount == 2)
  }

  @Test("F311: in a bar with no room at all everything is in the menu")
  func nothing() {
    let layout = layout(40, left: [60], right: [60])

    #expect((layout.leftCount, layout.rightCount, layout.showsMore) == (0, 0, true))
    #expect(layout.title.width >= 0)
  }

  @Test("Flexible spaces of a toolbar share what the others leave")
  func spaces() {
    let row = BarRowLayout(
      [40, 0, 40, 0, 40], flexible: [false, true, false, true, false], width: 400,
      margin: 16, more: 30)

    #expect(row.more == nil)
    #expect(row.places.first == BarRowLayout.Place(x: 8, width: 40))
    #expect(row.places[2].x == 180)
    #expect(row.places.last == BarRowLayout.Place(x: 352, width: 40))
  }

  @Test("F312: the texts of buttons in a toolbar keep its margin to the edges")
  func toolbarMargin() {
    let row = BarRowLayout(
      [40, 0, 40], flexible: [false, true, false], width: 500, margin: 20, more: 30)
    let full = BarRowLayout(
      [300, 300], flexible: [false, false], width: 500, margin: 20, more: 30)

    #expect(row.places.first == BarRowLayout.Place(x: 12, width: 40))
    #expect(row.places.last == BarRowLayout.Place(x: 448, width: 40))
    #expect(full.more == BarRowLayout.Place(x: 458, width: 30))
  }

  @Test("F311: items of a toolbar without room are in a menu at the trailing edge")
  func toolbarOverflow() {
    let row = BarRowLayout(
      [100, 100, 100], flexible: [false, false, false], width: 280, margin: 16, more: 30)

    #expect(row.places.count == 2)
    #expect(row.more == BarRowLayout.Place(x: 242, width: 30))
  }
}
