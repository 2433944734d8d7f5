import Containers
import Testing

@MainActor
@Suite("Constraints in a scroll view")
struct ScrollGuideTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  let scroll = ScrollView(frame: Rect(x: 10, y: 0, width: 100, height: 100))
  let content = View()

  init() {
    root.addSubview(scroll)
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
  }

  private func pin(to item: any LayoutItem) {
    LayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: item.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: item.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: item.topAnchor),
      content.bottomAnchor.constraint(equalTo: item.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor, multiplier: 1, constant: -10),
      content.heightAnchor.constraint(equalToConstant: 400),
    ])
    root.layoutIfNeeded()
  }

  @Test("What is tied to all edges of the content guide gives the content its size")
  func contentGuide() {
    pin(to: scroll.contentLayoutGuide)
    #expect(content.frame == Rect(x: 5, y: 0, width: 90, height: 400))
    #expect(scroll.contentSize == Size(width: 100, height: 410))
  }

  @Test("The edges of the scroll view mean those of the content to what lies in it")
  func scrollEdges() {
    pin(to: scroll)
    #expect(scroll.contentSize == Size(width: 100, height: 410))
    #expect(scroll.frame == Rect(x: 10, y: 0, width: 100, height: 100))
  }

  @Test("What is tied to the frame guide stands still, and what is tied from outside moves along")
  func scrolling() {
    let (still, outside) = (View(), View())
    for view in [still, outside] { view.translatesAutoresizingMaskIntoConstraints = false }
    scroll.addSubview(still)
    root.addSubview(outside)
    LayoutConstraint.activate([
      still.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 3),
      still.heightAnchor.constraint(equalToConstant: 10),
      still.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
      still.widthAnchor.constraint(equalToConstant: 10),
      outside.topAnchor.constraint(equalTo: content.bottomAnchor),
    ])
    pin(to: scroll.contentLayoutGuide)
    #expect(outside.frame.minY == 400)

    scroll.contentOffset = Point(x: 0, y: 50)
    root.layoutIfNeeded()

    #expect(still.frame == Rect(x: 90, y: 53, width: 10, height: 10))
    #expect(outside.frame.minY == 350)
  }
}
