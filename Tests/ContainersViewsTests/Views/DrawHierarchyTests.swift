import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
struct DrawHierarchyTests {
  private let card = View(frame: Rect(x: 30, y: 20, width: 20, height: 10))

  init() {
    let dot = View(frame: Rect(x: 10, y: 0, width: 10, height: 10))
    dot.backgroundColor = Color(hex: 0x0000FF)
    card.backgroundColor = Color(hex: 0x00FF00)
    card.addSubview(dot)
  }

  @Test("A view is drawn with its subviews, only into the rectangle")
  func drawn() {
    let image = Image.drawn(size: Size(width: 40, height: 20), scale: 2) { canvas in
      let rect = Rect(x: 10, y: 5, width: 20, height: 10)
      #expect(card.drawHierarchy(in: rect, on: canvas, afterScreenUpdates: true))
    }

    #expect(image.bitmap[20, 10] == 0xFF00_FF00)
    #expect(image.bitmap[39, 29] == 0xFF00_FF00)
    #expect(image.bitmap[40, 10] == 0xFF00_00FF)
    #expect(image.bitmap[59, 29] == 0xFF00_00FF)
    #expect(image.bitmap[19, 10] == 0)
    #expect(image.bitmap[60, 29] == 0)
    #expect(image.bitmap[20, 9] == 0)
  }

  @Test("A rotated and faded view is stretched to the rectangle, upright and opaque")
  func alone() {
    card.transform = Transform(rotationAngle: .pi / 3)
    card.alpha = 0.5
    let image = Image.drawn(size: Size(width: 40, height: 10)) { canvas in
      card.drawHierarchy(
        in: Rect(x: 0, y: 0, width: 40, height: 10), on: canvas, afterScreenUpdates: true)
    }

    #expect(image.bitmap[10, 5] == 0xFF00_FF00)
    #expect(image.bitmap[30, 5] == 0xFF00_00FF)
  }

  @Test("Without updates, a view is drawn as in the last frame, or not at all if it was not in it")
  func lastFrame() {
    let stage = Stage(ViewController(), size: Size(width: 100, height: 60))
    func image(_ isDrawn: Bool) -> Image {
      Image.drawn(size: card.bounds.size) { canvas in
        #expect(
          card.drawHierarchy(in: card.bounds, on: canvas, afterScreenUpdates: false) == isDrawn)
      }
    }
    #expect(image(false).bitmap[0, 0] == 0)
    stage.window.addSubview(card)
    stage.turn()
    card.backgroundColor = Color(hex: 0xFF0000)

    #expect(image(true).bitmap[0, 0] == 0xFF00_FF00)
  }
}
