import Containers
import Testing

struct GraphicsImageRendererTests {
  private func square(_ canvas: Canvas) {
    canvas.fill(Path(rect: Rect(x: 10, y: 10, width: 2, height: 2)), .red)
  }

  @Test("An image has the scale of the current traits, and is clear where nothing is drawn")
  func preferred() {
    let traits = TraitCollection { $0.displayScale = 2 }
    let image = traits.performAsCurrent {
      GraphicsImageRenderer(size: Size(width: 20, height: 15)).image(actions: square)
    }
    #expect(image.size == Size(width: 20, height: 15))
    #expect(image.scale == 2)
    #expect(image.bitmap.width == 40)
    #expect(image.bitmap[21, 21] == 0xFFFF_0000)
    #expect(image.bitmap[30, 5] == 0)
  }

  @Test("An opaque image starts black, in the scale of its format")
  func opaque() {
    let format = GraphicsImageRendererFormat()
    format.opaque = true
    format.scale = 3
    let renderer = GraphicsImageRenderer(size: Size(width: 20, height: 20), format: format)
    let image = renderer.image(actions: square)
    #expect(image.bitmap.width == 60)
    #expect(image.bitmap[0, 0] == 0xFF00_0000)
    #expect(renderer.format.scale == 3)
  }

  @Test("A renderer with bounds shows what is drawn inside them")
  func bounds() {
    let renderer = GraphicsImageRenderer(bounds: Rect(x: 10, y: 10, width: 4, height: 4))
    let image = renderer.image(actions: square)
    #expect(image.size == Size(width: 4, height: 4))
    #expect(image.bitmap[0, 0] == 0xFFFF_0000)
    #expect(image.bitmap[3, 3] == 0)
    #expect(renderer.pngData(actions: square).map { Array($0[1..<4]) } == Array("PNG".utf8))
  }
}
