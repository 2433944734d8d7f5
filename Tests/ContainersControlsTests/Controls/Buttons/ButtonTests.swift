import ContainersTesting
import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
struct ButtonTests {
  let stage = Stage(ViewController())

  @Test("A button is labeled by its title and sized to the title plus its insets")
  func title() {
    let button = Button(title: "Copy")
    #expect(button.accessibility.label == "Copy")
    #expect(button.accessibility.traits == .button)
    let text = TextLayout("Copy", style: TextStyle(font: button.look.font))
    #expect(button.bounds.width == text.size.width.rounded(.up) + 28)
    #expect(button.bounds.height == text.size.height.rounded(.up) + 14)
    button.title = "Share"
    #expect(button.accessibility.label == "Share")
    button.accessibility.label = "Share the place"
    button.title = "Send"
    #expect(button.accessibility.label == "Share the place")
  }

  @Test("An icon is drawn in its square, in the color of the state")
  func icon() {
    var drawn: [(Rect, Color)] = []
    let button = Button(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    button.configuration = .plain()
    button.configuration?.contentInsets = .zero
    button.icon = { drawn.append(($1, $2)) }
    let canvas = Canvas(bitmap: Bitmap(width: 40, height: 40))
    button.draw(canvas)
    button.isEnabled = false
    button.draw(canvas)
    #expect(drawn.map(\.0) == Array(repeating: Rect(x: 11, y: 11, width: 18, height: 18), count: 2))
    #expect(drawn.map(\.1) == [button.tintColor, button.color(.inactiveLabel)])
  }

  @Test("The background follows hovering and pressing")
  func ground() {
    let button = Button(title: "Dig")
    button.configuration = .bordered()
    stage.window.addSubview(button)
    let look = button.look
    #expect(button.currentBackground == look.background)
    stage.window.move(10, 10, at: 0)
    #expect(button.currentBackground == look.hoveredBackground)
    #expect(stage.window.effectivePointerStyle == .pointingHand)
    stage.window.press(10, 10, at: 0)
    #expect(button.currentBackground == look.highlightedBackground)
    button.isEnabled = false
    #expect(button.currentBackground.alpha == look.background.alpha / 2)
    #expect(stage.window.effectivePointerStyle == .arrow)
  }

  @Test("A small button is hit up to 16 points from its center")
  func hitArea() {
    let button = Button(frame: Rect(x: 100, y: 100, width: 10, height: 60))
    #expect(button.point(inside: Point(x: -11, y: 30), with: nil))
    #expect(button.point(inside: Point(x: 20.9, y: 30), with: nil))
    #expect(!button.point(inside: Point(x: 21, y: 30), with: nil))
    #expect(!button.point(inside: Point(x: 5, y: -1), with: nil))
  }

  @Test("A title that is too long for its button is truncated, not drawn outside")
  func longTitle() {
    let button = Button(title: "A title with no end in sight")
    button.bounds.size.width = 60
    let bitmap = Bitmap(width: 200, height: 40)
    button.draw(Canvas(bitmap: bitmap))
    #expect(bitmap.columnsInUse.allSatisfy { $0 < 60 })
    #expect(!bitmap.columnsInUse.isEmpty)
  }

  @Test("The focus ring is drawn only while the keyboard is in use")
  func ring() {
    let button = Button(frame: Rect(x: 0, y: 0, width: 40, height: 40))
    stage.window.addSubview(button)
    func isRingDrawn() -> Bool {
      let bitmap = Bitmap(width: 40, height: 40)
      button.draw(Canvas(bitmap: bitmap))
      return !bitmap.columnsInUse.isEmpty
    }
    #expect(!isRingDrawn())
    stage.press(.tab)
    #expect(isRingDrawn())
    stage.tap(at: Point(x: 200, y: 200))
    #expect(!isRingDrawn())
  }
}

extension Bitmap {
  /// Returns the columns with at least one pixel that is not transparent.
  fileprivate var columnsInUse: [Int] {
    (0..<width).filter { x in (0..<height).contains { self[x, $0] != 0 } }
  }
}
